"""S-105…S-110: who gets the points, and when that ends the game."""

from __future__ import annotations

from typing import Literal

from nightcap.engine.moves import Seat
from nightcap.engine.steps import Step
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.table import SexopolitanResult, SexopolitanState, opponents


class Credit(Step[SexopolitanState], frozen=True):
    """S-61, S-107: the points of one roll, credited together to all its parties."""

    points: int
    other: Seat | None = None
    """S-47: the other party of an affair."""
    catcher: Seat | None = None

    def run(self, table: SexopolitanState) -> None:
        shares = self.shares(table)
        scores = table.scores
        for seat in shares:
            scores[seat] += self.points
            table.tell(events.Scored(seat, self.points, scores[seat]))
        target = table.house.target  # O-02
        for seat in shares:
            if scores[seat] >= target:  # S-105, S-106: at once, and also out of turn
                finish(table, seat, "target")
                return

    def shares(self, table: SexopolitanState) -> tuple[Seat, ...]:
        """Who gets the points; S-107: should several win by them, the first does.

        S-42: an own act has one share. S-88, O-07: a catcher gets the active seat's, or both.
        """
        first = table.active if self.catcher is None else self.catcher
        if self.other is None:
            return (first,)
        if self.catcher is not None and table.house.caught_takes == "both":
            return (first, first)
        return (first, self.other)


class LastRound(Step[SexopolitanState], frozen=True):
    """S-110, O-09: the highest score wins; among equals, who comes first from the start player on."""

    def run(self, table: SexopolitanState) -> None:
        order = (table.starter, *opponents(table.starter, table.seats))
        finish(table, max(order, key=table.scores.__getitem__), "rounds")


def finish(table: SexopolitanState, winner: Seat, how: Literal["target", "rounds"]) -> None:
    """S-108: nothing more happens."""
    others = opponents(winner, table.seats)
    scores = table.scores
    ranks = [2 + sum(scores[other] > score for other in others) for score in scores]  # S-109
    ranks[winner] = 1
    table.tell(events.GameEnded(winner, how))
    table.end(SexopolitanResult((winner,), tuple(sorted(others)), tuple(scores), how, tuple(ranks)))
