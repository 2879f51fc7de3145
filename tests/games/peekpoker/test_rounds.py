"""P-43…P-50: showdown, winning by default, the deal, elimination and the end."""

from __future__ import annotations

import random

from games.peekpoker.playing import BEST, GOOD, WORST, at_table, betting
from games.peekpoker.under_test import PEEKPOKER
from kit.people import refused
from kit.random_play import random_moves
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data
from nightcap.games.peekpoker import PeekPokerTable, events
from nightcap.games.peekpoker.dice import dice
from nightcap.games.peekpoker.hands import best_hand
from nightcap.games.peekpoker.table import ShownHand


@rule("P-43")
def test_at_a_showdown_all_live_seats_show_clockwise() -> None:
    _, zoe, yan, xia, wim = betting(4, dealer=1, cups=(WORST, "T T 9", BEST, GOOD))
    xia.checks()
    wim.checks()
    zoe.checks()
    told = yan.folds()
    shown = [event for event in told if isinstance(event, events.HandShown)]
    assert [event.seat for event in shown] == [2, 3, 0]
    assert [event.dice for event in shown] == [dice(BEST), dice(GOOD), dice(WORST)]
    assert shown[0].hand.category == "three_of_a_kind"
    assert shown[0].hand.dice == dice("A A A Q J")
    assert all(event.to is None for event in shown)
    folded = dice("T T 9")
    for viewer in (None, 0, 2, 3):
        assert list(folded) not in [event.get("dice") for event in to_data(seen_by(viewer, told))]


@rule("P-43")
def test_what_was_shown_stays_in_view_until_the_next_antes_are_in() -> None:
    table, zoe, yan = betting(cups=(BEST, GOOD))
    yan.checks()
    zoe.checks()
    box = dice("9 J Q")
    expected = (
        ShownHand(1, dice(GOOD), best_hand(dice(GOOD), box)),
        ShownHand(0, dice(BEST), best_hand(dice(BEST), box)),
    )
    assert zoe.sees.shown == yan.sees.shown == table.view(None).shown == expected
    zoe.antes()
    yan.antes()
    assert table.view(None).shown == ()


@rule("P-43")
def test_passed_and_folded_dice_leave_the_table_unseen() -> None:
    """Only who is in shows; nothing of the other dice is left in the table to be shown later."""
    rng = random.Random(3)
    for _ in range(60):
        table = PEEKPOKER.table(rng)
        assert isinstance(table, PeekPokerTable)
        for seat, move in random_moves(table, rng, PEEKPOKER):
            before = table.copy()
            for event in table.play(seat, move):
                if isinstance(event, events.HandShown):
                    assert before.standing[event.seat] in ("undecided", "live")
                    assert before.cups[event.seat] == event.dice
        assert not any(table.cups)


@rule("P-44")
def test_the_last_one_takes_everything_and_need_not_show() -> None:
    table, zoe, yan, xia = betting(3, cups=(BEST, WORST, GOOD))
    yan.raises(6)
    xia.folds()
    told = zoe.folds()
    assert told[-1] == events.WonByDefault(1, points=9)
    assert table.stacks == [63, 66, 63]
    assert table.waiting == (1,)
    assert yan.can == {"show"}
    with refused(table, "not_your_turn", "P-44"):
        zoe.hides()
    with refused(table, "not_now", "P-28"):
        yan.calls()
    told = yan.hides()
    assert not any(isinstance(event, events.HandShown) for event in told)
    assert table.round == 2


@rule("P-44")
def test_or_may_show_all_three_dice() -> None:
    _, zoe, yan = betting(cups=(BEST, WORST))
    yan.raises(6)
    zoe.folds()
    told = yan.shows()
    box = dice("9 J Q")
    assert told[0] == events.HandShown(1, dice(WORST), best_hand(dice(WORST), box))
    assert [shown.seat for shown in zoe.sees.shown] == [1]


@rule("P-45")
def test_the_deal_passes_to_the_left_after_every_round() -> None:
    table, *people = at_table(4, dealer=2)
    dealers = []
    for _ in range(5):
        dealers.append(table.dealer)
        number = table.round
        while table.round == number:
            people[table.waiting[0]].passes()
    assert dealers == [2, 3, 0, 1, 2]


@rule("P-45", "P-46")
def test_eliminated_seats_are_skipped_even_if_it_was_the_dealer() -> None:
    table, zoe, yan, _, wim = betting((90, 10, 0, 92), dealer=1, cups=(BEST, WORST, WORST, WORST))
    wim.folds()
    zoe.raises(9)
    told = yan.calls()
    assert events.Eliminated(1) in told
    assert table.standing == ["undecided", "out", "out", "undecided"]
    assert table.dealer == 3
    assert table.waiting == (0,)


@rule("P-46")
def test_elimination_is_decided_after_all_pots_are_paid() -> None:
    """Seat 0 had no point left during the showdown, and lives on by the main pot."""
    table, zoe, yan, xia = betting((10, 91, 91), cups=(BEST, GOOD, WORST))
    yan.goes_all_in()
    xia.goes_all_in()
    told = zoe.goes_all_in()
    assert [event.seat for event in told if isinstance(event, events.Eliminated)] == [2]
    assert table.stacks == [30, 162, 0]


@rule("P-47")
def test_the_game_ends_when_one_has_all_the_points() -> None:
    table, zoe, yan, xia = betting((142, 30, 20), dealer=2, cups=(BEST, GOOD, WORST))
    zoe.goes_all_in()
    yan.calls()
    told = xia.calls()
    assert told[-1] == events.GameEnded((0,))
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((0,), (1, 2))
    assert table.result.scores == (192, 0, 0)
    assert table.waiting == ()
    with refused(table, "game_over", "P-47"):
        zoe.antes()


@rule("P-48")
def test_after_the_last_round_the_most_points_win() -> None:
    table, *people = at_table((60, 70, 62), max_rounds=20)
    while table.waiting:
        people[table.waiting[0]].passes()
    assert table.round == 20
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((1,), (0, 2))


@rule("P-48")
def test_equal_points_share_the_victory() -> None:
    table, *people = at_table((70, 52, 70), max_rounds=20)
    while table.waiting:
        people[table.waiting[0]].passes()
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((0, 2), (1,))


@rule("P-48")
def test_without_a_limit_void_rounds_may_go_on_for_ever() -> None:
    table, *people = at_table(max_rounds=0)
    for _ in range(1100):
        people[table.waiting[0]].passes()
    assert table.round == 1101
    assert table.result is None


@rule("P-49")
def test_with_two_seats_the_non_dealer_antes_and_bets_first() -> None:
    for dealer in (0, 1):
        table, *people = at_table(2, dealer=dealer)
        other = 1 - dealer
        assert table.waiting == (other,)
        people[other].antes()
        people[dealer].antes()
        assert table.waiting == (other,)
        people[other].checks()
        assert table.waiting == (dealer,)


@rule("P-50")
def test_an_eliminated_seat_gets_no_dice_and_sees_what_a_spectator_sees() -> None:
    table, zoe, yan, xia = at_table((96, 0, 96))
    assert table.cups[1] == ()
    assert not any(seen.all_in for seen in zoe.sees.seats)  # out is not all-in
    public = {**to_data(table.view(None)), "seat": 1}
    assert to_data(yan.sees) == public
    assert yan.can == set()
    with refused(table, "not_your_turn", "P-08"):
        yan.antes()
    xia.antes()
    zoe.antes()
    assert {**to_data(table.view(None)), "seat": 1} == to_data(yan.sees)
