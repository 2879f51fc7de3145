"""P-14…P-23: the best five of six dice, looked up in a table of all 462 sixes."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from nightcap.games.peekpoker.dice import COLOUR, FACES, HEIGHT, Dice, Face

Category: TypeAlias = Literal[
    "pair",
    "two_pairs",
    "three_of_a_kind",
    "full_house",
    "four_of_a_kind",
    "large_straight",
    "large_flush",
    "five_of_a_kind",
]
CATEGORIES: tuple[Category, ...] = get_args(Category)
"""P-15, weakest first."""

TieBreak: TypeAlias = Literal["kickers", "faces", "category"]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)

BY_SHAPE: dict[tuple[int, ...], Category] = {
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pairs",
    (3, 1, 1): "three_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_of_a_kind",
    (5,): "five_of_a_kind",
}
STRAIGHTS = ({*FACES[:5]}, {*FACES[1:]})
"""P-16: 9 to king and 10 to ace; the ace is never low."""


class Hand(Struct, frozen=True, gc=False):
    """Five dice and what they are worth."""

    category: Category
    faces: Dice
    """Those that form the combination, in the order in which they are compared."""
    kickers: Dice
    """The others, from high to low."""
    dice: Dice
    """All five: the combination first."""


@cache
def hand_of(five: Dice) -> Hand | None:
    """What exactly these five dice make; None for nothing at all.

    P-18: four in a row or four of a colour count for nothing.
    """
    high_to_low = tuple(sorted(five, key=HEIGHT.__getitem__, reverse=True))
    counted = Counter(high_to_low).most_common()  # equal numbers stay in order: the higher face first
    order = tuple(face for face, _ in counted)
    shape = tuple(count for _, count in counted)
    if len(shape) > 1 and len({COLOUR[face] for face in order}) == 1:  # P-17: five alike are no flush
        return Hand("large_flush", high_to_low, (), high_to_low)
    if {*order} in STRAIGHTS:
        return Hand("large_straight", order[:1], (), high_to_low)
    if shape not in BY_SHAPE:
        return None
    combined = sum(count > 1 for count in shape)
    gathered = tuple(face for face, count in counted for _ in range(count))
    return Hand(BY_SHAPE[shape], order[:combined], order[combined:], gathered)


def _worth(hand: Hand, tie_break: TieBreak) -> tuple[int, ...]:
    """P-21: what is compared, the most telling first."""
    category = CATEGORIES.index(hand.category)
    compared = {"category": (), "faces": hand.faces, "kickers": hand.faces + hand.kickers}[tie_break]
    return (category, *(HEIGHT[face] for face in compared))


def _best_of(six: Dice) -> Hand:
    """P-23: the greatest of the six subsets. P-18: one of them is at least a pair.

    P-19, P-20: no choice between straight and flush arises; three pairs, two triples or four and
    two are settled by the order of the categories. Whoever compares less than all five dice finds
    the same five best, since the kickers come last.
    """
    hands = (hand_of(five) for five in combinations(six, 5))
    return max((hand for hand in hands if hand), key=lambda hand: _worth(hand, "kickers"))


CENSUS: dict[Face, int] = {face: 7**height for face, height in HEIGHT.items()}
"""Added up over six dice it tells how many there are of each face, whatever their order."""


def census(six: Dice) -> int:
    return sum([CENSUS[face] for face in six])


BEST: dict[int, Hand] = {census(six): _best_of(six) for six in combinations_with_replacement(FACES, 6)}


def _strengths(tie_break: TieBreak) -> dict[int, int]:
    worths = {six: _worth(hand, tie_break) for six, hand in BEST.items()}
    places = {worth: place for place, worth in enumerate(sorted(set(worths.values())))}
    return {six: places[worth] for six, worth in worths.items()}


STRENGTHS: dict[TieBreak, dict[int, int]] = {tie_break: _strengths(tie_break) for tie_break in TIE_BREAKS}


def best_hand(own: Dice, community: Dice) -> Hand:
    """P-14: the best five of one's own three and the three community dice."""
    return BEST[census(own + community)]


def strength(own: Dice, community: Dice, tie_break: TieBreak = "kickers") -> int:
    """How good that hand is: the greater wins. P-24: equal ones share."""
    return STRENGTHS[tie_break][census(own + community)]
