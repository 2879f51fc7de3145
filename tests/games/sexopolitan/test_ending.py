"""S-105…S-110: the first to reach the target wins at once, or the highest score after the last round."""

from __future__ import annotations

from typing import Any

import pytest

from games.sexopolitan.playing import laid_out, new
from kit.people import refused
from kit.rules import rule
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.scoring import LastRound

NIGHT = {"hand": "one_night condom solo solo solo solo"}
CATCHER = {"hand": "caught solo solo solo solo solo"}


@rule("S-105", "O-02")
@pytest.mark.parametrize(("target", "score"), [(69, 64), (69, 63), (30, 26), (150, 149)])
def test_the_game_ends_at_the_instant_somebody_has_enough(target: int, score: int) -> None:
    table, (ana, *_) = laid_out({"score": score}, dice=[6], target=target)
    told = ana.goes_solo()
    assert told[-1] == events.GameEnded(0, "target")
    assert table.result is not None
    assert (table.result.winners, table.result.how) == ((0,), "target")
    assert table.waiting == ()
    assert ana.sees.phase == "over"
    with refused(ana, "game_over", "S-108"):
        ana.goes_solo()


@rule("S-105")
def test_one_point_short_is_not_enough() -> None:
    table, (ana, *_) = laid_out({"score": 62}, dice=[6])
    ana.goes_solo()
    assert table.result is None


@rule("S-106")
def test_the_other_party_or_a_catcher_may_win_out_of_turn() -> None:
    table, (ana, ben, *_) = laid_out(NIGHT, {"score": 60}, dice=[4, 5])
    ana.strays(ben)
    assert table.result is not None
    assert table.result.winners == (1,)
    table, (ana, ben, cleo, dan) = laid_out(
        {**NIGHT, "partner": "W05"}, {}, {**CATCHER, "score": 60}, dice=[4, 5]
    )
    ana.strays(ben)
    cleo.catches()
    dan.looks_away()
    assert table.result is not None
    assert table.result.winners == (2,)


@rule("S-107")
def test_of_two_who_reach_it_the_active_seat_or_its_catcher_wins() -> None:
    table, (ana, ben, *_) = laid_out({**NIGHT, "score": 60}, {"score": 68}, dice=[4, 5])
    ana.strays(ben)
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0,), (69, 77, 0, 0))
    table, (ana, ben, cleo, dan) = laid_out(
        {**NIGHT, "partner": "W05", "score": 68}, {"score": 68}, {**CATCHER, "score": 60}, dice=[4, 5]
    )
    ana.strays(ben)
    cleo.catches()
    dan.looks_away()
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((2,), (68, 77, 69, 0))


@rule("S-108")
def test_after_the_winning_points_nothing_more_happens() -> None:
    """No card for the catcher, no loss by 1-1, no draw."""
    _, (ana, ben, cleo, dan) = laid_out(
        {**NIGHT, "partner": "W05"}, {}, {**CATCHER, "score": 67}, dice=[1, 1]
    )
    ana.strays(ben)
    cleo.catches()
    told = dan.looks_away()
    assert told[-1] == events.GameEnded(2, "target")
    assert (ana.partner, len(ana.hand), len(cleo.hand)) == ("W05", 4, 5)
    _, (ana, *_) = laid_out({"score": 66, "hand": "solo caught caught caught"}, dice=[3])
    ana.goes_solo()
    assert len(ana.hand) == 3


@rule("S-109")
def test_the_others_are_ranked_by_score_and_share_ranks() -> None:
    table, (ana, *_) = laid_out(
        {"score": 68}, *[{"score": score} for score in (20, 50, 20, 10, 50)], seats=6, dice=[1]
    )
    ana.goes_solo()
    assert table.result is not None
    assert table.result.scores == (69, 20, 50, 20, 10, 50)
    assert table.result.ranks == (1, 4, 2, 4, 6, 2)
    assert table.result.losers == (1, 2, 3, 4, 5)


@rule("S-109")
def test_the_winner_is_first_even_with_fewer_points() -> None:
    table, (ana, ben, *_) = laid_out({**NIGHT, "score": 60}, {"score": 68}, dice=[4, 5])
    ana.strays(ben)
    assert table.result is not None
    assert table.result.ranks == (1, 2, 3, 3)


@rule("S-110", "O-09")
def test_after_the_last_round_the_highest_score_wins() -> None:
    people: list[dict[str, Any]] = [
        {"partner": card, "hand": "caught caught caught caught", "score": score}
        for card, score in (("W05", 5), ("M05", 9), ("W06", 2), ("M06", 9))
    ]
    table, everybody = laid_out(*people, active=2, round_limit=20)
    table.round = 20
    for seat in (2, 3, 0):
        everybody[seat].discards("caught")
        assert table.result is None
    told = everybody[1].discards("caught")
    assert told[-1] == events.GameEnded(3, "rounds")  # of the two with nine, 3 comes first after 2
    assert table.result is not None
    assert (table.result.how, table.result.winners, table.result.ranks) == ("rounds", (3,), (3, 2, 4, 1))


@rule("S-110")
def test_a_round_is_complete_when_everybody_has_had_a_turn() -> None:
    table = new(seed="x")
    assert table.view(None).starter == table.starter == table.active
    seen = [(table.round, table.active)]
    while table.round < 3:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[-1])
        if (table.round, table.active) != seen[-1]:
            seen.append((table.round, table.active))
    first = table.starter
    rounds = [(number, (first + step) % 4) for number in (1, 2) for step in range(4)]
    assert seen == [*rounds, (3, first)]


@rule("S-110")
def test_ties_after_the_last_round_go_to_the_earliest_from_the_start_player() -> None:
    table, _ = laid_out({"score": 7}, {"score": 7}, {"score": 7}, {"score": 7}, active=3)
    LastRound().run(table)
    assert table.result is not None
    assert table.result.winners == (3,)
    assert table.result.ranks == (2, 2, 2, 1)
