"""S-70…S-94: what is laid in the way of others, and how partners are lost and won back."""

from __future__ import annotations

from typing import Any

import pytest

from games.sexopolitan.playing import Person, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.games.sexopolitan import SexopolitanTable, events
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import Place


@rule("S-70", "S-71")
def test_not_tonight_lasts_for_the_victims_next_turn() -> None:
    table, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "not_tonight solo solo solo solo solo"},
        {"partner": "M05", "hand": "romp romp_c condom one_night solo solo"},
        {"partner": "W06"},
        dice=[1, 1, 2, 3, 3, 4],
    )
    ana.puts_off(ben)
    ana.goes_solo()
    ana.goes_solo()
    assert ben.front == {"not_tonight"}
    with refused(ben, "not_tonight", "S-70"):
        ben.romps()
    assert ben.may(m.PlaySolo())
    assert ben.may(m.PlayOneNight(Place(2, "char"), condom=True))
    ben.goes_solo()
    ben.goes_solo()
    told = ben.discards("romp")  # with a play left, an affair is out of reach
    gone = told.index(events.Cancelled(1, ("not_tonight",)))
    assert gone < told.index(events.CardsDrawn(1, 3))
    assert ben.front == set()
    assert table.main_discard == ["solo"] * 4 + ["romp", "not_tonight"]


@rule("S-71")
def test_not_tonight_is_gone_before_the_draw_and_may_be_drawn() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "not_tonight", "hand": "caught caught caught caught"},
        main=[],
        dice=[["not_tonight", "caught"]],
    )
    ana.discards("caught")
    assert "not_tonight" in ana.hand


@rule("S-72")
def test_trouble_leaves_one_die_for_own_acts() -> None:
    table, (ana, ben, *_) = laid_out(
        {"hand": "trouble solo solo solo solo solo"},
        {"partner": "M05", "hand": "romp solo caught caught caught caught"},
        dice=[1, 1, 6, 5],
    )
    ana.troubles(ben)
    ana.goes_solo()
    ana.goes_solo()
    ben.romps()
    ben.goes_solo()
    assert ben.score == 11
    assert ben.front == {"trouble"}
    assert table.obstacle_played is False


@rule("S-73")
def test_trouble_lasts_until_somebody_calms_down_makes_up_or_is_left() -> None:
    me = {"partner": "W05", "front": "trouble", "hand": "romp romp_r super breakup solo solo"}
    _, (ana, *_) = laid_out(me, dice=[3, 3, 3])
    ana.romps()
    ana.goes_solo()
    assert ana.front == {"trouble"}
    for act in ("calms_down", "breaks_up", "romps"):
        _, (ana, *_) = laid_out(me, dice=[3, 4])
        getattr(ana, act)(*{"calms_down": (), "breaks_up": (ana,), "romps": ("romp_r",)}[act])
        assert ana.front == set()


@rule("S-74", "O-05")
@pytest.mark.parametrize(("dice", "points"), [(2, 8), (1, 6)])
def test_making_up_cancels_trouble_first(dice: int, points: int) -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "front": "trouble", "hand": "romp_cr condom solo solo solo solo"},
        dice=[6, 2][:dice],
        reconciliation_dice=dice,
    )
    told = ana.romps("romp_cr", condom=True)
    assert told.index(events.Cancelled(0, ("trouble",))) < told.index(events.Scored(0, points, points))
    assert ana.front == set()
    assert table.main_discard == ["romp_cr", "condom", "trouble"]


@rule("S-74")
def test_nobody_makes_up_when_romps_are_barred() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "trouble not_tonight", "hand": "romp_r solo solo solo solo solo"}
    )
    with refused(ana, "not_tonight", "S-70"):
        ana.romps("romp_r")


# Break-Up


def broken_up(
    me: dict[str, Any], ben: dict[str, Any], *dice: int, **options: Any
) -> tuple[SexopolitanTable, list[Person]]:
    table, people = laid_out(
        {"hand": "breakup solo solo solo solo solo", **me}, {"partner": "M05", **ben}, dice=dice, **options
    )
    people[0].breaks_up(people[1])
    return table, people


@rule("S-75", "S-76", "S-77")
def test_a_coupled_attacker_has_the_partner_discarded() -> None:
    table, (ana, ben, *_) = broken_up({"partner": "W05"}, {}, 1, 2)
    assert (ana.partner, ben.partner) == ("W05", None)
    assert table.partner_discard == ["M05"]
    assert table.waiting == (1,)
    assert ben.sees.phase == "winback"
    with refused(ana, "not_your_turn", "S-37"):
        ana.goes_solo()
    ben.rolls_to_win_back()
    assert ben.partner is None
    assert table.waiting == (0,)


