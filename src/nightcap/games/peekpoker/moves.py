"""Every move of PeekPoker."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move


class Ante(Move, frozen=True):
    """Stay in for one point."""

    rule: ClassVar[str] = "P-08"


class Pass(Move, frozen=True):
    """Sit this round out, for nothing."""

    rule: ClassVar[str] = "P-08"


class Check(Move, frozen=True):
    rule: ClassVar[str] = "P-30"


class Call(Move, frozen=True):
    rule: ClassVar[str] = "P-28"


class Raise(Move, frozen=True):
    """P-29: match the bet level and add so much to it."""

    rule: ClassVar[str] = "P-26"
    by: int


class AllIn(Move, frozen=True):
    rule: ClassVar[str] = "P-32"


class Fold(Move, frozen=True):
    rule: ClassVar[str] = "P-31"


class Show(Move, frozen=True):
    """Lift the cup after winning by default, or leave it."""

    rule: ClassVar[str] = "P-44"
    reveal: bool
