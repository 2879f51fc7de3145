"""One thing at a time: what is said is written down, then it holds, then the room goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from nightcap.rooms import Entry, Refused, Room
from nightcap.server.ledger import Ledger, RoomIsGone
from nightcap.server.logbook import note
from nightcap.store import JournalError

AGAIN = 1.0
"""Seconds until what could not be written is tried again: a stop, a move of a bot or of the clock."""


class Turns:
    """Whoever wants to write waits for a turn: devices, bots and clocks alike. A stop waits for nobody."""

    def __init__(
        self,
        ledger: Ledger,
        go_on: Callable[[], None],
        tell: Callable[[], None],
        gone: Callable[[], None],
    ) -> None:
        self.ledger = ledger
        self.go_on = go_on
        """Something has changed: everybody is told, bots think, clocks run."""
        self.lock = asyncio.Lock()
        self.again = AGAIN
        self.stops = 0
        """How many were said, written or not."""
        self._tell = tell
        self._gone = gone
        """Called when the journal has let go of the room."""
        self._writing: asyncio.Task[None] | None = None
        """Writes a stop, and tries again until the disk has it."""
        self._all_written: asyncio.Future[None] | None = None
        """For those who wait until it is written."""

    @property
    def room(self) -> Room:
        return self.ledger.room

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One at a time, and behind every stop: whoever has it sees the room as the log has it."""
        async with self.lock:
            await self._write_stop()
            yield

    async def keep(self, *entries: Entry) -> None:
        """By whoever has the turn. It holds once it is written, and not before."""
        if not self.ledger.has_room_for(entries[0]):
            raise Refused("log_full")
        await self._write(self.ledger.write(*entries))

    async def _write_stop(self) -> None:
        if self.ledger.unwritten:
            await self._write(self.ledger.write_stop())
            self.go_on()

    async def _write(self, writing: Awaitable[None]) -> None:
        refused = self.ledger.refused
        try:
            await writing
        except RoomIsGone:
            self._gone()
            raise
        except JournalError:
            if self.ledger.refused != refused:
                self._tell()  # that the disk is full
            raise
        finally:
            if self._all_written is not None and not self.ledger.unwritten:
                self._all_written.set_result(None)
                self._all_written = None

    # Stops

    def stop(self, said: str) -> None:
        """It holds and is told to everybody when this returns, whatever is being said or written."""
        self.stops += 1
        if not self.ledger.stop(said, busy=self.lock.locked()):
            return  # nothing changes, so nothing is written: stops cannot fill a log
        self.go_on()
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write_soon())

    async def stops_are_written(self) -> None:
        """Returns when the log has whatever was stopped."""
        if self.ledger.unwritten:
            self._all_written = self._all_written or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._all_written)

    async def _write_soon(self) -> None:
        while self.ledger.unwritten:
            try:
                async with self.turn():
                    pass
            except (JournalError, Refused) as error:
                note("stop_waits", error=type(error).__name__)
                await asyncio.sleep(self.again)

    @property
    def busy(self) -> bool:
        """Something is being written, or should be."""
        return self.lock.locked() or self.ledger.unwritten

    def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
        self.go_on = self._tell = self._gone = lambda: None  # no ring: the room's memory is free at once
