"""The way to one device: one WebSocket, heard message by message."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from nightcap.engine.moves import Seat
from nightcap.engine.refusals import Refusal
from nightcap.rooms import Refused, objection
from nightcap.rooms.actions import ChooseDeck, Device
from nightcap.rooms.playing import stop_in
from nightcap.server.connection import Connection
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
    client_of,
    encode,
    read_message,
)

MOST_UNTAKEN = 256 * 1024
"""Bytes that may wait for a slow device; with more it is cut off, and comes back when it can."""

HUNG_UP = 1000

UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


class SocketLine:
    """Hears what a device says, one thing after the other, and sends what it may know."""

    def __init__(
        self,
        socket: WebSocket,
        device: Device,
        keeper: Keeper,
        house: House,
        bucket: Bucket,
        stops: Bucket,
    ) -> None:
        self.socket = socket
        self.connection: Connection = socket.state.connection
        self.device = device
        self.keeper = keeper
        self.house = house
        self.bucket = bucket
        self.stops = stops
        """For stops, once the other bucket is empty."""
        self.seat: Seat | None = None
        self._said: deque[str] = deque()
        """What has not been heard yet."""
        self._hearing: asyncio.Task[None] | None = None
        self._goodbye: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, message: ToClient) -> None:
        if self._closed:
            return
        self.connection.write(encode(message))
        if self.connection.untaken > MOST_UNTAKEN:
            self._closed = True
            self.connection.cut()

    def hang_up(self) -> None:
        if not self._closed:
            self._closed = True
            self._goodbye = asyncio.create_task(self._say_goodbye())

    async def serve(self, after: int | None = None) -> None:
        """Until the device goes, or is sent away; `after` is the last news it has had."""
        self.connection.hears = self._hears
        self.keeper.join(self, after)
        try:
            while (received := await self.socket.receive())["type"] != "websocket.disconnect":
                self._hears(received.get("text") or "")  # bytes say nothing here
        finally:
            self._closed = True
            if self._hearing:
                await asyncio.wait([self._hearing])
            self.keeper.part(self)

    async def _say_goodbye(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # it has gone by itself
            await self.socket.close(HUNG_UP)

    def _hears(self, said: str) -> None:
        self._said.append(said)
        if self._hearing is None:
            self._hearing = asyncio.create_task(self._hear_all())
        else:
            self.connection.wait()

    async def _hear_all(self) -> None:
        """What was said is carried out, whether or not the device is still there."""
        try:
            while self._said:
                await self._hear_one(self._said.popleft())
                if self._said:
                    await asyncio.sleep(0)  # what was answered goes out before more is heard
        except Exception:
            self.hang_up()
            raise
        finally:
            self._hearing = None
            self.connection.go_on()

    async def _hear_one(self, said: str) -> None:
        may_speak = self.bucket.take(1 + len(said) // LARGEST_MESSAGE)
        if may_speak or (self._is_stop(said) and self.stops.take()):
            await self._hear(said)
        else:
            self.send(Sorry(client_of(said), "too_fast", "", {}))
            await asyncio.sleep(0 if self._closed else 0.2)

    def _is_stop(self, said: str) -> bool:
        if len(said) > LARGEST_MESSAGE:
            return False
        try:
            message = read_message(said)
        except UNREADABLE:
            return False
        return isinstance(message, Act) and stop_in(self.keeper.room, message.action) is not None

    async def _hear(self, said: str) -> None:
        if len(said) > LARGEST_DECK_MESSAGE:
            return self.send(Sorry(client_of(said), "too_large", "", {}))
        try:
            message = read_message(said)
        except UNREADABLE:
            return self.send(Sorry(client_of(said), "unreadable", "", {}))
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
                    await self.house.burn(self.keeper, self.device)
                case Act(action):
                    if len(said) > LARGEST_MESSAGE and not isinstance(action, ChooseDeck):
                        raise Refused("too_large")
                    await self.keeper.says(self.device, action, client)
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
