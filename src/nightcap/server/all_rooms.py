"""All rooms of a server: opened, found again in the journal, expired."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from time import monotonic

from nightcap.engine.refusals import Refusal
from nightcap.rooms import Refused, UnreadableLog
from nightcap.rooms.actions import Device
from nightcap.server.beginning import BEGIN_SECONDS
from nightcap.server.bot_moves import THINKING
from nightcap.server.codes import new_code
from nightcap.server.keeper import Keeper
from nightcap.server.limits import COSTLY_AT_ONCE, COSTLY_PER_SECOND, AddressBuckets, share
from nightcap.server.logbook import note, warn
from nightcap.server.revealing import REVEAL_SECONDS
from nightcap.store import Behind, Journal, JournalError, NotErased

LAST_MOMENT = 1.0
"""Seconds in which a server that closes still writes stops."""


class AllRooms:
    """Every room of this server. A room is loaded from its log when somebody comes to its door."""

    def __init__(
        self,
        journal: Journal,
        most: int,
        thinking: float = THINKING,
        most_of_address: int = 40,
        revealing: float = REVEAL_SECONDS,
        beginning: float = BEGIN_SECONDS,
        costly: AddressBuckets | None = None,
    ) -> None:
        self.journal = journal
        self.most = most
        self.thinking = thinking
        self.most_of_address = most_of_address
        self.revealing = revealing
        self.beginning = beginning
        self.costly = costly or AddressBuckets(monotonic, COSTLY_AT_ONCE, COSTLY_PER_SECOND)
        """What takes long, of all rooms together, by address."""
        self.keepers: dict[str, Keeper] = {}
        self.traces: set[str] = set()
        """Rooms that are gone, of which something may still be on the disk."""
        self._loading: dict[str, asyncio.Task[Keeper | None]] = {}
        """Rooms that are being read from their logs."""
        self._opened_by: dict[str, str] = {}
        """The address that has opened each room, as long as the server runs: on the disk nobody finds it."""
        self._opening = 0
        """Rooms that are not in the journal yet."""

    async def open(self, host: Callable[[str], Device], address: str = "") -> Keeper:
        """A new room; `host` gives the device's name in it, which depends on the code."""
        rooms = await self.journal.rooms()
        if len(rooms) + self._opening >= self.most:
            raise Refused("too_many_rooms")
        self._opened_by = {room: who for room, who in self._opened_by.items() if room in rooms}
        if list(self._opened_by.values()).count(address) >= share(address, self.most_of_address):
            raise Refused("rooms_enough")
        self._opening += 1
        try:
            keeper = await self._open(host)
        finally:
            self._opening -= 1
        self._opened_by[keeper.code] = address
        return self._take_in(keeper)

    async def _open(self, host: Callable[[str], Device]) -> Keeper:
        while True:
            code = new_code()
            if code in self.traces:  # what is still to be erased under this code is not the new room
                continue
            with contextlib.suppress(Behind):  # there is a room of this code: then another code
                return await Keeper.open(code, host(code), self.journal, self.thinking)

    async def fullness(self) -> float:
        """From 0 to 1."""
        return (len(await self.journal.rooms()) + self._opening) / max(1, self.most)

    async def find(self, code: str) -> Keeper | None:
        """The room of this code, from memory or from its log, which is read once for all who ask."""
        keeper = self.keepers.get(code)
        if keeper is not None and not keeper.dismissed:
            return keeper
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Keeper | None:
        entries = await self.journal.read(code)
        if not entries:
            return None
        try:
            keeper = await Keeper.from_log(code, entries, self.journal, self.thinking)
        except (UnreadableLog, Refusal):  # kept by rules that these are not
            warn("unreadable_room")
            return None
        if code not in await self.journal.rooms():
            return None  # it has expired meanwhile
        self._take_in(keeper).go_on()
        return keeper

    def _take_in(self, keeper: Keeper) -> Keeper:
        keeper.reveals.seconds = self.revealing
        keeper.beginning.seconds = self.beginning
        keeper.costly = self.costly
        self.keepers[keeper.code] = keeper
        return keeper

    async def burn(self, keeper: Keeper, device: Device) -> None:
        """Once the journal has let go of it nobody can come back, even if the disk is slow to forget."""
        try:
            await keeper.burn(device)
        except NotErased:
            self.traces.add(keeper.code)
        self.keepers.pop(keeper.code, None)
        note("burnt", rooms_in_memory=len(self.keepers))

    async def tidy(self, keep: float) -> None:
        """Rooms expire after so many seconds without use, and idle ones rest on disk."""
        with contextlib.suppress(JournalError):  # a full disk now is no reason to keep things later
            await self.expire(keep)
        await self.erase_traces()
        self.rest()

    async def erase_traces(self) -> None:
        for code in list(self.traces):
            with contextlib.suppress(JournalError):
                await self.journal.delete(code)
                self.traces.discard(code)

    async def expire(self, keep: float) -> None:
        """Nothing is kept longer than needed, but nobody loses the table they sit at."""
        in_use = [code for code, keeper in self.keepers.items() if has_company(keeper)]
        if in_use:
            await self.journal.touch(in_use)
        gone = await self.journal.expire(self.journal.now() - keep)
        if gone:
            note("expired", rooms=len(gone))
        for code in gone:
            if keeper := self.keepers.pop(code, None):
                keeper.dismiss("burnt")

    def rest(self) -> None:
        """Rooms where nobody is on the line need no memory; their log is enough."""
        for code in [code for code, keeper in self.keepers.items() if keeper.idle]:
            self.keepers.pop(code).close()

    async def close(self) -> None:
        """Stops that are said and not written yet have a moment more."""
        keepers = list(self.keepers.values())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_MOMENT):
                await asyncio.gather(*(keeper.stops_are_written() for keeper in keepers))
        for keeper in keepers:
            keeper.dismiss("closing")
        self.keepers.clear()


def has_company(keeper: Keeper) -> bool:
    """Somebody who was let in is on the line. Whoever waits at the door keeps no room alive."""
    return any(line.device in keeper.room.devices for line in keeper.lines)
