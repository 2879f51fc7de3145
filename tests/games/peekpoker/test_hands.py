"""P-14…P-24: which five of six dice are best, and which hand is better."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.rules import RULES, rule
from nightcap.games.peekpoker.dice import COLOUR, FACES, HEIGHT, Dice, Face, dice
from nightcap.games.peekpoker.hands import (
    BEST,
    CATEGORIES,
    STRENGTHS,
    TIE_BREAKS,
    Hand,
    TieBreak,
    best_hand,
    hand_of,
    strength,
)

CATALOGUE = (RULES / "peekpoker.md").read_text(encoding="utf-8")
SIX = re.compile(r"^\| (PX-\d+) \| ((?:[0-9JQKA]+ ){6})\| (.+?) \|$", re.MULTILINE)
SIXES = SIX.findall(CATALOGUE)
COMPARISON = re.compile(r"^\| (PX-\d+) \| (.+?) \\\| (.+?) \\\| (.+?) \| (.+?) \(", re.MULTILINE)
COMPARISONS = COMPARISON.findall(CATALOGUE)

sixes = st.lists(st.sampled_from(FACES), min_size=6, max_size=6)


def best(text: str) -> Hand:
    six = dice(text)
    return best_hand(six[:3], six[3:])


def said(hand: Hand) -> str:
    """As the catalogue writes it: `two pairs J 9 / Q`."""
    faces = [face.replace("T", "10") for face in hand.faces]
    kickers = "".join(f" {face}" for face in hand.kickers).replace("T", "10")
    match hand.category:
        case "full_house":
            return f"full house {faces[0]} over {faces[1]}"
        case "large_straight":
            return f"straight to {faces[0]}"
        case category:
            name = {"two_pairs": "two pairs", "large_flush": "flush"}.get(category, category.split("_")[0])
            return f"{name} {' '.join(faces)}" + (f" /{kickers}" if kickers else "")


def test_all_examples_were_found() -> None:
    assert len(SIXES) == 16
    assert len(COMPARISONS) == 4


@rule("P-14", "P-15", "P-16", "P-17", "P-18", "P-20")
@pytest.mark.parametrize(("name", "six", "expected"), SIXES)
def test_an_example_of_the_catalogue(name: str, six: str, expected: str) -> None:
    assert said(best(six)) == re.sub(r" \(.*\)", "", expected)


@rule("P-21", "P-24")
@pytest.mark.parametrize(("name", "box", "ours", "theirs", "winners"), COMPARISONS)
def test_a_comparison_of_the_catalogue(name: str, box: str, ours: str, theirs: str, winners: str) -> None:
    expected = ["tie"] * 3 if winners.startswith("tie") else winners.split(" / ")
    found = []
    for tie_break in TIE_BREAKS:
        one, other = (strength(dice(cup), dice(box), tie_break) for cup in (ours, theirs))
        found.append("tie" if one == other else "0" if one > other else "1")
    assert found == expected


@rule("P-14")
def test_exactly_one_die_is_left_out_so_two_of_ones_own_count() -> None:
    for own, box in (("9 9 T", "A A A"), ("9 T J", "A A A"), ("K K K", "A A A")):
        hand = best_hand(dice(own), dice(box))
        assert len(hand.dice) == 5
        assert sum((Counter(dice(own)) & Counter(hand.dice)).values()) >= 2


@rule("P-15")
def test_each_category_beats_the_one_before() -> None:
    ladder = [
        "A A K Q J 9",
        "9 9 T T J Q",
        "9 9 9 T J Q",
        "9 9 9 T T J",
        "9 9 9 9 T J",
        "9 T J Q K K",
        "9 9 9 K K T",
        "9 9 9 9 9 T",
    ]
    assert [best(six).category for six in ladder] == list(CATEGORIES)
    for tie_break in TIE_BREAKS:
        strengths = [strength(dice(six)[:3], dice(six)[3:], tie_break) for six in ladder]
        assert strengths == sorted(set(strengths))


@rule("P-16")
def test_there_are_two_straights_and_the_ace_is_never_low() -> None:
    straights = {hand.faces for hand in BEST.values() if hand.category == "large_straight"}
    assert straights == {("K",), ("A",)}
    assert best("A 9 T J Q A").category == "pair"


@rule("P-17")
def test_five_of_one_colour_are_a_flush_unless_they_are_five_of_a_kind() -> None:
    for hand in BEST.values():
        if hand.category == "large_flush":
            assert len({COLOUR[face] for face in hand.dice}) == 1
            assert len(set(hand.dice)) == 2
    assert best("9 9 9 9 K K").category == "large_flush"
    assert best("9 9 9 9 9 K").category == "five_of_a_kind"


@rule("P-18")
def test_there_is_no_hand_below_a_pair() -> None:
    """I-7: every one of the 462 sixes has a hand; five dice alone may have none."""
    assert len(BEST) == 462
    assert hand_of(dice("9 T J Q A")) is None
    without_a_pair = [six for six in product(FACES, repeat=6) if len(set(six)) == 6]
    assert {best_hand(six[:3], six[3:]).category for six in without_a_pair} == {"large_straight"}


@rule("P-19")
def test_straight_and_flush_are_never_both_to_be_had() -> None:
    for six in product(FACES, repeat=6):
        if len(set(six)) < 5:
            continue
        colours = Counter(COLOUR[face] for face in six)
        assert max(colours.values()) < 5


@rule("P-20")
def test_three_pairs_two_triples_and_four_and_two() -> None:
    assert said(best("9 9 J J Q Q")) == "two pairs Q J / 9"
    assert said(best("9 9 9 A A A")) == "full house A over 9"
    assert said(best("T T T Q Q Q")) == "flush Q Q Q 10 10"
    assert said(best("A A A A 9 9")) == "four A / 9"
    assert said(best("A A A A J 9")) == "flush A A A A J"


@rule("P-21")
def test_faces_skip_the_kickers_and_category_skips_the_faces() -> None:
    def better(one: str, other: str) -> list[TieBreak]:
        """By which of the three the first hand wins; by the others the two are level."""
        a, b = dice(one), dice(other)
        pairs = {how: (strength(a[:3], a[3:], how), strength(b[:3], b[3:], how)) for how in TIE_BREAKS}
        assert all(ours >= theirs for ours, theirs in pairs.values())
        return [how for how, (ours, theirs) in pairs.items() if ours > theirs]

    assert better("A A K Q J 9", "A A K Q T 9") == ["kickers"]
    assert better("Q Q Q 9 9 A", "T T T A A 9") == ["kickers", "faces"]  # the triple before the pair
    assert better("A A 9 9 J Q", "K K Q Q J 9") == ["kickers", "faces"]  # the higher pair first
    assert better("T J Q K A A", "9 T J Q K K") == ["kickers", "faces"]  # a straight by its top die
    assert better("A A A J J 9", "A A J J J 9") == ["kickers", "faces"]  # a flush by all its dice
    assert better("9 9 9 9 K K", "9 9 9 K K 9") == []


@rule("P-22")
def test_colours_have_no_rank() -> None:
    """Only the faces tell flushes apart: the highest first die wins, whatever its colour."""
    flushes = sorted({hand.faces for hand in BEST.values() if hand.category == "large_flush"})
    by_faces = sorted(flushes, key=lambda faces: [HEIGHT[face] for face in faces])
    strengths = {faces: strength(faces[:3], (*faces[3:], other_colour(faces))) for faces in flushes}
    assert sorted(flushes, key=strengths.__getitem__) == by_faces


def other_colour(dice: Dice) -> Face:
    """A face that adds nothing to a flush."""
    return next(face for face in FACES if COLOUR[face] != COLOUR[dice[0]])


@rule("P-23")
@given(sixes, st.permutations(range(6)))
def test_the_best_five_are_the_greatest_of_the_six(six: list[Any], order: list[int]) -> None:
    """I-7: also in whatever order the dice lie."""
    hand = best_hand(tuple(six[:3]), tuple(six[3:]))
    shuffled: Dice = tuple(six[place] for place in order)
    assert best_hand(shuffled[:3], shuffled[3:]) == hand
    for five in combinations(six, 5):
        if rival := hand_of(five):
            assert worth(hand) >= worth(rival)
    assert hand in [hand_of(five) for five in combinations(six, 5)]


def worth(hand: Hand) -> list[int]:
    """P-15, P-21 once more, straight from the words of the rule."""
    return [CATEGORIES.index(hand.category), *(HEIGHT[face] for face in (*hand.faces, *hand.kickers))]


@rule("P-21")
def test_comparison_is_total_and_ever_coarser() -> None:
    """I-8: whoever wins by category wins by faces, and whoever wins by faces wins by kickers."""
    kickers, faces, category = (STRENGTHS[tie_break] for tie_break in TIE_BREAKS)
    for one, other in permutations(BEST, 2):
        assert not category[one] > category[other] or faces[one] > faces[other]
        assert not faces[one] > faces[other] or kickers[one] > kickers[other]


def test_dice_are_written_as_people_write_them() -> None:
    assert dice("9 10 T A") == ("9", "T", "T", "A")
    with pytest.raises(ValueError, match="not a face: 8, X"):
        dice("9 8 X")