@rule("S-76")
def test_a_single_attacker_takes_whoever_suits_and_must() -> None:
    table, (ana, ben, *_) = broken_up({"character": "W01"}, {})
    assert (ana.partner, ben.partner) == ("M05", None)
    assert table.partner_discard == []
    table, (ana, ben, *_) = broken_up({}, {})  # a man, and so is M05
    assert (ana.partner, ben.partner) == (None, None)
    assert table.partner_discard == ["M05"]


@rule("S-77")
@pytest.mark.parametrize("character", ["W01", "M01"])
def test_a_double_brings_the_partner_back_and_costs_the_attacker_its_sum(character: str) -> None:
    table, (ana, ben, *_) = broken_up({"character": character, "score": 20}, {}, 2, 2)
    told = ben.rolls_to_win_back()
    assert events.PartnerReturned(1, "M05", 0, 4) in told  # type: ignore[arg-type]
    assert (ana.partner, ben.partner) == (None, "M05")
    assert table.partner_discard == []
    assert table.scores == [16, 0, 0, 0]


@rule("S-77")
def test_one_attempt_or_none() -> None:
    table, (ana, ben, *_) = broken_up({"score": 20}, {}, 5, 6)
    ben.rolls_to_win_back()
    assert (ben.partner, ana.score, table.waiting) == (None, 20, (0,))
    table, (ana, ben, *_) = broken_up({"score": 20}, {})
    told = ben.lets_the_partner_go()
    assert events.WinBackDeclined(1) in told
    assert (ben.partner, ana.score, table.waiting) == (None, 20, (0,))


@rule("S-78", "O-06")
@pytest.mark.parametrize(("negative", "score", "lost"), [(False, 0, 5), (True, -3, 8)])
def test_a_score_stops_at_nothing_unless_the_house_says_otherwise(
    negative: bool, score: int, lost: int
) -> None:
    _, (ana, ben, *_) = broken_up({"score": 5}, {}, 4, 4, negative_scores=negative)
    told = ben.rolls_to_win_back()
    assert ana.score == score
    assert events.PartnerReturned(1, "M05", 0, lost) in told  # type: ignore[arg-type]


@rule("S-78", "S-101", "S-102")
def test_what_was_lost_with_the_partner_does_not_come_back() -> None:
    table, (_, ben, *_) = broken_up({}, {"front": "tested trouble not_tonight breakdown_m@partner"}, 6, 6)
    ben.rolls_to_win_back()
    assert ben.partner == "M05"
    assert ben.front == set()
    assert sorted(table.main_discard) == ["breakdown_m", "breakup", "not_tonight", "tested", "trouble"]


@rule("S-79")
def test_one_may_leave_ones_own_partner() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "score": 9, "hand": "breakup breakup solo solo solo solo"}, dice=[]
    )
    ana.breaks_up(ana)
    assert ana.partner is None
    assert table.partner_discard == ["W05"]
    assert table.waiting == (0,)
    assert ana.score == 9
    _, (ana, *_) = laid_out({"hand": "breakup solo solo solo solo solo"})
    with refused(ana, "no_partner", "S-79"):
        ana.breaks_up(ana)


@rule("S-79", "S-17")
def test_who_left_searches_at_the_next_turn() -> None:
    table, people = laid_out(
        {"partner": "W05", "hand": "breakup caught caught caught caught caught"},
        *[{"partner": card} for card in ("M05", "W06", "M06")],
        then="x",
        dice=[1] * 9,
    )
    people[0].breaks_up(people[0])
    people[0].discards("caught caught")
    for person in people[1:]:
        for _ in range(3):
            person.goes_solo()
    assert table.active == 0
    assert people[0].can == {"search_partner"}


# Breakdown


@rule("S-80")
def test_a_breakdown_lies_on_a_card_of_its_own_sex() -> None:
    table, (ana, ben, cleo, _) = laid_out(
        {"hand": "breakdown_m breakdown_w solo solo solo solo"}, {"partner": "M05"}, {"partner": "W06"}
    )
    assert [move for move in table.moves(0) if isinstance(move, m.PlayBreakdown)] == [
        m.PlayBreakdown("m", 1, "partner"),
        m.PlayBreakdown("m", 2, "char"),
        m.PlayBreakdown("w", 1, "char"),
        m.PlayBreakdown("w", 2, "partner"),
    ]
    with refused(ana, "wrong_sex", "S-80"):
        ana.breaks_down(ben, "m", "char")
    told = ana.breaks_down(cleo, "w", "partner")
    assert events.CardsPlayed(0, ("breakdown_w",), 2, "partner") in told
    assert cleo.front == {"breakdown_w@partner"}


