"""A journal that ends with the process: for tests, and for evenings that should leave no trace."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager

from msgspec import Struct

from nightcap.store.errors import Behind, Closed
from nightcap.store.journal import Clock, Entry, Journal, Kept, checked
from nightcap.store.watching import Watchers


class Room(Struct):
    """What happened in one room, and when it last did."""

    entries: list[bytes] = []
    at: float = 0.0


class MemoryJournal(Journal):
    """Everything is as durable as the process itself."""

    def __init__(self, clock: Clock = time.time) -> None:
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._watchers = Watchers()
        self._closed = False

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        self._check_open()
        added = checked(room, entries)
        kept = self._rooms.get(room) or Room()
        if after != len(kept.entries):
            raise Behind(room, len(kept.entries))
        kept.entries += added
        kept.at = self._clock()
        self._rooms[room] = kept
        last = len(kept.entries)
        self._watchers.grew(room, last)
        return last

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        self._check_open()
        kept = self._rooms.get(room) or Room()
        return [Entry(number, data) for number, data in enumerate(kept.entries, 1) if number > after]

    def watch(self, room: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        return self._watchers.watch(room)

    async def delete(self, room: str) -> None:
        self._check_open()
        if self._rooms.pop(room, None):
            self._watchers.deleted(room)

    async def rooms(self) -> dict[str, Kept]:
        self._check_open()
        return {room: Kept(len(kept.entries), kept.at) for room, kept in self._rooms.items()}

    async def expire(self, before: float) -> list[str]:
        self._check_open()
        old = [room for room, kept in self._rooms.items() if kept.at < before]
        for room in old:
            await self.delete(room)
        return old

    async def close(self) -> None:
        self._closed = True
        self._rooms.clear()
        self._watchers.close()

    def _check_open(self) -> None:
        if self._closed:
            raise Closed
