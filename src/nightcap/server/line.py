"""The way to one device: one WebSocket, heard message by message."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from starlette.websockets import WebSocket

from nightcap.engine.moves import Seat
from nightcap.engine.refusals import Refusal
from nightcap.rooms import Refused, objection
from nightcap.rooms.actions import ChooseDeck, Device, OfDevice
from nightcap.rooms.stopping import may_be_a_stop, stop_in
from nightcap.server.all_rooms import AllRooms
from nightcap.server.connection import connection_of
from nightcap.server.keeper import Keeper
from nightcap.server.ledger import RoomIsGone
from nightcap.server.limits import LARGEST_DECK_MESSAGE, LARGEST_MESSAGE, Bucket
from nightcap.server.logbook import note
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

MOST_WAITING = 1000
MOST_BYTES_WAITING = 2 * LARGEST_DECK_MESSAGE
"""What a device may have said that was not heard yet; with more the line is cut."""

MOST_REFUSED = 1000
REFUSED_PER_SECOND = 20
"""Messages of a line that are answered by `too_fast`; with more the line is cut."""

UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


class SocketLine:
    """Hears what a device says, one thing after the other, and sends what it may know."""

    def __init__(
        self,
        socket: WebSocket,
        device: Device,
        address: str,
        keeper: Keeper,
        rooms: AllRooms,
        bucket: Bucket,
        stops: Bucket,
    ) -> None:
        self.connection = connection_of(socket)
        self.device = device
        self.address = address
        self.keeper = keeper
        self.rooms = rooms
        self.bucket = bucket
        self.stops = stops
        """For stops, once the other bucket is empty."""
        self.seat: Seat | None = None
        self._said: deque[tuple[str | Sorry, int]] = deque()
        """What has not been heard yet, and the answer to what will not be; after how many stops it came."""
        self._size = 0
        """Of all that, in letters."""
        self._refused = Bucket(bucket.clock, MOST_REFUSED, REFUSED_PER_SECOND)
        self._hearing: asyncio.Task[None] | None = None
        self._stops: list[str] = []
        """Stops that hold and are not written yet, by their client ids."""
        self._writing: asyncio.Task[None] | None = None
        self._goodbye: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, message: ToClient) -> None:
        if self._closed:
            return
        self.connection.write(encode(message))
        if self.connection.untaken > MOST_UNTAKEN:
            self.cut()

    def cut(self) -> None:
        self._closed = True
        self.connection.cut()

    def hang_up(self) -> None:
        if not self._closed:
            self._closed = True
            self._goodbye = asyncio.create_task(self.connection.close())

    async def serve(self, after: int | None = None) -> None:
        """Until the device goes, or is sent away; `after` is the last news it has had."""
        self.connection.hears = self._hears
        self.keeper.join(self, after)
        try:
            await self.connection.listen()
        finally:
            self._closed = True
            if self._hearing:
                await asyncio.wait([self._hearing])
            if self._writing:
                self._writing.cancel()
            self.keeper.part(self)

    def _hears(self, said: str) -> None:
        """A stop overtakes everything that was said before it; the rest is heard in turn."""
        stop = self._stop_in(said)
        if not (self.bucket.take(1 + len(said) // LARGEST_MESSAGE) or (stop and self.stops.take())):
            if self._refused.take():
                self._queue(Sorry.of(Refused("too_fast"), client_of(said)))
            else:
                self.cut()
        elif stop is not None:
            self._stop(stop.action, stop.client)
        else:
            self._queue(said)

    def _queue(self, said: str | Sorry) -> None:
        size = len(said) if isinstance(said, str) else 0
        if len(self._said) >= MOST_WAITING or self._size + size > MOST_BYTES_WAITING:
            return self.cut()
        self._said.append((said, self.keeper.turns.stops))
        self._size += size
        if self._hearing is None:
            self._hearing = asyncio.create_task(self._hear_all())
        return None

    def _stop_in(self, said: str) -> Act | None:
        """The message, if it says stop."""
        if len(said) > LARGEST_MESSAGE or not may_be_a_stop(self.keeper.room, said):
            return None
        try:
            message = read_message(said)
        except UNREADABLE:
            return None
        if isinstance(message, Act) and stop_in(self.keeper.room, message.action) is not None:
            return message
        return None

    def _stop(self, action: OfDevice, client: str) -> None:
        """It holds when this returns; that it is written is said later."""
        try:
            self.keeper.stop(self.device, action, client)
        except Refusal as refusal:
            self.send(Sorry.of(refusal, client))
        else:
            self._stops.append(client)
            if len(self._stops) > MOST_WAITING:
                self.cut()
            elif self._writing is None:
                self._writing = asyncio.create_task(self._accept_stops())

    async def _accept_stops(self) -> None:
        await self.keeper.stops_are_written()
        for client in self._stops:
            self.send(Accepted(client))
        self._stops.clear()
        self._writing = None

    async def _hear_all(self) -> None:
        """What was said is carried out, whether or not the device is still there."""
        try:
            while self._said:
                said, stops = self._said.popleft()
                if isinstance(said, Sorry):
                    self.send(said)
                else:
                    self._size -= len(said)
                    await self._hear(said, stops)
                if self._said:
                    await asyncio.sleep(0)  # what was answered goes out before more is heard
        except Exception:
            self.hang_up()
            raise
        finally:
            self._hearing = None

    async def _hear(self, said: str, stops: int) -> None:
        if len(said) > LARGEST_DECK_MESSAGE:
            return self.send(Sorry.of(Refused("too_large"), client_of(said)))
        try:
            message = read_message(said)
        except UNREADABLE:
            return self.send(Sorry.of(Refused("unreadable"), client_of(said)))
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
                    await self.rooms.burn(self.keeper, self.device)
                case Act(action):
                    if len(said) > LARGEST_MESSAGE and not isinstance(action, ChooseDeck):
                        raise Refused("too_large")
                    await self.keeper.says(self.device, action, client, self.address, stops)
                    self.send(Accepted(client))
        except Refusal as refusal:
            self.send(Sorry.of(refusal, client))
        except RoomIsGone:
            pass  # everybody was told
        except JournalError as error:
            note("not_durable", error=type(error).__name__)
            self.send(Sorry.of(Refused("not_durable"), client))


def because(client: str, objection: Refusal | None) -> Because:
    return Because(client, "", "", {}) if objection is None else Because.of(objection, client)
