"""A-48…A-69, A-71…A-113: scoring, the track, rewards, shop, coins and the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.couples.playing import Person, advanced, finish_reward, refused
from games.couples.test_advanced_cards import before_tricks, play_tricks, refuse
from kit.rules import RULES, rule
from nightcap.engine.cards import cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data
from nightcap.games.couples import AdvancedTable, events
from nightcap.games.couples.advanced.house import AdvancedHouse
from nightcap.games.couples.advanced.numbers import SAME_RULE
from nightcap.games.couples.advanced.scoring import HAND_COINS, HAND_POINTS
from nightcap.games.couples.advanced.track import FINISH, LINES, lines_passed
from nightcap.games.couples.hands import rank
from nightcap.games.couples.moves import ShopBuy, Timer

CATALOGUE = (RULES / "couples-advanced.md").read_text(encoding="utf-8")
TRICKS = re.findall(
    r"tricks (AX-\d+) leader=D\n\s*D: (.*)\n\s*E: (.*)\n\s*plays: (.*)\n\s*winners: (.*)\n\s*best: (.*)",
    CATALOGUE,
)
NAMES = {"twopair": "two_pair", "royal": "royal_flush"}

# In each of these David leads and takes the last trick, Emma has the better hand, or as said.
LOW = ("KH 4C KS JC TD", "AH 9H 9C 6S 6D", "KH-AH 9H-4C 6S-KS JC-9C TD-6D")
"""David 2 points for the last trick, Emma 3 for two pair."""


def after_round(
    hands: tuple[str, str, str] = LOW, positions: tuple[int, int] = (0, 0), **options: Any
) -> tuple[AdvancedTable, Person, Person]:
    """A round played out from these positions; David was non-dealer."""
    table, david, emma = before_tricks(hands[0], hands[1], **options)
    table.positions = list(positions)
    play_tricks(table, hands[2])
    return table, david, emma


SWEEP = ("AS KS QS JS TS", "AH AD AC KH KD", "AS-KD KS-KH QS-AC JS-AD TS-AH")
TIED = ("9C 8D 7H 6S 5C", "9D 8H 7S 6C 5D", "9C-6C 8D-9D 8H-7H 7S-6S 5D-5C")
ONE_SEAT = ("2S 2D 3H 3C AC", "KS QD JH 9C 4H", "AC-9C 3H-JH KS-2S QD-2D 4H-3C")
"""Emma takes the last trick (2), David has two pair (3)."""


def test_the_examples_were_found() -> None:
    assert [name for name, *_ in TRICKS] == ["AX-02", "AX-10", "AX-12"]


@rule("A-42", "A-43", "A-44", "A-48", "A-50")
@pytest.mark.parametrize(("name", "david", "emma", "plays", "winners", "best"), TRICKS)
def test_tricks_of_the_catalogue(
    name: str, david: str, emma: str, plays: str, winners: str, best: str
) -> None:
    table, _, _ = before_tricks(david, emma)
    play_tricks(table, plays)
    assert table.trick_winners == ["DE".index(winner) for winner in winners.split()]
    who, category = best.split()
    assert table.best_hand == {"D": 0, "E": 1, "tie": None}[who]
    assert rank(cards(david if who == "D" else emma)).name == NAMES.get(category, category)


@rule("A-48", "A-49", "A-54")
def test_two_points_for_the_last_trick_four_for_all_and_before_the_hand() -> None:
    table, _, _ = after_round(LOW)
    moved = [event for event in table.events if isinstance(event, events.PawnMoved)]
    assert moved == [events.PawnMoved(0, "tricks", 2, 2), events.PawnMoved(1, "hand", 3, 3)]
    table, _, _ = after_round(SWEEP)
    moved = [event for event in table.events if isinstance(event, events.PawnMoved)]
    assert moved == [events.PawnMoved(0, "tricks", 4, 4), events.PawnMoved(0, "hand", 10, 14)]


@rule("A-50", "A-51")
def test_points_and_coins_of_a_hand() -> None:
    rows = re.findall(r"^\| (\d+) \| ([a-z ]+) \| (\d+)\*? \| (\d+)\*? \|", CATALOGUE, re.MULTILINE)
    assert len(rows) == 10
    for _, hand, points, coins in rows:
        category = hand.strip().replace(" ", "_")
        assert HAND_POINTS[category] == int(points)
        assert HAND_COINS.get(category, 0) == int(coins)


@rule("A-52")
def test_a_tie_scores_no_hand_and_is_not_replayed() -> None:
    table, _, _ = after_round(TIED, (30, 30))
    assert table.positions == [30, 32]
    assert table.best_hand is None
    assert events.HandsTied("straight") in table.events
    assert (table.round, table.dealer) == (2, 0)


@rule("A-53", "A-55", "A-56")
def test_a_pawn_goes_a_step_a_point_and_stops_at_the_finish() -> None:
    table, _, _ = after_round(SWEEP, (20, 20))
    assert table.positions == [34, 20]
    table, _, _ = after_round(SWEEP, (65, 20))
    assert table.positions == [FINISH, 20]
    assert max(HAND_POINTS.values()) + 4 == 14


@rule("A-57")
def test_the_track_is_that_of_the_catalogue() -> None:
    lines = re.search(r"^\| Line \|(.*)\|$", CATALOGUE, re.MULTILINE)
    kinds = re.search(r"^\| Kind \|(.*)\|$", CATALOGUE, re.MULTILINE)
    assert lines
    assert kinds
    listed = {
        int(line): kind.strip() for line, kind in zip(lines[1].split("|"), kinds[1].split("|"), strict=True)
    }
    assert listed.pop(FINISH) == "FINISH"
    assert listed == LINES


@rule("A-58")
def test_a_line_lies_directly_before_its_space() -> None:
    assert lines_passed(10, 11) == [11]
    assert lines_passed(11, 13) == []
    assert lines_passed(13, 14) == [14]
    assert lines_passed(9, 14) == [11, 14]


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


# Clothes and bails


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


# Shop


def at_shop(coins: int | None = None, **options: Any) -> tuple[AdvancedTable, Person, Person]:
    """David has passed the shop line and stands in the shop with four coins, or as many as said."""
    table, david, emma = after_round(LOW, (46, 0), **options)
    assert table.waiting == (0,)
    assert "shop_leave" in david.can
    if coins is None:
        coins = 4
    table.coins = [coins, 3]
    table.bank = 20 - coins - 3
    return table, david, emma


@rule("A-86", "A-87", "A-88", "A-97")
def test_a_bail_at_the_shop_refunds_and_rules_the_activity_out_for_this_visit() -> None:
    table, david, emma = at_shop()
    x, y = table.shop
    david.shops(x, 2)
    assert (table.coins[0], table.bank) == (1, 16)
    told = emma.bails()
    assert events.ShopRefunded(0, 3) in told
    assert (table.coins[0], table.bank) == (4, 13)
    with refused(david, "ruled_out", "A-88"):
        david.shops(x, 2)
    with refused(david, "one_shop_card", "A-88"):
        david.shops(y, 0)
    david.leaves_shop()
    assert table.shop == [x, y]  # nothing was carried out: both cards stay


@rule("A-88")
def test_at_the_shop_the_last_activity_can_be_bailed_too() -> None:
    table, david, emma = at_shop(coins=10)
    x = table.shop[0]
    for index in range(3):
        david.shops(x, index)
        emma.stops()
    david.shops(x, 3)
    assert "bail" in emma.can
    emma.bails()
    assert david.can == {"shop_leave", "concede"}


@rule("A-89")
def test_bails_work_against_climax_activities() -> None:
    table, david, emma = after_round(LOW, (70, 0))
    david.draws_climax()
    david.selects(0)
    emma.bails()
    assert table.winner == 0
    david.selects(1)
    emma.accepts()
    david.completes()
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("A-96", "A-99", "A-100")
def test_one_card_any_number_of_its_activities_none_twice() -> None:
    table, david, emma = at_shop()
    x, _y = table.shop
    assert [activity.price for activity in table.card(x).activities] == [1, 2, 3, 4]
    with refused(emma, "not_your_turn", "A-96"):
        emma.shops(x, 0)
    with refused(david, "not_in_the_shop", "A-96"):
        david.shops("shop-99", 0)
    with refused(david, "not_in_the_shop", "A-96"):
        david.shops(x, 4)
    david.shops(x, 0)
    emma.accepts()
    david.completes()
    assert table.coins[0] == 3
    with refused(david, "bought_already", "A-96"):
        david.shops(x, 0)
    with refused(david, "too_few_coins", "A-96"):
        david.shops(x, 3)
    david.shops(x, 2)
    emma.accepts()
    david.completes()
    assert david.can == {"shop_leave", "concede"}


@rule("A-97")
def test_without_coins_one_can_only_leave_and_both_cards_stay() -> None:
    table, david, _ = at_shop(coins=0)
    assert david.can == {"shop_leave", "concede"}
    david.leaves_shop()
    assert len(table.shop) == 2


@rule("A-98")
def test_the_card_bought_from_leaves_the_game() -> None:
    table, david, emma = at_shop()
    x, y = table.shop
    david.shops(x, 0)
    emma.accepts()
    david.completes()
    told = david.leaves_shop()
    assert events.ShopLeft(0, (y,)) in told
    assert [seen.card for seen in emma.sees.shop] == [y]


@rule("A-101")
def test_if_both_pass_the_shop_line_the_non_dealer_goes_first() -> None:
    table, david, emma = after_round(LOW, (46, 46))
    assert table.waiting == (0,)
    david.leaves_shop()
    assert table.waiting == (1,)
    assert {move.card for move in table.moves(1) if isinstance(move, ShopBuy)} == set(table.shop)
    emma.leaves_shop()
    assert table.round == 2


# Coins


@rule("A-90", "A-93")
def test_the_one_behind_gets_a_coin_after_both_have_moved() -> None:
    table, _, _ = after_round(LOW, (0, 0))
    assert table.coins == [4, 3]
    table, _, _ = after_round(LOW, (20, 19))  # 22 and 22: level
    assert table.positions == [22, 22]
    assert table.coins == [3, 3]
    table, _, _ = after_round(SWEEP, (0, 0))
    paid = [(e.seat, e.why, e.coins) for e in table.events if isinstance(e, events.CoinsPaid)]
    assert paid == [(0, "hand", 4), (1, "behind", 1)]


@rule("A-91", "A-92", "A-93")
def test_only_the_better_hand_wins_coins_and_a_short_bank_pays_what_it_has() -> None:
    flush = ("9S 8S 7S 6S 5S", "AH AD AC KH KD", "9S-KD 8S-KH 7S-AC 6S-AD 5S-AH")
    table, _, _ = before_tricks(*flush[:2])
    table.coins, table.bank = [9, 9], 2
    play_tricks(table, flush[2])
    assert table.positions == [13, 0]  # 4 + 9
    assert table.coins == [11, 9]  # two of three, and nothing for the one behind
    assert table.bank == 0


@rule("A-94")
def test_coins_spent_return_to_the_bank_and_cannot_be_given() -> None:
    table, david, _emma = at_shop()
    david.shops(table.shop[0], 3)
    assert (table.coins, table.bank) == ([0, 3], 17)
    assert not any("give" in tag or "coin" in tag for tag in table.vocabulary.moves)


@rule("A-95")
def test_coins_are_public_and_worth_nothing_at_the_end() -> None:
    table, david, emma = after_round(LOW, (70, 0))
    assert emma.sees.seats[0].coins == david.sees.seats[0].coins
    david.draws_climax()
    finish_reward(table)
    assert table.result is not None
    assert table.result.scores == (71, 3)  # positions


# The end


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


def test_rules_that_equal_a_quick_rule_carry_their_own_number() -> None:
    """Every "= Q-nn" of the catalogue."""
    equal = re.findall(r"^- \*\*(A-\d+)\*\* (?:\[[^\]]*\] )*= (Q-\d+)", CATALOGUE, re.MULTILINE)
    assert len(equal) == 40
    for ours, quick_rule in equal:
        assert SAME_RULE[quick_rule] == ours
