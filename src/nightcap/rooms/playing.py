"""At the table: answers, pauses, stops, the end, and another game."""

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
    OfDevice,
    OpenTheBooks,
    Pause,
    PlayAgain,
    Resume,
    Stop,
    Stopped,
    TimeUp,
)
from nightcap.rooms.entries import KEEPER, Entry
from nightcap.rooms.people import unready, without
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import NOBODY, REMEMBERED, Room, does


def table_of(room: Room) -> Table:
    if room.table is None:
        raise Refused("game_has_not_begun")
    if not room.playing:
        raise Refused("game_over")
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
    if action.client:
        room.answered = (*room.answered[1 - REMEMBERED :], f"{by} {action.client}")


@does(BotAnswers)
def bot_answers(room: Room, by: Device, action: BotAnswers) -> None:
    table_of(room)
    if room.paused or action.question != room.question or not room.people[action.seat].bot:
        raise Refused("old_question")
    play(room, action.seat, action.move)


@does(TimeUp)
def time_up(room: Room, by: Device, action: TimeUp) -> None:
    """What silence means, the game says: by a move only the room may make (R-61), or by an answer (O-08)."""
    table = table_of(room)
    if room.paused or action.question != room.question or action.seat not in table.waiting:
        raise Refused("old_question")
    options = table.room_options(action.seat)
    move = next(options[0].moves()) if options else table.question.absent
    if move is None:
        raise Refused("not_now")
    play(room, action.seat, move, by_room=True)


def play(room: Room, seat: Seat, move: Any, *, by_room: bool = False) -> None:
    table = table_of(room)
    before = table.question
    room.events = table.play(seat, move, by_room=by_room)
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


# Pause and stop


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


@does(Stopped)
def stop(room: Room, by: Device, action: Stopped) -> None:
    """Never refused while a game is on. What the game can stop stops; where it has nothing, all pause."""
    table = table_of(room)
    kind = table.vocabulary.moves.get("safe_stop")
    if kind is not None:
        for seat in range(table.seats):
            if table.why_not(seat, kind()) is None:
                play(room, seat, kind())
                return
    room.paused, room.resuming = True, NOBODY


def entry_of(room: Room, by: Device, action: OfDevice) -> Entry:
    """What the log keeps of it. Of a stop it keeps that somebody said so, and not who."""
    said = stop_in(room, action)
    if said is None:
        return Entry(by, action)
    room.must_own(by, said.seat)
    table_of(room)
    return Entry(KEEPER, Stopped())


def stop_in(room: Room, action: OfDevice) -> Stop | None:
    """The stop that is said: by the action, or by the move of a game that has one."""
    if isinstance(action, Answer) and is_stop(room, action.move):
        return Stop(action.seat)
    return action if isinstance(action, Stop) else None


def is_stop(room: Room, move: Any) -> bool:
    tag = move.tag() if isinstance(move, Move) else move.get("type") if isinstance(move, dict) else None
    return tag == "safe_stop" and room.table is not None and "safe_stop" in room.table.vocabulary.moves


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
    room.table, room.secret, room.shares = None, "", {}
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
