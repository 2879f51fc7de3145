"""Q-17…Q-28: the deal and the two exchanges, the same in both versions."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options, Pick
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.steps import AskOne
from nightcap.games.couples import events
from nightcap.games.couples.moves import Deal, Exchange
from nightcap.games.couples.table import CouplesTable

DEAL = (Just(Deal()),)


class AskToDeal(AskOne[CouplesTable], frozen=True):
    """Q-17: the dealer opens the round."""

    rule: ClassVar[str] = "Q-17"

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return DEAL

    def answer(self, table: CouplesTable, seat: Seat, move: Deal) -> None:
        table.deal()


class AskToExchange(AskOne[CouplesTable], frozen=True):
    """Q-22, Q-23, Q-27: discard any number of cards, or none, and draw as many."""

    rule: ClassVar[str] = "Q-22"

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return (Pick(Exchange, table.hands[seat], at_most=5),)

    def answer(self, table: CouplesTable, seat: Seat, move: Exchange) -> None:
        table.replace_cards(seat, move.cards)
        table.exchanged[seat] += (len(move.cards),)
        table.tell(events.Exchanged(seat, len(move.cards)))

    def refuse(self, table: CouplesTable, seat: Seat, move: Move) -> IllegalMove | None:
        if seat == self.seat and isinstance(move, Exchange):
            return cards_refused(table, seat, move.cards, at_most=5)
        if isinstance(move, Exchange) and len(table.exchanged[seat]) > len(table.exchanged[self.seat]):
            return table.illegal("exchanged_already", "Q-26")
        return None


def cards_refused(table: CouplesTable, seat: Seat, cards: tuple[str, ...], at_most: int) -> IllegalMove:
    """Why these cards cannot be laid aside."""
    if any(card not in table.hands[seat] for card in cards):
        return table.illegal("card_not_in_hand", "Q-22")
    if len(set(cards)) < len(cards):
        return table.illegal("card_twice", "Q-22")
    return table.illegal("number_of_cards", "Q-22", most=at_most)
