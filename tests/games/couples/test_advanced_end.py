"""A-102…A-113: winning, conceding, and a start further along."""

from __future__ import annotations

from games.couples.playing import advanced, finish_reward
from games.couples.playing_advanced import (
    LOW,
    after_round,
    refuse,
)
from kit.people import refused
from kit.rules import rule
from nightcap.games.couples.advanced.house import AdvancedHouse
from nightcap.games.couples.advanced.track import FINISH


@rule("A-102", "A-107", "A-108")
def test_the_winner_is_known_before_the_items_are_resolved() -> None:
    table, david, emma = after_round(LOW, (70, 10))
    assert table.winner == 0
    assert emma.sees.winner == 0
    assert table.result is None
    assert not table.climax_allowed
    assert [item.seat for item in table.items] == [1]
    with refused(david, "not_your_turn", "A-106"):
        david.draws_climax()
    emma.turns_up()
    assert not table.climax_allowed
    finish_reward(table)
    david.draws_climax()
    assert table.climax_allowed


@rule("A-103", "A-104")
def test_if_both_cross_the_better_hand_wins() -> None:
    table, _, _ = after_round(LOW, (70, 70))  # David crosses first, by tricks; Emma by her hand
    assert table.positions == [FINISH, FINISH]
    assert table.winner == 1


@rule("A-105")
def test_the_shop_comes_before_the_climax() -> None:
    table, david, emma = after_round(LOW, (46, 69))
    assert table.winner == 1
    assert table.waiting == (0,)
    assert table.coins[0] == 4  # the coin for the one behind is paid before the visit
    david.leaves_shop()
    assert table.waiting == (1,)
    emma.draws_climax()


@rule("A-05", "A-106", "A-107")
def test_only_the_winner_draws_one_climax_card() -> None:
    table, david, emma = after_round(LOW, (70, 70))
    stack = len(table.stacks["climax"])
    with refused(david, "not_your_turn", "A-106"):
        david.draws_climax()
    emma.draws_climax()
    assert len(table.stacks["climax"]) == stack - 1
    assert table.climax_allowed
    emma.selects(0)
    david.accepts()
    emma.completes()
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((1,), (0,))
    with refused(emma, "game_over", "A-107"):
        emma.deals()


@rule("A-107")
def test_a_game_is_over_too_when_every_climax_activity_was_stopped() -> None:
    table, david, emma = after_round(LOW, (70, 0))
    david.draws_climax()
    for index in range(3):
        david.selects(index)
        emma.stops()
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("A-109")
def test_a_start_further_along() -> None:
    table, _, _ = advanced(start_space=47)
    assert table.positions == [47, 47]
    for space in (-1, 48, 71):
        refuse("bad_option", "A-109", options={"start_space": space})
    table, _, _ = after_round(LOW, (20, 20), start_space=20)
    assert table.items == []  # lines up to 20 count as passed


@rule("A-110")
def test_a_start_further_along_with_fewer_clothes() -> None:
    worn = [AdvancedHouse(start_space=space).pieces for space in range(48)]
    assert worn == [5] * 11 + [3] * 14 + [1] * 13 + [0] * 10
    refuse("wrong_pieces", "A-110", options={"start_space": 20}, players=[{"pieces": 5}, {"pieces": 3}])


@rule("A-113")
def test_conceding() -> None:
    table, david, _ = after_round(LOW, (0, 0))
    david.concedes()
    assert table.result is not None
    assert table.result.winners == ()
    table, david, emma = after_round(LOW, (70, 10))
    emma.concedes()
    assert table.result is not None
    assert table.result.winners == (0,)
