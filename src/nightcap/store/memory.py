"""A journal that ends with the process: for tests, and for evenings that should leave no trace."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from nightcap.store.clock import steady
from nightcap.store.errors import Behind, Closed
from nightcap.store.journal import Clock, Journal, Kept, StoredEntry, checked


class RoomInMemory(Struct):
    """What happened in one room, and when it was last used."""

    entries: list[bytes] = []
    at: float = 0.0


class MemoryJournal(Journal):
    """Everything is as durable as the process itself."""

    def __init__(self, clock: Clock = steady) -> None:
        self._clock = clock
        self._rooms: dict[str, RoomInMemory] = {}
        self._closed = False

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        self._check_open()
        added = checked(room, entries)
        kept = self._rooms.get(room) or RoomInMemory()
        if after != len(kept.entries):
            raise Behind(room, len(kept.entries))
        kept.entries += added
        kept.at = self._clock()
        self._rooms[room] = kept
        return len(kept.entries)

    async def read(self, room: str, after: int = 0) -> list[StoredEntry]:
        self._check_open()
        kept = self._rooms.get(room) or RoomInMemory()
        return [StoredEntry(number, data) for number, data in enumerate(kept.entries, 1) if number > after]

    async def delete(self, room: str) -> None:
        self._check_open()
        self._rooms.pop(room, None)

    async def rooms(self) -> dict[str, Kept]:
        self._check_open()
        return {room: Kept(len(kept.entries), kept.at) for room, kept in self._rooms.items()}

    def now(self) -> float:
        return self._clock()

    async def touch(self, rooms: Collection[str]) -> None:
        self._check_open()
        for room in rooms:
            if kept := self._rooms.get(room):
                kept.at = self._clock()

    async def expire(self, before: float) -> list[str]:
        self._check_open()
        old = [room for room, kept in self._rooms.items() if kept.at < before]
        for room in old:
            await self.delete(room)
        return old

    async def close(self) -> None:
        self._closed = True
        self._rooms.clear()

    def _check_open(self) -> None:
        if self._closed:
            raise Closed
