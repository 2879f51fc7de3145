"""All rooms of a server: opened, found again in the journal, expired."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

from nightcap.engine.refusals import Refusal
from nightcap.rooms import Refused, UnreadableLog, read
from nightcap.rooms.actions import Device
from nightcap.server.keeper import THINKING, Keeper
from nightcap.server.logbook import note, warn
from nightcap.store import Journal, JournalError, NotErased

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look alike."""

CODE_LENGTH = 10
"""31 letters ten times: fifty bits nobody guesses, and then one must still be let in."""


class House:
    """Every room there is. A room is loaded from its log when somebody comes to its door."""

    def __init__(
        self, journal: Journal, clock: Callable[[], float], most: int, thinking: float = THINKING
    ) -> None:
        self.journal = journal
        self.clock = clock
        self.most = most
        self.thinking = thinking
        self.keepers: dict[str, Keeper] = {}
        self.traces: set[str] = set()
        """Rooms that are gone, of which something may still be on the disk."""
        self._finding = asyncio.Lock()
        self._opening = 0
        """Rooms that are not in the journal yet."""

    async def open(self, host: Callable[[str], Device]) -> Keeper:
        """A new room; `host` gives the device's name in it, which depends on the code."""
        if len(await self.journal.rooms()) + self._opening >= self.most:
            raise Refused("too_many_rooms")
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self._opening += 1
        try:
            keeper = await Keeper.open(code, host(code), self.journal, self.thinking)
        finally:
            self._opening -= 1
        self.keepers[code] = keeper
        return keeper

    async def find(self, code: str) -> Keeper | None:
        """The room of this code, from memory or from its log."""
        if code in self.keepers:
            return self.keepers[code]
        async with self._finding:
            if code not in self.keepers:
                entries = await self.journal.read(code)
                if not entries:
                    return None
                try:
                    log = (read(entry.data) for entry in entries)
                    keeper = Keeper.from_log(code, log, self.journal, self.thinking)
                except (UnreadableLog, Refusal):  # kept by rules that these are not
                    warn("unreadable_room")
                    return None
                self.keepers[code] = keeper
                keeper.go_on()
            return self.keepers[code]

    async def burn(self, keeper: Keeper, device: Device) -> None:
        """Once the journal has let go of it nobody can come back, even if the disk is slow to forget."""
        try:
            await keeper.burn(device)
        except NotErased:
            self.traces.add(keeper.code)
        self.keepers.pop(keeper.code, None)
        note("burnt", rooms_in_memory=len(self.keepers))

    async def erase_traces(self) -> None:
        for code in list(self.traces):
            with contextlib.suppress(JournalError):
                await self.journal.delete(code)
                self.traces.discard(code)

    async def expire(self, keep: float) -> None:
        """Nothing is kept longer than needed."""
        gone = await self.journal.expire(self.clock() - keep)
        if gone:
            note("expired", rooms=len(gone))
        for code in gone:
            if keeper := self.keepers.pop(code, None):
                keeper.dismiss("burnt")

    def rest(self) -> None:
        """Rooms where nobody is on the line need no memory; their log is enough."""
        for code in [code for code, keeper in self.keepers.items() if keeper.idle]:
            self.keepers.pop(code).close()

    def close(self) -> None:
        for keeper in self.keepers.values():
            keeper.dismiss("closing")
        self.keepers.clear()
