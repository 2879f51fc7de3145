"""Who waits for news of a room, in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from nightcap.store.errors import Closed


class Watch:
    """The numbers that one watcher hears."""

    def __init__(self) -> None:
        self._newest = 0
        self._end: type[Exception] | None = None
        self._news = asyncio.Event()

    def grew(self, last: int) -> None:
        self._newest = last
        self._news.set()

    def ends(self, how: type[Exception]) -> None:
        """For good: a room of the same name is another room."""
        self._end = self._end or how
        self._news.set()

    def __aiter__(self) -> AsyncIterator[int]:
        return self

    async def __anext__(self) -> int:
        await self._news.wait()
        if self._end:
            raise self._end
        self._news.clear()
        return self._newest


class Watchers:
    """All who watch a journal's rooms."""

    def __init__(self) -> None:
        self._watches: dict[str, set[Watch]] = {}
        self._closed = False

    @asynccontextmanager
    async def watch(self, room: str) -> AsyncIterator[AsyncIterator[int]]:
        if self._closed:
            raise Closed
        watch = Watch()
        self._watches.setdefault(room, set()).add(watch)
        try:
            yield watch
        finally:
            self._watches[room].discard(watch)
            if not self._watches[room]:
                del self._watches[room]

    def grew(self, room: str, last: int) -> None:
        for watch in self._watches.get(room, ()):
            watch.grew(last)

    def deleted(self, room: str) -> None:
        for watch in self._watches.get(room, ()):
            watch.ends(StopAsyncIteration)

    def close(self) -> None:
        self._closed = True
        for watches in self._watches.values():
            for watch in watches:
                watch.ends(Closed)
