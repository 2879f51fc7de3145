"""S-26…S-36: three cards are played, one way or another."""

from __future__ import annotations

import pytest

from games.sexopolitan.playing import laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.views import front_of


@rule("S-26", "S-28")
@pytest.mark.parametrize("partner", [None, "W05"])
def test_three_cards_a_turn_single_or_coupled(partner: str | None) -> None:
    table, (ana, *_) = laid_out({"partner": partner}, dice=[1, 2, 3])
    for left in (3, 2, 1):
        assert (table.active, table.plays_left) == (0, left)
        ana.goes_solo()
    assert table.active == 1
    assert ana.score == 6


@rule("S-27", "S-29")
def test_every_card_that_leaves_the_hand_counts() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp_c condom super super romp_c condom"}, dice=[1, 2, 3, 4]
    )
    ana.romps("romp_c", condom=True)
    assert table.plays_left == 1
    with refused(ana, "one_play_left", "S-29"):
        ana.romps("romp_c", condom=True)
    ana.goes_again()
    assert table.active == 1


@rule("S-28")
def test_the_turn_ends_only_when_the_last_play_is_settled() -> None:
    """The window, and the victim's answer, come before the draw."""
    table, (ana, ben, cleo, dan) = laid_out(
        {"partner": "W05", "hand": "one_night condom breakup solo solo solo"},
        {"partner": "M05"},
        dice=[2, 3, 1, 2],
    )
    ana.breaks_up(ben)
    ben.rolls_to_win_back()
    ana.strays(ben)
    assert len(ana.hand) == 3
    assert table.view(0).phase == "react"
    assert ana.score == 0
    cleo.looks_away()
    dan.looks_away()
    assert ana.score == 3
    assert len(ana.hand) == 6
    assert table.active == 1


@rule("S-30")
def test_one_obstacle_a_turn() -> None:
    table, (ana, ben, cleo, _) = laid_out(
        {"partner": "W05", "hand": "trouble not_tonight breakup solo solo solo"},
        {"partner": "M05"},
        {"partner": "W06"},
        dice=[1, 1],
    )
    ana.troubles(ben)
    assert ana.can == {"play_solo"}
    assert ana.sees.obstacle_played
    with refused(ana, "one_obstacle_a_turn", "S-30"):
        ana.puts_off(cleo)
    with refused(ana, "one_obstacle_a_turn", "S-30"):
        ana.breaks_up(cleo)
    with refused(ana, "one_obstacle_a_turn", "S-30"):
        ana.breaks_up(ana)
    ana.goes_solo()
    ana.goes_solo()
    assert not table.obstacle_played


@rule("S-30")
def test_leaving_ones_partner_counts_and_more_plays_do_not_raise_the_limit() -> None:
    _, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "romp breakup trouble solo solo solo"}, {"partner": "M05"}, dice=[6, 6]
    )
    ana.romps()
    assert ana.table.plays_left == 5
    ana.breaks_up(ana)
    with refused(ana, "one_obstacle_a_turn", "S-30"):
        ana.troubles(ben)


@rule("S-31", "S-33", "S-99")
def test_who_cannot_play_discards_what_they_choose_so_that_three_stay() -> None:
    table, (ana, ben, *_) = laid_out({"hand": "romp romp_c condom tested sexologist condom"})
    assert ana.can == {"discard_surplus"}
    for cards, code, number in (
        ("romp condom", "wrong_number", "S-33"),
        ("romp condom condom tested", "wrong_number", "S-33"),
        ("condom condom condom", "card_not_in_hand", "S-31"),
        ("solo condom condom", "card_not_in_hand", "S-31"),
    ):
        with refused(ana, code, number):
            ana.discards(cards)
    told = ana.discards("condom tested condom")
    assert events.SurplusDiscarded(0, ("condom", "tested", "condom")) in told
    assert ana.hand == ["romp", "romp_c", "sexologist", "solo", "solo", "solo"]
    assert ben.sees.main_discard == ("condom", "tested", "condom")
    assert table.active == 1


@rule("S-31")
def test_equal_cards_make_equal_choices() -> None:
    _, (ana, *_) = laid_out({"hand": "caught caught caught caught condom condom"})
    (option,) = ana.table.answers(0)
    assert option.count() == 3  # with no condom, one, or both
    assert ana.may(m.DiscardSurplus(("caught", "caught", "condom")))


@rule("S-32", "O-04")
def test_stuck_means_that_nothing_has_to_be_played() -> None:
    """Leaving the partner, an affair and a second roll are never compulsory."""
    _, (ana, *_) = laid_out({"partner": "W05", "hand": "breakup caught caught caught one_night condom"})
    assert ana.may(m.PlayBreakUp(0))
    with refused(ana, "must_play", "S-32"):
        ana.discards("caught caught caught")  # a One-Night Stand with the own partner must be played
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "not_tonight", "hand": "breakup caught caught super one_night condom"}
    )
    assert ana.can == {"play_break_up", "play_one_night", "discard_surplus"}
    _, (ana, *_) = laid_out({"hand": "solo super caught caught caught caught"}, dice=[3])
    ana.goes_solo()
    assert ana.may(m.PlaySuper("again"))
    assert ana.can == {"play_super", "discard_surplus"}


