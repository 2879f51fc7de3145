"""Poker for Couples, the advanced version.

Earn points from tricks and from holding the better hand; each point is one step, and each line
your pawn passes gives you a card. Whoever crosses the finish first closes the game with a climax
card. The rules: A-01…A-113.
"""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import AskOne, Step
from nightcap.games.couples import events
from nightcap.games.couples.activities import AskToSelect
from nightcap.games.couples.advanced.buying import AskToExchangeAgain, BuyingTurn
from nightcap.games.couples.advanced.scoring import (
    DecideWinner,
    PayTheOneBehind,
    ScoreHands,
    ScoreTricks,
)
from nightcap.games.couples.advanced.shop import VisitShop
from nightcap.games.couples.advanced.table import AdvancedState, Item
from nightcap.games.couples.advanced.tricks import Trick
from nightcap.games.couples.advanced.view import AdvancedView, view_of
from nightcap.games.couples.dealing import AskToDeal, AskToExchange
from nightcap.games.couples.ending import GameOver, WholeGame
from nightcap.games.couples.moves import DrawClimax, TurnUp
from nightcap.games.couples.opening import ChooseFirstDealer


class AdvancedTable(AdvancedState, kw_only=True, eq=False):
    """The table of the advanced version."""

    game: ClassVar[str] = "couples-advanced"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 3)
    seats_rule: ClassVar[str] = "A-01"
    over_rule: ClassVar[str] = "A-107"

    def set_up(self) -> None:
        for player in self.players:
            player.check(self.house.pieces, "A-110" if self.house.start_space else "A-07", "A-02")
        self.lay_out_board()
        self.push(ChooseFirstDealer(), Round(), WholeGame())

    def view(self, seat: Seat | None) -> AdvancedView:
        return view_of(self, seat)


class Round(Step[AdvancedState], frozen=True):
    """Five phases, scoring, rewards. A-21, A-35, A-42: the non-dealer always comes first."""

    def run(self, table: AdvancedState) -> None:
        first, dealer = table.non_dealer, table.dealer
        table.push(
            AskToDeal(dealer),
            AskToExchange(first),
            AskToExchange(dealer),
            AskToExchangeAgain(first),
            AskToExchangeAgain(dealer),
            BuyingTurn(first),
            Trick(first),
            ScoreTricks(),
            ScoreHands(),
            PayTheOneBehind(),
            DecideWinner(),
            ResolveItems(),
            EndRound(),
        )


class ResolveItems(Step[AdvancedState], frozen=True):
    """A-62, A-101: all items of the non-dealer first, each seat's in the order drawn."""

    def run(self, table: AdvancedState) -> None:
        for seat in (table.dealer, table.non_dealer):
            ours = [item for item in table.items if item.seat == seat]
            table.push(*(ResolveItem(seat, item.line) for item in ours))


class ResolveItem(Step[AdvancedState], frozen=True):
    seat: Seat
    line: int

    def run(self, table: AdvancedState) -> None:
        item = waiting_item(table, self.seat, self.line)
        if item.kind == "shop":
            table.items.remove(item)
            table.push(VisitShop(self.seat))
        else:
            table.push(AskToTurnUp(self.seat, self.line))


class AskToTurnUp(AskOne[AdvancedState], frozen=True):
    """A-61, A-64: a card that waited face down is turned up and read."""

    rule: ClassVar[str] = "A-62"
    line: int

    def options(self, table: AdvancedState, seat: Seat) -> Options:
        return TURN_UP

    def answer(self, table: AdvancedState, seat: Seat, move: TurnUp) -> None:
        item = waiting_item(table, seat, self.line)
        table.items.remove(item)
        assert item.card is not None
        table.lay_face_up(seat, item.card)
        table.push(AskToSelect(seat))


TURN_UP = (Just(TurnUp()),)


def waiting_item(table: AdvancedState, seat: Seat, line: int) -> Item:
    return next(item for item in table.items if (item.seat, item.line) == (seat, line))


class EndRound(Step[AdvancedState], frozen=True):
    """A-67: the non-dealer becomes dealer. A-105: or the winner draws the climax card."""

    def run(self, table: AdvancedState) -> None:
        if table.winner is not None:
            table.push(AskToDrawClimax(table.winner), GameOver())
            return
        table.round += 1
        table.dealer = table.non_dealer
        table.tell(events.RoundEnded(table.dealer))
        table.push(Round())


class AskToDrawClimax(AskOne[AdvancedState], frozen=True):
    """A-106: only the winner; A-108: and only after everything else is resolved."""

    rule: ClassVar[str] = "A-106"

    def options(self, table: AdvancedState, seat: Seat) -> Options:
        return DRAW_CLIMAX

    def answer(self, table: AdvancedState, seat: Seat, move: DrawClimax) -> None:
        table.climax_allowed = True
        table.lay_face_up(seat, table.draw("climax"))
        table.tell(events.ClimaxAllowed(seat))
        table.push(AskToSelect(seat))


DRAW_CLIMAX = (Just(DrawClimax()),)
