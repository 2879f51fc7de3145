"""Q-32…Q-42: which poker hand is better, looked up in two tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from nightcap.engine.cards import HEIGHT, SUIT, Card

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
)
"""Q-32, worst first."""


class Rank(NamedTuple):
    """How good a hand is; the greater wins, equal ranks are an unbreakable tie."""

    category: int
    tie_break: tuple[int, ...]

    @property
    def name(self) -> str:
        return CATEGORIES[self.category]


BY_SHAPE = {
    (1, 1, 1, 1, 1): "high_card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pair",
    (3, 1, 1): "three_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_of_a_kind",
}

WHEEL = (14, 5, 4, 3, 2)


def _rank(heights: Sequence[int], one_suit: bool) -> Rank:
    """Work a rank out from scratch, to fill the tables."""
    counted = sorted(Counter(heights).items(), key=lambda item: (item[1], item[0]), reverse=True)
    order = tuple(height for height, _ in counted)  # Q-35…Q-42: most numerous first, then highest
    name = BY_SHAPE[tuple(count for _, count in counted)]
    if name == "high_card":
        if order == WHEEL:
            order = (5,)  # the ace is the 1, five is the highest card
        elif order[0] - order[4] == 4:
            order = order[:1]
        if len(order) == 1:
            name = "straight" if not one_suit else "straight_flush" if order < (14,) else "royal_flush"
        elif one_suit:
            name = "flush"
    return Rank(CATEGORIES.index(name), order)


PRIMES = dict(zip(range(2, 15), (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41), strict=True))
PRIME: dict[Card, int] = {card: PRIMES[height] for card, height in HEIGHT.items()}


def _product(heights: Sequence[int]) -> int:
    product = 1
    for height in heights:
        product *= PRIMES[height]
    return product


MIXED: dict[int, Rank] = {
    _product(heights): _rank(heights, one_suit=False)
    for heights in combinations_with_replacement(PRIMES, 5)
    if heights[0] != heights[4]
}
ONE_SUIT: dict[int, Rank] = {
    _product(heights): _rank(heights, one_suit=True) for heights in combinations(PRIMES, 5)
}


def rank(hand: Sequence[Card]) -> Rank:
    """The rank of five cards, in whatever order."""
    a, b, c, d, e = hand
    product = PRIME[a] * PRIME[b] * PRIME[c] * PRIME[d] * PRIME[e]
    if SUIT[a] == SUIT[b] == SUIT[c] == SUIT[d] == SUIT[e]:
        return ONE_SUIT[product]
    return MIXED[product]
