"""The odds of an exchange are exact."""

from __future__ import annotations

import random
from itertools import combinations
from statistics import mean

import pytest

from nightcap.engine.cards import PACK, cards
from nightcap.games.couples.hands import CATEGORIES, MIXED, ONE_SUIT, rank
from nightcap.games.couples.odds import Worth, best_exchange, expected, share_beaten, worth_by


def chance_of(category: str) -> Worth:
    """Worth 1 for hands of this category: the expectation is their probability."""
    wanted = CATEGORIES.index(category)
    return worth_by(lambda rank, _: float(rank.category == wanted))


@pytest.mark.parametrize(
    ("kept", "thrown", "category", "ways", "draws"),
    [
        ("AH JH 8H 5H", "2C", "flush", 9, 47),
        ("9C 8D 7H 6S", "2C", "straight", 8, 47),
        ("9C 8C 7C 6C", "2D", "straight_flush", 2, 47),
        ("QS QD QC", "2H 7C", "four_of_a_kind", 46, 1081),
        ("KS KD 7C 7H", "2C", "full_house", 4, 47),
        ("", "2C 5D 9H JS KC", "royal_flush", 2, 1533939),
    ],
)
def test_known_odds(kept: str, thrown: str, category: str, ways: int, draws: int) -> None:
    hand = cards(kept)
    unseen = [card for card in PACK if card not in hand and card not in cards(thrown)]
    assert expected(hand, unseen, chance_of(category)) == pytest.approx(ways / draws)


def test_the_same_as_counting_every_draw() -> None:
    rng = random.Random(1)
    worth = worth_by(lambda rank, share: share + rank.category)
    shares = share_beaten()
    for count in (0, 1, 1, 1, 2, 2, 3):
        hand = rng.sample(PACK, 5)
        gone = rng.sample([card for card in PACK if card not in hand], rng.randrange(6))
        kept = hand[: 5 - count]
        unseen = [card for card in PACK if card not in (*hand, *gone)]
        every = [rank([*kept, *drawn]) for drawn in combinations(unseen, count)]
        exact = mean(shares[one] + one.category for one in every)
        assert expected(kept, unseen, worth) == pytest.approx(exact)


def test_shares_are_those_of_all_hands() -> None:
    shares = share_beaten()
    assert set(shares) == {*MIXED.values(), *ONE_SUIT.values()}
    assert shares[rank(cards("AS KS QS JS TS"))] == pytest.approx(1 - 2 / 2598960)
    assert shares[min(shares)] == pytest.approx(510 / 2598960)  # 4^5 - 4 hands are the worst


@pytest.mark.parametrize(
    ("hand", "out"),
    [
        ("QS QD 9C 6H 3D", "9C 6H 3D"),
        ("KS KD 7C 7H 2C", "2C"),
        ("AS KS QS JS TS", ""),
        ("AH JH 8H 5H 2C", "2C"),
        ("9C 9D 9H 2S 4C", "2S 4C"),
    ],
)
def test_the_best_exchange_is_the_usual_one(hand: str, out: str) -> None:
    chosen, _ = best_exchange(cards(hand), (), worth_by(lambda _, share: share**3))
    assert set(chosen) == set(cards(out))
