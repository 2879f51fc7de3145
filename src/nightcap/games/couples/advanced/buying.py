"""Phases 3 and 4: coins for standing pat, and cards for coins. A-27…A-41."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options, Pick
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.couples import events
from nightcap.games.couples.advanced.table import AdvancedState
from nightcap.games.couples.dealing import AskToExchange, cards_bar
from nightcap.games.couples.moves import BuyCards, Exchange, PassBuy
from nightcap.games.couples.table import CouplesTable


class AskToExchangeAgain(AskToExchange, frozen=True):
    """A-27: the second exchange. A-31: whoever stands pat is paid at once."""

    def answer(self, table: CouplesTable, seat: Seat, move: Exchange) -> None:
        assert isinstance(table, AdvancedState)
        super().answer(table, seat, move)
        if not move.cards:  # standing pat in the first exchange alone earns nothing
            earned = table.pay(seat, table.pat_coins(seat))
            table.locked[seat] = earned > 0  # nothing earned, so not locked
            table.tell(events.StoodPat(seat, earned, table.locked[seat]))


class BuyingTurn(Step[AdvancedState], frozen=True):
    """A-35, A-37: turns alternate until two passes in a row. A-39: no coins come in, so it ends."""

    seat: Seat
    passes: int = 0

    def run(self, table: AdvancedState) -> None:
        if self.passes == 2:
            return
        if table.locked[self.seat] or not table.coins[self.seat]:  # a skip counts as a pass
            because = "locked" if table.locked[self.seat] else "no_coins"
            table.tell(events.SkippedBuying(self.seat, because))  # type: ignore[arg-type]
            table.push(BuyingTurn(table.partner_of(self.seat), self.passes + 1))
        else:
            table.push(AskToBuy(self.seat, self.passes))


class AskToBuy(AskOne[AdvancedState], frozen=True):
    """A-35: one purchase, a coin a card, or a pass."""

    rule: ClassVar[str] = "A-35"
    passes: int

    def options(self, table: AdvancedState, seat: Seat) -> Options:
        return Pick(BuyCards, table.hands[seat], 1, self.most(table)), Just(PassBuy())

    def most(self, table: AdvancedState) -> int:
        """A-36, A-40: what the coins pay for and the pack can give."""
        return min(5, table.coins[self.seat], len(table.pack))

    def bar(self, table: AdvancedState, seat: Seat, move: Move) -> Bar | None:
        if not isinstance(move, BuyCards):
            return None
        coins = table.coins[seat]
        if coins < len(move.cards) <= 5:
            return "too_few_coins", "A-36", {"coins": coins}
        return cards_bar(table.hands[seat], move.cards, 1, self.most(table))

    def out_of_turn(self, table: AdvancedState, seat: Seat, move: Move) -> Bar | None:
        return ("locked", "A-32") if table.locked[seat] and isinstance(move, BuyCards) else None

    def answer(self, table: AdvancedState, seat: Seat, move: BuyCards | PassBuy) -> None:
        other = table.partner_of(seat)
        if isinstance(move, PassBuy):
            table.tell(events.PassedBuying(seat))
            table.push(BuyingTurn(other, self.passes + 1))
            return
        price = len(move.cards)
        table.take_coins(seat, price)  # the coins go first
        table.tell(events.CardsBought(seat, price))
        table.replace_cards(seat, move.cards)
        table.bought[seat] += (price,)
        table.push(BuyingTurn(other))
