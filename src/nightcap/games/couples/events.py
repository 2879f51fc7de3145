"""What can happen at a couples' table."""

from __future__ import annotations

from typing import Literal

from nightcap.engine.activities import Activity
from nightcap.engine.cards import Card
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.couples.moves import Sign

# The opening


class SignThrown(Event, frozen=True):
    """Q-15: that, not what."""

    seat: Seat


class SignsShown(Event, frozen=True):
    signs: tuple[Sign, ...]


class FirstDealer(Event, frozen=True):
    seat: Seat


# Cards


class Dealt(Event, frozen=True):
    dealer: Seat
    round: int


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Exchanged(Event, frozen=True):
    """Q-25: the number is public."""

    seat: Seat
    count: int


class CardsDrawn(Event, frozen=True):
    """Q-24: only for the one who drew them."""

    seat: Seat
    discarded: tuple[Card, ...]
    drawn: tuple[Card, ...]


class HandShown(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]
    category: str


class RoundWon(Event, frozen=True):
    seat: Seat


class RoundTied(Event, frozen=True):
    replay: int


class RoundEnded(Event, frozen=True):
    next_dealer: Seat


# Activities


class CardDrawn(Event, frozen=True):
    """A reward card is face up."""

    seat: Seat
    category: str


class CardRead(Event, frozen=True):
    """What is on it, for those who may read it."""

    card: str
    activities: tuple[Activity, ...]


class ClimaxAllowed(Event, frozen=True):
    winner: Seat


class ActivitySelected(Event, frozen=True):
    seat: Seat
    index: int
    activity: Activity


class ActivityAccepted(Event, frozen=True):
    seat: Seat


class ActivityStarted(Event, frozen=True):
    index: int


class Bailed(Event, frozen=True):
    seat: Seat
    bails_left: int


class ActivityStopped(Event, frozen=True):
    """Q-04: by nobody in particular."""


class TweakProposed(Event, frozen=True):
    seat: Seat
    note: str


class TweakAnswered(Event, frozen=True):
    seat: Seat
    agreed: bool


class TweakWithdrawn(Event, frozen=True):
    seat: Seat


class CompletionReported(Event, frozen=True):
    seat: Seat


class ActivityCompleted(Event, frozen=True):
    index: int


class ClothesLost(Event, frozen=True):
    seat: Seat
    pieces: int
    left: int


class CardUsed(Event, frozen=True):
    """It leaves the game."""

    seat: Seat
    category: str


class TimerTouched(Event, frozen=True):
    seat: Seat
    action: Literal["start", "pause", "reset"]


# The end


class Conceded(Event, frozen=True):
    """Q-79: by nobody in particular."""


class GameEnded(Event, frozen=True):
    winner: Seat | None


# The advanced version


class StoodPat(Event, frozen=True):
    """A-28, A-29."""

    seat: Seat
    coins: int
    locked: bool


class CardsBought(Event, frozen=True):
    seat: Seat
    coins: int


class PassedBuying(Event, frozen=True):
    seat: Seat


class SkippedBuying(Event, frozen=True):
    """A-38."""

    seat: Seat
    because: Literal["locked", "no_coins"]


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: Card


class TrickTaken(Event, frozen=True):
    seat: Seat
    number: int


class PawnMoved(Event, frozen=True):
    seat: Seat
    why: Literal["tricks", "hand"]
    points: int
    position: int


class LinePassed(Event, frozen=True):
    seat: Seat
    line: int
    kind: str


class HandsTied(Event, frozen=True):
    category: str


class CoinsPaid(Event, frozen=True):
    seat: Seat
    why: Literal["hand", "behind"]
    coins: int


class WinnerKnown(Event, frozen=True):
    seat: Seat


class ShopBought(Event, frozen=True):
    seat: Seat
    card: str
    index: int
    price: int


class ShopRefunded(Event, frozen=True):
    seat: Seat
    coins: int


class ShopLeft(Event, frozen=True):
    seat: Seat
    remain: tuple[str, ...]
