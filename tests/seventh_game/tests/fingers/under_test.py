"""Fingers, as the kit needs to know it."""

from __future__ import annotations

from kit.games import GameUnderTest
from nightcap.engine.table import Table
from nightcap.games.fingers.table import CARDS, FingersTable


def invariants(table: Table) -> None:
    assert isinstance(table, FingersTable)
    assert len({*table.cards}) == 2
    assert max(table.wins) <= table.house.rounds


FINGERS = GameUnderTest(
    "fingers",
    (2,),
    random_options=lambda rng: {"rounds": rng.randint(1, 9)},
    invariants=invariants,
    interchangeable=lambda table: [CARDS],
    all_goes=True,
)
