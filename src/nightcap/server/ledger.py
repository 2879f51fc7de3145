"""A room as its log has it, at rest from the moment somebody says stop until that is written, too."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from nightcap.engine.moves import Seat
from nightcap.rooms import KEEPER, Entry, Refused, Room, read, write
from nightcap.rooms.actions import (
    ChooseDeck,
    CoverDrawn,
    Device,
    EndGame,
    Leave,
    Pause,
    SecretKept,
    SetBoundaries,
    Stopped,
)
from nightcap.rooms.room import REMEMBERED
from nightcap.rooms.stopping import at_rest, has_stopped
from nightcap.server.disk import DISK
from nightcap.store import Behind, Journal, JournalError, NotDurable

MOST_ENTRIES = 50_000
MOST_BYTES = 16 * 1024 * 1024
"""Of one room's log. A long evening has some five thousand entries, and takes about one megabyte."""

MOST_IN_SILENCE = 200
"""How often somebody may say boundaries. They are counted apart: a log that is full must not tell the
others how often, or at what length, somebody has thought again."""

LAST_WORDS = 2000
"""Entries more, for those who pause, leave or end the game when the log is full."""

TRIES = 5
"""How often something is written, when somebody else was faster each time."""

_decks = ThreadPoolExecutor(1, "decks")
"""Reads deck files: a large one takes a third of a second, and nobody else should wait for it."""


class RoomIsGone(JournalError):
    """The journal has let go of this room: it was burnt elsewhere, or has expired."""


class Ledger:
    """What is shown is the log; with a stop that the log does not have yet, the log at rest.

    A stop holds at once, in memory: nobody can do anything. It is written before whatever is written next,
    and what it ends in the game is shown then. A move that was being written when somebody said stop comes
    first all the same: the log has it first. So nobody is ever shown a table that the log does not replay.
    """

    def __init__(self, code: str, room: Room, journal: Journal, became: Callable[[Room, Room], None]) -> None:
        """`became` hears of each room that is shown, and of the one before it."""
        self.room = room
        """As everybody sees it."""
        self.refused = False
        """The disk has not taken the stop."""
        self.entries = 0
        self.size = 0
        """Bytes of the log; both without what was said in silence."""
        self._in_silence: Counter[tuple[Device, Seat]] = Counter()
        self.caught_up: Callable[[], None] = lambda: None
        """Called after each entry that somebody else has written."""
        self._code = code
        self._journal = journal
        self._became = became
        self._logged = room
        self._stop: Entry | None = None
        """Holds and is not in the log; whoever says stop meanwhile says the same one."""
        self._same: deque[str] = deque(maxlen=REMEMBERED)
        """Stops that were part of another, or found nothing to stop, by their ids."""

    @property
    def unwritten(self) -> bool:
        """A stop holds that is not in the log."""
        return self._stop is not None

    async def read(self, data: bytes) -> None:
        """The log's next entry."""
        entry = read(data)
        self._logged = await room_after(self._logged, entry)
        self._count(entry, data)
        self._show(self._logged)

    def knows(self, said: str) -> bool:
        """Whether this was said before, and done."""
        return bool(said) and (said in self.room.said or said in self._same)

    def stop(self, said: str, busy: bool) -> bool:
        """Everything rests when this returns; False: it does so already, and nothing is to be written.

        `busy`: something is being written. It may be the yes of the last who wants to go on.
        """
        if self._stop is not None or (has_stopped(self._logged) and not busy):
            if self._stop is None or self._stop.said != said:
                self._same.append(said)
            return False
        self._stop = Entry(KEEPER, Stopped(), said)
        self._show_again()
        return True

    async def write_stop(self) -> None:
        """The stop, unless everything rests already, by the log. Then what it has ended can be shown."""
        if self._stop is not None and not has_stopped(self._logged):
            await self.write(self._stop)
        if self._stop is not None:
            self._drop_stop()
            self._show_again()

    def _drop_stop(self) -> None:
        """There is nothing left to stop, or the log has it from another server."""
        if self._stop is not None:
            self._same.append(self._stop.said)
            self._stop, self.refused = None, False

    async def write(self, *said: Entry) -> None:
        """It holds once it is written, and not before; one at a time.

        Where somebody else was faster, on another server, their entries come first; then what is said is
        done if it still can be, and if they have not done it already.
        """
        for _ in range(TRIES):
            if self.knows(said[0].said):
                return
            try:
                await self._append(said)
                return
            except Behind as behind:
                if not behind.last:
                    raise RoomIsGone from behind
                if not self._logged.number:
                    raise  # somebody else has opened a room of this name
                for kept in await self._journal.read(self._code, self._logged.number):
                    await self.read(kept.data)
                    self.caught_up()
        raise Refused("others_were_faster")

    async def _append(self, said: tuple[Entry, ...]) -> None:
        after, entries = self._logged, list(said)
        for entry in said:
            after = await room_after(after, entry)
        if after.table is None and not after.luck.secret:  # before anybody can ask for another game
            entries.append(new_secret())
            after = after.after(entries[-1])
        data = [write(one) for one in entries]
        try:
            await self._journal.append(self._code, self._logged.number, data)
        except Behind:
            raise
        except JournalError as error:
            self.refused = self.unwritten
            if isinstance(error, NotDurable):
                DISK.refused(error)
            raise
        DISK.took()
        for entry, line in zip(entries, data, strict=True):
            self._count(entry, line)
        self._logged, self.refused = after, False
        if said[0] is self._stop:
            self._stop = None
        self._show(after)

    def _show(self, room: Room) -> None:
        """At rest while there is a stop, unless the game is over by now."""
        if not room.playing:
            self._drop_stop()
        self._become(room if self._stop is None else at_rest(room))

    def _show_again(self) -> None:
        """What has happened was told."""
        room = self._logged.copy()
        room.events = []
        self._show(room)

    def _become(self, room: Room) -> None:
        before, self.room = self.room, room
        self._became(before, room)

    def has_room_for(self, entry: Entry) -> bool:
        """Of a full log people can still take their leave; before that, nobody fills it from the door."""
        if isinstance(entry.action, SetBoundaries):
            return self._in_silence[entry.by, entry.action.seat] < MOST_IN_SILENCE
        last_words = LAST_WORDS if isinstance(entry.action, Pause | Leave | EndGame) else 0
        return self.entries < MOST_ENTRIES + last_words and (last_words > 0 or self.size < MOST_BYTES)

    def _count(self, entry: Entry, data: bytes) -> None:
        if isinstance(entry.action, SetBoundaries):
            self._in_silence[entry.by, entry.action.seat] += 1
        elif not isinstance(entry.action, CoverDrawn):
            self.entries += 1
            self.size += len(data)

    @property
    def full(self) -> bool:
        return self.entries >= MOST_ENTRIES or self.size >= MOST_BYTES

    @property
    def half_full(self) -> bool:
        return self.entries >= MOST_ENTRIES // 2 or self.size >= MOST_BYTES // 2


async def room_after(room: Room, entry: Entry) -> Room:
    if isinstance(entry.action, ChooseDeck) and entry.action.text:
        return await asyncio.get_running_loop().run_in_executor(_decks, room.after, entry)
    return room.after(entry)


def new_secret() -> Entry:
    return Entry(KEEPER, SecretKept(secrets.token_hex(32)))
