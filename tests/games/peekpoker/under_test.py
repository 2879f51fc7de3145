"""PeekPoker, as the kit needs to know it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from itertools import pairwise
from typing import Any

from kit.games import GameUnderTest
from nightcap import Scripted
from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table
from nightcap.games.peekpoker import PeekPokerTable
from nightcap.games.peekpoker.betting import AskToBet
from nightcap.games.peekpoker.dice import THROWS
from nightcap.games.peekpoker.events import Raised, WentAllIn
from nightcap.games.peekpoker.moves import Ante, Pass
from nightcap.games.peekpoker.showdown import AskToShow


def random_options(rng: random.Random) -> dict[str, Any]:
    if rng.random() < 0.25:
        return {}
    return {
        "start_points": rng.choice([None, None, 5, 20, 50, 96]),
        "ante_order": rng.choice(["clockwise", "sealed"]),
        "tie_break": rng.choice(["kickers", "faces", "category"]),
        "allow_check": rng.random() < 0.7,
        "bet_cap": rng.choice(["richest", "poorest"]),
        "max_rounds": rng.choice([20, 25, 30, 40, 300, 0]),
    }


def invariants(table: Table) -> None:
    assert isinstance(table, PeekPokerTable)
    stacks, bets, standing = table.stacks, table.bets, table.standing
    assert sum(stacks) + sum(bets) == table.seats * table.house.points_each(table.seats)  # I-1
    assert min(stacks) >= 0 <= min(bets)  # I-2
    question = table.question if table.agenda else None
    if question is None or isinstance(question, AskToShow):
        assert sum(bets) == 0  # I-1
    pots = table.pots()
    assert sum([pot.points for pot in pots]) == sum(bets)  # I-4
    for pot, smaller in pairwise(pots):
        assert {*smaller.seats} < {*pot.seats}
    if isinstance(question, AskToBet):
        assert stacks[question.seat] > 0
        if any(isinstance(event, Raised | WentAllIn) and event.by for event in table.events):
            reach = sorted([stacks[seat] + bets[seat] for seat in table.live])
            assert table.level <= reach[-2]  # I-3
    surviving = table.seats - standing.count("out")
    assert sum(map(len, table.cups)) == (3 * surviving if question else 0)  # I-9
    assert len(table.community) in (0, 3)
    assert standing[table.dealer] != "out"  # I-11
    for seat, state in enumerate(standing):
        if state == "out":
            assert stacks[seat] == bets[seat] == 0
            assert not table.options(seat)
    if table.result is None:
        assert table.waiting  # I-12
        assert all(table.answers(seat) for seat in table.waiting)
    else:
        assert surviving == 1 or table.round == table.house.max_rounds


def other_secrets(
    before: Table, after: Table, seat: Seat | None, move: Move, rng: random.Random
) -> Iterator[tuple[Table, Move]]:
    """I-10: other dice under cups that stay shut, other answers that stay sealed, other luck to come."""
    assert isinstance(before, PeekPokerTable)
    assert isinstance(after, PeekPokerTable)
    round_ended = after.round > before.round or after.result is not None
    opened = {shown.seat for shown in after.shown} if round_ended else set()
    twin = before.copy()
    for other, cup in enumerate(before.cups):
        if cup and other != seat and other not in opened:
            twin.cups[other] = rng.choice(THROWS)
    twin.chance = other_luck(before, after, seat, rng)
    if after.sealed:
        either = (Ante(), Pass())
        twin.sealed = [(who, said if who == seat else rng.choice(either)) for who, said in before.sealed]
        if after.sealed[-1][0] != seat:
            move = rng.choice(either)
    yield twin, move


def other_luck(
    before: PeekPokerTable, after: PeekPokerTable, seat: Seat | None, rng: random.Random
) -> Scripted:
    """The throws of this move; but if it began a round, other dice under the other new cups."""
    luck = copy(before.chance)
    throws = []
    while luck != after.chance:
        throws.append(luck.pick(THROWS))
    if after.round > before.round:
        for place, owner in enumerate(reversed(after.clockwise()), start=1):
            if owner != seat:
                throws[-place] = rng.choice(THROWS)
    return Scripted(throws, then=str(rng.random()))


PEEKPOKER = GameUnderTest(
    "peekpoker",
    (2, 3, 4),
    random_options,
    invariants,
    interchangeable=lambda table: [],
    other_secrets=other_secrets,
)
