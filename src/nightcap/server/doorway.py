"""Who waits outside a room: how many lines, how many knocks, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Protocol

from nightcap.engine.moves import Seat
from nightcap.rooms import Refused, Room
from nightcap.rooms.actions import Device
from nightcap.server.limits import Buckets, share
from nightcap.wire import Gone, ToClient

KNOCK_PATIENCE = 120.0
"""Seconds a device that has knocked may have no line; a phone may sleep while it waits."""

MOST_LINES = 64
MOST_LINES_OF_ADDRESS = 6
"""Of devices that are not let in."""

MOST_KNOCKS_OF_ADDRESS = 6
"""That wait at one time."""

KNOCKS_AT_ONCE = 12
KNOCKS_PER_SECOND = 1 / 30
"""Of one address in one room: every knock is written into the room's log."""


class Line(Protocol):
    """The way to one device: takes messages, never blocks."""

    device: Device
    address: str
    """Who shares a budget with it."""
    seat: Seat | None

    def send(self, message: ToClient) -> None: ...

    def hang_up(self) -> None: ...


class Doorway:
    """Nobody can shut a door for good: those who are gone give way, and no address has it to itself."""

    __slots__ = ("_gone", "_knocks", "_lines", "_timers")

    def __init__(self, lines: Mapping[Line, None], gone: Callable[[], None]) -> None:
        self._lines = lines
        self._gone = gone
        """Called when somebody who has knocked has been away for a while."""
        self._timers: dict[Device, asyncio.TimerHandle] = {}
        self._knocks: Buckets | None = None

    def make_room_for(self, address: str, room: Room) -> bool:
        """Of too many lines the oldest that has not knocked is hung up; False: all of them have."""
        waiting = [line for line in self._lines if line.device not in room.devices]
        of_address = [line for line in waiting if line.address == address]
        if len(of_address) >= share(address, MOST_LINES_OF_ADDRESS):
            waiting = of_address
        elif len(waiting) < MOST_LINES:
            return True
        knocking = {guest.device for guest in room.knocking}
        oldest = next((line for line in waiting if line.device not in knocking), None)
        if oldest is None:
            return False
        oldest.send(Gone("elsewhere"))
        oldest.hang_up()
        return True

    def must_have_room_for(self, device: Device, room: Room, log_is_half_full: bool) -> None:
        """One knock more of this device's address; what is left of the log is for those inside."""
        addresses = {line.address for line in self._lines if line.device == device}
        others = {line.device for line in self._lines if line.address in addresses} - {device}
        waiting = sum(guest.device in others for guest in room.knocking)
        address = next(iter(addresses), "")
        self._knocks = self._knocks or Buckets(monotonic, KNOCKS_AT_ONCE, KNOCKS_PER_SECOND)
        if (
            log_is_half_full
            or waiting >= share(address, MOST_KNOCKS_OF_ADDRESS)
            or not self._knocks.take(address or device)
        ):
            raise Refused("door_is_busy")

    def expect(self, room: Room) -> None:
        """Whoever has knocked and has no line has a little time."""
        if room.knocking:
            here = {line.device for line in self._lines}
            for guest in room.knocking:
                if guest.device not in here and guest.device not in self._timers:
                    loop = asyncio.get_running_loop()
                    self._timers[guest.device] = loop.call_later(KNOCK_PATIENCE, self._miss, guest.device)

    def silent(self, room: Room) -> list[Device]:
        """Those who knock and are not there, nor waited for."""
        here = {line.device for line in self._lines} | set(self._timers)
        return [guest.device for guest in room.knocking if guest.device not in here]

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._gone = lambda: None  # no ring: the room's memory is free at once

    def _miss(self, device: Device) -> None:
        del self._timers[device]
        self._gone()
