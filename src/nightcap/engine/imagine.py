"""Tables that a seat could believe in, for players who think ahead."""

from __future__ import annotations

from copy import copy

from nightcap.engine.chance import AnyChance
from nightcap.engine.events import seen_by
from nightcap.engine.moves import Move, Seat
from nightcap.engine.steps import T
from nightcap.engine.table import Table


def imagine(table: T, seat: Seat, chance: AnyChance) -> T:
    """A table that this seat could believe in: everything it cannot know dealt anew.

    It has no past: what the others chose is not this seat's to know.
    """
    world = table.copy()
    world.seed = ""
    world.chance = copy(chance)
    world.events = seen_by(seat, table.events)
    world.played = []
    world.redeal(seat)
    world.sealed = [
        (other, move if other == seat else _some_answer(world, other))
        for other, move in table.sealed
        if other == seat or not world.question.silent  # of a silent question, nobody else has been heard
    ]
    return world


def _some_answer(world: Table, seat: Seat) -> Move:
    options = world.question.options(world, seat)
    return world.chance.pick(options).random(world.chance.below)
