"""A-86…A-101: the shop, coins and the bank."""

from __future__ import annotations

from games.couples.playing import finish_reward
from games.couples.playing_advanced import (
    LOW,
    SWEEP,
    after_round,
    at_shop,
    before_tricks,
    play_tricks,
)
from kit.people import refused
from kit.rules import rule
from nightcap.games.couples import events
from nightcap.games.couples.moves import ShopBuy


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
