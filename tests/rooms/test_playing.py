"""At the table: answers, pauses, stops, leaving and coming back, the end, another game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nightcap import GAMES, replay
from nightcap.engine.moves import Move
from nightcap.engine.vocabulary import to_json
from nightcap.games.couples.moves import ThrowSign
from nightcap.rooms import Refused, asked_of, books_of, read, table_view, view_of
from nightcap.rooms.actions import (
    Answer,
    BotAnswers,
    ComeBack,
    EndGame,
    GoOnWithout,
    Leave,
    OpenTheBooks,
    Pause,
    PlayAgain,
    PlayFor,
    Rename,
    Resume,
    Stop,
    TurnAway,
)
from nightcap.rooms.room import REMEMBERED
from rooms.evening import HOST, Evening, evening, refused

SEATS = {game: table.seat_counts.start for game, table in GAMES.items()}


def started(game: str, people: int | None = None, **options: Any) -> Evening:
    if game == "retos":
        options["prize"] = "breakfast"
    night = evening(game, people=people or SEATS[game], **options)
    night.starts()
    return night


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_its_log(game: str) -> None:
    night = started(game)
    night.plays_on(f"{game} evening")
    assert night.room.over
    assert night.is_its_log()
    assert night.room.table is not None
    assert replay(night.room.table.log) == night.room.table


def test_an_answer_to_an_old_question_is_refused() -> None:
    night = started("couples-quick", first_dealer="seat0")
    asked = asked_of(night.room, HOST, 0)
    assert asked is not None
    deal = asked.answers[0].random(lambda _: 0)
    night.says(HOST, Answer(0, asked.question, deal))
    with refused(night, "old_question"):
        night.says(HOST, Answer(0, asked.question, deal))
    with refused(night, "old_question"):
        night.says("d2", Answer(1, asked.question, {"type": "exchange", "cards": []}))


def test_two_answers_at_once_are_both_taken() -> None:
    """Both were asked the same; neither waits for the other."""
    night = started("couples-quick")
    question = night.room.question
    night.says("d2", Answer(1, question, ThrowSign("rock")))
    night.says(HOST, Answer(0, question, ThrowSign("paper")))
    assert night.room.question > question
    assert night.is_its_log()


def test_another_seats_question_is_not_ones_own() -> None:
    night = started("couples-quick")
    with refused(night, "not_your_seat"):
        night.says("d2", Answer(0, night.room.question, ThrowSign("rock")))
    with pytest.raises(Exception, match="not_your_seat"):
        asked_of(night.room, "d2", 0)
    with pytest.raises(Exception, match="not_your_seat"):
        table_view(night.room, "d2", 0)


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    night = started("couples-quick", first_dealer="seat0")
    with refused(night, "not_your_turn"):
        night.says("d2", Answer(1, night.room.question, {"type": "deal"}))
    with refused(night, "malformed"):
        night.says(HOST, Answer(0, night.room.question, {"type": "cheat"}))


def test_what_was_said_last_is_remembered_by_its_id_in_the_log() -> None:
    night = started("couples-quick")
    night.says("d2", Answer(1, night.room.question, ThrowSign("rock")), said="rock")
    night.says("d2", Stop(1), said="stop")
    assert night.room.said == ("rock", "stop")
    for number in range(REMEMBERED - 1):
        night.says("d2", Rename(1, f"Benedict {number}"), said=f"{number}")
    assert night.room.said[:2] == ("stop", "0")
    assert len(night.room.said) == REMEMBERED
    assert night.is_its_log()


# Pause


def test_anybody_pauses_and_everybody_resumes() -> None:
    night = started("retos", people=3)
    night.says("d2", Pause())
    assert asked_of(night.room, HOST, 0) is None
    seat = night.room.table.waiting[0]  # type: ignore[union-attr]
    with refused(night, "paused"):
        night.says(f"d{seat + 1}", Answer(seat, night.room.question, {"type": "draw"}))
    for device, seat in (("d1", 0), ("d2", 1)):
        night.says(device, Resume(seat))
        assert night.room.paused
    night.says("d3", Resume(2))
    assert not night.room.paused
    assert night.is_its_log()


def test_who_has_left_is_not_waited_for() -> None:
    night = started("retos", people=3)
    night.says("d3", Pause())
    night.says("d1", Resume(0))
    night.says("d2", Resume(1))
    night.says("d3", Leave())
    assert not night.room.paused


# Stop


def until_stoppable(night: Evening) -> list[int]:
    rng = Random("stop")
    while True:
        table = night.room.table
        assert table is not None
        stop = table.vocabulary.moves["safe_stop"]
        able = [seat for seat in range(table.seats) if table.why_not(seat, stop()) is None]
        if len(able) > 1 or (able and table.seats == 2):
            return able
        assert night.answers(rng)


@pytest.mark.parametrize("game", ["couples-quick", "couples-advanced", "retos"])
@pytest.mark.parametrize("by_answer", [False, True])
def test_a_stop_is_free_and_names_nobody(game: str, by_answer: bool) -> None:
    """The log, the room and every view are the same, whoever said it."""
    after = set()
    night = started(game, people=2 if game != "retos" else 4)
    able = until_stoppable(night)
    before, log = night.room, night.log.copy()
    stop: type[Move] = before.table.vocabulary.moves["safe_stop"]  # type: ignore[union-attr]
    for seat in able:
        night.room, night.log = before, log.copy()
        said = Answer(seat, 0, stop()) if by_answer else Stop(seat)
        night.says(f"d{seat + 1}", said)
        views = [view_of(night.room, device) for device in night.room.devices]
        tables = [night.room.table.view(other) for other in range(len(night.room.people))]  # type: ignore[union-attr]
        after.add((night.log[-1], to_json([views, tables, night.room.events])))
        assert night.is_its_log()
        assert night.room.paused, "it goes on when everybody wants to"
    assert len(after) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_stop_is_never_refused_while_a_game_is_on(game: str) -> None:
    night = started(game)
    rng = Random("anywhere")
    for _ in range(60):
        room = night.room
        for seat, person in enumerate(room.people):
            night.says(str(person.device), Stop(seat))
            night.room = room
        if not night.answers(rng) or not night.room.playing:
            break


def test_where_nothing_can_be_stopped_everybody_pauses() -> None:
    night = started("peekpoker", people=3)
    night.says("d2", Stop(1))
    assert night.room.paused
    assert b"d2" not in night.log[-1]


# Leaving


def test_a_leaver_keeps_the_seat_and_comes_back_to_it() -> None:
    night = started("peekpoker", people=3)
    night.says("d3", Leave())
    assert night.room.people[2].away
    assert view_of(night.room, HOST).seats[2].away
    night.says(HOST, PlayFor(2, "sensible"))
    assert night.room.people[2].bot == "sensible"
    night.says("d3", ComeBack())
    assert night.room.people[2].bot == ""
    assert [person.away for person in night.room.people] == [False] * 3
    with refused(night, "nobody_has_left"):
        night.says(HOST, PlayFor(2, "sensible"))
    assert night.is_its_log()


def test_who_has_gone_silent_is_counted_out_by_anybody_and_can_come_back() -> None:
    night = started("peekpoker", people=3)
    night.says(HOST, Pause())
    for seat, device in ((1, "d2"), (2, "d3")):
        night.says(device, Resume(seat))
    assert night.room.paused
    assert not night.says("d2", GoOnWithout(0)).paused, "everybody who is here had said so"
    assert night.room.people[0].away
    assert night.room.host == "d2"
    for nobody in (0, 7, -1):
        with refused(night, "nobody_there"):
            night.says("d3", GoOnWithout(nobody))
    with refused(night, "not_let_in"):
        night.says("d9", GoOnWithout(1))
    assert night.says("d3", GoOnWithout()).host == "d3"
    assert not night.says(HOST, ComeBack()).people[0].away
    assert night.is_its_log()


def test_nothing_is_agreed_to_by_an_empty_room() -> None:
    """The last one to leave has not said yes by leaving: the pause stays, and so does the game."""
    night = started("peekpoker", people=2)
    night.says(HOST, Pause())
    night.says(HOST, Resume(0))
    night.says(HOST, EndGame(0))
    night.says(HOST, Leave())
    night.says("d2", Leave())
    assert night.room.paused
    assert not night.room.ended
    night.says("d2", ComeBack())
    assert not night.says("d2", Resume(1)).paused
    assert night.is_its_log()


def test_a_bot_plays_for_a_leaver_and_nobody_waits() -> None:
    night = started("peekpoker", people=3)
    night.says("d2", Leave())
    with refused(night, "no_such_bot"):
        night.says(HOST, PlayFor(1, "clairvoyant"))
    night.says(HOST, PlayFor(1, "random"))
    night.plays_on("left")
    assert night.room.over
    assert night.is_its_log()


def test_a_bot_answers_only_for_its_own_seat_and_question() -> None:
    night = evening("peekpoker", people=2, bots=1)
    night.starts()
    with refused(night, "old_question"):
        night.keep(BotAnswers(0, night.room.question, {"type": "fold"}))
    with refused(night, "old_question"):
        night.keep(BotAnswers(2, night.room.question - 1, {"type": "fold"}))


# The end


def test_a_game_ends_early_when_everybody_has_had_enough() -> None:
    night = started("sexopolitan", people=4)
    for seat in range(3):
        night.says(f"d{seat + 1}", EndGame(seat))
        assert night.room.playing
    night.says("d4", EndGame(3))
    assert night.room.over
    assert night.room.ended
    with refused(night, "game_over"):
        night.says(HOST, Pause())
    assert night.is_its_log()


def test_another_game_begins_with_what_was_agreed() -> None:
    night = started("couples-quick", tie_dealer="swap")
    with refused(night, "not_now"):
        night.says(HOST, PlayAgain())
    for seat in range(2):
        night.says(f"d{seat + 1}", EndGame(seat))
    night.says(HOST, PlayAgain())
    assert night.room.options == {"tie_dealer": "swap"}
    assert not any(person.ready for person in night.room.people)
    night.starts()
    assert night.room.playing
    assert night.is_its_log()


def test_the_books_open_only_with_everybodys_yes() -> None:
    night = started("peekpoker", people=2)
    with refused(night, "not_now"):
        night.says(HOST, OpenTheBooks(0))
    night.plays_on("books")
    night.says(HOST, OpenTheBooks(0))
    assert not view_of(night.room, "d2").books
    with pytest.raises(Refused, match="books_closed"):
        books_of(night.room, HOST)
    night.says("d2", OpenTheBooks(1))
    assert view_of(night.room, "d2").books
    with pytest.raises(Refused, match="not_let_in"):
        books_of(night.room, "d9")
    books = books_of(night.room, "d2")
    seen = view_of(night.room, "d2").luck
    assert (books.commitment, books.setup_hash, books.record) == (
        seen.commitment,
        seen.setup_hash,
        seen.record,
    )


@pytest.mark.parametrize("gone", [("d2", Leave()), (HOST, TurnAway("d2"))], ids=["left", "sent away"])
def test_the_books_stay_closed_without_the_yes_of_one_who_has_gone(gone: tuple[str, Any]) -> None:
    night = started("peekpoker", people=2)
    night.plays_on("books")
    night.says(*gone)
    night.says(HOST, OpenTheBooks(0))
    assert not view_of(night.room, HOST).books


@pytest.mark.parametrize("game", GAMES)
def test_a_room_shows_a_device_nothing_of_anothers_hand(game: str) -> None:
    """The room's view has no field that a hand could be in."""
    night = started(game)
    rng = Random("views")
    for _ in range(40):
        told = to_json(view_of(night.room, HOST))
        assert b"secret" not in told.replace(b'"secrets"', b"")
        assert night.room.table is not None
        assert night.room.table.seed.encode() not in told
        if not night.answers(rng):
            break
    assert all(read(line) for line in night.log)
