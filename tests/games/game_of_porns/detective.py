"""Somebody who hears what one seat is told, and works out where each card can be."""

from __future__ import annotations

from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.game_of_porns import GameOfPornsTable
from nightcap.games.game_of_porns import events as e
from nightcap.games.game_of_porns.cards import DECK, Card

STOCK, OPEN = "stock", "open"
"""Places that are no hands; `open`: in the pile or on the table, for all to see."""


class Detective:
    """Knows nothing of the table but its number of seats and what `seat` is told."""

    def __init__(self, seats: int, seat: Seat) -> None:
        self.seats = seats
        self.seat = seat
        self.begin()

    def begin(self) -> None:
        """A new deal: everything is in the stock or in somebody else's hand."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.places: dict[Card, set[Seat | str]] = {card: {STOCK, *others} for card in DECK}
        self.pile: list[Card] = []
        self.shuffled: set[Card] = set()
        self.drawn = [0] * self.seats
        self.thefts = 0
        self.blurred = False
        """Something has happened that imagined worlds do not follow to the end."""

    def hear(self, event: Event) -> None:
        match event:
            case e.DealBegan(face_up=card):
                self.begin()
                self.lie_open(card)
                self.pile.append(card)
            case e.HandDealt(cards=cards):
                self.sure(self.seat, cards)
            case e.StockDrawn(seat):
                self.drawn[seat] += 1
                self.spread(STOCK, seat)
            case e.CardSeen(seat, card):
                self.sure(seat, (card,))
            case e.DiscardTaken(seat, card):
                self.pile.pop()
                self.sure(seat, (card,))
            case e.Reshuffled():
                self.reshuffle()
            case e.FilmPublished(slots=cards):
                self.lie_open(*cards)
            case e.CardHit(card=card) | e.NegativePlayed(card=card):
                self.lie_open(card)
            case e.JokerExchanged(seat, card, joker):
                self.lie_open(card)
                self.sure(seat, (joker,))
            case e.HandSpied(_, target, cards):
                for place in self.places.values():
                    place.discard(target)
                self.sure(target, cards)
            case e.CardMoved(thief, victim):
                self.thefts += 1
                self.spread(victim, thief)
                self.blurred |= self.seats > 2 and (self.thefts > 1 or bool(self.shuffled))
            case e.LootSeen(thief, victim, card):
                for places in self.places.values():  # nothing else has moved
                    if len(places) == 2 and places == {victim, thief}:
                        places.discard(thief)
                self.sure(thief, (card,))
            case e.CardsReplaced():
                self.blurred = True
            case (
                e.Discarded(card=card)
                | e.PositivePlayed(card=card)
                | e.SpyPlayed(card=card)
                | e.ThiefPlayed(card=card)
                | e.DefectPlayed(card=card)
                | e.TurnMissed(card=card)
            ):
                self.lie_open(card)
                self.pile.append(card)

    def sure(self, place: Seat | str, cards: tuple[Card, ...]) -> None:
        for card in cards:
            self.places[card] = {place}

    def lie_open(self, *cards: Card) -> None:
        self.sure(OPEN, cards)

    def spread(self, here: Seat | str, there: Seat) -> None:
        """What can be here can be there now; one's own cards one knows."""
        if there != self.seat:
            for places in self.places.values():
                if here in places:
                    places.add(there)

    def reshuffle(self) -> None:
        """There was nothing left in the stock, and everybody has seen the pile."""
        for places in self.places.values():
            places.discard(STOCK)
        self.sure(STOCK, tuple(self.pile))
        self.shuffled, self.pile, self.drawn = set(self.pile), [], [0] * self.seats

    def believes(self, world: GameOfPornsTable) -> None:
        lying: list[tuple[Seat | str, list[Card]]] = [(STOCK, world.stock), (OPEN, world.pile)]
        lying += [(seat, list(hand)) for seat, hand in enumerate(world.hands)]
        for place, cards in lying:
            for card in cards:
                assert place in self.places[card], f"{card} cannot be in {place}"
        for seat, hand in enumerate(world.hands):
            unsure = [card for card in hand if card in self.shuffled and len(self.places[card]) > 1]
            assert len(unsure) <= self.drawn[seat]
