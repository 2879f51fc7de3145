"""The catalogue's figures, found again with these cards and these films."""

from __future__ import annotations

import random
import re

import pytest

from games.game_of_porns.playing import new
from games.game_of_porns.test_setup import CATALOGUE
from kit.rules import rule
from nightcap.games.game_of_porns.cards import ACTION, BASICS, DECK, INTERACTIONS, JOKERS
from nightcap.games.game_of_porns.films import melds

CHANCES = [
    (int(cards), float(percent))
    for cards, percent in re.findall(r"(?:n = |; )(\d\d): (\d+\.\d+) %", CATALOGUE)
    if int(cards) >= 15
]


@rule("G-16", "G-19")
@pytest.mark.parametrize(("cards", "percent"), CHANCES)
def test_a_film_is_found_as_often_as_it_should(cards: int, percent: float) -> None:
    rng = random.Random(3)
    hands = 8000
    found = sum(bool(melds(tuple(rng.sample(DECK, cards)), 1)) for _ in range(hands))
    assert 100 * found / hands == pytest.approx(percent, abs=1.5)


def test_the_figures_were_found() -> None:
    assert CHANCES == [(15, 7.165), (20, 24.926)]


@rule("G-02", "G-03")
def test_there_are_so_many_different_hands() -> None:
    """Copies and jokers alike: choose how many of each kind, ten in all."""
    copies = [2] * (len(BASICS) // 2) + [len(JOKERS)] + [2] * (len(INTERACTIONS) // 2)
    copies += [1] * (len(DECK) - sum(copies))
    ways = [1] + [0] * 10
    for most in copies:
        ways = [sum(ways[size - taken] for taken in range(min(most, size) + 1)) for size in range(11)]
    assert f"{ways[10]:,}" in CATALOGUE


@rule("G-08")
def test_the_first_card_is_an_action_card_one_time_in_six() -> None:
    assert len(ACTION) / len(DECK) == 0.16
    started = sum(new(2, seed=str(seed))[0].pile[0] in ACTION for seed in range(1000))
    assert started == pytest.approx(160, abs=40)
