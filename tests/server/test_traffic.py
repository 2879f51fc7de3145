"""What goes over the lines, byte by byte: to each device what its seats may know, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from nightcap import GAMES
from nightcap.decks import Boundaries
from nightcap.engine.events import seen_by
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import Room
from nightcap.rooms.actions import (
    AddBot,
    Answer,
    BeReady,
    EndGame,
    Leave,
    Pause,
    PlayFor,
    SecretKept,
    SetBoundaries,
)
from nightcap.server.keeper import Keeper
from nightcap.store import MemoryJournal, NotDurable
from nightcap.wire import ToClient, encode
from rooms.evening import Evening, evening

SEATS = {game: table.seat_counts.start for game, table in GAMES.items()}


def plain(value: Any) -> Any:
    """As it arrives on the other side."""
    return json.loads(to_json(value))


class Recorder:
    """A line that only listens."""

    address = ""

    def __init__(self, device: str) -> None:
        self.device = device
        self.seat: Seat | None = None
        self.heard: list[bytes] = []

    def send(self, message: ToClient) -> None:
        self.heard.append(encode(message))

    def hang_up(self) -> None:
        raise AssertionError("nobody is sent away here")


class Recorded:
    """A room with a recorder on every device's line, and on a shared screen's."""

    def __init__(self, night: Evening) -> None:
        self.keeper = Keeper("code", night.room, MemoryJournal(), thinking=0)
        self.lines = [Recorder(device) for device in night.room.devices]
        self.log = night.log

    async def join(self) -> None:
        await self.keeper.journal.append("code", 0, self.log)
        for line in self.lines:
            self.keeper.join(line)

    async def answer(self, seat: Seat, move: Any) -> None:
        room = self.room
        await self.keeper.says(str(room.people[seat].device), Answer(seat, room.question, move))

    @property
    def room(self) -> Room:
        return self.keeper.room

    def forget(self) -> None:
        for line in self.lines:
            line.heard.clear()


def begun(game: str, people: int | None = None, **options: Any) -> Evening:
    if game == "retos":
        options["prize"] = "breakfast"
    night = evening(game, people=people or SEATS[game], **options)
    night.says("d2", SetBoundaries(1, Boundaries(ceiling=4, never=("music", "mirror"), garments=3)))
    night.starts()
    return night


@pytest.mark.parametrize("game", GAMES)
def test_a_device_is_told_its_seats_view_and_nothing_else(game: str, games: int) -> None:
    """`./test --games 100000 -k its_seats_view` plays a hundred of each."""

    async def play(seed: str) -> None:
        night = begun(game)
        recorded = Recorded(night)
        await recorded.join()
        rng = Random(seed)
        moves = 0
        while recorded.room.playing and moves < 400:
            moves += 1
            table = recorded.room.table
            assert table is not None
            seat = rng.choice(table.waiting)
            recorded.forget()
            await recorded.answer(seat, rng.choice(table.answers(seat)).random(rng.randrange))
            check(recorded)

    def check(recorded: Recorded) -> None:
        room = recorded.room
        table = room.table
        assert table is not None
        private = [room.luck.secret, table.seed, '"never"', '"ceiling"', '"themes"']
        for seat, line in enumerate(recorded.lines):
            assert len(line.heard) <= 1
            for said in line.heard:
                message = json.loads(said)
                assert message["table"] == plain(table.view(seat))
                assert message["events"] == plain(seen_by(seat, room.events))
                answers = [] if message["asked"] is None else message["asked"]["answers"]
                assert answers == plain(table.answers(seat))
                del message["table"], message["events"], message["asked"]
                assert message["room"].pop("mine")["seat"] == seat
                rest = json.dumps(message)
                assert not any(secret and secret in rest for secret in private)
                assert not any(secret and secret.encode() in said for secret in private[:2])

    for number in range(max(1, games // 1000)):
        asyncio.run(play(f"{game} {number}"))


def other_lines(recorded: Recorded, seat: Seat) -> list[list[bytes]]:
    return [line.heard.copy() for other, line in enumerate(recorded.lines) if other != seat]


def at_a_sealed_question(game: str, step: str, **options: Any) -> Evening:
    for number in range(200):
        night = begun(game, **options)
        rng = Random(f"{game} {number}")
        while night.room.playing and night.room.table is not None:
            if night.room.table.asked == step and len(night.room.table.waiting) > 1:
                return night
            night.answers(rng)
    raise AssertionError(f"never asked {step}")


def test_in_the_reaction_window_nobody_hears_anything_of_anybody() -> None:
    """Sexopolitan: caught, passed or not yet answered: no message, whoever holds the card."""
    night = at_a_sealed_question("sexopolitan", "ask_to_catch")

    async def window() -> None:
        table = night.room.table
        assert table is not None
        for seat in table.waiting[:-1]:
            for option in table.answers(seat):
                recorded = Recorded(night)
                await recorded.join()
                recorded.forget()
                await recorded.answer(seat, next(option.moves()))
                assert all(heard == [] for heard in other_lines(recorded, seat))

    asyncio.run(window())


def test_a_wish_to_end_the_game_does_not_show_when_others_answer_in_silence() -> None:
    """A move takes the wish back, and everybody sees that; a silent answer must not."""
    night = at_a_sealed_question("sexopolitan", "ask_to_catch")

    async def window() -> None:
        table = night.room.table
        assert table is not None
        asked = table.waiting
        night.says(f"d{asked[-1] + 1}", EndGame(asked[-1]))
        recorded = Recorded(night)
        await recorded.join()
        recorded.forget()
        await recorded.answer(asked[0], next(table.answers(asked[0])[-1].moves()))
        assert all(heard == [] for heard in other_lines(recorded, asked[0]))

    asyncio.run(window())


@pytest.mark.usefixtures("clock")
def test_sealed_antes_are_told_alike_whatever_was_answered() -> None:
    """PeekPoker: that somebody has answered is public; the bytes are the same for yes and no."""
    night = at_a_sealed_question("peekpoker", "ask_for_sealed_antes", people=3, ante_order="sealed")

    async def antes() -> None:
        table = night.room.table
        assert table is not None
        seat = table.waiting[0]
        told = set()
        for option in table.answers(seat):
            recorded = Recorded(night)
            await recorded.join()
            recorded.forget()
            await recorded.answer(seat, next(option.moves()))
            told.add(str(other_lines(recorded, seat)))
        assert len(told) == 1

    asyncio.run(antes())


def test_setting_boundaries_is_told_to_nobody() -> None:
    """Not what, and by size and number of messages not even how much."""

    async def lobby() -> None:
        told = set()
        for boundaries in (Boundaries(), Boundaries(ceiling=1, never=("kissing", "massage", "lips"))):
            night = evening()
            night.keep(SecretKept("5e" * 32))
            night.says("d2", SetBoundaries(1, Boundaries()))
            night.says("d2", BeReady(1, adult=True))
            recorded = Recorded(night)
            await recorded.join()
            recorded.forget()
            await recorded.keeper.says("d2", SetBoundaries(1, boundaries))
            told.add(str(recorded.lines[0].heard))
        assert told == {"[]"}

    asyncio.run(lobby())


def test_silent_answers_and_boundaries_cannot_even_be_counted() -> None:
    """Whoever reloads the page again and again sees the same number."""
    window = at_a_sealed_question("sexopolitan", "ask_to_catch")
    table = window.room.table
    assert table is not None
    before = window.room.news
    for seat in table.waiting[:-1]:
        move = next(table.answers(seat)[-1].moves())
        window.says(f"d{seat + 1}", Answer(seat, window.room.question, move))
        assert window.room.news == before
    lobby = evening()
    before = lobby.room.news
    lobby.says("d2", SetBoundaries(1, Boundaries(ceiling=1)))
    assert lobby.room.news == before


# When the journal cannot write


class Stubborn(MemoryJournal):
    """A journal that cannot write the first few times."""

    failures = 0

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        if self.failures:
            self.failures -= 1
            raise NotDurable("no space left")
        return await super().append(room, after, entries)


def test_a_bot_tries_again_when_its_move_could_not_be_written() -> None:
    night = evening("peekpoker", people=1)
    night.says("d1", AddBot("random"))
    night.starts()

    async def play() -> None:
        journal = Stubborn()
        await journal.append("code", 0, night.log)
        keeper = Keeper("code", night.room, journal, thinking=0)
        keeper.turns.again = 0
        rng = Random("stubborn")
        while keeper.bots._asked() is None:
            table = keeper.room.table
            assert table is not None
            move = rng.choice(table.answers(0)).random(rng.randrange)
            await keeper.says("d1", Answer(0, keeper.room.question, move))
        journal.failures = 3
        asked = keeper.room.question
        keeper.go_on()
        while keeper.room.question == asked:
            await asyncio.sleep(0)
        assert journal.failures == 0
        assert len(await journal.read("code")) == keeper.room.number
        keeper.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_the_clock_tries_again_when_its_move_could_not_be_written() -> None:
    night = begun("retos", people=3, decision_seconds=15)

    async def wait() -> None:
        journal = Stubborn()
        await journal.append("code", 0, night.log)
        keeper = Keeper("code", night.room, journal, thinking=0)
        keeper.turns.again = 0
        journal.failures = 2
        asked = keeper.room.question
        await keeper.clock._wait(0, asked)
        assert keeper.room.question > asked
        keeper.close()

    asyncio.run(asyncio.wait_for(wait(), 60))


# Time and bots


def test_when_the_time_is_up_the_room_answers_for_the_absent() -> None:
    """O-08: the window closes by itself; R-61: silence has its own meaning."""
    window = at_a_sealed_question("sexopolitan", "ask_to_catch")
    turn = begun("retos", people=3, decision_seconds=15)

    async def wait(night: Evening) -> Room:
        recorded = Recorded(night)
        await recorded.join()
        asked = recorded.room.question
        await recorded.keeper.clock._wait(0, asked)
        assert recorded.room.question > asked
        recorded.keeper.close()
        return recorded.room

    for night in (window, turn):
        room = asyncio.run(wait(night))
        assert room.table is not None
        assert room.playing


def test_a_paused_room_has_no_clock() -> None:
    night = begun("retos", people=3, decision_seconds=15)

    async def pause() -> None:
        recorded = Recorded(night)
        await recorded.join()
        keeper = recorded.keeper
        keeper.clock.follow()
        clock = keeper.clock._running
        assert clock is not None
        keeper.clock.follow()
        assert keeper.clock._running is clock  # the same question, the same clock
        await keeper.says("d1", Pause())
        await asyncio.sleep(0)
        assert clock.cancelled()
        keeper.close()

    asyncio.run(pause())


def test_a_bot_that_stands_in_leaves_dares_to_people() -> None:
    night = begun("retos", people=3)
    rng = Random("dare")
    while night.room.table is not None and not night.room.table.question.personal:
        assert night.answers(rng)
    assert night.room.table is not None
    (seat,) = night.room.table.waiting
    night.says(f"d{seat + 1}", Leave())
    host = night.room.host
    night.says(host, PlayFor(seat, "random"))
    keeper = Keeper("code", night.room, MemoryJournal(), thinking=0)
    assert keeper.bots._asked() is None
    assert not keeper.bots._may_play(seat, personal=True)
    assert keeper.bots._may_play(seat, personal=False)
