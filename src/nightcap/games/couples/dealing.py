"""Q-17…Q-28: the deal and the two exchanges, the same in both versions."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.cards import Card
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options, Pick
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne
from nightcap.games.couples import events
from nightcap.games.couples.moves import Deal, Exchange
from nightcap.games.couples.table import CouplesTable

DEAL = (Just(Deal()),)


class AskToDeal(AskOne[CouplesTable], frozen=True):
    """Q-17/A-17: the dealer opens the round."""

    rule: ClassVar[str] = "Q-17"

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return DEAL

    def answer(self, table: CouplesTable, seat: Seat, move: Deal) -> None:
        table.deal()


class AskToExchange(AskOne[CouplesTable], frozen=True):
    """Q-22/A-22, Q-23/A-23, Q-27/A-27: discard any number of cards, or none, and draw as many."""

    rule: ClassVar[str] = "Q-22"

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return (Pick(Exchange, table.hands[seat], at_most=5),)

    def bar(self, table: CouplesTable, seat: Seat, move: Move) -> Bar | None:
        return cards_bar(table.hands[seat], move.cards, 0, 5) if isinstance(move, Exchange) else None

    def out_of_turn(self, table: CouplesTable, seat: Seat, move: Move) -> Bar | None:
        """Q-26/A-26: once in each exchange, without taking anything back."""
        ahead = len(table.exchanged[seat]) > len(table.exchanged[self.seat])
        return ("exchanged_already", "Q-26") if ahead and isinstance(move, Exchange) else None

    def answer(self, table: CouplesTable, seat: Seat, move: Exchange) -> None:
        table.replace_cards(seat, move.cards)
        table.exchanged[seat] += (len(move.cards),)
        table.tell(events.Exchanged(seat, len(move.cards)))


def cards_bar(hand: tuple[Card, ...], cards: tuple[Card, ...], least: int, most: int) -> Bar | None:
    """Q-22/A-22: so many cards of one's own hand, each of them once, can be laid aside."""
    if any(card not in hand for card in cards):
        return "card_not_in_hand", "Q-22"
    if len(set(cards)) < len(cards):
        return "card_twice", "Q-22"
    return None if least <= len(cards) <= most else ("number_of_cards", "Q-22", {"most": most})
