"""A-01…A-47: set-up, deal, exchanges, coins for standing pat, buying, tricks."""

from __future__ import annotations

import random

from games.couples.playing import Person, advanced, deal_and_stand_pat
from games.couples.playing_advanced import (
    before_tricks,
    exchange_both,
    play_tricks,
    refuse,
)
from kit.people import refused
from kit.rules import rule
from nightcap import Scripted, new_table
from nightcap.engine.activities import Deck
from nightcap.engine.cards import PACK, cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data
from nightcap.games.couples import AdvancedTable, events
from nightcap.games.couples.advanced.table import COINS
from nightcap.games.couples.moves import BuyCards, Exchange
from nightcap.games.couples.reward_cards import REWARDS, placeholder_deck

DAVID, EMMA = "KH 4C KS JC TD", "AH 9H 9C 6S 6D"
DRAWS = "2C 3C 5C 6C 7C 8C TC QC AC 2D 3D 4D 5D 7D 8D 9D JD QD KD AD 2H 3H 4H 5H 6H 7H 8H"


# Set-up


@rule("A-01", "A-02", "A-03")
def test_two_adults_who_agree() -> None:
    refuse("seat_count", "A-01", seats=3)
    refuse("not_ready", "A-02", players=[{"adult": False}, {}])
    refuse("not_ready", "A-02", players=[{}, {"consent": False}])


@rule("A-06", "A-112")
def test_notices_and_other_games_are_no_options() -> None:
    refuse("unknown_option", "A-16", options={"minutes": 180})
    refuse("unknown_option", "A-16", options={"game_on_board": "cribbage"})


@rule("A-07")
def test_five_pieces_each_whatever_they_are() -> None:
    table, _, _ = advanced()
    assert table.clothes == [5, 5]
    refuse("wrong_pieces", "A-07", players=[{"pieces": 6}, {}])


@rule("A-08")
def test_each_seat_has_its_own_pawn_on_the_start() -> None:
    table, _, _ = advanced()
    assert table.positions == [0, 0]
    assert table.pawns == ["beige", "pink"]
    pink_first = new_table("couples-advanced", players=[{"pawn": "pink"}, {}])
    assert isinstance(pink_first, AdvancedTable)
    assert pink_first.pawns == ["pink", "beige"]
    refuse("pawn_taken", "A-08", players=[{"pawn": "pink"}, {"pawn": "pink"}])
    refuse("bad_player", "A-08", players=[{"pawn": "blue"}, {}])


@rule("A-09")
def test_two_bails_each() -> None:
    assert advanced()[0].bails == [2, 2]


@rule("A-11")
def test_three_coins_each_and_fourteen_in_the_bank() -> None:
    table, david, _ = advanced()
    assert (table.coins, table.bank, COINS) == ([3, 3], 14, 20)
    assert david.sees.bank == 14
    assert david.sees.seats[1].coins == 3


@rule("A-12")
def test_seven_stacks_shuffled_one_by_one() -> None:
    stocks = [[f"{kind}-03", f"{kind}-01"] for kind in REWARDS]
    table, david, _ = advanced(stocks=[*stocks, []])
    assert [table.stacks[kind][:2] for kind in REWARDS] == [(f"{kind}-03", f"{kind}-01") for kind in REWARDS]
    assert david.sees.stacks == dict(zip(REWARDS, (12, 10, 10, 6, 16, 10, 8), strict=True))
    shown = str(to_data(david.sees))
    assert not any(card in shown for stack in table.stacks.values() for card in stack)


@rule("A-13")
def test_two_shop_cards_lie_face_up_and_the_others_are_unseen() -> None:
    table, david, emma = advanced(stocks=[*[[]] * 7, ["shop-05", "shop-02"]])
    assert [seen.card for seen in david.sees.shop] == ["shop-05", "shop-02"]
    assert david.sees.shop == emma.sees.shop == table.view(None).shop
    assert "shop-01" not in str(to_data(david.sees))


@rule("A-14", "A-15", "A-16")
def test_the_opening_is_that_of_the_quick_version() -> None:
    table, david, emma = advanced(first_dealer="rps")
    david.throws("rock")
    with refused(david, "not_your_turn", "A-15"):
        david.throws("rock")
    assert "rock" not in str(to_data(emma.sees))
    emma.throws("paper")
    assert table.waiting == (1,)
    drawn = AdvancedTable.new(options={"first_dealer": "random"}, chance=Scripted([[]] * 8 + [1]))
    assert drawn.dealer == 1
    refuse("bad_option", "A-16", options={"first_dealer": "nobody"})


# Deal and exchange


@rule("A-17", "A-18", "A-19", "A-20")
def test_the_deal() -> None:
    table, david, emma = advanced([DAVID, EMMA])
    with refused(emma, "not_your_turn", "A-17"):
        emma.deals()
    told = david.deals()
    assert table.hands == [cards(DAVID), cards(EMMA)]
    assert sorted([*table.pack, *table.hands[0], *table.hands[1]]) == sorted(PACK)
    shown = str(to_data([emma.sees, seen_by(1, told)]))
    assert not any(f"'{card}'" in shown for card in (*table.hands[0], *table.pack))
    assert emma.sees.pack == 42