@rule("S-81")
def test_a_couple_of_one_sex_offers_either_card() -> None:
    table, (ana, ben, *_) = laid_out(
        {"hand": "breakdown_w breakdown_m solo solo solo solo"}, {"partner": "W05"}, couples="any"
    )
    assert [move for move in table.moves(0) if isinstance(move, m.PlayBreakdown)] == [
        m.PlayBreakdown("w", 1, "char"),
        m.PlayBreakdown("w", 1, "partner"),
    ]
    ana.breaks_down(ben, "w", "partner")
    assert ben.front == {"breakdown_w@partner"}


@rule("S-82", "S-55")
@pytest.mark.parametrize("front", ["breakdown_w@partner", "breakdown_m@char"])
def test_a_breakdown_on_either_card_bars_own_acts_until_a_sexologist_comes(front: str) -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": front, "hand": "romp romp_c condom sexologist solo solo"},
        dice=[1, 2],
    )
    with refused(ana, "breakdown", "S-82"):
        ana.romps()
    assert ana.can == {"play_solo", "play_sexologist"}
    ana.sees_a_sexologist()
    ana.romps()
    assert ana.score == 3


@rule("S-83", "S-102")
def test_a_breakdown_on_the_character_stays_whoever_comes() -> None:
    _, (ana, *_) = laid_out(
        {"front": "breakdown_m@char", "hand": "romp solo solo solo solo solo"},
        phase="search",
        pile=["W05"],
        dice=[1],
    )
    ana.searches()
    with refused(ana, "breakdown", "S-82"):
        ana.romps()
    _, (ana, ben, *_) = broken_up({}, {"front": "breakdown_w@char trouble"})
    assert ben.front == {"breakdown_w@char"}


# What is common to obstacles


@rule("S-90", "S-92")
def test_obstacles_are_for_other_peoples_couples() -> None:
    hand = "not_tonight trouble breakdown_m breakup solo solo"
    table, (ana, *_) = laid_out({"partner": "W05", "hand": hand})
    for target, code, number in (
        (1, "target_is_single", "S-90"),
        (0, "not_an_opponent", "S-92"),
        (4, "not_an_opponent", "S-92"),
        (-1, "not_an_opponent", "S-92"),
    ):
        for move in (m.PlayNotTonight(target), m.PlayTrouble(target), m.PlayBreakdown("m", target, "char")):
            with refused(ana, code, number):
                ana.does(move)
    with refused(ana, "target_is_single", "S-90"):
        ana.does(m.PlayBreakUp(1))
    assert set(table.moves(0)) == {m.PlaySolo(), m.PlayBreakUp(0)}


@rule("S-91")
def test_no_two_of_the_same_nature_before_one_seat() -> None:
    _, (ana, *_) = laid_out(
        {"hand": "not_tonight trouble breakdown_m breakdown_w solo solo"},
        {"partner": "M05", "front": "not_tonight breakdown_w@char"},
    )
    for move in (m.PlayNotTonight(1), m.PlayBreakdown("w", 1, "char"), m.PlayBreakdown("m", 1, "partner")):
        with refused(ana, "same_nature", "S-91"):
            ana.does(move)
    assert ana.may(m.PlayTrouble(1))


@rule("S-91", "S-94")
def test_several_seats_may_pile_obstacles_on_one() -> None:
    _, (ana, ben, cleo, dan) = laid_out(
        {"partner": "W05", "hand": "trouble caught caught caught"},
        {"partner": "M05", "hand": "not_tonight caught caught caught"},
        {"partner": "W06", "hand": "breakdown_m caught caught caught"},
        {"partner": "M06"},
    )
    ana.troubles(dan)
    ben.puts_off(dan)
    cleo.breaks_down(dan, "m", "partner")
    assert dan.front == {"trouble", "not_tonight", "breakdown_m@partner"}


@rule("S-93")
def test_a_cancelled_obstacle_goes_to_the_main_discard() -> None:
    table, (ana, *_) = laid_out(
        {
            "partner": "W05",
            "front": "trouble breakdown_m@char",
            "hand": "sexologist super solo solo solo solo",
        }
    )
    ana.sees_a_sexologist()
    ana.calms_down()
    assert table.main_discard == ["sexologist", "breakdown_m", "super", "trouble"]
