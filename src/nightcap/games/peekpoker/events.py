"""What can happen at a PeekPoker table."""

from __future__ import annotations

from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.peekpoker.dice import Dice, Face
from nightcap.games.peekpoker.hands import Hand

# The opening


class DieTossed(Event, frozen=True):
    seat: Seat
    face: Face


class FirstDealer(Event, frozen=True):
    seat: Seat


# Dice and antes


class RoundBegan(Event, frozen=True):
    round: int
    dealer: Seat


class CupShaken(Event, frozen=True):
    """P-07: only for the one who peeks."""

    seat: Seat
    dice: Dice


class AnteAnswered(Event, frozen=True):
    """P-09: that, not what."""

    seat: Seat


class Anted(Event, frozen=True):
    seat: Seat
    all_in: bool


class Passed(Event, frozen=True):
    seat: Seat


class RoundVoid(Event, frozen=True):
    """P-10: who took a point back; None: nobody had paid one."""

    seat: Seat | None


class CommunityDie(Event, frozen=True):
    """P-13: called one by one."""

    place: int
    face: Face


# Betting


class Checked(Event, frozen=True):
    seat: Seat


class Called(Event, frozen=True):
    seat: Seat
    points: int
    all_in: bool


class Raised(Event, frozen=True):
    seat: Seat
    by: int
    points: int
    all_in: bool


class WentAllIn(Event, frozen=True):
    """P-32: as far as the cap lets it; `by` above the bet level, 0 if it is only a call."""

    seat: Seat
    by: int
    points: int
    all_in: bool


class Folded(Event, frozen=True):
    seat: Seat


# The end of a round


class PointsReturned(Event, frozen=True):
    seat: Seat
    points: int


class HandShown(Event, frozen=True):
    seat: Seat
    dice: Dice
    hand: Hand


class PotWon(Event, frozen=True):
    """P-41, P-42: `shares` are the winners' parts, in their order."""

    points: int
    contestants: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    shares: tuple[int, ...]


class WonByDefault(Event, frozen=True):
    seat: Seat
    points: int


class Eliminated(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
