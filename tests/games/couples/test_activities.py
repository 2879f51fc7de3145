"""Q-47…Q-51, Q-53…Q-68: activities, clothes, bails, tweaks and the safety stop."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.couples.playing import (
    finish_reward,
    play_rounds,
    reward,
    up_to_reward,
    won_by,
)
from kit.people import refused
from kit.rules import rule
from nightcap import replay
from nightcap.engine.activities import ActivityCard, Deck, Removes
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.games.couples import events
from nightcap.games.couples.moves import ProposeTweak, SelectActivity, Timer
from nightcap.games.couples.reward_cards import placeholder_deck
from nightcap.games.couples.views import TweakSeen


@rule("Q-04")
def test_a_stop_is_free_and_the_drawer_selects_another() -> None:
    table, david, emma = reward()
    david.selects(0)
    told = emma.stops()
    assert told == [events.ActivityStopped()]
    assert table.bails == [2, 2]
    assert table.on_table.ruled_out == (0,)
    with refused(david, "ruled_out", "Q-64"):
        david.selects(0)
    david.selects(1)
    emma.accepts()
    david.stops()  # also while it is performed, also by the drawer
    david.selects(2)
    emma.stops()
    assert table.face_up is None
    assert table.used[0].done is None
    assert table.wins == [1, 0]
    assert table.clothes == [5, 5]
    assert table.waiting == (1,)


@rule("Q-04")
def test_nobody_is_named_by_a_stop() -> None:
    """Whoever stops, both are told the same and see the same table, and the record is the same."""
    told = set()
    for stopper in range(2):
        table, david, emma = reward()
        david.selects(0)
        happened = (david, emma)[stopper].stops()
        seen = [seen_by(0, happened), seen_by(1, happened), david.sees, emma.sees]
        told.add((to_json(seen), to_json(table.log), table.save()))
        assert replay(table.log) == table
    assert len(told) == 1


@rule("Q-04")
def test_there_is_nothing_to_stop_before_a_selection() -> None:
    _, david, emma = reward()
    with refused(david, "not_now", "Q-04"):
        david.stops()
    with refused(emma, "not_your_turn", "Q-04"):
        emma.stops()


@rule("Q-09")
def test_the_timer_changes_nothing_and_gates_nothing() -> None:
    table, david, emma = reward()
    with refused(david, "not_now", "Q-09"):
        david.does(Timer("start"))
    david.selects(0)
    emma.accepts()
    before = [david.sees, emma.sees, table.options(0), table.options(1)]
    for person in (david, emma):
        for action in ("start", "pause", "reset"):
            told = person.does(Timer(action))
            assert told == [events.TimerTouched(person.seat, action)]
            assert [david.sees, emma.sees, table.options(0), table.options(1)] == before
    david.completes()
    assert table.face_up is None


@rule("Q-47")
def test_the_drawer_selects_exactly_one_activity_of_the_card() -> None:
    table, david, emma = reward()
    assert len(table.card(table.on_table.card).activities) == 3
    with refused(emma, "not_your_turn", "Q-47"):
        emma.selects(0)
    for index in (-1, 3, 99):
        with refused(david, "not_on_this_card", "Q-47"):
            david.selects(index)
    with refused(david, "not_on_this_card", "Q-47"):
        david.does(SelectActivity("hot-01", 0))
    david.selects(2)
    with refused(david, "not_your_turn", "Q-47"):
        david.selects(1)


@rule("Q-48")
def test_a_card_lies_open_to_both() -> None:
    table, david, emma = reward()
    assert david.sees.face_up == emma.sees.face_up == table.view(None).face_up
    assert [seen.activity.id[-1] for seen in emma.sees.face_up.activities] == ["a", "b", "c"]


@rule("Q-49")
def test_only_the_drawer_reads_the_card_if_so_agreed() -> None:
    table, david, emma = won_by(0, card_view="drawer_only")
    told = []
    deal = up_to_reward(table)
    card = table.on_table.card
    assert len(david.sees.face_up.activities) == 3
    views: list[Any] = [emma.sees, table.view(None)]
    for viewer in views:
        assert viewer.face_up.category == "strip"
        assert card not in str(to_data(viewer))
    told = deal.selects(1)
    assert [seen.activity.id for seen in emma.sees.face_up.activities] == [f"{card}-b"]
    emma.accepts()
    told += david.completes()
    shown = str(to_data([emma.sees, table.view(None), seen_by(1, told), seen_by(None, told)]))
    assert f"{card}-b" in shown
    assert f"{card}-a" not in shown
    assert f"{card}-c" not in shown


@rule("Q-51")
def test_the_drawer_reports_completion() -> None:
    table, david, emma = reward()
    david.selects(0)
    emma.accepts()
    with refused(emma, "not_your_turn", "Q-51"):
        emma.completes()
    david.completes()
    assert table.face_up is None


@rule("Q-51")
@pytest.mark.parametrize("first", [0, 1])
def test_both_report_completion_if_so_agreed(first: int) -> None:
    table, david, emma = reward(completion="both")
    david.selects(0)
    emma.accepts()
    one, other = (david, emma) if first == 0 else (emma, david)
    one.completes()
    assert table.face_up is not None
    with refused(one, "not_your_turn", "Q-51"):
        one.completes()
    other.completes()
    assert table.face_up is None


@rule("Q-53")
def test_a_tweak_needs_both_and_is_only_a_note() -> None:
    table, david, emma = reward()
    david.selects(0)
    emma.proposes("sitting down")
    assert david.sees.face_up.tweak.note == "sitting down"
    with refused(emma, "tweak_open", "Q-53"):
        emma.accepts()
    with refused(david, "tweak_open", "Q-53"):
        david.proposes("lying down")
    david.answers_tweak(True)
    assert emma.sees.face_up.tweak.agreed
    emma.accepts()
    david.proposes("and slowly")
    with refused(david, "tweak_open", "Q-53"):
        david.completes()
    with refused(david, "own_tweak", "Q-53"):
        david.answers_tweak(True)
    assert emma.sees.face_up.tweak.note == "and slowly"
    assert emma.sees.face_up.standing.note == "sitting down"
    david.answers_tweak(False)  # withdrawn: what was agreed before still holds
    assert emma.sees.face_up.tweak == TweakSeen(1, "sitting down", agreed=True)
    assert emma.sees.face_up.standing is None
    david.proposes("or fast")
    emma.answers_tweak(False)  # declined: likewise
    assert emma.sees.face_up.tweak == TweakSeen(1, "sitting down", agreed=True)
    david.proposes("with music")
    emma.answers_tweak(True)  # agreed: it replaces the first
    assert emma.sees.face_up.tweak == TweakSeen(0, "with music", agreed=True)
    david.completes()
    assert table.clothes == [5, 3]


@rule("Q-53")
def test_an_open_tweak_stops_neither_a_bail_nor_a_stop() -> None:
    for proposer in range(2):
        table, david, emma = reward()
        david.selects(0)
        (david, emma)[proposer].proposes("differently")
        emma.bails()
        assert table.on_table.tweak is None
        assert table.waiting == (0,)
        david.selects(1)
        (david, emma)[proposer].proposes("differently")
        david.stops()
        assert table.on_table.tweak is None
        assert table.on_table.ruled_out == (0, 1)


@rule("Q-53")
def test_an_agreed_tweak_lapses_with_its_activity() -> None:
    table, david, emma = reward()
    david.selects(0)
    emma.proposes("differently")
    david.answers_tweak(True)
    emma.bails()
    assert table.on_table.tweak is None


@rule("Q-53")
def test_a_note_has_at_most_500_characters() -> None:
    _, david, _ = reward()
    david.selects(0)
    david.does(ProposeTweak("x" * 500))
    david.answers_tweak(False)
    with refused(david, "note_too_long", "Q-53"):
        david.does(ProposeTweak("x" * 501))


@rule("Q-54", "Q-56", "Q-57", "Q-59")
def test_clothes_come_off_only_by_strip_and_nude_cards() -> None:
    table, _, _ = won_by(*[0] * 8)
    worn = []
    for _ in range(8):
        up_to_reward(table)
        finish_reward(table, index=0)
        worn.append(tuple(table.clothes))
    assert worn == [(5, 3), (5, 1), (5, 1), (5, 0), (5, 0), (5, 0), (5, 0), (5, 0)]


@rule("Q-55")
def test_undressing_for_an_activity_is_only_for_its_time() -> None:
    table, _, _ = won_by(*[0] * 5)
    play_rounds(table, 4)
    up_to_reward(table)
    index = 2
    assert table.card(table.on_table.card).activities[index].temporary_undress
    before = list(table.clothes)
    finish_reward(table, index)
    assert table.clothes == before


@rule("Q-57")
def test_a_nude_card_takes_whatever_is_left() -> None:
    table, _, _ = won_by(*[0] * 5, deck={"strip": 3}, start_clothes=8)
    play_rounds(table, 4)
    assert table.clothes == [8, 2]
    play_rounds(table, 1)
    assert table.clothes == [8, 0]


@rule("Q-58")
def test_the_drawer_undresses_if_so_agreed() -> None:
    table, _, _ = reward(strip_target="drawer")
    finish_reward(table)
    assert table.clothes == [3, 5]


@rule("Q-59")
def test_the_counter_falls_when_the_activity_is_completed() -> None:
    table, david, emma = reward()
    david.selects(0)
    emma.accepts()
    assert table.clothes == [5, 5]
    told = david.completes()
    assert events.ClothesLost(1, 2, 3) in told
    assert table.clothes == [5, 3]


@rule("Q-59")
def test_a_counter_never_falls_below_nothing() -> None:
    table, _, _ = reward()
    table.clothes = [5, 1]
    finish_reward(table)
    assert table.clothes == [5, 0]


@rule("Q-60")
@pytest.mark.parametrize(
    ("target", "left"), [("none", [5, 0]), ("drawer", [0, 0]), ("partner", [5, 0]), ("both", [0, 0])]
)
def test_a_climax_activity_may_take_everything_left(target: Any, left: list[int]) -> None:
    removes = Removes(target, "all" if target != "none" else 0)
    deck = placeholder_deck()
    cards = {
        card.id: ActivityCard(card.id, "climax", tuple(replace(a, removes=removes) for a in card.activities))
        if card.category == "climax"
        else card
        for card in deck.cards.values()
    }
    table, _, _ = won_by(*[0] * 8)
    play_rounds(table, 7)
    table.deck = Deck("ours", cards)
    up_to_reward(table)
    finish_reward(table)
    assert table.clothes == left
