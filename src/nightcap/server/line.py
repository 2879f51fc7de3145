"""The way to one device: one WebSocket, read message by message, written from a short queue."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from nightcap.engine.moves import Seat
from nightcap.engine.refusals import Refusal
from nightcap.rooms import Refused, objection
from nightcap.rooms.actions import ChooseDeck, Device
from nightcap.server.house import House
from nightcap.server.keeper import Keeper
from nightcap.server.limits import LARGEST_DECK_MESSAGE, LARGEST_MESSAGE, Bucket
from nightcap.server.logbook import warn
from nightcap.store import JournalError
from nightcap.wire import (
    Accepted,
    Act,
    Because,
    Burn,
    Look,
    Ping,
    Pong,
    Sorry,
    ToClient,
    Why,
    encode,
    read_message,
)

WAITING = 64
"""Messages that may wait for a slow device; with more it is hung up, and comes back when it can."""

HUNG_UP = 1000


class SocketLine:
    """Reads what a device says, and sends what it may know."""

    def __init__(
        self, socket: WebSocket, device: Device, keeper: Keeper, house: House, bucket: Bucket
    ) -> None:
        self.socket = socket
        self.device = device
        self.keeper = keeper
        self.house = house
        self.bucket = bucket
        self.seat: Seat | None = None
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue(WAITING)
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, message: ToClient) -> None:
        if self._closed:
            return
        try:
            self._out.put_nowait(encode(message))
        except asyncio.QueueFull:
            self._closed = True
            if self._writing is not None:
                self._writing.cancel()  # it waits for a device that takes nothing

    def hang_up(self) -> None:
        if not self._closed:
            self._closed = True
            try:
                self._out.put_nowait(HUNG_UP)
            except asyncio.QueueFull:
                self._out.get_nowait()
                self._out.put_nowait(HUNG_UP)

    async def serve(self, after: int | None = None) -> None:
        """Until the device goes, or is sent away; `after` is the last news it has had."""
        self._writing = writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        self.keeper.join(self, after)
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closed = True
            self.keeper.part(self)
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            message = await self._out.get()
            if isinstance(message, int):
                await self.socket.close(message)
                return
            await self.socket.send_text(message.decode())

    async def _read(self) -> None:
        while True:
            try:
                received = await self.socket.receive()
            except RuntimeError:
                return
            if received["type"] == "websocket.disconnect":
                return
            said = received.get("text") or ""  # bytes say nothing here
            if not self.bucket.take(1 + len(said) // LARGEST_MESSAGE):
                self.send(Sorry("", "too_fast", "", {}))
                await asyncio.sleep(0.2)
                continue
            await self._hear(said)
            await asyncio.sleep(0)  # what was answered goes out before more is heard

    async def _hear(self, said: str) -> None:
        if len(said) > LARGEST_DECK_MESSAGE:
            return self.send(Sorry("", "too_large", "", {}))
        try:
            message = read_message(said)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return self.send(Sorry("", "unreadable", "", {}))
        client = message.client if isinstance(message, Act | Why) else ""
        try:
            match message:
                case Ping():
                    self.send(Pong())
                case Look(seat, after):
                    self.keeper.look(self, seat, after)
                case Why(seat, move):
                    self.send(because(client, objection(self.keeper.room, self.device, seat, move)))
                case Burn(code):
                    if code != self.keeper.code:
                        raise Refused("not_confirmed")
                    await asyncio.shield(self.house.burn(self.keeper, self.device))
                case Act(action):
                    if len(said) > LARGEST_MESSAGE and not isinstance(action, ChooseDeck):
                        raise Refused("too_large")
                    # Once begun it is carried out, whether or not the device is still there.
                    await asyncio.shield(self.keeper.says(self.device, action))
                    self.send(Accepted(client))
        except Refusal as refusal:
            self.send(Sorry(client, refusal.code, refusal.rule, refusal.facts))
        except JournalError as error:
            warn("not_durable", error=type(error).__name__)
            self.send(Sorry(client, "not_durable", "", {}))


def because(client: str, objection: Refusal | None) -> Because:
    if objection is None:
        return Because(client, "", "", {})
    return Because(client, objection.code, objection.rule, objection.facts)
