"""S-54…S-60: Tested Couple, Sexologist, and the super card."""

from __future__ import annotations

from games.sexopolitan.playing import laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan import moves as m


@rule("S-54")
def test_a_couple_is_tested_once() -> None:
    table, (ana, *_) = laid_out({"partner": "W05", "hand": "tested tested solo solo solo solo"})
    ana.gets_tested()
    assert ana.front == {"tested"}
    assert table.main_discard == []
    with refused(ana, "already_tested", "S-54"):
        ana.gets_tested()
    _, (ana, *_) = laid_out({"hand": "tested solo solo solo solo solo"})
    with refused(ana, "no_partner", "S-54"):
        ana.gets_tested()


@rule("S-54", "S-103")
def test_the_test_is_lost_with_the_partner() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "front": "tested", "hand": "breakup romp_c condom solo solo solo"}
    )
    told = ana.breaks_up(ana)
    assert events.Cancelled(0, ("tested",)) in told
    assert ana.front == set()
    assert table.main_discard == ["breakup", "tested"]


@rule("S-55")
def test_a_sexologist_helps_the_own_couple_and_also_a_single() -> None:
    for me, kind in (
        ({"partner": "W05", "front": "breakdown_w@partner"}, "breakdown_w"),
        ({"partner": "W05", "front": "breakdown_m@char"}, "breakdown_m"),
        ({"front": "breakdown_m@char"}, "breakdown_m"),
    ):
        table, (ana, ben, *_) = laid_out(
            {**me, "hand": "sexologist sexologist solo solo solo solo"},
            {"partner": "M05", "front": "breakdown_w@char"},
        )
        ana.sees_a_sexologist()
        assert ana.front == set()
        assert table.main_discard == ["sexologist", kind]
        assert ben.front == {"breakdown_w@char"}
        with refused(ana, "no_breakdown", "S-55"):
            ana.sees_a_sexologist()


@rule("S-56", "S-57")
def test_a_second_roll_adds_its_points_and_has_its_own_double() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp super solo solo solo solo"}, dice=[1, 2, 4, 4]
    )
    ana.romps()
    assert ana.sees.repeatable.card == "romp"
    ana.goes_again()
    assert ana.score == 3 + 8
    assert table.plays_left == 2  # one more for 4-4
    assert ana.sees.repeatable is None
    assert table.main_discard == ["romp", "super"]


@rule("S-56")
def test_only_the_very_next_card_repeats_and_only_once() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp tested super super solo solo solo"}, dice=[1, 2, 1, 3]
    )
    with refused(ana, "nothing_to_repeat", "S-56"):
        ana.goes_again()
    ana.romps()
    ana.gets_tested()
    with refused(ana, "nothing_to_repeat", "S-56"):
        ana.goes_again()
    _, (ana, *_) = laid_out({"hand": "solo super super solo caught caught"}, dice=[5, 6])
    ana.goes_solo()
    ana.goes_again()
    assert ana.score == 11
    with refused(ana, "nothing_to_repeat", "S-56"):
        ana.goes_again()


@rule("S-56")
def test_what_is_no_longer_possible_is_not_repeated() -> None:
    _, (ana, *_) = laid_out({"partner": "W05", "hand": "romp super solo solo solo solo"}, dice=[1, 1])
    ana.romps()
    with refused(ana, "no_partner", "S-56"):
        ana.goes_again()
    # W05 had gone out with a man; M01 alone has no eyes for him
    _, (ana, _, cleo, dan) = laid_out(
        {"partner": "W05", "hand": "one_night condom super solo solo solo"}, dice=[1, 1]
    )
    ana.strays(cleo)
    ana.table.play(1, m.React(catch=False))
    dan.looks_away()
    assert ana.partner is None
    with refused(ana, "not_compatible", "S-56"):
        ana.goes_again()


@rule("S-56")
def test_the_cards_of_a_practice_are_not_paid_twice() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp_c condom super solo solo solo"}, dice=[1, 2, 3, 4]
    )
    ana.romps("romp_c", condom=True)
    ana.goes_again()
    assert ana.score == 10


@rule("S-57")
def test_a_second_affair_has_the_same_parties_and_a_window_of_its_own() -> None:
    table, (ana, ben, cleo, dan) = laid_out(
        {"partner": "W05", "hand": "one_night condom super solo solo solo"},
        {},
        {"hand": "caught caught solo solo solo solo"},
        {"hand": "caught solo solo solo solo solo"},
        dice=[2, 3, 4, 6],
    )
    ana.strays(ben)
    dan.looks_away()
    cleo.catches()
    assert table.scores == [0, 5, 5, 0]
    ana.goes_again()
    assert table.waiting == (3,)  # who has caught is not asked again in this turn
    dan.looks_away()
    assert table.scores == [10, 15, 5, 0]


@rule("S-57", "S-72")
def test_a_second_roll_takes_as_many_dice() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "trouble", "hand": "romp super solo solo solo solo"}, dice=[5, 6]
    )
    ana.romps()
    ana.goes_again()
    assert ana.score == 11


@rule("S-58", "S-59")
def test_a_single_steals_a_partner_who_arrives_clean() -> None:
    table, (ana, ben, cleo, dan) = laid_out(
        {"hand": "super super trouble romp solo solo"},
        {"partner": "M05"},
        {"partner": "W06", "front": "tested trouble not_tonight breakdown_w@partner"},
        dice=[2, 3],
    )
    with refused(ana, "not_compatible", "S-59"):
        ana.steals_from(ben)
    with refused(ana, "target_is_single", "S-58"):
        ana.steals_from(dan)
    with refused(ana, "not_an_opponent", "S-58"):
        ana.steals_from(ana)
    with refused(ana, "not_an_opponent", "S-58"):
        ana.does(m.PlaySuper("steal"))
    ana.steals_from(cleo)
    assert (ana.partner, cleo.partner) == ("W06", None)
    assert ana.front == cleo.front == set()
    assert sorted(table.main_discard) == ["breakdown_w", "not_tonight", "super", "tested", "trouble"]
    assert table.waiting == (0,)  # nothing to win back
    assert not table.obstacle_played
    with refused(ana, "not_single", "S-58"):
        ana.steals_from(cleo)
    ana.romps()
    assert ana.score == 5


@rule("S-60", "S-73", "S-93")
def test_a_super_card_ends_trouble() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "front": "trouble tested", "hand": "super super solo solo solo solo"}
    )
    with refused(ana, "nobody_to_name", "S-56"):
        ana.does(m.PlaySuper("calm", 1))
    told = ana.calms_down()
    assert events.Cancelled(0, ("trouble",)) in told
    assert ana.front == {"tested"}
    assert table.main_discard == ["super", "trouble"]
    with refused(ana, "no_trouble", "S-60"):
        ana.calms_down()
