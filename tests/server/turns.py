"""A server in the test's own event loop, whose turns can be counted."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

import uvicorn

from nightcap.rooms import luck
from nightcap.server import Settings, make_app, serving
from nightcap.server.all_rooms import AllRooms
from nightcap.server.devices import COOKIE, Devices, name_in_room
from nightcap.server.keeper import Keeper
from nightcap.store import Journal, MemoryJournal
from server.raw import TEXT, frame
from server.running import KEY, QUICK

SHARE = "5a" * 32
"""Of everybody in the luck."""


def secret_of(device: str) -> str:
    """As the server would have made it."""
    return f"{device}.{Devices(KEY)._signature(device)}"


class Wire:
    """The far end of a connection, in the same loop as the server: it neither waits nor blocks."""

    def __init__(self, far: socket.socket) -> None:
        far.setblocking(False)
        self.socket = far
        self._heard = bytearray()
        self._closed = False

    def sends(self, data: bytes) -> int:
        """As much of it as the kernel takes now."""
        try:
            return self.socket.send(data)
        except BlockingIOError:
            return 0
        except OSError:
            self._closed = True
            return 0

    @property
    def heard(self) -> bytearray:
        """Everything that has come by now."""
        try:
            while data := self.socket.recv(65536):
                self._heard += data
            self._closed = True
        except BlockingIOError:
            pass
        except OSError:
            self._closed = True
        return self._heard

    @property
    def closed(self) -> bool:
        return self.heard is not None and self._closed

    def forget(self) -> None:
        self.heard.clear()


class LoopServer:
    """A server's application, and connections to it that are made of memory."""

    def __init__(self, journal: Journal, settings: Settings) -> None:
        self.app = make_app(journal, settings, KEY)
        self.config = serving(self.app)
        self.config.load()
        self._state = uvicorn.Server(self.config).server_state
        self._open = ExitStack()
        self._listening = self._open.enter_context(socket.create_server(("127.0.0.1", 0), backlog=500))

    @property
    def rooms(self) -> AllRooms:
        rooms: AllRooms = self.app.state.rooms
        return rooms

    async def connects(self, address: str = "127.0.0.1") -> Wire:
        """A TCP connection from this address; all that begin with 127 are this machine's."""
        far = self._open.enter_context(socket.socket())
        far.bind((address, 0))
        far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        far.connect(self._listening.getsockname())
        near, _ = self._listening.accept()
        protocol: Any = self.config.http_protocol_class
        make = partial(protocol, config=self.config, server_state=self._state, app_state={})
        await asyncio.get_running_loop().connect_accepted_socket(make, near)
        return Wire(far)

    async def comes_to(self, code: str, secret: str, address: str = "127.0.0.1") -> Wire:
        """A WebSocket of this device in this room, once it was told where it stands."""
        wire = await self.connects(address)
        key = b64encode(os.urandom(16)).decode()
        wire.sends(
            f"GET /rooms/{code}/socket HTTP/1.1\r\nHost: localhost\r\nCookie: {COOKIE}={secret}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await until(lambda: b'"type":' in wire.heard)
        return wire

    async def close(self) -> None:
        await self.rooms.close()
        self._open.close()
        with suppress(TimeoutError):  # of a test that has failed
            await until(lambda: not (self._state.connections or self._state.tasks), 5)


@asynccontextmanager
async def loop_server(
    journal: Journal | None = None, settings: Settings = QUICK
) -> AsyncIterator[LoopServer]:
    server = LoopServer(journal or MemoryJournal(), settings)
    try:
        yield server
    finally:
        await server.close()


async def turns_until(holds: Callable[[], Any], most: int = 100_000) -> int:
    """How many turns of the event loop it takes until this holds."""
    turns = 0
    while not holds():
        assert turns < most, f"not within {most} turns"
        await asyncio.sleep(0)
        turns += 1
    return turns


async def until(holds: Callable[[], Any], seconds: float = 60) -> None:
    """Whatever it takes: also time that is spent in threads."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


def says(action: dict[str, Any], client: str = "c") -> bytes:
    return frame(TEXT, json.dumps({"type": "act", "client": client, "action": action}).encode())


class Table:
    """Two devices at a table, with a game begun."""

    def __init__(self, server: LoopServer, keeper: Keeper, ana: Wire, ben: Wire) -> None:
        self.server, self.keeper, self.ana, self.ben = server, keeper, ana, ben

    @property
    def stopped(self) -> bool:
        """Everybody was told."""
        return all(b'"paused":true' in wire.heard for wire in (self.ana, self.ben))

    def forget(self) -> None:
        self.ana.forget()
        self.ben.forget()

    async def says(self, wire: Wire, **action: Any) -> None:
        wire.forget()
        wire.sends(says(action))
        await until(lambda: b'"accepted"' in wire.heard or b'"sorry"' in wire.heard)
        assert b'"sorry"' not in wire.heard, bytes(wire.heard)


async def table(server: LoopServer, name: str = "a", game: str = "couples-quick") -> Table:
    """Opened, knocked at, agreed on and begun."""
    secrets = [secret_of(f"{name}-{number}") for number in range(2)]
    keeper = await server.rooms.open(lambda code: name_in_room(secrets[0], code))
    ana, ben = [await server.comes_to(keeper.code, secret) for secret in secrets]
    at = Table(server, keeper, ana, ben)
    await at.says(ana, type="choose_game", game=game)
    if game == "retos":
        await at.says(ana, type="set_options", options={"prize": "breakfast", "decision_seconds": 15})
    await at.says(ana, type="sit", name="Ana")
    await at.says(ben, type="knock", name="Ben")
    await at.says(ana, type="admit", device=name_in_room(secrets[1], keeper.code))
    for seat, wire in enumerate((ana, ben)):
        await at.says(wire, type="set_boundaries", seat=seat, boundaries={"covered": False})
        await at.says(wire, type="be_ready", seat=seat, adult=True)
        await at.says(wire, type="commit_share", commitment=luck.share_commitment(SHARE))
    await at.says(ana, type="start")
    for wire in (ana, ben):
        await at.says(wire, type="reveal_share", share=SHARE)
    at.forget()
    return at
