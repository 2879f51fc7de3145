"""The keeper of one room: hears what its devices say, and puts together all that the room does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic, time
from typing import Literal

from nightcap.engine.moves import Seat
from nightcap.rooms import KEEPER, VERSION, Entry, Refused, Room, entry_of
from nightcap.rooms.actions import (
    Begun,
    ChooseDeck,
    Device,
    GoOnWithout,
    Knock,
    KnockWithdrawn,
    OfDevice,
    Opened,
    Resume,
    SetBoundaries,
    Start,
    StartVoided,
)
from nightcap.rooms.doors import silent_device
from nightcap.rooms.starting import is_agreed
from nightcap.rooms.stopping import stop_in
from nightcap.server.beginning import BeginClock
from nightcap.server.bot_moves import THINKING, BotMoves
from nightcap.server.devices import DeviceKeys
from nightcap.server.doorway import Doorway, Line
from nightcap.server.ledger import Ledger
from nightcap.server.limits import COSTLY_AT_ONCE, COSTLY_PER_SECOND, AddressBuckets, Bucket
from nightcap.server.noise import Noise
from nightcap.server.question_clock import QuestionClock
from nightcap.server.repeats import Repeats
from nightcap.server.revealing import RevealClock
from nightcap.server.telling import Telling
from nightcap.server.turns import AGAIN, Turns
from nightcap.store import Journal, JournalError, NotErased, StoredEntry

AT_ONCE = 20
"""Entries of a log that are read before others have their turn: some two milliseconds."""

LARGE = 16 * 1024
"""Bytes of an entry after which others have their turn at once."""

STARTS_AT_ONCE = 5
SECONDS_A_START = 20
"""How often a room may be started before it has to wait, and how long for each further time."""

LETTERS_A_TOKEN = 100 * 1024
"""Of a deck of people's own: for so many more it is charged once more."""


