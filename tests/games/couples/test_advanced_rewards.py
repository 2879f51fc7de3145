"""A-04, A-59…A-85: cards from lines, clothes and bails."""

from __future__ import annotations

import pytest

from games.couples.playing import finish_reward
from games.couples.playing_advanced import (
    LOW,
    ONE_SEAT,
    SWEEP,
    after_round,
    at_shop,
    before_tricks,
    play_tricks,
)
from kit.people import refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.games.couples.advanced.track import FINISH, lines_passed
from nightcap.games.couples.moves import Timer


@rule("A-59", "A-61")
def test_each_line_passed_gives_a_card_face_down() -> None:
    table, david, emma = after_round(LOW, (9, 9))
    # David 9 -> 11 took the strip stack's top card, Emma 9 -> 12 the next
    assert [(item.seat, item.line, item.kind) for item in table.items] == [(0, 11, "strip"), (1, 11, "strip")]
    taken = [item.card for item in table.items]
    assert all(card not in table.stacks["strip"] for card in taken)
    for viewer in (david.sees, emma.sees, table.view(None)):
        assert [(item.seat, item.kind) for item in viewer.items] == [(0, "strip"), (1, "strip")]
        assert not any(str(card) in str(to_data(viewer)) for card in taken)


@rule("A-60")
def test_at_most_four_lines_are_passed_in_a_round() -> None:
    most = max(len(lines_passed(start, start + 14)) for start in range(FINISH))
    assert most == 4
    table, _, _ = after_round(SWEEP, (24, 24))
    assert [item.line for item in table.items] == [25, 28, 33, 38]


@rule("A-62", "A-67")
def test_items_of_the_non_dealer_come_first_in_the_order_drawn() -> None:
    table, david, emma = after_round(ONE_SEAT, (11, 10))
    # David's hand takes him to 14, Emma's last trick took her to 12 before
    assert [(item.seat, item.line) for item in table.items] == [(1, 11), (0, 14)]
    with refused(emma, "not_your_turn", "A-62"):
        emma.turns_up()
    david.turns_up()
    finish_reward(table)
    assert table.waiting == (1,)
    emma.turns_up()
    finish_reward(table)
    assert (table.round, table.dealer, table.waiting) == (2, 0, (0,))


@rule("A-67")
def test_without_items_the_round_ends_at_once() -> None:
    table, _, _ = after_round(LOW, (0, 0))
    assert (table.round, table.dealer, table.waiting) == (2, 0, (0,))


@rule("A-63", "A-64", "A-66", "A-85")
def test_a_card_is_turned_up_read_by_both_and_leaves_the_game() -> None:
    table, david, emma = after_round(LOW, (9, 0))
    david.turns_up()
    assert david.sees.face_up == emma.sees.face_up
    with refused(emma, "not_your_turn", "A-63"):
        emma.selects(0)
    finish_reward(table)
    assert [used.drawer for used in table.used] == [0]
    assert table.clothes == [5, 3]


@rule("A-65")
def test_only_the_drawer_reads_it_if_so_agreed() -> None:
    table, david, emma = after_round(LOW, (9, 0), card_view="drawer_only")
    told = david.turns_up()
    card = table.on_table.card
    assert card in str(to_data(david.sees))
    assert card not in str(to_data([emma.sees, table.view(None), seen_by(1, told), seen_by(None, told)]))
    david.selects(2)
    assert [seen.activity.id for seen in emma.sees.face_up.activities] == [f"{card}-c"]


@rule("A-68", "A-10")
def test_completion_and_timer() -> None:
    table, david, emma = after_round(LOW, (9, 0), completion="both")
    david.turns_up()
    david.selects(0)
    emma.accepts()
    with refused(emma, "not_now", "A-84"):
        emma.accepts()
    emma.does(Timer("start"))
    emma.completes()
    david.completes()
    assert table.face_up is None


@rule("A-69")
def test_a_tweak_needs_both() -> None:
    table, david, emma = after_round(LOW, (9, 0))
    david.turns_up()
    david.selects(0)
    david.proposes("later")
    with refused(emma, "tweak_open", "A-69"):
        emma.accepts()
    emma.answers_tweak(True)
    assert table.on_table.tweak is not None
    assert table.on_table.tweak.agreed


@rule("A-04")
def test_a_stop_is_free_and_at_the_shop_refunds_in_full() -> None:
    table, david, emma = after_round(LOW, (9, 0))
    david.turns_up()
    for index in range(3):
        david.selects(index)
        emma.stops()
    assert table.face_up is None
    assert table.clothes == [5, 5]
    assert table.round == 2

    table, david, emma = at_shop()
    x = table.shop[0]
    david.shops(x, 2)
    emma.accepts()
    david.stops()
    assert (table.coins, table.bank) == ([4, 3], 13)
    with refused(david, "ruled_out", "A-88"):
        david.shops(x, 2)


@rule("A-04")
@pytest.mark.parametrize("where", ["reward", "shop"])
def test_nobody_is_named_by_a_stop(where: str) -> None:
    told = set()
    for stopper in range(2):
        table, david, emma = after_round(LOW, (9, 0)) if where == "reward" else at_shop()
        if where == "reward":
            david.turns_up()
            david.selects(0)
        else:
            david.shops(table.shop[0], 2)
        happened = (david, emma)[stopper].stops()
        seen = [seen_by(0, happened), seen_by(1, happened), david.sees, emma.sees]
        told.add((to_json(seen), to_json(table.log), table.save()))
    assert len(told) == 1


@rule("A-71", "A-72", "A-73", "A-74", "A-75", "A-76", "A-78")
def test_clothes_follow_the_lines_the_other_has_passed() -> None:
    for target, worn in (("partner", [(5, 3)] * 3), ("drawer", [(3, 5)] * 3)):
        table, david, _ = before_tricks(*SWEEP[:2], strip_target=target)
        table.positions = [10, 0]
        play_tricks(table, SWEEP[2])  # 10 -> 24: strip, talk, cuddle
        seen = []
        while table.items:
            david.turns_up()
            finish_reward(table)
            seen.append(tuple(table.clothes))
        assert seen == worn
        assert table.positions == [24, 0]
    table, david, _ = after_round(SWEEP, (24, 0))  # strip 25, talk, cuddle, nude 38
    left = []
    while table.items:
        david.turns_up()
        finish_reward(table)
        left.append(table.clothes[1])
    assert left == [3, 3, 3, 0]


@rule("A-77")
def test_a_climax_may_take_what_is_left() -> None:
    table, david, emma = after_round(LOW, (70, 0))
    david.draws_climax()
    removes = [activity.removes.target for activity in table.card(table.on_table.card).activities]
    index = removes.index("drawer")
    david.selects(index)
    emma.accepts()
    david.completes()
    assert table.clothes == [0, 5]


@rule("A-79", "A-80", "A-81", "A-82", "A-83", "A-84")
def test_bails_are_those_of_the_quick_version() -> None:
    table, david, emma = after_round(LOW, (9, 0))
    david.turns_up()
    david.selects(0)
    with refused(david, "own_selection", "A-80"):
        david.bails()
    emma.bails()
    with refused(david, "ruled_out", "A-82"):
        david.selects(0)
    david.selects(1)
    emma.bails()
    assert table.bails == [2, 0]
    david.selects(2)  # forced, and no window
    with refused(emma, "no_bails_left", "A-79"):
        emma.bails()
    assert table.waiting == (0,)
    david.completes()
