"""What can be agreed before the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from nightcap.engine.house import House
from nightcap.engine.refusals import IllegalSetup


class GameOfPornsHouse(House, frozen=True, kw_only=True):
    """Every option with its default."""

    rules: ClassVar[Mapping[str, str]] = {
        "ban_return_discard": "G-15",
        "min_naturals": "G-20",
        "exchange_before_meld": "G-39",
        "negative_grace": "G-56",
        "thief_pick": "G-60",
        "defect_pick": "G-61",
        "go_out": "G-62",
        "turn_limit": "G-65",
        "match": "G-66",
        "target_score": "G-70",
        "deals": "G-71",
    }

    ban_return_discard: bool = False
    """Whoever takes the top of the pile may not put it back in the same turn."""
    min_naturals: Annotated[int, Meta(ge=1, le=6)] = 1
    """How many of a film's six basics are no jokers when it is published."""
    exchange_before_meld: bool = False
    """Also those who have published nothing may exchange jokers."""
    negative_grace: bool = False
    """Who has just missed a turn is safe until they have had one."""
    thief_pick: Literal["blind", "open"] = "blind"
    defect_pick: Literal["target", "blind"] = "target"
    go_out: Literal["discard", "any"] = "discard"
    """`any`: the last card may also be hit."""
    turn_limit: Annotated[int, Meta(ge=0, le=2000)] = 400
    """Of a deal; 0: as many as it takes."""
    match: Literal["single", "target", "deals"] = "single"
    target_score: Annotated[int, Meta(ge=50, le=500)] = 150
    deals: Annotated[int, Meta(ge=2, le=12)] = 4

    def check(self) -> None:
        if 0 < self.turn_limit < 100:
            raise IllegalSetup("bad_option", "G-65", option="turn_limit", least=100, most=2000, none=0)
