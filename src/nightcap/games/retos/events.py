"""What can happen at a table of Retos."""

from __future__ import annotations

from nightcap.engine.activities import Dare
from nightcap.engine.cards import Card
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.retos.moves import Payment

# Seats and cards


class SeatDrawn(Event, frozen=True):
    """R-17, R-19: a card drawn for a place at the table; ties draw again, round by round."""

    seat: Seat
    card: Card
    round: int


class SeatsTaken(Event, frozen=True):
    """R-24: from the highest card to the right."""

    order: tuple[Seat, ...]


class Dealt(Event, frozen=True):
    stock: int


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class CardsTaken(Event, frozen=True):
    """R-32, R-73: how many, not which."""

    seat: Seat
    count: int


class CardsSeen(Event, frozen=True):
    """Which, for the one who took them."""

    seat: Seat
    cards: tuple[Card, ...]


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    direction: int
    """R-44: after the card has turned it, if it does."""


class Passed(Event, frozen=True):
    seat: Seat


class DrawMissed(Event, frozen=True):
    """R-42: the card was shown and goes back to the hand."""

    seat: Seat
    card: Card


# Dares


class DareGiven(Event, frozen=True):
    thrower: Seat
    performer: Seat
    dare: Dare


class DareLapsed(Event, frozen=True):
    """R-63: nobody can do it here, so it costs nothing."""

    performer: Seat


class DareAccepted(Event, frozen=True):
    seat: Seat


class PartnerChosen(Event, frozen=True):
    performer: Seat
    partner: Seat
    by_chance: bool


class DareRefused(Event, frozen=True):
    seat: Seat
    punished: tuple[Seat, ...]


class DareStopped(Event, frozen=True):
    """R-99: by nobody in particular."""


class DareCompleted(Event, frozen=True):
    performer: Seat


# Penalties


class PenaltyPaid(Event, frozen=True):
    seat: Seat
    kind: Payment


class PenaltySettled(Event, frozen=True):
    """R-75: nothing more is said."""

    seat: Seat


class PointsAdded(Event, frozen=True):
    seat: Seat
    points: int


class LimitLowered(Event, frozen=True):
    """R-13: for the one who did."""

    seat: Seat
    garments: int
    drinks: int


# The end


class WentOut(Event, frozen=True):
    """R-79: the last card of this hand was played."""

    seat: Seat


class Closed(Event, frozen=True):
    """R-84: a full round of passes, with nothing left to draw."""


class HandsShown(Event, frozen=True):
    """R-86: by seat."""

    hands: tuple[tuple[Card, ...], ...]
    sums: tuple[int, ...]


class TieDrawn(Event, frozen=True):
    """R-93, R-96: a card drawn to settle who wins or loses."""

    seat: Seat
    card: Card


class GameEnded(Event, frozen=True):
    """R-90: whose the prize is, and who owes the forfeit."""

    winner: Seat
    losers: tuple[Seat, ...]


class GameStopped(Event, frozen=True):
    """R-91: by nobody in particular."""
