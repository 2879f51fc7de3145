"""Q-32…Q-42: which hand is better."""

from __future__ import annotations

import random
import re
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_cards
from treys import Card as TreysCard
from treys import Evaluator

from kit.rules import RULES, rule
from nightcap.engine.cards import PACK, SUITS, Card, cards
from nightcap.games.couples.hands import MIXED, ONE_SUIT, rank

EXAMPLE = re.compile(r"^\| (QX-\d+) \| ((?:\w\w ?){5}) \| ((?:\w\w ?){5}) \| (A|B|tie) \|", re.MULTILINE)
EXAMPLES = EXAMPLE.findall((RULES / "couples-quick.md").read_text(encoding="utf-8"))

fives = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)


def test_all_examples_were_found() -> None:
    assert len(EXAMPLES) == 30


@rule("Q-32", "Q-33", "Q-34", "Q-35", "Q-36", "Q-37", "Q-38", "Q-39", "Q-40", "Q-41", "Q-42")
@pytest.mark.parametrize(("name", "one", "other", "better"), EXAMPLES)
def test_an_example_of_the_catalogue(name: str, one: str, other: str, better: str) -> None:
    ours, theirs = rank(cards(one)), rank(cards(other))
    assert better == ("tie" if ours == theirs else "A" if ours > theirs else "B")


@rule("Q-32")
def test_each_category_has_its_exact_number_of_hands() -> None:
    """Over all 2,598,960 hands."""
    product: dict[str, int] = {}
    for hand in combinations(PACK, 5):
        name = rank(hand).name
        product[name] = product.get(name, 0) + 1
    assert product == {
        "royal_flush": 4,
        "straight_flush": 36,
        "four_of_a_kind": 624,
        "full_house": 3744,
        "flush": 5108,
        "straight": 10200,
        "three_of_a_kind": 54912,
        "two_pair": 123552,
        "pair": 1098240,
        "high_card": 1302540,
    }


def test_the_tables_hold_the_7462_different_hands() -> None:
    assert len({*MIXED.values(), *ONE_SUIT.values()}) == 7462


def test_two_independent_evaluators_agree() -> None:
    """200,000 random pairs of hands, every tenth pair alike up to its suits so that ties occur."""
    rng = random.Random(1)
    treys = Evaluator()
    ties = 0
    for number in range(200_000):
        ten = rng.sample(PACK, 10)
        one, other = ten[:5], ten[5:]
        if number % 10 == 0:
            suits = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
            other = [Card(card[0] + suits[card[1]]) for card in one]
        ours = _sign(rank(one) > rank(other), rank(one) < rank(other))
        first, second = (evaluate_cards(*(c[0] + c[1].lower() for c in hand)) for hand in (one, other))
        assert ours == _sign(first < second, first > second)
        third, fourth = (
            treys.evaluate([TreysCard.new(c[0] + c[1].lower()) for c in hand], []) for hand in (one, other)
        )
        assert ours == _sign(third < fourth, third > fourth)
        ties += ours == 0
    assert ties > 10_000


def _sign(better: bool, worse: bool) -> int:
    return better - worse


@given(fives, st.permutations(range(5)), st.permutations(SUITS))
def test_order_and_names_of_suits_do_not_matter(hand: list[Card], order: list[int], suits: list[str]) -> None:
    renamed = dict(zip(SUITS, suits, strict=True))
    other = [Card(hand[place][0] + renamed[hand[place][1]]) for place in order]
    assert rank(other) == rank(hand)


@given(fives, fives, fives)
def test_better_is_transitive(one: list[Card], two: list[Card], three: list[Card]) -> None:
    for a, b, c in permutations((one, two, three)):
        if rank(a) >= rank(b) >= rank(c):
            assert rank(a) >= rank(c)


@rule("Q-42")
def test_seven_high_is_the_worst_hand() -> None:
    assert min(MIXED.values()) == rank(cards("7C 5D 4H 3S 2C"))
