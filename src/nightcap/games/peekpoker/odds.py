"""Exact chances: what three dice are worth against hands that nobody has seen."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import accumulate

from nightcap.games.peekpoker.dice import HEIGHT, THROWS, Dice
from nightcap.games.peekpoker.hands import TieBreak, strength


def in_order(three: Dice) -> Dice:
    """The same dice from high to low, as the tables name them."""
    return tuple(sorted(three, key=HEIGHT.__getitem__, reverse=True))


WEIGHTS: dict[Dice, int] = dict(Counter(map(in_order, THROWS)))
"""The 56 different triples, and how many of the 216 throws show each."""


@cache
def rivals(community: Dice, tie_break: TieBreak = "kickers") -> dict[int, tuple[int, int]]:
    """For each strength beside these community dice: throws that are weaker, throws that are equal."""
    equal: Counter[int] = Counter()
    for three, weight in WEIGHTS.items():
        equal[strength(three, community, tie_break)] += weight
    steps = sorted(equal)
    reached = accumulate(equal[step] for step in steps)
    return {step: (up_to - equal[step], equal[step]) for step, up_to in zip(steps, reached, strict=True)}


def share(weaker: int, equal: int, opponents: int) -> float:
    """The expected part of the pot against so many random throws, if all stay to the showdown.

    Of n opponents k tie with chance C(n, k) and the pot is then split by k + 1; the sum over k is
    a difference of two powers.
    """
    players = opponents + 1
    won: int = (weaker + equal) ** players - weaker**players
    return won / (players * equal * float(len(THROWS)) ** opponents)


def equity(own: Dice, community: Dice, opponents: int, tie_break: TieBreak = "kickers") -> float:
    """One's expected part of the pot; before the community dice are rolled these are ()."""
    if not community:
        return equity_before(in_order(own), opponents, tie_break)
    community = in_order(community)
    return share(*rivals(community, tie_break)[strength(own, community, tie_break)], opponents)


@cache
def equity_before(own: Dice, opponents: int, tie_break: TieBreak = "kickers") -> float:
    """The mean over everything the community dice can show."""
    weighed = (weight * equity(own, three, opponents, tie_break) for three, weight in WEIGHTS.items())
    return sum(weighed) / len(THROWS)
