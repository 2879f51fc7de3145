"""What can happen at the table."""

from __future__ import annotations

from typing import TypeAlias

from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.game_of_porns.cards import Card, Genre

# Dealing and drawing


class DealBegan(Event, frozen=True):
    deal: int
    dealer: Seat
    face_up: Card


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class StockDrawn(Event, frozen=True):
    """That, not what."""

    seat: Seat


class CardSeen(Event, frozen=True):
    """What, for the one who drew it."""

    seat: Seat
    card: Card


class DiscardTaken(Event, frozen=True):
    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True):
    """G-63: the pile has become the stock."""

    cards: int


# Films


class FilmPublished(Event, frozen=True):
    seat: Seat
    genre: Genre
    slots: tuple[Card, ...]


class CardHit(Event, frozen=True):
    seat: Seat
    card: Card
    film: Seat


class JokerExchanged(Event, frozen=True):
    """G-40: the joker is now in this seat's hand."""

    seat: Seat
    card: Card
    joker: Card
    film: Seat


# The end of a turn


class Discarded(Event, frozen=True):
    seat: Seat
    card: Card


class PositivePlayed(Event, frozen=True):
    seat: Seat
    card: Card


class NegativePlayed(Event, frozen=True):
    seat: Seat
    card: Card
    target: Seat


class TurnMissed(Event, frozen=True):
    """G-53: the negative card goes to the pile."""

    seat: Seat
    card: Card


class SpyPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    target: Seat


class HandSpied(Event, frozen=True):
    """G-58: what the spy saw. G-60: or a thief who may look."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


class ThiefPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    target: Seat


class CardMoved(Event, frozen=True):
    """G-59: one card, from hand to hand."""

    thief: Seat
    victim: Seat


class LootSeen(Event, frozen=True):
    """G-59: which one, for those two."""

    thief: Seat
    victim: Seat
    card: Card


class DefectPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    target: Seat
    count: int
    """G-61: how many cards will be lost."""


class CardsReplaced(Event, frozen=True):
    seat: Seat
    count: int


class SwapSeen(Event, frozen=True):
    """G-61: which cards, for the one who lost them."""

    seat: Seat
    lost: tuple[Card, ...]
    drawn: tuple[Card, ...]


# The end of a deal


class WentOut(Event, frozen=True):
    seat: Seat


class Stalled(Event, frozen=True):
    """G-65: so many turns, and nobody has gone out."""

    turns: int


class DealScored(Event, frozen=True):
    penalties: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


Secret: TypeAlias = HandSpied | LootSeen | SwapSeen
"""What a seat may look up again for the rest of the deal."""
