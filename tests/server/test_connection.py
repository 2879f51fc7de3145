"""What a connection promises, held against both kinds: uvicorn's short way, and plain ASGI."""

from __future__ import annotations

import asyncio
import queue
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nightcap.server import make_app, serving
from nightcap.server.connection import (
    HUNG_UP,
    AsgiConnection,
    Connection,
    FastConnection,
    connection_of,
)
from nightcap.server.settings import Settings
from nightcap.store import MemoryJournal
from server.processes import wait_until
from server.raw import RawSocket
from server.running import KEY, QUICK, Phone, run, some_move
from server.test_server import started

PATIENCE = 30

Way = Callable[[Starlette], uvicorn.Config]
"""How an application is served."""


def fast(app: Starlette) -> uvicorn.Config:
    return serving(app, port=0)


def plain(app: Starlette) -> uvicorn.Config:
    """As any server of ASGI would do it."""
    return uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None)


WAYS: dict[Way, type[Connection]] = {fast: FastConnection, plain: AsgiConnection}
ON_BOTH = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


class Served:
    """One device's connection as the application has it."""

    def __init__(self) -> None:
        self.heard: queue.Queue[str] = queue.Queue()
        self.here = threading.Event()
        self.gone = threading.Event()
        self.connection: Connection
        self.loop: asyncio.AbstractEventLoop
        self.app = Starlette(routes=[WebSocketRoute("/rooms/{code}/socket", self.serve)])
        self.app.state.settings = Settings()

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        self.loop, self.connection = asyncio.get_running_loop(), connection_of(socket)
        self.connection.hears = self.heard.put
        self.here.set()
        await self.connection.listen()
        self.gone.set()

    def does(self, what: Callable[[Connection], Any]) -> Any:
        """In the server's own event loop; if that makes something to wait for, until it has happened."""

        async def do() -> Any:
            done = what(self.connection)
            return await done if asyncio.iscoroutine(done) else done

        return asyncio.run_coroutine_threadsafe(do(), self.loop).result(PATIENCE)


class NoPhone:
    """Just a port and no cookie."""

    cookie = ""

    def __init__(self, port: int) -> None:
        self.port = port


@contextmanager
def connected(way: Way) -> Iterator[tuple[Served, ClientConnection]]:
    served = Served()
    with (
        run(way(served.app)) as port,
        connect(f"ws://127.0.0.1:{port}/rooms/code/socket", max_size=None) as device,
    ):
        assert served.here.wait(PATIENCE)
        yield served, device


@ON_BOTH
def test_it_is_the_one_that_the_server_offers(way: Way) -> None:
    with connected(way) as (served, _):
        assert type(served.connection) is WAYS[way]


@ON_BOTH
def test_everything_arrives_in_order_both_ways(way: Way) -> None:
    said = [f"{number} é" * (1 + number % 7) for number in range(300)]

    def say_all(connection: Connection) -> None:
        for text in said:
            connection.write(text.encode())

    with connected(way) as (served, device):
        served.does(say_all)
        assert [device.recv(PATIENCE) for _ in said] == said
        for text in said:
            device.send(text)
        assert [served.heard.get(timeout=PATIENCE) for _ in said] == said


@ON_BOTH
def test_bytes_are_heard_as_nothing(way: Way) -> None:
    with connected(way) as (served, device):
        device.send(b'{"type":"ping"}')
        device.send("after")
        assert [served.heard.get(timeout=PATIENCE) for _ in range(2)] == ["", "after"]


@ON_BOTH
def test_goodbye_comes_behind_what_was_said_last(way: Way) -> None:
    def leave(connection: Connection) -> Any:
        connection.write(b"last words")
        return connection.close()

    with connected(way) as (served, device):
        served.does(leave)
        assert device.recv(PATIENCE) == "last words"
        with pytest.raises(ConnectionClosed) as end:
            device.recv(PATIENCE)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == HUNG_UP
        assert served.gone.wait(PATIENCE)


@ON_BOTH
def test_what_is_said_to_a_device_that_is_gone_is_said_to_nobody(
    way: Way,
) -> None:
    with connected(way) as (served, device):
        device.close()
        assert served.gone.wait(PATIENCE)
        served.does(lambda connection: connection.write(b"anybody?"))
        served.does(lambda connection: connection.close())
        served.does(lambda connection: connection.cut())


@ON_BOTH
def test_a_device_that_takes_nothing_is_counted_and_can_be_cut_off(
    way: Way,
) -> None:
    served = Served()
    with run(way(served.app)) as port:
        deaf = RawSocket(NoPhone(port), "code", room_for=2048)
        assert served.here.wait(PATIENCE)
        assert served.does(lambda connection: connection.untaken) == 0

        def is_too_much() -> bool:
            served.does(lambda connection: connection.write(b"x" * 65536))
            return int(served.does(lambda connection: connection.untaken)) > 1_000_000

        wait_until(is_too_much)
        served.does(lambda connection: connection.cut())
        assert served.gone.wait(PATIENCE), "the application does not wait for the device"
        deaf.socket.settimeout(PATIENCE)
        with suppress(ConnectionError):
            while deaf.socket.recv(1 << 20):
                pass
        deaf.socket.close()


@ON_BOTH
def test_a_cut_is_the_end_for_a_device_that_listens(way: Way) -> None:
    with connected(way) as (served, device):
        served.does(lambda connection: connection.cut())
        with pytest.raises((ConnectionClosed, OSError, socket.timeout)) as end:
            device.recv(PATIENCE)
        assert not isinstance(end.value, TimeoutError)
        assert served.gone.wait(PATIENCE)


@ON_BOTH
def test_a_game_is_played(way: Way) -> None:
    """Everything else stands on those promises: a table, some moves, a stop, and a burnt room."""
    with run(way(make_app(MemoryJournal(), QUICK, KEY))) as port:
        code, ana, ben = started(port)
        rng = random.Random("both")
        for _ in range(20):
            for phone in (ana, ben):
                phone.sends({"type": "look", "seat": phone.sees["seat"]})
                phone.sends({"type": "ping"})
                phone.hears_of("pong")
            asked = next(phone for phone in (ana, ben) if phone.sees["asked"]["answers"])
            question = asked.sees["asked"]
            move = some_move(question, rng)
            fields = {"seat": question["seat"], "question": question["question"], "move": move}
            assert asked.says("answer", **fields)["type"] == "accepted"
        assert ben.says("pause")["type"] == "accepted"
        assert ben.says("stop", seat=1)["type"] == "accepted"
        ana.sends({"type": "burn", "code": code})
        for phone in (ana, ben):
            assert phone.hears_of("gone") == {"type": "gone", "why": "burnt"}
        assert Phone(port).comes_to(code) == {"type": "gone", "why": "no_such_room"}
