"""S-61…S-69: points, and every double with its effect."""

from __future__ import annotations

import pytest

from games.sexopolitan.playing import Person, laid_out
from kit.rules import rule
from nightcap.games.sexopolitan import SexopolitanTable, events
from nightcap.games.sexopolitan.rolling import POINTS

ROMP = {"partner": "W05", "hand": "romp solo solo solo solo solo"}
NIGHT = {"partner": "W05", "hand": "one_night condom solo solo solo solo"}


def an_affair(*dice: int, **me: object) -> tuple[SexopolitanTable, list[Person]]:
    """A and B have one, and nobody catches them."""
    table, people = laid_out({**NIGHT, **me}, {"partner": "M05", "front": "tested"}, dice=dice)
    people[0].strays(people[1])
    for seat in table.waiting:
        if seat != 0:
            people[seat].looks_away()
    return table, people


@rule("S-61")
def test_points_come_roll_by_roll() -> None:
    assert POINTS[5, 6] == 11
    assert [POINTS[die,] for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    _, (ana, *_) = laid_out(ROMP, dice=[5, 6, 4])
    told = ana.romps()
    assert events.Scored(0, 11, 11) in told
    told = ana.goes_solo()
    assert events.Scored(0, 4, 15) in told


@rule("S-62", "S-14")
def test_doubles_mean_nothing_in_a_win_back() -> None:
    table, (ana, ben, *_) = laid_out(
        {"score": 30, "hand": "breakup solo solo solo solo solo"}, {"partner": "M05"}, dice=[6, 6]
    )
    ana.breaks_up(ben)
    ben.rolls_to_win_back()
    assert table.scores == [18, 0, 0, 0]
    assert [len(hand) for hand in table.hands] == [5, 6, 6, 6]


@rule("S-63", "S-89")
def test_the_order_after_a_roll() -> None:
    """Points, window, credit, the catcher's card, and only then the double."""
    _, (ana, ben, cleo, dan) = laid_out(
        NIGHT,
        {},
        {"hand": "caught solo solo solo solo solo"},
        main=["tested", "super", "trouble"],
        dice=[5, 5],
    )
    told = ana.strays(ben)
    assert told[-1] == events.PracticeRolled(0, (5, 5), 10)
    assert ana.sees.affair.points == 10
    told = [*cleo.catches(), *dan.looks_away()]
    assert [type(event).__name__ for event in told if event.to is None] == [
        "CaughtRedHanded",
        "Scored",
        "Scored",
        "CardsDrawn",
        "CardsDrawn",
    ]
    assert "tested" in cleo.hand
    assert {"super", "trouble"} <= set(ana.hand)


@rule("S-64", "S-104")
def test_one_and_one_scores_two_and_loses_the_partner() -> None:
    table, (ana, *_) = laid_out({**ROMP, "front": "tested"}, dice=[1, 1])
    told = ana.romps()
    assert events.PartnerLost(0, "W05") in told  # type: ignore[arg-type]
    assert (ana.score, ana.partner) == (2, None)
    assert table.partner_discard == ["W05"]
    assert ana.front == set()


@rule("S-64")
def test_one_and_one_in_an_affair_hits_only_the_one_who_rolled() -> None:
    table, (ana, ben, *_) = an_affair(1, 1)
    assert table.scores == [2, 2, 0, 0]
    assert (ana.partner, ben.partner) == (None, "M05")
    assert ben.front == {"tested"}
    table, (ana, ben, *_) = an_affair(1, 1, partner=None)
    assert table.scores == [2, 2, 0, 0]
    assert table.partner_discard == []


@rule("S-65", "S-66", "S-69")
@pytest.mark.parametrize(("face", "points"), [(2, 6), (3, 9)])
def test_small_doubles_score_more_for_both(face: int, points: int) -> None:
    table, (ana, *_) = laid_out(ROMP, dice=[face, face])
    ana.romps()
    assert table.scores == [points, 0, 0, 0]
    assert table.plays_left == 2
    table, _ = an_affair(face, face)
    assert table.scores == [points, points, 0, 0]


@rule("S-67", "S-68", "S-69")
@pytest.mark.parametrize(("face", "extra"), [(4, 1), (5, 2), (6, 3)])
def test_large_doubles_give_cards_and_plays(face: int, extra: int) -> None:
    table, (ana, *_) = laid_out({**ROMP, "hand": "romp caught caught caught"}, dice=[face, face])
    told = ana.romps()  # the last play of the turn
    assert events.CardsDrawn(0, extra) in told
    assert table.active == 0
    assert table.plays_left == extra
    assert ana.score == 2 * face
    table, (ana, ben, *_) = an_affair(face, face)
    assert table.scores == [2 * face, 2 * face, 0, 0]
    assert (len(ana.hand), len(ben.hand)) == (4 + extra, 6)


@rule("S-69", "S-95")
def test_after_more_plays_the_draw_is_three_as_ever() -> None:
    table, (ana, *_) = laid_out(ROMP, dice=[6, 6, 1, 1, 1, 1, 1])
    ana.romps()
    for left in (5, 4, 3, 2, 1):
        assert table.plays_left == left
        told = ana.goes_solo()
    assert events.CardsDrawn(0, 3) in told
    assert len(ana.hand) == 6
    assert table.active == 1
