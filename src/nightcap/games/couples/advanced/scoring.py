"""Points, steps and coins at the end of a round. A-48…A-60, A-90…A-93, A-102…A-104."""

from __future__ import annotations

from nightcap.engine.steps import Step
from nightcap.games.couples import events
from nightcap.games.couples.advanced.table import AdvancedState
from nightcap.games.couples.advanced.track import FINISH
from nightcap.games.couples.hands import CATEGORIES, rank

HAND_POINTS = {category: place for place, category in enumerate(CATEGORIES, start=1)}
"""A-51: from 1 for a high card to 10 for a royal flush."""

HAND_COINS = {"full_house": 1, "four_of_a_kind": 2, "straight_flush": 3, "royal_flush": 4}
"""A-51: and coins for the four best."""


class ScoreTricks(Step[AdvancedState], frozen=True):
    """A-48, A-49: 2 points for the last trick, 4 for all five. A-54: moved before the hands."""

    def run(self, table: AdvancedState) -> None:
        winner = table.trick_winners[-1]
        swept = len(set(table.trick_winners)) == 1
        table.advance(winner, 4 if swept else 2, why="tricks")


class ScoreHands(Step[AdvancedState], frozen=True):
    """A-50: only the better hand scores."""

    def run(self, table: AdvancedState) -> None:
        best = table.better_hand(table.piles)
        if best is None:  # trick points stand, nothing else is scored or replayed
            table.tell(events.HandsTied(rank(table.piles[0]).name))
            return
        category = rank(table.piles[best]).name
        table.best_hand = best
        table.tell(events.HandShown(best, table.piles[best], category))
        table.advance(best, HAND_POINTS[category], why="hand")
        if coins := table.pay(best, HAND_COINS.get(category, 0)):
            table.tell(events.CoinsPaid(best, "hand", coins))


class PayTheOneBehind(Step[AdvancedState], frozen=True):
    """A-90: once, after both have moved; nobody if they are level. A-93: the last payment."""

    def run(self, table: AdvancedState) -> None:
        ours, theirs = table.positions
        if ours != theirs:
            behind = 0 if ours < theirs else 1
            if coins := table.pay(behind, 1):
                table.tell(events.CoinsPaid(behind, "behind", coins))


class DecideWinner(Step[AdvancedState], frozen=True):
    """A-102, A-103, A-107: known before the round's cards are resolved."""

    def run(self, table: AdvancedState) -> None:
        across = [seat for seat in range(2) if table.positions[seat] == FINISH]
        if len(across) == 2:
            # both moved, so one of them scored the hand
            table.winner = table.best_hand
        elif across:
            table.winner = across[0]
        if table.winner is not None:
            table.tell(events.WinnerKnown(table.winner))
