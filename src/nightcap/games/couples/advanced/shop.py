"""The shop line: one card, as many of its activities as the coins pay for. A-86…A-88, A-96…A-101."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.couples import events
from nightcap.games.couples.activities import ActivityUnderway, begin
from nightcap.games.couples.advanced.table import AdvancedState, Visit
from nightcap.games.couples.moves import ShopBuy, ShopLeave
from nightcap.games.couples.table import CouplesTable, FaceUp


class VisitShop(Step[AdvancedState], frozen=True):
    """A-96: a line passed, resolved in its turn like a card."""

    seat: Seat

    def run(self, table: AdvancedState) -> None:
        table.visit = Visit(self.seat)
        table.push(AskToShop(self.seat))


class AskToShop(AskOne[AdvancedState], frozen=True):
    """A-99: one activity at a time: buy and pay, carry out, then buy again or leave."""

    rule: ClassVar[str] = "A-96"

    def options(self, table: AdvancedState, seat: Seat) -> Options:
        buys = [
            ShopBuy(card, index) for card in table.shop for index in range(len(table.card(card).activities))
        ]
        return (*[Just(buy) for buy in buys if not self.bar(table, seat, buy)], Just(ShopLeave()))

    def bar(self, table: AdvancedState, seat: Seat, move: Move) -> Bar | None:
        if not isinstance(move, ShopBuy):
            return None
        visit = at_shop(table)
        if move.card not in table.shop:
            return "not_in_the_shop", "A-96"
        if visit.card and move.card != visit.card:
            return "one_shop_card", "A-88"
        if not 0 <= move.index < len(table.card(move.card).activities):
            return "not_in_the_shop", "A-96"
        if move.index in visit.ruled_out:
            return "ruled_out", "A-88"
        if move.index in visit.done:
            return "bought_already", "A-96"
        cost = price(table, move.card, move.index)
        return ("too_few_coins", "A-96", {"price": cost}) if cost > table.coins[seat] else None

    def answer(self, table: AdvancedState, seat: Seat, move: ShopBuy | ShopLeave) -> None:
        visit = at_shop(table)
        if isinstance(move, ShopLeave):
            if visit.done:  # the card goes only if something on it was carried out
                table.shop = [card for card in table.shop if card != visit.card]
            table.visit = None
            table.tell(events.ShopLeft(seat, tuple(table.shop)))
            return
        table.visit = replace(visit, card=move.card)
        cost = price(table, move.card, move.index)
        table.take_coins(seat, cost)
        table.tell(events.ShopBought(seat, move.card, move.index, cost))
        table.face_up = FaceUp(seat, move.card, visit.ruled_out)
        begin(table, PurchaseUnderway(seat), move.index)


class PurchaseUnderway(ActivityUnderway, frozen=True):
    """At the shop the visiting seat counts as drawer, and buying as its selection."""

    def last_one(self, table: CouplesTable) -> bool:
        """A-88: nothing is forced here, so another activity need not remain."""
        return False

    def completed(self, table: CouplesTable) -> None:
        assert isinstance(table, AdvancedState)
        visit, done = at_shop(table), table.on_table.selected
        assert done is not None
        table.visit = replace(visit, done=(*visit.done, done))
        table.face_up = None
        table.push(AskToShop(self.drawer))

    def called_off(self, table: CouplesTable) -> None:
        """A-04, A-86, A-87: the full price back, and back to browsing."""
        assert isinstance(table, AdvancedState)
        ruled_out = table.on_table.ruled_out
        cost = price(table, table.on_table.card, ruled_out[-1])
        table.pay(self.drawer, cost)
        table.tell(events.ShopRefunded(self.drawer, cost))
        table.visit = replace(at_shop(table), ruled_out=ruled_out)
        table.face_up = None
        table.push(AskToShop(self.drawer))


def at_shop(table: AdvancedState) -> Visit:
    assert table.visit is not None
    return table.visit


def price(table: AdvancedState, card: str, index: int) -> int:
    """A-100."""
    cost = table.card(card).activities[index].price
    assert cost is not None
    return cost
