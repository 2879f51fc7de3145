"""The track."""

from __future__ import annotations

FINISH = 71
"""A-57: behind 70 spaces."""

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
"""A-57: the same for both lanes."""


def lines_passed(start: int, end: int) -> list[int]:
    """A-58: line k lies directly before space k. A-60: so 14 steps pass four lines at most."""
    return [line for line in LINES if start < line <= end]
