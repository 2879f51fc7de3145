"""The house rules of PeekPoker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from nightcap.engine.house import House
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.peekpoker.hands import TieBreak

CHIPS = 24 * 1 + 24 * 2 + 24 * 5
"""P-02: the points of all chips in the box, 192."""


class PeekPokerHouse(House, frozen=True, kw_only=True):
    """What can be agreed before the start."""

    rules: ClassVar[Mapping[str, str]] = {
        "start_points": "P-04",
        "ante_order": "P-09",
        "tie_break": "P-21",
        "allow_check": "P-30",
        "bet_cap": "P-34",
        "max_rounds": "P-48",
    }

    start_points: Annotated[int, Meta(ge=5, le=96)] | None = None
    """None: the chips are shared evenly."""
    ante_order: Literal["clockwise", "sealed"] = "clockwise"
    tie_break: TieBreak = "kickers"
    allow_check: bool = True
    bet_cap: Literal["richest", "poorest"] = "richest"
    max_rounds: Annotated[int, Meta(ge=0, le=1000)] = 300
    """0: as many as it takes."""

    def check(self) -> None:
        if 0 < self.max_rounds < 20:
            raise IllegalSetup("bad_option", "P-48", option="max_rounds", least=20, most=1000, none=0)

    def points_each(self, seats: int) -> int:
        """P-02, P-04: 96, 64 or 48 points for 2, 3 or 4 seats, or as agreed."""
        return CHIPS // seats if self.start_points is None else self.start_points
