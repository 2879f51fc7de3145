"""A journal in a file: SQLite, with one commit for everything that waits."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from nightcap.store.clock import Time, steady
from nightcap.store.errors import Closed, Damaged, NotDurable, NotErased
from nightcap.store.group import Draft, Request
from nightcap.store.journal import Clock, Journal, Kept, StoredEntry, checked
from nightcap.store.journal_file import JournalFile

T = TypeVar("T")

LARGEST_GROUP = 1024
"""Requests in one commit: nobody waits for more than this many others."""

EXPIRED_AT_ONCE = 32
"""Rooms: so that a great clearing lets others write in between."""


class SqliteJournal(Journal):
    """The event loop owns the rooms and the queue; one thread writes the file, another reads it.

    While a group is being committed the next one gathers, so the busier the rooms, the more of them
    share the wait for the disk.
    """

    def __init__(self, path: str | Path, wall: Clock = time.time, steady: Clock = steady) -> None:
        self._file = JournalFile(Path(path))
        self._rooms = self._file.rooms
        newest = max((room.at for room in self._rooms.values()), default=None)
        self._time = Time(wall, steady, self._file.clock, newest)
        self._tables = count(1 + max((room.table for room in self._rooms.values()), default=0))
        self._traces = not self._file.scrub()
        """Whether bytes of deleted rooms may still be on the disk."""
        self._waiting: deque[Request[Any]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, "journal-writer")
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._closed = False

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        added = checked(room, entries)
        return await self._written(lambda draft: draft.append(room, after, added))

    async def read(self, room: str, after: int = 0) -> list[StoredEntry]:
        self._check_open()
        kept = self._rooms.get(room)
        if kept and kept.last == 0:
            raise Damaged
        if kept is None or after >= kept.last:
            return []
        return await self._on(self._reader, self._file.entries, room, kept.table, after, kept.last)

    async def delete(self, room: str) -> None:
        await self._written(lambda draft: draft.delete(room), erases=True)

    async def rooms(self) -> dict[str, Kept]:
        self._check_open()
        return {name: Kept(room.last, room.at) for name, room in self._rooms.items()}

    def now(self) -> float:
        return self._time()

    async def touch(self, rooms: Collection[str]) -> None:
        await self._written(lambda draft: draft.touch(rooms))

    async def expire(self, before: float) -> list[str]:
        gone: list[str] = []
        while some := await self._written(lambda draft: draft.expire(before, EXPIRED_AT_ONCE), erases=True):
            gone += some
        with suppress(NotDurable):
            await self._written(Draft.set_clock)
        return gone

    async def close(self) -> None:
        if self._closed:
            return
        with suppress(NotDurable):
            await self._written(Draft.set_clock)
        self._closed = True
        if self._writing:
            await self._writing
        await asyncio.to_thread(self._let_go)

    # Writing

    async def _written(self, change: Callable[[Draft], T], erases: bool = False) -> T:
        """Join the next group, and wait for its commit."""
        self._check_open()
        request = Request(change, erases)
        self._waiting.append(request)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await request.answer

    async def _write(self) -> None:
        while self._waiting:
            size = min(len(self._waiting), LARGEST_GROUP)
            await self._write_together([self._waiting.popleft() for _ in range(size)])

    async def _write_together(self, group: list[Request[Any]]) -> None:
        draft = Draft(self._rooms, self._tables, self._time)
        for request in group:
            request.draw_up(draft)
        try:
            if draft.changes:
                await self._on(self._writer, self._file.commit, draft.changes)
        except NotDurable as error:
            self._rooms = self._file.rooms  # it may have been mended
            for request in group:
                request.fail(NotDurable(error.reason))
        else:
            self._take_over(draft)
            await self._answer(group, draft.drops)

    async def _answer(self, group: list[Request[Any]], dropped: bool) -> None:
        """Who appends is answered at once, who deletes when every trace is gone."""
        erasing = [request for request in group if request.erases]
        for request in group:
            if not request.erases:
                request.settle()
        if erasing and (dropped or self._traces):
            self._traces = not await self._on(self._writer, self._file.scrub)
        for request in erasing:
            if self._traces:
                request.fail(NotErased())
            else:
                request.settle()

    def _take_over(self, draft: Draft) -> None:
        """What was drafted is on disk: now it holds."""
        for name, room in draft.changed.items():
            if room:
                self._rooms[name] = room
            else:
                self._rooms.pop(name, None)

    # Inside

    def _check_open(self) -> None:
        if self._closed:
            raise Closed

    async def _on(self, thread: ThreadPoolExecutor, work: Callable[..., T], *words: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, work, *words)

    def _let_go(self) -> None:
        self._reader.shutdown()
        self._writer.shutdown()
        self._file.close()