class Keeper:
    """One room: its ledger, its turns, its open lines, its door, its bots and its clocks."""

    def __init__(self, code: str, room: Room, journal: Journal, thinking: float = THINKING) -> None:
        self.code = code
        self.journal = journal
        self.dismissed = False
        """There is nothing here any more."""
        self.telling = Telling(room, lambda: self.ledger.refused, lambda: self.beginning.seconds_left)
        self.ledger = Ledger(code, room, journal, self.telling.follow)
        self.ledger.caught_up = self.telling.tell
        self.turns = Turns(self.ledger, self.go_on, self.telling.tell, lambda: self.dismiss("burnt"))
        self.bots = BotMoves(self.turns, thinking)
        self.clock = QuestionClock(self.turns)
        self.reveals = RevealClock(self._void_start, AGAIN)
        self.beginning = BeginClock(self._begin, AGAIN)
        self.door = Doorway(self.telling.lines, self._withdraw)
        self.noise = Noise()
        self._repeats = Repeats()
        self._withdrawing: asyncio.Task[None] | None = None
        self._starts = Bucket(monotonic, STARTS_AT_ONCE, 1 / SECONDS_A_START)
        self.costly = AddressBuckets(monotonic, COSTLY_AT_ONCE, COSTLY_PER_SECOND)
        """What takes long, by address; in a server, of all rooms together."""

    @classmethod
    async def open(cls, code: str, host: Device, journal: Journal, thinking: float = THINKING) -> Keeper:
        """A new room, durable before anybody learns of it."""
        keeper = cls(code, Room(), journal, thinking)
        await keeper.turns.keep(Entry(KEEPER, Opened(VERSION, host)))
        return keeper

    @classmethod
    async def from_log(
        cls, code: str, log: Sequence[StoredEntry], journal: Journal, thinking: float = THINKING
    ) -> Keeper:
        """The room as its log has it, read a little at a time."""
        keeper = cls(code, Room(), journal, thinking)
        for number, (_, data) in enumerate(log, 1):
            await keeper.ledger.read(data)
            if number % AT_ONCE == 0 or len(data) > LARGE:
                await asyncio.sleep(0)
        return keeper

    @property
    def room(self) -> Room:
        return self.ledger.room

    def go_on(self) -> None:
        """Something has changed: tell everybody, let bots think, keep the time."""
        self.beginning.follow(is_agreed(self.room), self._starts.seconds_until())
        self.telling.tell()
        self.bots.follow()
        self.clock.follow()
        self.door.expect(self.room)
        self.reveals.follow(self.room)

    # Saying something

    async def says(
        self,
        device: Device,
        action: OfDevice,
        client: str = "",
        address: str = "",
        stops: int | None = None,
    ) -> None:
        """Refused, or done and durable when this returns; then everybody is told.

        What takes long is charged to the address. `stops`: how many there had been when it came.
        """
        if stop_in(self.room, action) is not None:
            self.stop(device, action, client)
            return await self.stops_are_written()
        said = self._repeats.id_of(device, action, client)
        async with self.turns.turn():
            if self.ledger.knows(said):
                return None  # done once
            if isinstance(action, Resume) and stops not in (None, self.turns.stops):
                raise Refused("paused")  # a yes to going on does not outlive the stop that overtook it
            if isinstance(action, GoOnWithout):
                self._must_miss(device, action)
            if isinstance(action, Knock):
                self.door.must_have_room_for(device, self.room, self.ledger.half_full)
            await self._keep(entry_of(self.room, device, action, said), address)
        self.go_on()
        return None

    def stop(self, device: Device, action: OfDevice, client: str = "") -> None:
        """It holds and is told to everybody when this returns, whatever is being said or written."""
        said = self._repeats.id_of_stop(device, action, client)
        if not self.ledger.knows(said):
            entry_of(self.room, device, action)  # refused where no game is on, or the seat is another's
            self.turns.stop(said)

    async def stops_are_written(self) -> None:
        await self.turns.stops_are_written()

    def _must_miss(self, by: Device, action: GoOnWithout) -> None:
        self.room.must_be_in(by)
        if silent_device(self.room, action) not in self.telling.presence.missed:
            raise Refused("still_here")

    async def _keep(self, entry: Entry, address: str) -> None:
        """What a device has said, and what follows from it at once."""
        match entry.action:
            case SetBoundaries() as said:
                self.room.must_own(entry.by, said.seat)
                await self.turns.keep(entry, self.noise.drawn_for(self.room, entry.by, said, time()))
            case Start():
                await self._start(entry, address)
            case ChooseDeck(text=text) if text:
                if not self.costly.take(address, 1 + len(text) // LETTERS_A_TOKEN):
                    raise Refused("too_fast")
                await self.turns.keep(entry)
            case _:
                await self.turns.keep(entry)

    async def _start(self, entry: Entry, address: str) -> None:
        """Counted also if it fails or is taken back: it takes long, and it shows what boundaries leave."""
        budgets = (self._starts, self.costly.of(address))
        if wait := max(budget.seconds_until() for budget in budgets):
            raise Refused("start_later", seconds=wait)
        for budget in budgets:
            budget.take()
        try:
            await self.turns.keep(entry)
        except Refused:  # before anything was worked out: somebody is not ready, say
            for budget in budgets:
                budget.give_back()
            raise

    # Lines

    @property
    def lines(self) -> dict[Line, None]:
        return self.telling.lines

    def meet(self, device: Device, keys: DeviceKeys) -> None:
        """A device is at the door, or inside."""
        self.noise.know(device, keys.noise)
        self._repeats.know(device, keys.said)

    def join(self, line: Line, after: int | None = None) -> None:
        self.telling.join(line, after)

    def part(self, line: Line) -> None:
        self.telling.part(line)
        self.door.expect(self.room)

    def look(self, line: Line, seat: Seat | None, after: int | None = None) -> None:
        self.telling.look(line, seat, after)

    # What the room does by itself

    def _withdraw(self) -> None:
        """Somebody has knocked and gone."""
        if self._withdrawing is None or self._withdrawing.done():
            self._withdrawing = asyncio.get_running_loop().create_task(self._withdraw_knocks())

    async def _withdraw_knocks(self) -> None:
        with suppress(JournalError, Refused):  # then it stays, until somebody needs the place
            for device in self.door.silent(self.room):
                async with self.turns.turn():
                    await self.turns.keep(Entry(KEEPER, KnockWithdrawn(device)))
        self.go_on()

    async def _begin(self) -> None:
        """Unless somebody has thought again. It counts as a start: it shows what boundaries leave."""
        async with self.turns.lock:
            if is_agreed(self.room):
                self._starts.take()
                await self.turns.keep(Entry(KEEPER, Begun()))
        self.go_on()

    async def _void_start(self, start: int) -> None:
        """Unless all have shown their shares meanwhile, or it was void anyway."""
        async with self.turns.turn():
            luck = self.room.luck
            if self.room.revealing and luck.voids + 1 == start:
                await self.turns.keep(Entry(KEEPER, StartVoided(luck.silent)))
        self.go_on()

    # The end

    async def burn(self, device: Device) -> None:
        """For everybody, at once, and nothing stays."""
        self.room.must_be_in(device)
        async with self.turns.lock:
            try:
                await self.journal.delete(self.code)
            except NotErased:
                self.dismiss("burnt")
                raise
        self.dismiss("burnt")

    def dismiss(self, why: Literal["burnt", "closing"]) -> None:
        """Tell everybody that there is nothing here any more."""
        self.dismissed = True
        self.telling.dismiss(why)
        self.close()

    @property
    def idle(self) -> bool:
        """Nobody is on the line, no bot is thinking, and nothing is being written or should be."""
        return not (self.lines or self.turns.busy or self.bots.thinking)

    def close(self) -> None:
        if self._withdrawing is not None:
            self._withdrawing.cancel()
        parts = (self.turns, self.bots, self.clock, self.reveals, self.beginning, self.door, self.telling)
        for part in parts:
            part.close()
