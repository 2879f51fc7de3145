"""Q-17…Q-31, Q-43…Q-52, Q-69…Q-72: dealing, exchanging, showdown, ties and the end."""

from __future__ import annotations

import pytest

from games.couples.playing import (
    BEST,
    WORST,
    Person,
    deal_and_stand_pat,
    finish_reward,
    play_rounds,
    quick,
    up_to_reward,
    won_by,
)
from kit.people import refused
from kit.rules import rule
from nightcap.engine.cards import cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data
from nightcap.games.couples import QuickTable, events
from nightcap.games.couples.moves import DrawReward, Exchange

DAVID, EMMA = "2C 4C 6C 8C TC", "3D 5D 7D 9D JD"
DRAWS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AS KS QS JS TS 9S 8S"


@rule("Q-17")
def test_the_dealer_deals_one_at_a_time_to_the_other_first() -> None:
    table, david, emma = quick([DAVID, EMMA])
    with refused(emma, "not_your_turn", "Q-17"):
        emma.deals()
    david.deals()
    assert table.hands == [cards(DAVID), cards(EMMA)]
    # the pack was 3D 2C 5D 4C …: Emma, who does not deal, got the first card
    assert emma.sees.seats[1].hand[0] == "3D"


@rule("Q-19", "Q-20")
def test_hands_and_pack_are_secret() -> None:
    table, david, emma = quick([DAVID, EMMA])
    told = david.deals()
    for person, other in ((david, 1), (emma, 0)):
        shown = str(to_data([person.sees, seen_by(person.seat, told)]))
        assert all(card in shown for card in table.hands[person.seat])
        assert not any(card in shown for card in table.hands[other])
        assert not any(f"'{card}'" in shown for card in table.pack)
        assert person.sees.pack == 42
        assert person.sees.seats[other].hidden == 5
    screen = str(to_data([table.view(None), seen_by(None, told)]))
    assert not any(f"'{card}'" in screen for card in (*table.hands[0], *table.hands[1]))


@rule("Q-21")
def test_the_non_dealer_exchanges_and_refills_first() -> None:
    table, david, emma = quick([DAVID, EMMA], then=DRAWS)
    david.deals()
    with refused(david, "not_your_turn", "Q-21"):
        david.exchanges("2C")
    emma.exchanges("3D 5D")
    assert table.hands[1] == cards("7D 9D JD AH KH")
    david.exchanges("2C")
    assert table.hands[0] == cards("4C 6C 8C TC QH")


@rule("Q-22", "Q-23")
@pytest.mark.parametrize("count", range(6))
def test_any_number_can_be_exchanged_none_included(count: int) -> None:
    table, david, emma = quick([DAVID, EMMA], then=DRAWS)
    david.deals()
    out = EMMA.split()[:count]
    emma.exchanges(" ".join(out))
    assert len(table.hands[1]) == 5
    assert not set(out) & set(table.hands[1])
    assert len(table.pack) == 42 - count


@rule("Q-22")
def test_only_own_cards_and_each_once() -> None:
    _, david, emma = quick([DAVID, EMMA])
    david.deals()
    with refused(emma, "card_not_in_hand", "Q-22"):
        emma.exchanges("2C")
    with refused(emma, "card_twice", "Q-22"):
        emma.exchanges("3D 3D")


@rule("Q-24")
def test_discards_are_seen_by_nobody_else_not_even_at_the_showdown() -> None:
    table, david, emma = quick([DAVID, EMMA], then=DRAWS)
    david.deals()
    told = emma.exchanges("3D 5D")
    assert emma.sees.seats[1].discards == cards("3D 5D")
    assert "3D" not in str(to_data([david.sees, seen_by(0, told)]))
    david.stands_pat()
    emma.stands_pat()
    told = david.stands_pat()
    assert table.shown
    assert "3D" not in str(to_data([david.sees, seen_by(0, told)]))
    assert "3D" in table.discards[1]


@rule("Q-25")
def test_the_number_exchanged_is_public_at_once() -> None:
    _, david, emma = quick([DAVID, EMMA], then=DRAWS)
    david.deals()
    told = emma.exchanges("3D 5D JD")
    assert events.Exchanged(1, 3) in seen_by(0, told)
    assert david.sees.seats[1].exchanged == (3,)


@rule("Q-26")
def test_one_exchange_for_each_seat_in_each_phase() -> None:
    _, david, emma = quick([DAVID, EMMA], then=DRAWS)
    david.deals()
    emma.exchanges("3D")
    with refused(emma, "exchanged_already", "Q-26"):
        emma.exchanges("5D")
    david.stands_pat()
    with refused(david, "not_your_turn", "Q-21"):  # the second exchange begins with Emma
        david.stands_pat()


@rule("Q-27")
def test_in_the_second_exchange_new_cards_can_be_discarded_too() -> None:
    table, david, emma = quick([DAVID, EMMA], then=DRAWS)
    david.deals()
    emma.exchanges("3D")
    david.stands_pat()
    emma.exchanges("AH")
    assert table.exchanged == [(0,), (1, 1)]
    assert table.hands[1] == cards("5D 7D 9D JD KH")


@rule("Q-28")
def test_the_pack_cannot_run_out() -> None:
    table, david, emma = quick([DAVID, EMMA])
    david.deals()
    sizes = []
    for person in (emma, david, emma, david):
        sizes.append(len(table.pack))
        person.does(Exchange(table.hands[person.seat]))
    assert [*sizes, len(table.pack)] == [42, 37, 32, 27, 22]