@rule("A-21", "A-22", "A-23", "A-24", "A-25", "A-26")
def test_the_first_exchange() -> None:
    table, david, emma = advanced([DAVID, EMMA], then=DRAWS)
    david.deals()
    with refused(david, "not_your_turn", "A-21"):
        david.stands_pat()
    with refused(emma, "card_not_in_hand", "A-22"):
        emma.exchanges("KH")
    told = emma.exchanges("6S 6D")
    assert table.hands[1] == cards("AH 9H 9C 2C 3C")
    assert events.Exchanged(1, 2) in seen_by(0, told)
    assert "6S" not in str(to_data([david.sees, seen_by(0, told)]))
    with refused(emma, "exchanged_already", "A-26"):
        emma.exchanges("AH")
    david.stands_pat()
    assert table.coins == [3, 3]  # no coins in this phase


# Coins for standing pat


@rule("A-27", "A-28", "A-31", "A-33")
def test_nothing_exchanged_at_all_earns_two_coins_at_once() -> None:
    table, david, emma = advanced([DAVID, EMMA], then=DRAWS)
    david.deals()
    emma.stands_pat()
    david.stands_pat()
    assert table.coins == [3, 3]
    assert table.view(1).pat_coins == table.view(None).pat_coins == 2  # said before she decides
    assert events.StoodPat(1, 2, True) in emma.stands_pat()
    assert (table.coins, table.bank) == ([3, 5], 12)  # before David decides; not asked whether she wants it
    david.stands_pat()
    assert (table.coins, table.bank) == ([5, 5], 10)


@rule("A-29", "A-30")
def test_standing_pat_only_in_the_second_exchange_earns_one() -> None:
    table, david, emma = advanced([DAVID, EMMA], then=DRAWS)
    david.deals()
    emma.exchanges("6S 6D AH")
    assert table.view(0).pat_coins == 0  # the first exchange pays nothing
    david.stands_pat()
    assert table.view(1).pat_coins == 1
    emma.stands_pat()
    assert table.coins == [3, 4]
    david.exchanges("TD")  # stood pat first, exchanged now: nothing
    assert table.coins == [3, 4]
    assert table.locked == [False, True]


@rule("A-32")
def test_who_earned_coins_by_standing_pat_is_locked() -> None:
    table, david, emma = advanced([DAVID, EMMA], then=DRAWS)
    david.deals()
    emma.stands_pat()
    david.exchanges("TD")
    emma.stands_pat()
    david.exchanges("JC")
    assert table.locked == [False, True]
    assert table.waiting == (0,)  # Emma is skipped
    with refused(emma, "locked", "A-32"):
        emma.buys("6S")


@rule("A-34", "A-92")
def test_who_got_nothing_from_an_empty_bank_is_not_locked() -> None:
    for bank, earned in ((0, 0), (1, 1), (2, 2)):
        table, david, emma = advanced([DAVID, EMMA], then=DRAWS)
        table.bank, table.coins = bank, [17 - bank, 3]
        david.deals()
        emma.stands_pat()
        david.exchanges("TD")
        emma.stands_pat()
        assert table.coins[1] == 3 + earned
        assert table.locked[1] == (earned > 0)
        david.exchanges("JC")
        assert table.bank == bank - earned  # and no later make-up payment


# Buying


@rule("A-35", "A-36", "A-41")
def test_cards_cost_a_coin_each_and_turns_alternate() -> None:
    table, david, emma = advanced([DAVID, EMMA])
    exchange_both(table)
    with refused(david, "not_your_turn", "A-35"):
        david.does(BuyCards(table.hands[0][:1]))
    with refused(emma, "too_few_coins", "A-36"):
        emma.does(BuyCards(table.hands[1][:4]))
    with refused(emma, "number_of_cards", "A-22"):
        emma.does(BuyCards(()))
    out = table.hands[1][:2]
    told = emma.does(BuyCards(out))
    assert (table.coins, table.bank, table.waiting) == ([3, 1], 16, (0,))
    assert events.CardsBought(1, 2) in seen_by(0, told)
    assert not any(f"'{card}'" in str(to_data([david.sees, seen_by(0, told)])) for card in out)
    assert david.sees.seats[1].bought == (2,)


@rule("A-37")
def test_two_passes_in_a_row_end_the_phase_and_a_pass_is_not_final() -> None:
    table, david, emma = advanced([DAVID, EMMA])
    exchange_both(table)
    emma.passes()
    david.does(BuyCards(table.hands[0][:1]))
    assert "buy_cards" in emma.can  # she passed, but David has bought meanwhile
    emma.passes()
    david.passes()
    assert "play_card" in emma.can
    with refused(david, "not_your_turn", "A-37"):
        david.passes()


