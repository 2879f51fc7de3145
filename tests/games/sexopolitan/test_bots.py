"""Sexopolitan's bot: what it does with hands that leave little doubt."""

from __future__ import annotations

import random

from games.sexopolitan.playing import laid_out
from games.sexopolitan.under_test import SEXOPOLITAN
from nightcap.catalogue import make_bot
from nightcap.engine.moves import Move
from nightcap.games.sexopolitan import SexopolitanTable
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.bots import Plan, chance_to_be_caught
from nightcap.games.sexopolitan.cards import Place

BOT = make_bot("sexopolitan", "sensible", random.Random(1))
GREEDY = make_bot("sexopolitan", "greedy", random.Random(1))


def choice(table: SexopolitanTable) -> Move:
    seat = table.waiting[0]
    return BOT.choose(table.view(seat), table.answers(seat))


def plays(table: SexopolitanTable) -> list[Move]:
    """What it does until its turn, or the game, is over."""
    made = []
    active = table.active
    while table.waiting == (active,):
        made.append(choice(table))
        table.play(active, made[-1])
    return made


def test_it_calms_down_before_it_romps() -> None:
    table, _ = laid_out(
        {"partner": "W05", "front": "trouble", "hand": "super romp romp caught caught caught"},
        dice=[1, 2, 1, 3],
    )
    assert plays(table)[0] == m.PlaySuper("calm")


def test_it_gets_tested_before_romps_that_want_a_condom() -> None:
    table, _ = laid_out(
        {"partner": "W05", "hand": "tested romp_c romp_c caught caught caught"}, dice=[1, 2, 1, 3]
    )
    assert plays(table)[0] == m.PlayTested()


def test_it_sees_a_sexologist_first() -> None:
    table, _ = laid_out(
        {"partner": "W05", "front": "breakdown_m@char", "hand": "sexologist romp romp caught caught caught"},
        dice=[1, 2, 1, 3],
    )
    assert plays(table)[0] == m.PlaySexologist()


def test_it_rolls_a_romp_again_rather_than_a_solo() -> None:
    table, _ = laid_out(
        {"partner": "W05", "hand": "super romp solo caught caught caught"}, dice=[1, 2, 1, 3, 1]
    )
    made = plays(table)
    assert made[made.index(m.PlayRomp("romp", condom=False)) + 1] == m.PlaySuper("again")


def test_a_single_steals_before_it_romps() -> None:
    table, _ = laid_out(
        {"hand": "super romp romp caught caught caught"}, {}, {"partner": "W05"}, dice=[1, 2, 1, 3]
    )
    assert plays(table)[0] == m.PlaySuper("steal", 2)


def test_an_obstacle_goes_to_whoever_is_about_to_win() -> None:
    table, _ = laid_out(
        {"hand": "trouble caught caught caught caught"},
        {"partner": "M05", "score": 10},
        {"partner": "W06", "score": 60},
        {"partner": "M06", "score": 20},
    )
    assert choice(table) == m.PlayTrouble(2)
    assert GREEDY.choose(table.view(0), table.answers(0)) == m.PlayTrouble(2)


def test_points_are_shared_with_the_last() -> None:
    table, _ = laid_out(
        {"hand": "one_night condom solo caught caught caught"},
        {"score": 60},
        {},
        {"score": 5},
        dice=[3, 4, 1],
    )
    assert m.PlayOneNight(Place(3, "char"), condom=True) in plays(table)


def test_a_couple_stays_at_home() -> None:
    """Nobody can be caught with the own partner, and nobody else gets points."""
    table, _ = laid_out(
        {"partner": "W05", "hand": "one_night condom caught caught caught solo"}, dice=[3, 4, 1]
    )
    assert chance_to_be_caught(table.view(0)) == 1 - (1 - 12 / 38) ** 1
    assert m.PlayOneNight("own", condom=True) in plays(table)


def test_it_does_not_leave_a_happy_couple() -> None:
    table, _ = laid_out({"partner": "W05", "hand": "breakup caught caught caught caught caught"})
    assert isinstance(choice(table), m.DiscardSurplus)


def test_what_goes_together_is_kept_together() -> None:
    table, _ = laid_out({"hand": "romp_c condom sexologist sexologist breakup breakup"})
    assert choice(table) != m.DiscardSurplus(("romp_c", "condom", "sexologist"))
    kept = set(table.hands[0]) - set(choice(table).cards)  # type: ignore[attr-defined]
    assert {"romp_c", "condom"} <= kept


def test_it_catches_and_rolls_whenever_it_can() -> None:
    table, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "one_night condom breakup solo solo solo"},
        {"partner": "M05"},
        {"hand": "caught solo solo solo solo solo"},
        dice=[3, 4, 3, 4],
    )
    ana.breaks_up(ben)
    assert choice(table) == m.WinBack(roll=True)
    ben.rolls_to_win_back()
    ana.strays(ben)
    assert choice(table) == m.React(catch=True)
    table.play(2, m.React(catch=True))
    assert choice(table) == m.React(catch=False)


def test_it_plays_by_every_house_rule() -> None:
    rng = random.Random(2)
    for _ in range(30):
        table = SEXOPOLITAN.table(rng)
        while waiting := table.waiting:
            bot = BOT if rng.random() < 0.5 else GREEDY
            table.play(waiting[0], bot.choose(table.view(waiting[0]), table.answers(waiting[0])))
        assert table.result is not None


def test_even_a_very_long_hand_is_planned_in_no_time() -> None:
    hand = (
        "romp romp_c romp_r romp_cr solo one_night condom condom tested super trouble breakup sexologist solo"
    )
    table, _ = laid_out(
        {"partner": "W05", "front": "trouble breakdown_m@char", "hand": hand},
        {"partner": "M05"},
        {"partner": "W06"},
    )
    plan = Plan(table.view(0), table.moves(0))
    plan.best_move(table.moves(0))
    assert len(plan.worths) < 20_000
