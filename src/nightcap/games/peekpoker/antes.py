"""P-08…P-12: who stays in for a point."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import AskEach, AskOne, Step
from nightcap.games.peekpoker import events
from nightcap.games.peekpoker.moves import Ante, Pass
from nightcap.games.peekpoker.table import PeekPokerState

ANTE_OR_PASS = (Just(Ante()), Just(Pass()))


class CollectAntes(Step[PeekPokerState], frozen=True):
    """P-09: openly, clockwise from the dealer's left; or sealed, all at once."""

    def run(self, table: PeekPokerState) -> None:
        order = table.clockwise()
        if table.house.ante_order == "sealed":
            table.push(AskForSealedAntes(order))
        else:
            table.push(*[AskToAnte(seat) for seat in order[:-1]], LastAnte(order[-1]))


class LastAnte(Step[PeekPokerState], frozen=True):
    """P-11: if all others have passed, the last seat is not asked: the round is void either way."""

    seat: Seat

    def run(self, table: PeekPokerState) -> None:
        if table.live:
            table.push(AskToAnte(self.seat))


class AskToAnte(AskOne[PeekPokerState], frozen=True):
    """P-08: one point, or nothing and out of the round."""

    rule: ClassVar[str] = "P-08"

    def options(self, table: PeekPokerState, seat: Seat) -> Options:
        return ANTE_OR_PASS

    def answer(self, table: PeekPokerState, seat: Seat, move: Ante | Pass) -> None:
        ante_or_pass(table, seat, move)


class AskForSealedAntes(AskEach[PeekPokerState], frozen=True):
    """P-09: nothing moves in any view before the last answer; then all are applied together."""

    rule: ClassVar[str] = "P-09"
    sealed: ClassVar[bool] = True

    def options(self, table: PeekPokerState, seat: Seat) -> Options:
        return ANTE_OR_PASS

    def heard(self, table: PeekPokerState, seat: Seat) -> None:
        table.tell(events.AnteAnswered(seat))

    def answer(self, table: PeekPokerState, seat: Seat, move: Ante | Pass) -> None:
        ante_or_pass(table, seat, move)


def ante_or_pass(table: PeekPokerState, seat: Seat, move: Ante | Pass) -> None:
    if isinstance(move, Pass):
        table.standing[seat] = "passed"
        table.tell(events.Passed(seat))
        return
    table.standing[seat] = "live"
    table.pay(seat, 1)
    # P-12: the last point will do, and its owner is all-in
    table.tell(events.Anted(seat, table.stacks[seat] == 0))
