"""Q-61…Q-70: bails, against what a card asks."""

from __future__ import annotations

from games.couples.playing import (
    finish_reward,
    play_rounds,
    quick,
    reward,
    up_to_reward,
    won_by,
)
from kit.people import refused
from kit.rules import rule
from nightcap.games.couples import events
from nightcap.games.couples.moves import SelectActivity


@rule("Q-61")
def test_two_bails_for_the_whole_game() -> None:
    table, david, emma = won_by(0, 0, 0)
    up_to_reward(table)
    david.selects(0)
    assert events.Bailed(1, 1) in emma.bails()
    finish_reward(table, 1)
    up_to_reward(table)
    david.selects(0)
    assert events.Bailed(1, 0) in emma.bails()
    finish_reward(table, 1)
    up_to_reward(table)
    david.selects(0)
    with refused(emma, "no_bails_left", "Q-61"):
        emma.bails()
    assert table.bails == [2, 0]


@rule("Q-62")
def test_nobody_bails_on_their_own_selection() -> None:
    _, david, _ = reward()
    david.selects(0)
    with refused(david, "own_selection", "Q-62"):
        david.bails()


@rule("Q-63", "Q-64")
def test_after_a_bail_another_activity_of_the_same_card_is_selected() -> None:
    table, david, emma = reward()
    card = table.on_table.card
    david.selects(0)
    emma.bails()
    assert table.on_table.card == card
    with refused(david, "ruled_out", "Q-64"):
        david.selects(0)
    david.selects(2)
    emma.bails()  # the second bail, on the replacement
    assert table.on_table.ruled_out == (0, 2)
    assert [move.index for move in table.moves(0) if isinstance(move, SelectActivity)] == [1]


@rule("Q-65")
def test_there_is_no_bail_where_nothing_else_would_be_left() -> None:
    table, david, emma = reward()
    david.selects(0)
    emma.stops()
    david.selects(1)
    emma.stops()
    david.selects(2)
    assert table.bails[1] == 2
    with refused(emma, "nothing_else_left", "Q-65"):
        emma.bails()


@rule("Q-66")
def test_the_bail_window_closes_with_the_answer() -> None:
    table, david, emma = reward()
    david.selects(0)
    assert {"accept", "bail"} <= emma.can
    emma.accepts()
    with refused(emma, "accepted_already", "Q-66"):
        emma.bails()
    assert "safe_stop" in emma.can
    with refused(emma, "not_your_turn", "Q-66"):
        emma.accepts()
    table.bails = [2, 0]
    david.stops()
    david.selects(1)  # no bails left: no window, it starts at once
    assert table.waiting == (0,)
    assert "accept" not in emma.can


@rule("Q-67")
def test_a_forced_selection_is_still_made() -> None:
    table, david, emma = reward()
    for index in (0, 1):
        david.selects(index)
        emma.bails()
    assert table.waiting == (0,)
    assert david.can == {"select_activity", "concede"}
    david.selects(2)
    david.completes()


@rule("Q-68")
def test_a_bail_works_against_a_climax_activity_and_changes_no_winner() -> None:
    table, david, emma = won_by(*[0] * 8)
    play_rounds(table, 7)
    up_to_reward(table)
    david.selects(0)
    emma.bails()
    assert table.winner == 0
    with refused(david, "ruled_out", "Q-64"):
        david.selects(0)
    david.selects(1)
    emma.accepts()
    david.completes()
    assert table.result is not None
    assert table.result.winners == (0,)


def test_a_quick_game_starts_with_nothing_face_up() -> None:
    _, david, _ = quick()
    with refused(david, "not_now", "Q-47"):
        david.does(SelectActivity("strip-01", 0))
