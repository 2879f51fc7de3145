"""Texts that say nearly the same thing, so that nobody reads an idea twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from nightcap.decks.readings import Readings

ALIKE = 0.6
"""From this share of common words on, two texts are too alike."""

SHORT = 3
"""Words up to this length say little."""

FEWEST = 3
"""Fewer common words than this prove nothing."""

COMMON = 20
"""Nor does a word that stands in more than one text of so many."""


class Alike(Struct, frozen=True):
    language: str
    one: str
    other: str
    share: float


def alike(words: Mapping[str, Mapping[str, Readings]], most: float = ALIKE) -> Iterator[Alike]:
    """Pairs of activities whose texts share most of their telling words, in any language."""
    for language in sorted({language for text in words.values() for language in text}):
        telling = {
            activity: stems(text[language].does) for activity, text in words.items() if language in text
        }
        used = Counter(stem for text in telling.values() for stem in text)
        usual = {stem for stem, count in used.items() if count > 2 and count * COMMON > len(telling)}
        for (one, left), (other, right) in combinations(telling.items(), 2):
            shorter = min(len(left - usual), len(right - usual))
            common = len((left & right) - usual)
            if common >= FEWEST and common / shorter >= most:
                yield Alike(language, one, other, round(common / shorter, 2))


def stems(text: str) -> frozenset[str]:
    """The longer words, cut to their beginnings so that endings do not hide them."""
    return frozenset(word[:5] for word in re.findall(r"\w+", text.casefold()) if len(word) > SHORT)
