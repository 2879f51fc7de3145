"""The catalogue's exact figures, worked out again by the game's own tables."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest

from kit.rules import RULES, rule
from nightcap.games.peekpoker.dice import COLOUR, FACES, HEIGHT, THROWS, Dice, dice
from nightcap.games.peekpoker.hands import CATEGORIES, STRENGTHS, TIE_BREAKS, TieBreak, best_hand, hand_of
from nightcap.games.peekpoker.odds import WEIGHTS, equity, in_order, rivals

CATALOGUE = (RULES / "peekpoker.md").read_text(encoding="utf-8")
SHORT = ("pair", "two pairs", "three of a kind", "full house", "four of a kind")
LONG = (*SHORT, "large straight", "large flush", "five of a kind")


def categories(own: Dice) -> Counter[str]:
    """How many of the 216 throws of the community dice give these dice each category."""
    return Counter(best_hand(own, box).category for box in THROWS)


@rule("P-15", "P-18")
def test_the_best_five_of_all_46656_throws() -> None:
    counts: Counter[str] = Counter()
    for own in THROWS:
        counts += categories(own)
    assert counts.total() == 6**6
    at_least = 6**6
    for category, name in zip(CATEGORIES, LONG, strict=True):
        row = re.search(rf"^\| {name} \| ([\d,]+) \| ([\d.]+) \| ([\d.]+) \|$", CATALOGUE, re.MULTILINE)
        assert row
        assert counts[category] == int(row[1].replace(",", ""))
        assert f"{100 * counts[category] / 6**6:.3f}" == row[2]
        assert f"{100 * at_least / 6**6:.3f}" == row[3]
        at_least -= counts[category]


@rule("P-16", "P-17")
def test_five_dice_alone() -> None:
    """D-1: the flush stands between straight and five of a kind in rarity."""
    hands = Counter(hand.category for five in product(FACES, repeat=5) if (hand := hand_of(five)))
    assert (hands["large_flush"], hands["large_straight"], hands["five_of_a_kind"]) == (90, 240, 6)
    said = "flush 90 (1.16 %), straight 240 (3.09 %), five of a kind 6 (0.08 %)"
    assert said in CATALOGUE


def kind_of(own: Dice) -> str:
    """A row of the catalogue's table."""
    match len(set(own)):
        case 1:
            return "triple"
        case 2:
            alike = len({COLOUR[face] for face in own}) == 1
            return "pair + same-colour partner" if alike else "pair + other colour"
    return "three different"


@rule("P-14")
def test_by_ones_own_three_dice() -> None:
    rows: dict[str, Counter[str]] = {}
    for own in THROWS:
        rows.setdefault(kind_of(own), Counter()).update(categories(own))
    for kind, counts in rows.items():
        total = counts.total()
        shares = [100 * total / 6**6, *(100 * counts[category] / total for category in CATEGORIES)]
        line = next(line for line in CATALOGUE.splitlines() if line.startswith(f"| {kind} |"))
        expected = [float(cell) for cell in line.split("|")[2:-1]]
        assert [round(share, 2) for share in shares] == expected


@rule("P-24")
def test_how_often_the_best_hand_is_tied() -> None:
    for tie_break in TIE_BREAKS:
        row = re.search(rf"{tie_break} ([\d.]+) / ([\d.]+) / ([\d.]+) %", CATALOGUE)
        assert row
        for players, expected in zip((2, 3, 4), row.groups(), strict=True):
            assert f"{100 * tied(players, tie_break):.2f}" == expected


def tied(players: int, tie_break: TieBreak) -> float:
    """One minus the chance that exactly one of the players has the best hand."""
    alone: int = sum(
        weight * players * equal * weaker ** (players - 1)
        for box, weight in WEIGHTS.items()
        for weaker, equal in rivals(box, tie_break).values()
    )
    return 1 - alone / 216.0 ** (players + 1)


EQUITY = re.compile(r"([9TJQKA]{3}) \| (\d) \| (0\.\d+) \| (0\.\d+) \| (0\.\d+) \|")
EQUITIES = EQUITY.findall(CATALOGUE)


def test_every_triple_is_in_the_table() -> None:
    assert {in_order(dice(" ".join(own))) for own, *_ in EQUITIES} == set(WEIGHTS)
    assert len(EQUITIES) == len(WEIGHTS) == 56
    assert sum(WEIGHTS.values()) == 216


@pytest.mark.parametrize(("own", "weight", "two", "three", "four"), EQUITIES)
def test_the_equity_of_a_triple(own: str, weight: str, two: str, three: str, four: str) -> None:
    cup = dice(" ".join(own))
    assert WEIGHTS[cup] == int(weight)
    found = [f"{equity(cup, (), opponents):.3f}" for opponents in (1, 2, 3)]
    assert found == [two, three, four]


def test_the_equities_of_all_throws_are_a_fair_share() -> None:
    for tie_break in TIE_BREAKS:
        for box in (dice("9 9 9"), dice("9 J A"), dice("Q T Q"), ()):
            for opponents in (1, 2, 3):
                mean = sum(equity(own, box, opponents, tie_break) for own in THROWS) / 216
                assert mean == pytest.approx(1 / (opponents + 1))


def test_equity_counts_ties_as_parts() -> None:
    """Against one opponent it is wins and half of the ties, counted one by one."""
    box, own = dice("K K J"), dice("J A 9")
    strengths = STRENGTHS["kickers"]
    census = {three: sum(7 ** HEIGHT[face] for face in (*three, *box)) for three in THROWS}
    ours = strengths[census[own]]
    wins = sum(strengths[census[three]] < ours for three in THROWS)
    ties = sum(strengths[census[three]] == ours for three in THROWS)
    assert equity(own, box, 1) == pytest.approx((wins + ties / 2) / 216)


@rule("P-21")
def test_the_number_of_different_hands() -> None:
    row = re.search(r"values: (\d+) \(kickers\), (\d+) \(faces\), (\d+) \(category\)", CATALOGUE)
    assert row
    assert [len(set(STRENGTHS[how].values())) for how in TIE_BREAKS] == [int(n) for n in row.groups()]
