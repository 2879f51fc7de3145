"""Every move of Retos."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from nightcap.engine.cards import Card
from nightcap.engine.moves import Move, Seat

Payment: TypeAlias = Literal["drink", "garment", "cards", "free_pass"]


class Draw(Move, frozen=True):
    rule: ClassVar[str] = "R-32"


class Play(Move, frozen=True):
    rule: ClassVar[str] = "R-37"
    card: Card


class Pass(Move, frozen=True):
    rule: ClassVar[str] = "R-39"


class DareAccept(Move, frozen=True):
    rule: ClassVar[str] = "R-53"


class ChoosePartner(Move, frozen=True):
    """Name a seat, or leave it to chance."""

    rule: ClassVar[str] = "R-54"
    seat: Seat | Literal["random"]


class PartnerAccept(Move, frozen=True):
    rule: ClassVar[str] = "R-57"


class Refuse(Move, frozen=True):
    """Not to do a dare, at its price."""

    rule: ClassVar[str] = "R-60"


class SafeStop(Move, frozen=True):
    """End a dare: free, for no reason at all, named by nobody."""

    rule: ClassVar[str] = "R-99"
    anonymous: ClassVar[bool] = True


class DareDone(Move, frozen=True):
    rule: ClassVar[str] = "R-58"


class TakePenalty(Move, frozen=True):
    rule: ClassVar[str] = "R-69"
    kind: Payment


class LowerGarments(Move, frozen=True):
    """Stake no more than this from now on; nobody else learns of it."""

    rule: ClassVar[str] = "R-13"
    limit: int


class LowerDrinks(Move, frozen=True):
    """Take no more than this from now on; nobody else learns of it."""

    rule: ClassVar[str] = "R-13"
    limit: int


class StopGame(Move, frozen=True):
    rule: ClassVar[str] = "R-91"


class TimeOut(Move, frozen=True):
    """The room tells that this seat has let its time run out."""

    rule: ClassVar[str] = "R-61"
