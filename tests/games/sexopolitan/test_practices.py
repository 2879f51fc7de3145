"""S-37…S-53: solo, romps with and without a condom, and One-Night Stands."""

from __future__ import annotations

from typing import Any

import pytest

from games.sexopolitan.playing import laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import Place, Romp


@rule("S-37", "S-38")
def test_solo_goes_whatever_lies_in_the_way() -> None:
    _, (ana, ben, *_) = laid_out(
        {"partner": "W05", "front": "not_tonight trouble breakdown_w@partner"}, dice=[6, 6, 1]
    )
    told = ana.goes_solo()
    assert events.PracticeRolled(0, (6,), 6) in told
    ana.goes_solo()
    assert ana.score == 12
    assert ana.table.plays_left == 1  # two sixes, one after the other, are no double
    with refused(ben, "not_your_turn", "S-37"):
        ben.goes_solo()


@rule("S-39")
def test_a_romp_needs_a_partner() -> None:
    _, (ana, *_) = laid_out({"hand": "romp solo solo solo solo solo"})
    with refused(ana, "no_partner", "S-39"):
        ana.romps()


@rule("S-40", "S-42")
def test_a_romp_rolls_two_dice_for_the_active_seat_alone() -> None:
    table, (ana, *_) = laid_out({"partner": "W05", "hand": "romp solo solo solo solo solo"}, dice=[2, 5])
    ana.romps()
    assert table.scores == [7, 0, 0, 0]


@rule("S-41")
@pytest.mark.parametrize(
    ("front", "code", "number"),
    [
        ("not_tonight", "not_tonight", "S-70"),
        ("breakdown_m@char", "breakdown", "S-82"),
        ("breakdown_w@partner", "breakdown", "S-82"),
    ],
)
def test_what_bars_a_romp_and_a_night_at_home(front: str, code: str, number: str) -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": front, "hand": "romp one_night condom solo solo solo"}
    )
    with refused(ana, code, number):
        ana.romps()
    with refused(ana, code, number):
        ana.stays_in()
    assert ana.may(m.PlaySolo())


@rule("S-43", "S-44")
@pytest.mark.parametrize("card", ["romp_c", "romp_cr"])
def test_the_symbol_wants_a_condom_each_time(card: Romp) -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "hand": f"{card} {card} condom solo solo solo"}, dice=[1, 2]
    )
    with refused(ana, "condom_needed", "S-43"):
        ana.romps(card)
    ana.romps(card, condom=True)
    assert table.main_discard == [card, "condom"]
    assert table.plays_left == 1
    with refused(ana, "no_condom", "S-43"):
        ana.romps(card, condom=True)


@rule("S-43")
def test_a_tested_couple_needs_none() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "tested", "hand": "romp_c romp_cr one_night solo solo solo"},
        dice=[1, 2, 1, 3, 1, 4],
    )
    ana.romps("romp_c")
    ana.romps("romp_cr")
    ana.stays_in(condom=False)
    assert ana.score == 12


@rule("S-45")
def test_a_condom_is_never_played_where_it_is_not_needed() -> None:
    _, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp romp_r condom condom solo solo"},
    )
    for card in ("romp", "romp_r"):
        with refused(ana, "no_condom_needed", "S-45"):
            ana.does(m.PlayRomp(card, condom=True))
    assert not any("condom" in move.__struct_fields__ and move.condom for move in ana.table.moves(0))  # type: ignore[attr-defined]
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "tested", "hand": "one_night romp_c condom solo solo solo"}
    )
    with refused(ana, "no_condom_needed", "S-45"):
        ana.stays_in(condom=True)
    with refused(ana, "no_condom_needed", "S-45"):
        ana.romps("romp_c", condom=True)


@rule("S-46", "S-47")
@pytest.mark.parametrize("partner", [None, "W05"])
def test_an_affair_gives_both_the_points_and_takes_nobody(partner: str | None) -> None:
    table, (ana, ben, cleo, dan) = laid_out(
        {"partner": partner, "hand": "one_night condom solo solo solo solo"},
        {"partner": "M05"},
        dice=[4, 6],
    )
    told = ana.strays(ben)
    assert events.CardsPlayed(0, ("one_night", "condom"), 1, "char") in told
    if partner:
        cleo.looks_away()
        dan.looks_away()
    assert table.scores == [10, 10, 0, 0]
    assert (ana.partner, ben.partner) == (partner, "M05")


@rule("S-46")
def test_an_affair_is_with_somebody_else() -> None:
    _, (ana, *_) = laid_out({"partner": "W05", "hand": "one_night condom solo solo solo solo"})
    for place in (Place(0, "partner"), Place(0, "char"), Place(4, "char"), Place(-1, "char")):
        with refused(ana, "not_an_opponent", "S-46"):
            ana.does(m.PlayOneNight(place, condom=True))


