"""Every move of Sexopolitan. D-31: cards are named by kind, so that no copy can be tracked."""

from __future__ import annotations

from typing import ClassVar, Literal

from nightcap.engine.moves import Move, Seat
from nightcap.games.sexopolitan.cards import Kind, Place, Romp, Sex, Slot


class SearchPartner(Move, frozen=True):
    rule: ClassVar[str] = "S-17"


# Practice cards


class PlaySolo(Move, frozen=True):
    rule: ClassVar[str] = "S-37"


class PlayRomp(Move, frozen=True):
    rule: ClassVar[str] = "S-39"
    card: Romp
    condom: bool


class PlayOneNight(Move, frozen=True):
    """With the own partner, or with a card of somebody else's."""

    rule: ClassVar[str] = "S-46"
    target: Literal["own"] | Place
    condom: bool


# Help cards


class PlayTested(Move, frozen=True):
    rule: ClassVar[str] = "S-54"


class PlaySexologist(Move, frozen=True):
    rule: ClassVar[str] = "S-55"


class PlaySuper(Move, frozen=True):
    """A second roll, somebody's partner for a single, or an end to Trouble Brewing."""

    rule: ClassVar[str] = "S-56"
    use: Literal["again", "steal", "calm"]
    seat: Seat | None = None
    """Whose partner is stolen."""


# Obstacles


class PlayNotTonight(Move, frozen=True):
    rule: ClassVar[str] = "S-70"
    seat: Seat


class PlayTrouble(Move, frozen=True):
    rule: ClassVar[str] = "S-72"
    seat: Seat


class PlayBreakdown(Move, frozen=True):
    rule: ClassVar[str] = "S-80"
    sex: Sex
    seat: Seat
    slot: Slot


class PlayBreakUp(Move, frozen=True):
    """Against somebody's couple, or one's own."""

    rule: ClassVar[str] = "S-75"
    seat: Seat


class DiscardSurplus(Move, frozen=True):
    rule: ClassVar[str] = "S-31"
    cards: tuple[Kind, ...]


# Answers out of turn


class WinBack(Move, frozen=True):
    """Whether to roll for the partner just lost."""

    rule: ClassVar[str] = "S-77"
    roll: bool


class React(Move, frozen=True):
    """Whether to play Caught Red-Handed; nobody learns what was answered, unless it succeeds."""

    rule: ClassVar[str] = "S-86"
    catch: bool
