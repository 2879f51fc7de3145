"""What can happen at a table of Sexopolitan."""

from __future__ import annotations

from typing import Literal

from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.sexopolitan.cards import Kind, PartnerCard, Slot

# Set-up


class CharactersDealt(Event, frozen=True):
    """S-05: by seat, face up."""

    characters: tuple[PartnerCard, ...]


class HandDealt(Event, frozen=True):
    """S-09: for its owner."""

    seat: Seat
    cards: tuple[Kind, ...]


class StartRolled(Event, frozen=True):
    seat: Seat
    dice: tuple[int, ...]


class Started(Event, frozen=True):
    """S-12: who begins."""

    seat: Seat


# The search


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class SearchRolled(Event, frozen=True):
    seat: Seat
    die: int


class PartnerTurned(Event, frozen=True):
    """S-18: one card after the other."""

    card: PartnerCard


class PartnerPileRenewed(Event, frozen=True):
    """S-22: how many cards it has now, not in which order."""

    size: int


class PartnerFound(Event, frozen=True):
    seat: Seat
    partner: PartnerCard


class NobodyFound(Event, frozen=True):
    seat: Seat


# Cards


class CardsPlayed(Event, frozen=True):
    seat: Seat
    cards: tuple[Kind, ...]
    target: Seat | None = None
    slot: Slot | None = None


class SurplusDiscarded(Event, frozen=True):
    """S-99: for all to see."""

    seat: Seat
    cards: tuple[Kind, ...]


class CardsDrawn(Event, frozen=True):
    """How many, not which."""

    seat: Seat
    count: int


class CardsSeen(Event, frozen=True):
    """Which, for the one who drew them."""

    seat: Seat
    cards: tuple[Kind, ...]


class MainPileRenewed(Event, frozen=True):
    size: int


class Cancelled(Event, frozen=True):
    """S-93: what lay before a seat and goes to the main discard."""

    seat: Seat
    cards: tuple[Kind, ...]


# Dice and points


class PracticeRolled(Event, frozen=True):
    """S-63: the points are not anybody's yet."""

    seat: Seat
    dice: tuple[int, ...]
    points: int


class CaughtRedHanded(Event, frozen=True):
    """S-87: the catch that succeeded; no other is ever told."""

    seat: Seat


class NobodyCaught(Event, frozen=True):
    """All have answered."""


class Scored(Event, frozen=True):
    seat: Seat
    points: int
    score: int


# Couples


class PartnerLost(Event, frozen=True):
    """S-104: to the partner discard, unless somebody takes the card."""

    seat: Seat
    partner: PartnerCard
    taken_by: Seat | None = None


class WinBackRolled(Event, frozen=True):
    seat: Seat
    dice: tuple[int, ...]


class WinBackDeclined(Event, frozen=True):
    seat: Seat


class PartnerReturned(Event, frozen=True):
    """S-77: and what it cost the attacker."""

    seat: Seat
    partner: PartnerCard
    attacker: Seat
    lost: int


# The end


class GameEnded(Event, frozen=True):
    winner: Seat
    how: Literal["target", "rounds"]
