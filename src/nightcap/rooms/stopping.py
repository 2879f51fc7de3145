"""A stop: free, never refused while a game is on, and kept without whoever said it.

Nothing here knows a game's stop by its name: it is the game's anonymous move.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import Vocabulary
from nightcap.rooms.actions import Answer, Device, OfDevice, Stop, Stopped
from nightcap.rooms.playing import play, table_of
from nightcap.rooms.room import NOBODY, Room, does


@cache
def stop_of(words: Vocabulary) -> type[Move] | None:
    """The move by which somebody at the table stops what is being played; None: the game has none."""
    moves: Iterable[type[Move]] = words.moves.values()
    kinds = [kind for kind in moves if kind.anonymous]
    if len(kinds) > 1:
        raise TypeError("a game has one anonymous move: its stop")
    return kinds[0] if kinds else None


def stop_in(room: Room, action: OfDevice) -> Stop | None:
    """The stop that is said: by the action, or by the move of a game that has one."""
    if isinstance(action, Answer) and room.table is not None and is_stop(room.table, action.move):
        return Stop(action.seat)
    return action if isinstance(action, Stop) else None


def is_stop(table: Table, move: Any) -> bool:
    kind = stop_of(table.vocabulary)
    tag = move.tag() if isinstance(move, Move) else move.get("type") if isinstance(move, dict) else None
    return kind is not None and tag == kind.tag()


def may_be_a_stop(room: Room, message: str) -> bool:
    """Whether a message is worth looking for a stop in: most can be seen not to be one without reading."""
    kind = None if room.table is None else stop_of(room.table.vocabulary)
    return f'"{STOP}"' in message or (kind is not None and f'"{kind.tag()}"' in message)


STOP = str(Stop.__struct_config__.tag)


@does(Stopped)
def stop(room: Room, by: Device, action: Stopped) -> None:
    """What the game can stop is over, and everything rests until all want to go on."""
    table = table_of(room)
    kind, seat = stop_of(table.vocabulary), who_can_stop(table)
    if kind is not None and seat is not None:
        play(room, seat, kind())
    room.paused, room.resuming = True, NOBODY


def at_rest(room: Room) -> Room:
    """What everybody sees from the moment somebody says stop: nothing goes on, and the table is as it was."""
    resting = room.copy()
    resting.paused, resting.resuming = True, NOBODY
    return resting


def who_can_stop(table: Table) -> Seat | None:
    """A seat that may end what is being played; None: there is nothing to end."""
    kind = stop_of(table.vocabulary)
    if kind is None:
        return None
    return next((seat for seat in range(table.seats) if table.why_not(seat, kind()) is None), None)


def has_stopped(room: Room) -> bool:
    """Everything rests already: one more stop would change nothing."""
    return room.paused and not room.resuming and room.table is not None and who_can_stop(room.table) is None