@rule("S-48")
def test_with_the_own_partner_it_is_scored_once() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "one_night condom solo solo solo solo"}, dice=[4, 6]
    )
    ana.stays_in()
    assert table.scores == [10, 0, 0, 0]
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "trouble", "hand": "one_night condom solo solo solo solo"}, dice=[4]
    )
    ana.stays_in()  # S-40, S-72: one die under Trouble Brewing
    assert ana.score == 4
    _, (ana, *_) = laid_out({"hand": "one_night condom solo solo solo solo"})
    with refused(ana, "no_partner", "S-39"):
        ana.stays_in()


NIGHT = "one_night condom solo solo solo solo"


def lovers(ana_is: dict[str, str], **options: Any) -> set[tuple[str, str]]:
    """Whom A, a man, can have an affair with. B is a couple, C has a woman as partner, D is single."""
    me = {"hand": NIGHT, **ana_is}
    table, _ = laid_out(me, {"partner": "M05"}, {"partner": "W06"}, {}, **options)
    return {
        ("ABCD"[move.target.seat], move.target.slot)
        for move in table.moves(0)
        if isinstance(move, m.PlayOneNight) and move.target != "own"
    }


WOMEN_THERE = {("B", "char"), ("C", "partner"), ("D", "char")}
MEN_THERE = {("B", "partner"), ("C", "char")}


@rule("S-49", "O-03")
def test_either_of_a_couple_can_have_an_affair() -> None:
    assert lovers({}) == WOMEN_THERE
    assert lovers({"partner": "W05"}) == WOMEN_THERE | MEN_THERE
    assert lovers({"partner": "W05"}, affair_pairing="character") == WOMEN_THERE
    assert lovers({"partner": "W05"}, affair_pairing="strict") == {("C", "partner")}
    assert lovers({"partner": "W05"}, affair_pairing="strict", couples="any") == {
        ("B", "partner"),
        ("C", "partner"),
    }
    assert lovers({}, couples="any") == WOMEN_THERE | MEN_THERE


@rule("S-49", "S-50", "O-03")
def test_who_has_a_breakdown_sends_nobody_unless_only_the_character_counts() -> None:
    assert lovers({"front": "breakdown_m@char"}) == set()
    assert lovers({"front": "breakdown_m@char", "partner": "W05"}) == MEN_THERE
    assert lovers({"front": "breakdown_w@partner", "partner": "W05"}) == WOMEN_THERE
    assert lovers({"front": "breakdown_m@char"}, affair_pairing="character") == WOMEN_THERE
    assert lovers({"front": "breakdown_m@char"}, couples="any") == set()
    assert lovers({"front": "breakdown_m@char", "partner": "W05"}, couples="any") == WOMEN_THERE | MEN_THERE


@rule("S-49", "S-50")
def test_why_an_affair_cannot_be() -> None:
    _, (ana, ben, cleo, dan) = laid_out(
        {"hand": NIGHT},
        {"partner": "M05", "front": "breakdown_w@char"},
        {"partner": "W06"},
    )
    with refused(ana, "breakdown", "S-50"):
        ana.strays(ben)
    with refused(ana, "not_compatible", "S-49"):
        ana.strays(cleo)
    with refused(ana, "target_is_single", "S-49"):
        ana.strays(dan, "partner")
    _, (ana, ben, *_) = laid_out({"hand": NIGHT}, affair_pairing="strict")
    with refused(ana, "only_partners", "S-49"):
        ana.strays(ben)


@rule("S-51")
def test_no_test_waives_the_condom_of_an_affair() -> None:
    _, (ana, ben, *_) = laid_out(
        {"partner": "W05", "front": "tested", "hand": "one_night solo solo solo solo solo"},
        {"partner": "M05", "front": "tested"},
    )
    with refused(ana, "condom_needed", "S-51"):
        ana.strays(ben, condom=False)
    with refused(ana, "no_condom", "S-43"):
        ana.strays(ben)
    assert ana.may(m.PlayOneNight("own", condom=False))


@rule("S-52", "S-53")
def test_obstacles_on_either_side_do_not_reach_an_affair() -> None:
    table, (ana, ben, cleo, dan) = laid_out(
        {"partner": "W05", "front": "not_tonight trouble breakdown_m@char", "hand": NIGHT},
        {"partner": "M05", "front": "not_tonight trouble"},
        dice=[6, 5],
    )
    ana.strays(ben, "partner")
    cleo.looks_away()
    dan.looks_away()
    assert table.scores == [11, 11, 0, 0]
    assert ana.front == {"not_tonight", "trouble", "breakdown_m@char"}