@rule("Q-29", "Q-30")
def test_showdown_is_automatic_and_the_better_hand_wins() -> None:
    table, david, emma = quick(["QS QD 9C 6H 3D", "KH JH 8H 5H 2H"])
    david.deals()
    emma.stands_pat()
    david.stands_pat()
    emma.stands_pat()
    told = david.stands_pat()
    shown = [event for event in told if isinstance(event, events.HandShown)]
    assert [(event.seat, event.category) for event in shown] == [(1, "flush"), (0, "pair")]
    assert table.round_winner == 1
    assert table.waiting == (1,)


@rule("Q-31")
def test_both_hands_stay_open_until_the_next_deal() -> None:
    table, david, emma = won_by(1, 0)
    up_to_reward(table)
    finish_reward(table)
    assert david.sees.seats[1].hand == table.hands[1]
    assert table.view(None).seats[0].hand == table.hands[0]
    emma.deals()
    assert david.sees.seats[1].hand == ()


TIE = ["9C 8D 7H 6S 5C", "9D 8H 7S 6C 5D"]


@rule("Q-43", "Q-44")
def test_a_tie_is_replayed_by_the_same_dealer_with_a_fresh_pack() -> None:
    table, david, emma = quick(TIE, [BEST, WORST])
    deal_and_stand_pat(table)
    assert table.wins == [0, 0]
    assert (table.round, table.replay, table.dealer) == (1, 1, 0)
    with refused(emma, "not_your_turn", "Q-17"):
        emma.deals()
    david.deals()
    assert len(table.pack) == 42


@rule("Q-45")
def test_after_a_tie_the_dealer_may_change_if_so_agreed() -> None:
    table, _, emma = quick(TIE, tie_dealer="swap")
    deal_and_stand_pat(table)
    assert table.dealer == 1
    emma.deals()


@rule("Q-46")
def test_only_the_winner_takes_a_card_and_from_their_own_deck() -> None:
    table, david, emma = won_by(1)
    top = table.reward_decks[1][0]
    deal_and_stand_pat(table)
    assert table.wins == [0, 0]
    with refused(david, "not_your_turn", "Q-46"):
        david.draws_reward()
    emma.draws_reward()
    assert table.wins == [0, 1]
    assert table.on_table.card == top
    assert len(table.reward_decks[0]) == 8
    assert len(table.reward_decks[1]) == 7


@rule("Q-50", "Q-52")
def test_the_card_leaves_the_game_and_the_deal_passes() -> None:
    table, david, emma = won_by(0, 0)
    up_to_reward(table)
    card = table.on_table.card
    finish_reward(table)
    assert table.face_up is None
    assert table.used[0].card == card
    assert (table.round, table.dealer, table.waiting) == (2, 1, (1,))
    with refused(david, "not_your_turn", "Q-17"):
        david.deals()
    emma.deals()


@rule("Q-69", "Q-70", "Q-71")
def test_the_first_to_draw_their_climax_card_wins() -> None:
    table, david, emma = won_by(*[0] * 8)
    play_rounds(table, 7)
    assert david.sees.winner is None
    up_to_reward(table)
    assert table.winner == 0
    assert table.card(table.on_table.card).category == "climax"
    david.selects(1)
    assert table.on_table.selected == 1
    assert table.waiting == (1,)
    emma.accepts()
    told = david.completes()
    assert told[-1] == events.GameEnded(0)
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.losers == (1,)
    assert table.result.scores == (8, 0)
    with refused(david, "game_over", "Q-71"):
        david.deals()


@rule("Q-71")
def test_the_game_is_over_when_every_climax_activity_was_stopped() -> None:
    table, david, emma = won_by(*[0] * 8)
    play_rounds(table, 7)
    up_to_reward(table)
    for index in range(3):
        david.selects(index)
        emma.stops()
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("Q-72")
def test_both_cannot_win() -> None:
    table, _, _ = won_by(*[0] * 7, *[1] * 7, 1)
    play_rounds(table, 14)
    assert table.wins == [7, 7]
    up_to_reward(table)
    assert table.winner == 1
    assert table.why_not(0, DrawReward()) is not None


@rule("Q-79")
def test_conceding_ends_the_game_and_nothing_is_owed() -> None:
    table, david, emma = won_by(0)
    emma.concedes()
    assert table.result is not None
    assert table.result.winners == table.result.losers == ()

    table, david, emma = won_by(*[0] * 8)
    play_rounds(table, 7)
    up_to_reward(table)
    david.concedes()
    assert table.result is not None
    assert table.result.winners == (0,)


def test_either_seat_can_concede_at_any_moment() -> None:
    table, _, _ = won_by(0, 1)
    for _ in range(2):
        assert all("concede" in Person(table, seat).can for seat in range(2))
        up_to_reward(table)
        assert all("concede" in Person(table, seat).can for seat in range(2))
        finish_reward(table)


def test_winners_are_even_over_many_games() -> None:
    """Seats are treated alike: neither wins much more than half of 2,000 random games."""
    import random

    from nightcap.engine.bots import RandomBot

    player = RandomBot(random.Random(1))
    won = 0
    for seed in range(2000):
        table = QuickTable.new(seed=str(seed))
        while waiting := table.waiting:
            table.play(waiting[0], player.choose(None, table.answers(waiting[0])))
        assert table.result is not None
        won += table.result.winners == (0,)
    assert 900 < won < 1100
