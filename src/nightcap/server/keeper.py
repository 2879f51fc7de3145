"""The keeper of one room: takes what devices say in turn, writes it down, then tells everybody."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Iterable
from hashlib import blake2b
from time import monotonic
from typing import Literal, NamedTuple, Protocol

from msgspec.structs import replace

from nightcap.bots import make_bot
from nightcap.engine.events import Event, seen_by
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import KEEPER, VERSION, Entry, Refused, Room, RoomViews, entry_of, write
from nightcap.rooms.actions import (
    Answer,
    BotAnswers,
    Device,
    GoOnWithout,
    OfDevice,
    Opened,
    SecretKept,
    TimeUp,
)
from nightcap.rooms.doors import silent_device
from nightcap.server.logbook import warn
from nightcap.server.presence import Presence
from nightcap.store import Journal, JournalError, NotErased
from nightcap.wire import AtTheDoor, Gone, ToClient, Update, update_for

THINKING = 0.6
"""Seconds a bot takes for any answer: the same whatever it holds."""

AGAIN = 1.0
"""Seconds until a move of a bot or of the clock that could not be written is tried again."""

REMEMBERED = 200
"""How many pieces of news a device that comes back can still hear of."""

KNOWN_AGAIN = 32
"""How many of the things that were said last are not done twice: those that can be on their way."""


class Line(Protocol):
    """The way to one device: takes messages, never blocks."""

    device: Device
    seat: Seat | None

    def send(self, message: ToClient) -> None: ...

    def hang_up(self) -> None: ...


class Past(NamedTuple):
    """Something that has happened; after a restart of the server, as if just now."""

    number: int
    at: float
    events: list[Event]


class Keeper:
    """One room, its open lines, and its place in the journal."""

    def __init__(self, code: str, room: Room, journal: Journal, thinking: float = THINKING) -> None:
        self.code = code
        self.room = room
        self.journal = journal
        self.thinking = thinking
        self.again = AGAIN
        self.past: deque[Past] = deque(maxlen=REMEMBERED)
        """What has happened in this game."""
        self._put = monotonic()
        """When the open question was put, or the game went on after a pause."""
        self.lines: dict[Line, None] = {}
        """In the order they came."""
        self._turn = asyncio.Lock()
        self._said: dict[bytes, None] = {}
        """What was done last, as hashes: known when it is said again, and no record of who said stop."""
        self._last: dict[Line, Update | AtTheDoor] = {}
        """What each line was told last."""
        self._views = RoomViews()
        self._presence = Presence(self.tell)
        self._bot: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None
        self._timed = 0
        """The question that the clock is running for."""

    @classmethod
    async def open(cls, code: str, host: Device, journal: Journal, thinking: float = THINKING) -> Keeper:
        """A new room, durable before anybody learns of it."""
        keeper = cls(code, Room(), journal, thinking)
        await keeper._keep(Entry(KEEPER, Opened(VERSION, host)))
        return keeper

    @classmethod
    def from_log(
        cls, code: str, log: Iterable[Entry], journal: Journal, thinking: float = THINKING
    ) -> Keeper:
        """The room as its log has it."""
        keeper = cls(code, Room(), journal, thinking)
        for entry in log:
            keeper._become(keeper.room.after(entry))
        return keeper

    async def says(self, device: Device, action: OfDevice, client: str = "") -> None:
        """Refused, or done and durable when this returns; then everybody is told."""
        async with self._turn:
            said = digest(device, action, client)
            if said in self._said or self._was_answered(device, action):
                return  # done once
            if isinstance(action, GoOnWithout):
                self._must_miss(device, action)
            await self._keep(entry_of(self.room, device, action))
            if client:
                self._note(said)
        self.go_on()

    def _was_answered(self, device: Device, action: OfDevice) -> bool:
        """The room itself remembers answers; everything else is known as long as the server runs."""
        return isinstance(action, Answer) and f"{device} {action.client}" in self.room.answered

    def _must_miss(self, by: Device, action: GoOnWithout) -> None:
        self.room.must_be_in(by)
        if silent_device(self.room, action) not in self._presence.missed:
            raise Refused("still_here")

    def _note(self, said: bytes) -> None:
        self._said[said] = None
        while len(self._said) > KNOWN_AGAIN:
            del self._said[next(iter(self._said))]

    def go_on(self) -> None:
        """Something has changed: tell everybody, let bots think, keep the time."""
        self.tell()
        self.let_bots_think()
        self.keep_time()

    async def _keep(self, entry: Entry) -> None:
        """It holds once it is written, and not before."""
        entries, after = [entry], self.room.after(entry)
        if after.table is None and not after.secret:  # before anybody can ask for another game
            entries.append(new_secret())
            after = after.after(entries[-1])
        await self.journal.append(self.code, self.room.number, [write(one) for one in entries])
        self._become(after)

    def _become(self, room: Room) -> None:
        before, self.room = self.room, room
        if (room.question, room.paused) != (before.question, before.paused):
            self._put = monotonic()
        if room.table is None:
            self.past.clear()  # of another game, with others on these seats
        elif room.events:
            self.past.append(Past(room.news, monotonic(), room.events))

    # Telling

    def join(self, line: Line, after: int | None = None) -> None:
        """A device is here, perhaps again: it hears what has happened `after` the last news it had."""
        self._presence.came(line.device)
        self._presence.expect(self.room.devices)
        self.lines[line] = None
        self.tell_one(line, everything=True, after=after)

    def make_room_for(self, device: Device, most: int) -> None:
        """One line more: of a device with too many the oldest is told, and hung up."""
        older = [line for line in self.lines if line.device == device]
        for line in older[: max(0, len(older) + 1 - most)]:
            line.send(Gone("elsewhere"))
            line.hang_up()

    def part(self, line: Line) -> None:
        if line in self.lines:
            del self.lines[line]
            self._presence.went(line.device)
        self._last.pop(line, None)

    def look(self, line: Line, seat: Seat | None, after: int | None = None) -> None:
        if seat is not None:
            self.room.must_own(line.device, seat)
        line.seat = seat
        self.tell_one(line, everything=True, after=after)

    def tell(self) -> None:
        for line in list(self.lines):
            self.tell_one(line)

    def tell_one(self, line: Line, *, everything: bool = False, after: int | None = None) -> None:
        """Nothing is sent where nothing has changed for this device: silence tells nothing."""
        if line.device not in self.room.devices:
            self._tell_outsider(line)
            return
        update, last = self._update_for(line), self._last.get(line)
        if everything:
            missed = self._missed(line, after)
            ages = tuple([seconds_since(at) for at, _ in missed])
            update = replace(update, events=tuple([event for _, event in missed]), ages=ages)
        elif not update.events and isinstance(last, Update) and lasting(update) == lasting(last):
            return
        self._last[line] = update
        line.send(update)

    def _missed(self, line: Line, after: int | None) -> list[tuple[float, Event]]:
        """What this seat may know of what has happened since, and when it did."""
        if after is None:
            return []
        missed = [past for past in self.past if past.number > after]
        return [(past.at, event) for past in missed for event in seen_by(line.seat, past.events)]

    def _update_for(self, line: Line) -> Update:
        room, device = self.room, line.device
        mine = room.seats_of(device)
        if line.seat not in mine:
            line.seat = mine[0] if len(mine) == 1 else None
        passed = seconds_since(self._put)
        return update_for(room, device, line.seat, self._views, passed, self._presence.missed)

    def _tell_outsider(self, line: Line) -> None:
        """Who is at the door hears of it only; who was sent away hears that, and no more."""
        knocking = any(guest.device == line.device for guest in self.room.knocking)
        message = AtTheDoor(line.device, knocking)
        last, self._last[line] = self._last.get(line), message
        if not isinstance(last, Update):
            if last != message:
                line.send(message)
        else:
            line.send(Gone("turned_away"))
            self.part(line)
            line.hang_up()

    # Bots

    def let_bots_think(self) -> None:
        if (self._bot is None or self._bot.done()) and self._bot_asked() is not None:
            self._bot = asyncio.get_running_loop().create_task(self._think())

    async def _think(self) -> None:
        """Each answer takes the same time; a pause freezes it."""
        while (seat := self._bot_asked()) is not None:
            await asyncio.sleep(self.thinking)
            try:
                await self._let_answer(seat)
            except JournalError as error:
                warn("bot_waits", error=type(error).__name__)
                await asyncio.sleep(self.again)

    async def _let_answer(self, seat: Seat) -> None:
        async with self._turn:
            table = self.room.table
            if self._bot_asked() != seat or table is None:
                return
            bot = make_bot(table.game, self.room.people[seat].bot, random.Random())
            move = bot.choose(table.view(seat), table.answers(seat))
            await self._keep(Entry(KEEPER, BotAnswers(seat, self.room.question, move)))
        self.tell()
        self.keep_time()

    def _bot_asked(self) -> Seat | None:
        room = self.room
        if not room.playing or room.paused or room.table is None:
            return None
        personal = room.table.question.personal
        return next((seat for seat in room.table.waiting if self._may_play(seat, personal)), None)

    def _may_play(self, seat: Seat, personal: bool) -> bool:
        """A bot that stands in for somebody leaves to them what is about people."""
        person = self.room.people[seat]
        return bool(person.bot) and (person.is_bot or not personal)

    # Time

    def keep_time(self) -> None:
        """One clock for the open question; it starts anew with the next one, or after a pause."""
        room = self.room
        running = self._clock is not None and not self._clock.done()
        limit = 0
        if room.playing and not room.paused and room.table is not None:
            limit = room.table.question.seconds(room.table)
        if running and limit and self._timed == room.question:
            return
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if limit:
            self._timed = room.question
            self._clock = asyncio.get_running_loop().create_task(self._wait(limit, room.question))

    async def _wait(self, seconds: float, question: int) -> None:
        await asyncio.sleep(seconds)
        while True:
            try:
                await self._answer_for_the_absent(question)
                break
            except JournalError as error:
                warn("clock_waits", error=type(error).__name__)
                await asyncio.sleep(self.again)
        self._clock = None
        self.go_on()

    async def _answer_for_the_absent(self, question: int) -> None:
        async with self._turn:
            table = self.room.table
            for seat in table.waiting if table is not None and self.room.question == question else ():
                if self.room.question == question:
                    await self._keep(Entry(KEEPER, TimeUp(seat, question)))

    # The end

    async def burn(self, device: Device) -> None:
        """For everybody, at once, and nothing stays."""
        self.room.must_be_in(device)
        async with self._turn:
            try:
                await self.journal.delete(self.code)
            except NotErased:
                self.dismiss("burnt")
                raise
        self.dismiss("burnt")

    def dismiss(self, why: Literal["burnt", "closing"]) -> None:
        """Tell everybody that there is nothing here any more."""
        for line in list(self.lines):
            line.send(Gone(why))
            line.hang_up()
        self.close()

    @property
    def idle(self) -> bool:
        """Nobody is on the line, no bot is thinking, and nothing is being written."""
        return not self.lines and not self._turn.locked() and (self._bot is None or self._bot.done())

    def close(self) -> None:
        for task in (self._bot, self._clock):
            if task is not None:
                task.cancel()
        self._presence.close()
        self.lines.clear()
        self._last.clear()


def lasting(update: Update) -> bytes:
    """Everything in an update that is not just news: time that has passed is none."""
    room = replace(update.room, number=0)
    return to_json(replace(update, events=(), ages=(), passed=0, room=room))


def digest(device: Device, action: OfDevice, client: str) -> bytes:
    return blake2b(f"{device} {client} ".encode() + to_json(action), digest_size=16).digest()


def seconds_since(at: float) -> int:
    return int(monotonic() - at)


def new_secret() -> Entry:
    return Entry(KEEPER, SecretKept(secrets.token_hex(32)))
