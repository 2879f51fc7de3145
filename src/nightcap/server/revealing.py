"""The clock of a start: whoever has not shown a share when it has run is named, and the start is void."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from nightcap.rooms import Refused, Room
from nightcap.server.logbook import warn
from nightcap.store import JournalError

REVEAL_SECONDS = 10.0
"""How long a start waits for every device: they answer by themselves, so this is for lost lines."""


class RevealClock:
    """Runs while shares are waited for, anew for each start, and anew after a restart of the server."""

    def __init__(self, void: Callable[[int], Coroutine[Any, Any, None]], again: float) -> None:
        self.seconds = REVEAL_SECONDS
        self._void = void
        self._again = again
        self._start = 0
        """The start it runs for, by the number of starts that were void before it; 0: none."""
        self._running: asyncio.Task[None] | None = None

    def follow(self, room: Room) -> None:
        start = room.luck.voids + 1 if room.revealing else 0
        if start == self._start:
            return
        self._rest()
        if start:
            self._start = start
            self._running = asyncio.get_running_loop().create_task(self._wait(start))

    async def _wait(self, start: int) -> None:
        await asyncio.sleep(self.seconds)
        while True:
            try:
                await self._void(start)
                return
            except Refused:
                return  # another server was faster
            except JournalError as error:
                warn("start_waits", error=type(error).__name__)
                await asyncio.sleep(self._again)

    def close(self) -> None:
        self._rest()
        self._void = nothing_to_void  # no ring: the room's memory is free at once

    def _rest(self) -> None:
        self._start = 0
        if self._running is not None and self._running is not asyncio.current_task():
            self._running.cancel()
        self._running = None


async def nothing_to_void(start: int) -> None:
    """Of a room that is closed."""
