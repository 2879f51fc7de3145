"""Noise: how often a theme stays away, for how long, and what the best adversary can conclude."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcap.decks.cover import HEATS, PERIOD, WHOLE, Cover, cover_of, largest_table, noise, one_in

THEMES = tuple(f"theme_{number}" for number in range(40))
NOW = 1_800_000_000.0
TABLES = range(2, 11)


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


@pytest.mark.parametrize("people", TABLES)
def test_each_theme_stays_away_as_often_as_any_other(people: int) -> None:
    """Counted exactly over the numbers that noise can be, then over real keys."""
    share = Fraction(1, one_in(people))
    edge = WHOLE // one_in(people)
    assert largest_table(edge - 1) >= people
    assert largest_table(edge + 1) < people
    covers = [cover_of(key(number), THEMES, NOW) for number in range(400)]
    for themes in (THEMES, HEATS):
        away = sum(cover.keeps_away(theme, people) for cover in covers for theme in themes)
        assert away / (len(covers) * len(themes)) == pytest.approx(float(share), abs=0.02)


def test_a_table_of_any_size_keeps_most_of_the_deck() -> None:
    for people in TABLES:
        away = 1 - (1 - Fraction(1, one_in(people))) ** people
        assert Fraction(36, 100) <= away < Fraction(39, 100)


@given(st.integers(0, WHOLE - 1))
def test_whoever_plays_at_several_tables_learns_no_more_than_at_the_largest(number: int) -> None:
    """What stays away at a large table stays away at every smaller one."""
    away = [people for people in TABLES if number * one_in(people) < WHOLE]
    assert away == list(range(2, largest_table(number) + 1))


@given(st.binary(min_size=32, max_size=32), st.floats(0, 4e9))
@settings(max_examples=200, deadline=None)
def test_noise_stays_for_two_months_and_then_changes(person: bytes, now: float) -> None:
    for theme in THEMES[:5]:
        later = [noise(person, theme, now + days * 24 * 3600) for days in range(123)]
        changes = [day for day in range(1, 123) if later[day] != later[day - 1]]
        assert len(changes) == 2
        assert changes[1] - changes[0] in (60, 61, 62)


def test_themes_change_at_dates_of_their_own() -> None:
    dates = Counter(
        next(
            day
            for day in range(61)
            if noise(key(1), theme, NOW + (day + 1) * 86400) != noise(key(1), theme, NOW)
        )
        for theme in THEMES
    )
    assert len(dates) > 15


def test_every_key_has_noise_of_its_own() -> None:
    covers = {tuple(sorted(cover_of(key(number), THEMES, NOW).themes)) for number in range(50)}
    assert len(covers) == 50
    assert cover_of(key(3), THEMES, NOW) == cover_of(key(3), reversed(THEMES), NOW)
    assert PERIOD == 61 * 24 * 3600


def test_heat_goes_down_step_by_step_and_never_below_one() -> None:
    cover = Cover({"heat-5": 4, "heat-4": 2, "heat-3": 2, "heat-2": 10})
    assert [cover.ceiling(5, people) for people in (2, 3, 4, 5)] == [1, 4, 4, 5]
    assert [cover.ceiling(said, 2) for said in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert Cover().ceiling(3, 2) == 3


@pytest.mark.parametrize("people", TABLES)
def test_a_step_of_heat_is_as_hard_to_tell_as_a_theme(people: int) -> None:
    """For every ceiling that is seen, and any two that could have been said, a step apart or more."""
    share = Fraction(1, one_in(people))

    def likelihood(seen: int, said: int) -> Fraction:
        total = Fraction(0)
        for away in product((False, True), repeat=4):
            cover = Cover({theme: people for theme, gone in zip(HEATS, away, strict=True) if gone})
            if cover.ceiling(said, people) == seen:
                chance = Fraction(1)
                for gone in away:
                    chance *= share if gone else 1 - share
                total += chance
        return total

    for seen in range(1, 6):
        assert sum(likelihood(low, seen) for low in range(1, 6)) == 1
        for said, other in product(range(seen, 6), repeat=2):
            steps = abs(said - other)
            assert likelihood(seen, said) <= one_in(people) ** steps * likelihood(seen, other)
