"""The exact odds of an exchange: what a hand is worth after drawing, over all cards it could draw.

Suits matter only where all five cards could be of one suit. So draws are counted by ranks first
(at most 6,188 sets of ranks, whatever is drawn), and the one-suited ones are put right after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from nightcap.engine.cards import HEIGHT, PACK, SUIT, SUITS, Card
from nightcap.games.couples.hands import MIXED, ONE_SUIT, PRIME, PRIMES, Rank

WAYS = [[comb(cards, number) for number in range(5)] for cards in range(5)]
"""How many ways to draw so many of so many cards of a rank."""


class Worth(NamedTuple):
    """What each hand is worth to whoever asks, by the product of its primes."""

    mixed: Mapping[int, float]
    one_suit: Mapping[int, float]


@cache
def rank_draws(count: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Every set of ranks that `count` cards can have: the product of their primes, and how many of each."""
    draws = []
    for heights in combinations_with_replacement(PRIMES, count):
        numbers = Counter(heights)
        if max(numbers.values(), default=0) <= 4:
            draws.append((prod(PRIMES[height] for height in heights), tuple(numbers.items())))
    return tuple(draws)


def expected(kept: Sequence[Card], unseen: Collection[Card], worth: Worth) -> float:
    """The mean worth of five cards: those kept, and the rest drawn from the unseen ones."""
    count = 5 - len(kept)
    kept_product = prod(PRIME[card] for card in kept)
    heights = Counter(HEIGHT[card] for card in unseen)
    ways_of = {height: WAYS[heights[height]] for height in PRIMES}
    mixed = worth.mixed
    total = 0.0
    for product, numbers in rank_draws(count):
        ways = 1
        for height, number in numbers:
            ways *= ways_of[height][number]
        if ways:
            total += ways * mixed[kept_product * product]
    for product in _one_suited(kept, unseen, count):
        total += worth.one_suit[kept_product * product] - mixed[kept_product * product]
    return total / comb(len(unseen), count)


def _one_suited(kept: Sequence[Card], unseen: Collection[Card], count: int) -> Iterator[int]:
    """The draws that make all five cards of one suit, as products of primes."""
    for suit in {SUIT[card] for card in kept} or SUITS:
        if all(SUIT[card] == suit for card in kept):
            primes = [PRIME[card] for card in unseen if SUIT[card] == suit]
            yield from map(prod, combinations(primes, count))


def best_exchange(
    hand: Sequence[Card], gone: Collection[Card], worth: Worth, at_most: int = 5
) -> tuple[tuple[Card, ...], float]:
    """The discard with the best expectation, and that expectation; the fewest cards among equals.

    Of four cards only the lowest are considered, and never all five: the highest card does no harm.
    """
    unseen = [card for card in PACK if card not in hand and card not in gone]
    best: tuple[tuple[Card, ...], float] = (), expected(hand, unseen, worth)
    lowest_four = tuple(sorted(hand, key=HEIGHT.__getitem__)[:4])
    for size in range(1, min(at_most, 4) + 1):
        for out in combinations(hand, size) if size < 4 else [lowest_four]:
            mean = expected([card for card in hand if card not in out], unseen, worth)
            if mean > best[1] + 1e-12:
                best = out, mean
    return best


@cache
def share_beaten() -> Mapping[Rank, float]:
    """For each rank the share of all 2,598,960 hands that it beats, ties counted half."""
    ways: Counter[Rank] = Counter()
    for product, numbers in rank_draws(5):
        if (mixed := MIXED.get(product)) is None:
            continue
        every = prod(comb(4, number) for _, number in numbers)
        one_suited = 4 if product in ONE_SUIT else 0
        ways[mixed] += every - one_suited
        if one_suited:
            ways[ONE_SUIT[product]] += one_suited
    share, below, total = {}, 0, comb(52, 5)
    for rank in sorted(ways):
        share[rank] = (below + ways[rank] / 2) / total
        below += ways[rank]
    return share


def worth_by(value: Callable[[Rank, float], float]) -> Worth:
    """A worth for every rank, from the rank and the share of hands it beats."""
    of_rank = {rank: value(rank, share) for rank, share in share_beaten().items()}
    return Worth(
        {product: of_rank[rank] for product, rank in MIXED.items()},
        {product: of_rank[rank] for product, rank in ONE_SUIT.items()},
    )
