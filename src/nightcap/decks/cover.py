"""A person's own noise: themes that stay away on their account although they never said so.

Whoever looks at what is missing from a game sees nevers and noise together, and cannot tell them apart:
permanent randomised response. docs/boundaries.md says what that promises, and what it does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from types import MappingProxyType

from msgspec import Struct

from nightcap.decks.written import HOTTEST

LARGEST_TABLE = 10
SMALLEST_TABLE = 2

PERIOD = 61 * 24 * 3600
"""Seconds until a theme's noise is drawn anew: two months, at a date of its own for each person and theme."""

WHOLE = 1 << 64
"""Noise is a number below this."""


def one_in(people: int) -> int:
    """At a table of so many people, each theme stays away on one person's account once in this many times.

    Together they keep away 36 to 39 themes in 100, at tables of every size.
    """
    return 2 * min(max(people, SMALLEST_TABLE), LARGEST_TABLE) + 1


def heat_theme(heat: int) -> str:
    """A step of heat, as a theme that can stay away. No tag is spelt like this."""
    return f"heat-{heat}"


HEATS = tuple(heat_theme(heat) for heat in range(2, HOTTEST + 1))
"""Heat 1 never stays away."""


class Cover(Struct, frozen=True):
    """What one person's noise comes to, at tables of every size."""

    themes: dict[str, int] = {}
    """By theme: the largest table at which it stays away. One that never does is not here."""

    def keeps_away(self, theme: str, people: int) -> bool:
        return self.themes.get(theme, 0) >= max(people, SMALLEST_TABLE)

    def ceiling(self, said: int, people: int) -> int:
        """The hottest step, at or below what was said, that does not stay away."""
        while said > 1 and self.keeps_away(heat_theme(said), people):
            said -= 1
        return said


def cover_of(
    key: bytes, themes: Iterable[str], now: float, own: Mapping[str, tuple[str, ...]] = MappingProxyType({})
) -> Cover:
    """The noise of the person whose key this is. The same key, theme and period: the same noise.

    A theme of a deck's `own` stays away with any of its sources (`sources_of_noise`).
    """
    tables = {
        theme: max(largest_table(noise(key, source, now)) for source in own.get(theme, (theme,)))
        for theme in (*themes, *HEATS)
    }
    return Cover({theme: table for theme, table in tables.items() if table})


def noise(key: bytes, theme: str, now: float) -> int:
    """Below WHOLE, every number equally likely."""
    offset = keyed(key, f"{theme} begins") % PERIOD
    return keyed(key, f"{theme} {int((now + offset) // PERIOD)}")


def largest_table(number: int) -> int:
    """The largest table at which this noise keeps its theme away; 0: at none.

    The same number serves every table, so whoever plays at several learns no more than at the largest.
    """
    away = [people for people in range(SMALLEST_TABLE, LARGEST_TABLE + 1) if number * one_in(people) < WHOLE]
    return max(away, default=0)


def keyed(key: bytes, said: str) -> int:
    return int.from_bytes(
        blake2b(said.encode(), key=key, digest_size=8, person=b"nightcap cover").digest(), "big"
    )
