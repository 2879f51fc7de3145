"""The advanced version's options, and what each player brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from nightcap.games.couples.advanced.track import FINISH, LINES, lines_passed
from nightcap.games.couples.house import CouplesHouse, CouplesPlayer
from nightcap.games.couples.reward_cards import REWARDS

Pawn: TypeAlias = Literal["beige", "pink"]


class AdvancedHouse(CouplesHouse, frozen=True, kw_only=True):
    """The advanced version's options. A-112: none for other games on this board."""

    rules: ClassVar[Mapping[str, str]] = {
        "first_dealer": "A-16",
        "card_view": "A-65",
        "completion": "A-68",
        "strip_target": "A-75",
        "start_space": "A-109",
        "limits": "A-111",
    }

    copies: ClassVar[int] = 6
    """Cards come again rather than on a shorter track: who begins further along is less dressed (A-110)."""

    start_space: Annotated[int, Meta(ge=0, le=47)] = 0

    @property
    def pieces(self) -> int:
        """A-07: five; A-110: two fewer for each strip line passed, none beyond the nude line."""
        passed = [kind for line, kind in LINES.items() if line <= self.start_space]
        return 0 if "nude" in passed else 5 - 2 * passed.count("strip")

    def cards_needed(self) -> Mapping[str, int]:
        """A-70: both may pass every line that lies ahead; one climax card, two shop cards."""
        ahead = [LINES[line] for line in lines_passed(self.start_space, FINISH)]
        return {kind: 2 * ahead.count(kind) for kind in REWARDS} | {"climax": 1, "shop": 2}


class AdvancedPlayer(CouplesPlayer, frozen=True, kw_only=True):
    """A-08: the pawn is chosen in the room, first come, first served."""

    rules: ClassVar[Mapping[str, str]] = {"adult": "A-02", "consent": "A-02", "ready": "A-02", "pawn": "A-08"}

    pawn: Pawn | None = None
    """None: the colour that is left."""
