"""Telling the devices of a room what they may know, and nothing twice."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Literal, NamedTuple

from msgspec.structs import replace

from nightcap.engine.events import Event, seen_by
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import Room, RoomViews
from nightcap.rooms.actions import Device
from nightcap.server.doorway import Line
from nightcap.server.presence import Presence
from nightcap.wire import AtTheDoor, Gone, Update, door_of, update_for

REMEMBERED = 200
"""How many pieces of news a device that comes back can still hear of."""


class Past(NamedTuple):
    """Something that has happened; after a restart of the server, as if just now."""

    number: int
    at: float
    events: list[Event]


class Telling:
    """The open lines of a room, and what each was told last."""

    def __init__(self, room: Room, unwritten: Callable[[], bool], begins: Callable[[], int]) -> None:
        """`unwritten`: whether a stop holds that the disk has not taken; `begins`: in how many seconds the
        game begins by itself."""
        self.lines: dict[Line, None] = {}
        """In the order they came."""
        self.past: deque[Past] = deque(maxlen=REMEMBERED)
        """What has happened in this game."""
        self.presence = Presence(self.tell)
        self._room = room
        self._unwritten = unwritten
        self._begins = begins
        self._last: dict[Line, Update | AtTheDoor] = {}
        """What each line was told last."""
        self._entry: dict[Line, int] = {}
        """And of which entry: what has happened is told once."""
        self._views = RoomViews()
        self._asked_at = monotonic()
        """When the open question was put, or the game went on after a pause."""

    def follow(self, before: Room, room: Room) -> None:
        """The room has become another. Nobody is told yet."""
        self._room = room
        if (room.question, room.paused) != (before.question, before.paused):
            self._asked_at = monotonic()
        if room.table is None:
            self.past.clear()  # of another game, with others on these seats
        elif room.events:
            self.past.append(Past(room.news, monotonic(), room.events))

    # Lines

    def join(self, line: Line, after: int | None = None) -> None:
        """A device is here, perhaps again: it hears what has happened `after` the last news it had."""
        self.presence.came(line.device)
        self.presence.expect(self._room.devices)
        self.lines[line] = None
        self.tell_one(line, everything=True, after=after)

    def part(self, line: Line) -> None:
        if line in self.lines:
            del self.lines[line]
            self.presence.went(line.device, missed=line.device in self._room.devices)
        self._last.pop(line, None)
        self._entry.pop(line, None)

    def make_room_for(self, device: Device, most: int) -> None:
        """One line more: of a device with too many the oldest is told, and hung up."""
        older = [line for line in self.lines if line.device == device]
        for line in older[: max(0, len(older) + 1 - most)]:
            line.send(Gone("elsewhere"))
            line.hang_up()

    def look(self, line: Line, seat: Seat | None, after: int | None = None) -> None:
        """The device shows another of its seats now."""
        if seat is not None:
            self._room.must_own(line.device, seat)
        line.seat = seat
        self.tell_one(line, everything=True, after=after)

    def dismiss(self, why: Literal["burnt", "closing"]) -> None:
        """Tell everybody that there is nothing here any more."""
        for line in list(self.lines):
            line.send(Gone(why))
            line.hang_up()

    def close(self) -> None:
        self._unwritten, self._begins = lambda: False, lambda: 0  # no ring: the memory is free at once
        self.presence.close()
        self.lines.clear()
        self._last.clear()
        self._entry.clear()

    # Updates

    def tell(self) -> None:
        for line in list(self.lines):
            self.tell_one(line)

    def tell_one(self, line: Line, *, everything: bool = False, after: int | None = None) -> None:
        """Nothing is sent where nothing has changed for this device: silence tells nothing."""
        if line.device not in self._room.devices:
            self._tell_outsider(line)
            return
        update, last = self._update_for(line), self._last.get(line)
        if self._entry.get(line) == self._room.number:
            update = replace(update, events=())
        self._entry[line] = self._room.number
        if everything:
            missed = self._missed(line, after)
            ages = tuple([seconds_since(at) for at, _ in missed])
            update = replace(update, events=tuple([event for _, event in missed]), ages=ages)
        elif not update.events and isinstance(last, Update) and lasting(update) == lasting(last):
            return
        self._last[line] = update
        line.send(update)

    def _missed(self, line: Line, after: int | None) -> list[tuple[float, Event]]:
        """What this seat may know of what has happened since, and when it did."""
        if after is None:
            return []
        missed = [past for past in self.past if past.number > after]
        return [(past.at, event) for past in missed for event in seen_by(line.seat, past.events)]

    def _update_for(self, line: Line) -> Update:
        room, device = self._room, line.device
        mine = room.seats_of(device)
        if line.seat not in mine:
            line.seat = mine[0] if len(mine) == 1 else None
        passed = seconds_since(self._asked_at)
        missed, unwritten = self.presence.missed, self._unwritten()
        return update_for(room, device, line.seat, self._views, passed, missed, unwritten, self._begins())

    def _tell_outsider(self, line: Line) -> None:
        """Who is at the door hears of it only; who was sent away hears that, and no more."""
        message = door_of(self._room, line.device)
        last, self._last[line] = self._last.get(line), message
        if not isinstance(last, Update):
            if last != message:
                line.send(message)
        else:
            line.send(Gone("turned_away"))
            self.part(line)
            line.hang_up()


def lasting(update: Update) -> bytes:
    """Everything in an update that is not just news: time that has passed is none."""
    room = replace(update.room, news=0)
    return to_json(replace(update, events=(), ages=(), passed=0, begins=min(1, update.begins), room=room))


def seconds_since(at: float) -> int:
    return int(monotonic() - at)
