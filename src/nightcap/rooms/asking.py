"""What a device's seats are asked, and what stands against a move of theirs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.options import Amount, Options, Pick
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.table import View
from nightcap.rooms.actions import Device
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room


class Asked(Struct, frozen=True):
    """The open question of one seat, and what it may do."""

    seat: Seat
    question: int
    answers: Options
    asides: Options
    fields: dict[str, str]
    """Of each kind of move whose cards or amount are chosen: the name of the field they go into."""
    seconds: int
    """How long the room waits, from when the question was put; 0: as long as it takes."""


def table_view(room: Room, device: Device, seat: Seat | None) -> View | None:
    """The table as this seat sees it; None: as everybody does. Only one's own seats."""
    if seat is not None:
        room.must_own(device, seat)
    return None if room.table is None else room.table.view(seat)


CHOSEN = (Pick, Amount)
"""Options whose cards or amount are chosen."""


def asked_of(room: Room, device: Device, seat: Seat) -> Asked | None:
    """What one of this device's seats may do now."""
    room.must_own(device, seat)
    if not room.playing or room.paused or room.table is None:
        return None
    answers, asides = room.table.answers(seat), room.table.asides(seat)
    chosen = [option.kind for option in answers + asides if isinstance(option, CHOSEN)]
    fields = {kind.tag(): kind.__struct_fields__[0] for kind in chosen}
    seconds = room.table.question.seconds(room.table)
    return Asked(seat, room.question, answers, asides, fields, seconds)


def owing(room: Room, device: Device) -> tuple[Seat, ...]:
    """This device's seats that have something to answer: it is passed to one of them next."""
    if not room.playing or room.paused or room.table is None:
        return ()
    return tuple([seat for seat in room.table.waiting if room.people[seat].device == device])


def objection(room: Room, device: Device, seat: Seat, move: Any) -> IllegalMove | None:
    """What stands against a move of one of this device's seats."""
    room.must_own(device, seat)
    if not room.playing or room.table is None:
        raise Refused("not_now")
    return room.table.why_not(seat, move)
