"""P-38…P-44: the dice are shown and the points go to the winners, or one is left and takes all."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import AskOne, Step
from nightcap.games.peekpoker import events
from nightcap.games.peekpoker.hands import strength
from nightcap.games.peekpoker.moves import Show
from nightcap.games.peekpoker.pots import shares, unmatched
from nightcap.games.peekpoker.table import PeekPokerState

SHOW_OR_NOT = (Just(Show(reveal=True)), Just(Show(reveal=False)))


class DecideRound(Step[PeekPokerState], frozen=True):
    """P-43, P-44: by showdown, or by default."""

    def run(self, table: PeekPokerState) -> None:
        if len(table.live) == 1:
            table.push(WinByDefault(table.live[0]), AskToShow(table.live[0]))
        else:
            table.push(ReturnUnmatched(), Showdown(), PayPots())


class ReturnUnmatched(Step[PeekPokerState], frozen=True):
    """P-39: what nobody matched goes back first."""

    def run(self, table: PeekPokerState) -> None:
        seat, points = unmatched(table.bets)
        if points:
            table.pay(seat, -points)
            table.tell(events.PointsReturned(seat, points))


class Showdown(Step[PeekPokerState], frozen=True):
    """P-43: all live seats lift their cups, winners and losers; nobody else ever does."""

    def run(self, table: PeekPokerState) -> None:
        for seat in table.clockwise():
            if table.standing[seat] == "live":
                table.show(seat)


class PayPots(Step[PeekPokerState], frozen=True):
    """P-41: each pot goes to the best hand among those who contest it."""

    def run(self, table: PeekPokerState) -> None:
        order = table.clockwise()
        tie_break = table.house.tie_break
        strengths = {seat: strength(table.cups[seat], table.community, tie_break) for seat in table.live}
        for pot in table.pots():
            best = max([strengths[seat] for seat in pot.seats])
            # P-24, P-42: equal hands share, from the dealer's left
            winners = tuple([seat for seat in order if seat in pot.seats and strengths[seat] == best])
            parts = shares(pot.points, len(winners))
            for winner, points in zip(winners, parts, strict=True):
                table.stacks[winner] += points
            table.tell(events.PotWon(pot.points, pot.seats, winners, parts))
        table.bets = [0] * table.seats


class WinByDefault(Step[PeekPokerState], frozen=True):
    """P-44: all others have folded, so the last one takes everything at once."""

    seat: Seat

    def run(self, table: PeekPokerState) -> None:
        points = sum(table.bets)
        table.stacks[self.seat] += points
        table.bets = [0] * table.seats
        table.tell(events.WonByDefault(self.seat, points))


class AskToShow(AskOne[PeekPokerState], frozen=True):
    """P-44: all three dice, or none."""

    rule: ClassVar[str] = "P-44"

    def options(self, table: PeekPokerState, seat: Seat) -> Options:
        return SHOW_OR_NOT

    def answer(self, table: PeekPokerState, seat: Seat, move: Show) -> None:
        if move.reveal:
            table.show(seat)
