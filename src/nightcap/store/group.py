"""What is written together: requests of many rooms, answered after one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import count
from typing import Any, Generic, TypeVar

from nightcap.store.clock import Time
from nightcap.store.errors import Behind, JournalError
from nightcap.store.tables import Add, Change, Drop, RoomTable, SetClock, Touch

T = TypeVar("T")


class Draft:
    """What a group will have changed once it is on disk; until then the rooms are as they were."""

    def __init__(self, rooms: Mapping[str, RoomTable], tables: count[int], time: Time) -> None:
        self.changed: dict[str, RoomTable | None] = {}
        """None: deleted."""
        self.changes: list[Change] = []
        self._rooms = rooms
        self._tables = tables
        self._time = time
        self._now = time()

    def append(self, room: str, after: int, entries: tuple[bytes, ...]) -> int:
        kept = self._find(room)
        last = kept.last if kept else 0
        if after != last or (kept and kept.last == 0):
            raise Behind(room, last)
        if kept:
            table, first = kept.table, last + 1
        else:
            table, first = next(self._tables), 0
            entries = (room.encode(), *entries)
        self.changes.append(Add(table, room, first, self._now, entries))
        last = first + len(entries) - 1
        self.changed[room] = RoomTable(table, last, self._now)
        return last

    def delete(self, room: str) -> None:
        if kept := self._find(room):
            self.changes.append(Drop(kept.table))
            self.changed[room] = None

    def touch(self, rooms: Collection[str]) -> None:
        for name in rooms:
            if kept := self._find(name):
                self.changes.append(Touch(kept.table, name, self._now))
                self.changed[name] = RoomTable(kept.table, kept.last, self._now)

    def set_clock(self) -> None:
        """Only where there is something that could expire."""
        if any(map(self._find, self._rooms)):
            self.changes.append(SetClock(self._time.moment()))

    def expire(self, before: float, at_most: int) -> list[str]:
        names = dict.fromkeys((*self._rooms, *self.changed))
        old = [name for name in names if (kept := self._find(name)) and kept.at < before][:at_most]
        for room in old:
            self.delete(room)
        return old

    @property
    def drops(self) -> bool:
        return any(isinstance(change, Drop) for change in self.changes)

    def _find(self, room: str) -> RoomTable | None:
        return self.changed[room] if room in self.changed else self._rooms.get(room)


class Request(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, change: Callable[[Draft], T], erases: bool) -> None:
        self.erases = erases
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._change = change
        self._outcome: Callable[[], Any]

    def draw_up(self, draft: Draft) -> None:
        """Put it into the draft, and know what to answer when that is on disk."""
        try:
            result = self._change(draft)
        except Behind as refusal:
            self._outcome = partial(self.answer.set_exception, refusal)
        else:
            self._outcome = partial(self.answer.set_result, result)

    def settle(self) -> None:
        if not self.answer.done():  # who asked may have stopped waiting
            self._outcome()

    def fail(self, error: JournalError) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