@rule("S-32", "O-04")
@pytest.mark.parametrize(
    ("hand", "front", "partner"),
    [
        ("solo", "", None),
        ("romp", "", "W05"),
        ("tested", "", "W05"),
        ("sexologist", "breakdown_m@char", None),
        ("super", "trouble", "W05"),
        ("super", "", None),
        ("trouble", "", None),
        ("not_tonight", "", None),
        ("breakdown_m", "", None),
        ("breakup", "", None),
    ],
)
def test_every_other_play_is_compulsory_unless_discarding_is_free(
    hand: str, front: str, partner: str | None
) -> None:
    me = {"hand": f"{hand} caught caught caught caught", "front": front, "partner": partner}
    other = {"partner": "M05"}
    third = {"partner": "W06"}
    _, (ana, *_) = laid_out(me, other, third)
    assert "discard_surplus" not in ana.can
    with refused(ana, "must_play", "S-32"):
        ana.discards(f"{hand} caught")
    _, (ana, *_) = laid_out(me, other, third, discard_policy="free")
    assert len(ana.can) == 2
    ana.discards("caught caught")
    assert ana.table.active == 1


@rule("S-33")
def test_one_discard_ends_the_card_step() -> None:
    table, (ana, *_) = laid_out({"hand": "solo caught caught caught caught caught"}, dice=[2])
    ana.goes_solo()
    ana.discards("caught caught")
    assert table.active == 1


@rule("S-34")
def test_instant_cards_are_discarded_and_lasting_ones_stay() -> None:
    table, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "tested not_tonight romp solo solo solo"}, {"partner": "M05"}, dice=[1, 2]
    )
    ana.gets_tested()
    ana.puts_off(ben)
    assert table.main_discard == []
    assert (ana.front, ben.front) == ({"tested"}, {"not_tonight"})
    ana.romps()
    assert table.main_discard == ["romp"]


@rule("S-34", "S-84")
def test_caught_red_handed_is_instant_and_no_play_of_ones_own_turn() -> None:
    table, (ana, ben, _, dan) = laid_out(
        {"partner": "W05", "hand": "one_night condom solo solo solo caught"},
        {"hand": "caught solo solo solo solo solo"},
        dice=[1, 2],
    )
    assert ana.can == {"play_solo", "play_one_night"}
    ana.strays(dan)
    ben.catches()
    table.play(2, {"type": "react", "catch": False})
    assert "caught" in table.main_discard


@rule("S-35")
def test_all_cards_of_a_play_lie_in_the_discard_before_the_draw() -> None:
    """With an empty pile the cards just played are drawn again at once."""
    table, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp_c condom caught caught caught caught"},
        main=[],
        dice=[6, 6, ["condom", "romp_c"]],
    )
    ana.romps("romp_c", condom=True)
    assert ana.hand == ["caught", "caught", "caught", "caught", "condom", "romp_c"]
    assert table.main == table.main_discard == []


@rule("S-36", "S-91")
def test_six_cards_lie_before_a_seat_at_most() -> None:
    everything = "tested not_tonight trouble breakdown_m@char"
    table, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "not_tonight trouble breakdown_m breakdown_w solo solo"},
        {},
        {"partner": "W06", "front": everything},
    )
    assert len(front_of(table, 2)) + 2 == 6
    assert ana.can == {"play_solo"}
    for move in (
        m.PlayNotTonight(2),
        m.PlayTrouble(2),
        m.PlayBreakdown("m", 2, "char"),
        m.PlayBreakdown("w", 2, "partner"),
    ):
        with refused(ana, "same_nature", "S-91"):
            ana.does(move)
    assert not ben.can


def test_a_seat_plays_only_what_it_holds() -> None:
    _, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "solo solo solo solo solo solo"}, {"partner": "M05"}
    )
    for move, number in (
        (m.PlayRomp("romp", condom=False), "S-39"),
        (m.PlayOneNight("own", condom=True), "S-46"),
        (m.PlayTested(), "S-54"),
        (m.PlaySexologist(), "S-55"),
        (m.PlaySuper("again"), "S-56"),
        (m.PlayNotTonight(1), "S-70"),
        (m.PlayTrouble(1), "S-72"),
        (m.PlayBreakdown("w", 1, "char"), "S-80"),
        (m.PlayBreakUp(1), "S-75"),
    ):
        with refused(ana, "card_not_in_hand", number):
            ana.does(move)
    with refused(ben, "not_your_turn", "S-37"):
        ben.goes_solo()
    assert ana.may(m.PlaySolo())
    assert not ana.may(m.PlayOneNight("own", condom=True))
