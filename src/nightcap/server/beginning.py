"""The game begins by itself once everybody is ready: a few seconds in which anybody can say "not yet"."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from math import ceil
from time import monotonic
from typing import Any

from nightcap.server.logbook import warn
from nightcap.store import JournalError

BEGIN_SECONDS = 5.0


class BeginClock:
    """Runs as long as everybody is ready; whoever takes their yes back stops it for all."""

    def __init__(self, begin: Callable[[], Coroutine[Any, Any, None]], again: float) -> None:
        self.seconds = BEGIN_SECONDS
        self._begin = begin
        self._again = again
        self._at: float | None = None
        """When it begins; None: not everybody is ready."""
        self._running: asyncio.Task[None] | None = None

    def follow(self, agreed: bool, at_least: float) -> None:
        """`at_least`: seconds that a room which was started often has to wait anyway."""
        if not agreed:
            self._rest()
        elif self._at is None:
            seconds = max(self.seconds, at_least)
            self._at = monotonic() + seconds
            self._running = asyncio.get_running_loop().create_task(self._wait(seconds))

    @property
    def seconds_left(self) -> int:
        """0: it does not run."""
        return 0 if self._at is None else max(1, ceil(self._at - monotonic()))

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        while True:
            try:
                await self._begin()
                return
            except JournalError as error:
                warn("begin_waits", error=type(error).__name__)
                await asyncio.sleep(self._again)

    def close(self) -> None:
        self._rest()
        self._begin = nothing_to_begin  # no ring: the room's memory is free at once

    def _rest(self) -> None:
        self._at = None
        if self._running is not None and self._running is not asyncio.current_task():
            self._running.cancel()
        self._running = None


async def nothing_to_begin() -> None:
    """In a room that is closed."""
