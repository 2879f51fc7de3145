"""At the table: answers, pauses, the end, and another game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nightcap.engine.moves import Move, Seat
from nightcap.engine.steps import Ask, AskEach
from nightcap.engine.table import Table
from nightcap.rooms.actions import (
    Answer,
    BotAnswers,
    Device,
    EndGame,
    OpenTheBooks,
    Pause,
    PlayAgain,
    Resume,
    TimeUp,
)
from nightcap.rooms.luck import Luck
from nightcap.rooms.people import unready, without
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import NOBODY, Room, StandIn, does


def table_of(room: Room) -> Table:
    if room.table is None:
        raise Refused("game_has_not_begun")
    if not room.playing:
        raise Refused("game_over", rule=room.table.over_rule)
    return room.table


@does(Answer)
def answer(room: Room, by: Device, action: Answer) -> None:
    """An answer to an old question is refused; an aside, such as a stop, answers none."""
    room.must_own(by, action.seat)
    table = table_of(room)
    if room.paused:
        raise Refused("paused")
    if action.question != room.question and not is_aside(table, action.seat, action.move):
        raise Refused("old_question")
    play(room, action.seat, action.move)


@does(BotAnswers)
def bot_answers(room: Room, by: Device, action: BotAnswers) -> None:
    table_of(room)
    if room.paused or action.question != room.question or not room.people[action.seat].bot:
        raise Refused("old_question")
    play(room, action.seat, action.move, by=None if room.people[action.seat].is_bot else "bot")


@does(TimeUp)
def time_up(room: Room, by: Device, action: TimeUp) -> None:
    table = table_of(room)
    if room.paused or action.question != room.question or action.seat not in table.waiting:
        raise Refused("old_question")
    move = move_of_silence(table, action.seat)
    if move is None:
        raise Refused("not_now")
    play(room, action.seat, move, by="clock")


def move_of_silence(table: Table, seat: Seat) -> Move | None:
    """What silence means, the game says: by a move only the room may make (R-61), or by an answer (O-08)."""
    options = table.room_options(seat)
    return next(options[0].moves()) if options else table.question.absent


def play(room: Room, seat: Seat, move: Any, *, by: StandIn | None = None) -> None:
    table = table_of(room)
    before = table.question
    room.events = table.play(seat, move, by_room=by == "clock")
    if by is not None:
        room.stood_in = (*room.stood_in, (len(table.played) - 1, by))
    if not table.agenda or not is_same_question(before, table.question):
        room.question = room.news
    elif before.silent:
        room.hush()
        return  # whatever else everybody sees stays as it was
    room.ending = NOBODY


def is_same_question(before: Ask[Any], now: Ask[Any]) -> bool:
    """Somebody else may have answered it meanwhile: that takes nothing away from one's own answer."""
    if before is now:
        return True
    if not (isinstance(before, AskEach) and isinstance(now, AskEach) and type(before) is type(now)):
        return False
    return set(now.seats) < set(before.seats) and replace(before, seats=now.seats) == now


def is_aside(table: Table, seat: Seat, move: Any) -> bool:
    """Whether a frame offers this move, so that it is no answer to the question."""
    try:
        read = move if isinstance(move, Move) else table.vocabulary.move(move)
    except (ValueError, TypeError):
        return False
    return any(option.contains(read) for option in table.asides(seat))


# Pause


@does(Pause)
def pause(room: Room, by: Device, action: Pause) -> None:
    room.must_be_in(by)
    table_of(room)
    room.paused, room.resuming = True, NOBODY


@does(Resume)
def resume(room: Room, by: Device, action: Resume) -> None:
    room.must_own(by, action.seat)
    table_of(room)
    room.resuming |= {action.seat}
    settle(room)


# The end


@does(EndGame)
def end_game(room: Room, by: Device, action: EndGame) -> None:
    room.must_own(by, action.seat)
    table_of(room)
    room.ending |= {action.seat}
    settle(room)


@does(OpenTheBooks)
def open_the_books(room: Room, by: Device, action: OpenTheBooks) -> None:
    room.must_own(by, action.seat)
    if not room.over:
        raise Refused("not_now")
    room.opening |= {action.seat}


@does(PlayAgain)
def play_again(room: Room, by: Device, action: PlayAgain) -> None:
    room.must_host(by)
    if not room.over:
        raise Refused("not_now")
    room.table, room.stood_in, room.luck = None, (), Luck(voids=room.luck.voids)
    room.paused, room.ended = False, False
    room.resuming, room.ending, room.opening = NOBODY, NOBODY, NOBODY
    left = {seat for seat, person in enumerate(room.people) if person.away}
    room.people = unready(without(room.people, left))


def settle(room: Room) -> None:
    """What needs everybody's yes happens when all who are here have said it; in an empty room it waits."""
    here = room.everybody_here
    if not here:
        return
    if room.paused and room.resuming and here <= room.resuming:
        room.paused, room.resuming = False, NOBODY
    if room.ending and here <= room.ending:
        room.ended = True
