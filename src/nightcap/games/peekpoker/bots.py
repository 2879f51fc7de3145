"""PeekPoker by exact equity: bets for value, calls by the odds, bluffs now and then, and folds.

The three simple players are opponents to measure against.
"""

from __future__ import annotations

from typing import Any

from nightcap.engine.bots import Rng
from nightcap.engine.moves import Move
from nightcap.engine.options import Amount, Just, Options
from nightcap.games.peekpoker.hands import CATEGORIES
from nightcap.games.peekpoker.moves import AllIn, Ante, Call, Check, Fold, Pass, Raise, Show
from nightcap.games.peekpoker.odds import equity

WORTH_AN_ANTE = 0.62
"""Of the fair share of the pot: a point to see the community dice is cheap."""

RESPECT = 0.10
"""How much less one's chance is against somebody who bets as much as there is in the pot."""

VALUE = 0.58
BLUFFS = 0.10


class SensibleBot:
    """Compares what a bet costs with what it can win."""

    def __init__(self, rng: Rng) -> None:
        self._random = rng.random

    def choose(self, view: Any, answers: Options) -> Move:
        ways = ways_of(answers)
        if Ante in ways:
            rivals = sum(seat.standing != "out" for seat in view.seats) - 1
            chance = equity(view.own_dice, (), rivals, view.house.tie_break)
            return Ante() if chance * (rivals + 1) >= WORTH_AN_ANTE else Pass()
        if Show in ways:
            return Show(False)  # what was not paid for is not shown
        return self._bet(view, ways)

    def _bet(self, view: Any, ways: dict[type[Move], Any]) -> Move:
        rivals = sum(seat.standing == "live" for seat in view.seats) - 1
        chance = equity(view.own_dice, view.community, rivals, view.house.tie_break)
        pot = sum(seat.bet for seat in view.seats)
        price = view.to_call / (pot + view.to_call)
        chance -= RESPECT * min(1, view.to_call / pot)
        fair = VALUE if rivals == 1 else VALUE * 2 / (rivals + 1)
        if chance > fair and (Raise in ways or AllIn in ways) and (not view.to_call or chance > fair + 0.1):
            return self._raise(ways, pot * (0.5 + 4 * (chance - fair)))
        if not view.to_call:
            if Raise in ways and self._random() < BLUFFS:
                return self._raise(ways, pot * 0.75)
            return Check() if Check in ways else Raise(1) if Raise in ways else Fold()
        return Call() if chance >= price else Fold()

    def _raise(self, ways: dict[type[Move], Any], by: float) -> Move:
        if Raise not in ways:
            return Call() if Call in ways else AllIn()
        option: Amount = ways[Raise]
        return Raise(max(option.low, min(option.high, round(by * (0.8 + 0.4 * self._random())))))


class AlwaysCalls:
    """Stays in whatever it costs, and never raises."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        return first_of(ways_of(answers), Ante, Check, Call, AllIn, Show)


class AlwaysRaises:
    """Raises by the size of the pot whenever it can."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        ways = ways_of(answers)
        if Raise in ways:
            pot = sum(seat.bet for seat in view.seats)
            return Raise(max(ways[Raise].low, min(ways[Raise].high, pot)))
        return first_of(ways, Ante, Call, Check, AllIn, Show)


class FoldsBelowTwoPairs:
    """Calls with two pairs or better, checks if that is free, folds the rest."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        ways = ways_of(answers)
        good = view.own_hand is not None and view.own_hand.category != CATEGORIES[0]
        return first_of(ways, Ante, Check, *((Call, AllIn) if good else (Fold,)), Fold, Show)


def ways_of(answers: Options) -> dict[type[Move], Any]:
    """The options by the kind of move they are."""
    return {type(o.move) if isinstance(o, Just) else o.kind: o for o in answers}


def first_of(ways: dict[type[Move], Any], *kinds: type[Move]) -> Move:
    kind = next(kind for kind in kinds if kind in ways)
    return Show(False) if kind is Show else kind()