@rule("A-38")
def test_a_locked_or_penniless_seat_is_skipped() -> None:
    table, david, emma = advanced([DAVID, EMMA])
    exchange_both(table)
    emma.does(BuyCards(table.hands[1][:3]))
    told = david.does(BuyCards(table.hands[0][:1]))
    assert events.SkippedBuying(1, "no_coins") in told
    assert table.waiting == (0,)
    told = david.passes()  # Emma's skip counted as a pass, so this is the second
    assert "play_card" in emma.can

    table, david, emma = advanced([DAVID, EMMA])
    deal_and_stand_pat(table)  # both locked: the phase is skipped
    assert "play_card" in emma.can


@rule("A-39", "A-40")
def test_buying_ends_and_the_pack_never_runs_out() -> None:
    """All five cards are exchanged four times, and every coin is spent on cards: two are left."""
    table, david, emma = advanced([DAVID, EMMA])
    table.coins, table.bank = [10, 10], 0
    david.deals()
    for person in (emma, david, emma, david):
        person.does(Exchange(table.hands[person.seat]))
    smallest = len(table.pack)
    bought = 0
    while table.waiting and "buy_cards" in Person(table, table.waiting[0]).can:
        seat = table.waiting[0]
        count = min(5, table.coins[seat])
        table.play(seat, BuyCards(table.hands[seat][:count]))
        bought += count
        smallest = min(smallest, len(table.pack))
    assert bought == 20
    assert smallest == 2
    assert table.coins == [0, 0]


@rule("A-40")
def test_a_purchase_never_exceeds_the_pack() -> None:
    table, _david, emma = advanced([DAVID, EMMA])
    exchange_both(table)
    table.discards[0] += tuple(table.pack[2:])
    table.pack = table.pack[:2]
    assert max(len(move.cards) for move in table.moves(1) if isinstance(move, BuyCards)) == 2
    with refused(emma, "number_of_cards", "A-22"):
        emma.does(BuyCards(table.hands[1][:3]))


# Tricks


@rule("A-42", "A-44", "A-45", "A-46", "A-47")
def test_five_tricks_onto_ones_own_pile() -> None:
    table, david, emma = before_tricks(DAVID, EMMA)
    assert table.waiting == (0,)
    with refused(emma, "not_your_turn", "A-42"):
        emma.plays("AH")
    play_tricks(table, "KH-AH")  # the ace beats the king
    assert table.waiting == (1,)  # and its player leads
    play_tricks(table, "9H-4C")
    assert table.trick_winners == [1, 1]  # another suit never wins
    play_tricks(table, "6S-KS JC-9C")
    assert emma.sees.seats[0].pile == cards("KH 4C KS JC")
    assert table.waiting == (0,)
    assert david.can == {"play_card", "concede"}  # forced, but played
    play_tricks(table, "TD-6D")
    assert table.trick_winners == [1, 1, 0, 0, 0]
    assert table.piles == [cards(DAVID), cards("AH 9H 6S 9C 6D")]


@rule("A-43")
def test_suit_must_be_followed_if_possible() -> None:
    table, david, emma = before_tricks(DAVID, EMMA)
    david.plays("JC")
    with refused(emma, "must_follow_suit", "A-43"):
        emma.plays("AH")
    with refused(emma, "card_not_in_hand", "A-42"):
        emma.plays("2C")
    emma.plays("9C")
    david.plays("KS")
    emma.plays("6S")
    david.plays("4C")
    emma.plays("6D")  # no club left: any card
    assert table.trick_winners == [0, 0, 0]


@rule("A-45")
def test_the_ace_is_high_in_tricks_even_where_it_is_the_one_of_a_straight() -> None:
    table, _, _ = before_tricks("AC 2D 3H 4S 5C", "KC 6D 7H 8S 9S")
    play_tricks(table, "AC-KC")
    assert table.trick_winners == [0]


@rule("A-70")
def test_a_stock_that_could_run_out_is_refused() -> None:
    deck = placeholder_deck()
    short = Deck("short", {key: card for key, card in deck.cards.items() if not key.startswith("talk-0")})
    facts = refuse("too_few_cards", "A-70", deck=short).facts
    assert facts == {"category": "talk", "cards": 3, "least": 6}
    # starting beyond all talk lines, no talk card is needed
    new_table("couples-advanced", deck=short, options={"start_space": 30})


@rule("A-111")
def test_limits_are_those_of_the_quick_version() -> None:
    table, _, _ = advanced(limits=["blindfold"])
    assert table.deck is not None
    assert all("blindfold" not in a.tags for card in table.deck.cards.values() for a in card.activities)
    refuse("too_few_cards", "A-70", options={"limits": ["music"]})


def test_lots_of_random_deals_keep_every_coin() -> None:
    rng = random.Random(0)
    for _ in range(200):
        table, _, _ = advanced(first_dealer="random")
        while table.round < 3 and table.waiting:
            seat = table.waiting[0]
            table.play(seat, rng.choice(table.answers(seat)).random(rng.randrange))
            assert sum(table.coins) + table.bank == COINS
