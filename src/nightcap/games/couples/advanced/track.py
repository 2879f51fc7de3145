"""A-57: the track, 70 spaces and the finish, the same lines for both lanes."""

from __future__ import annotations

FINISH = 71

LINES = {
    5: "talk",
    11: "strip",
    14: "talk",
    19: "cuddle",
    25: "strip",
    28: "talk",
    33: "cuddle",
    38: "nude",
    43: "hot",
    48: "shop",
    53: "hot",
    58: "hot",
    62: "lust",
    67: "lust",
}


def lines_passed(start: int, end: int) -> list[int]:
    """A-58: line k lies directly before space k."""
    return [line for line in LINES if start < line <= end]
