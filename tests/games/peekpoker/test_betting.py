"""P-25…P-37: raise, call, check, fold, all-in, and when it is over."""

from __future__ import annotations

import random

import pytest

from games.peekpoker.playing import BEST, GOOD, WORST, at_table, betting
from games.peekpoker.under_test import PEEKPOKER
from kit.people import refused
from kit.random_play import random_moves
from kit.rules import rule
from nightcap.engine.options import Amount
from nightcap.games.peekpoker import PeekPokerTable, events
from nightcap.games.peekpoker.betting import AskToBet
from nightcap.games.peekpoker.moves import Raise


@rule("P-25")
def test_betting_goes_clockwise_from_the_dealers_left() -> None:
    table, *people = betting(4, dealer=1)
    for seat in (2, 3, 0, 1):
        assert table.waiting == (seat,)
        people[seat].checks()
    assert table.round == 2  # one betting phase, then the showdown


@rule("P-25")
def test_seats_that_passed_folded_or_are_all_in_are_skipped() -> None:
    table, zoe, yan, xia, wim = at_table((48, 48, 1, 95))
    yan.antes()
    xia.antes()  # all-in
    wim.antes()
    zoe.passes()
    assert table.waiting == (1,)
    yan.raises(2)
    assert table.waiting == (3,)
    wim.raises(2)
    assert table.waiting == (1,)


@rule("P-26", "P-36")
def test_after_a_raise_all_others_must_answer() -> None:
    table, zoe, yan, xia = betting(3)
    yan.checks()
    xia.checks()
    told = zoe.raises(5)
    assert told == [events.Raised(0, by=5, points=5, all_in=False)]
    assert table.waiting == (1,)  # who had checked
    assert yan.can == {"call", "raise", "all_in", "fold"}
    yan.calls()
    assert table.waiting == (2,)
    xia.raises(1)
    assert table.waiting == (0,)  # the raiser himself
    zoe.calls()
    assert table.waiting == (1,)  # and an earlier caller
    assert table.to_call(1) == 1


@rule("P-27")
def test_the_least_raise_is_one_whatever_came_before() -> None:
    table, zoe, yan = betting()
    yan.raises(20)
    zoe.raises(1)
    yan.raises(1)
    zoe.raises(1)
    assert table.level == 24
    with refused(table, "raise_too_small", "P-27"):
        yan.raises(0)
    with refused(table, "raise_too_small", "P-27"):
        yan.raises(-3)


@rule("P-27")
def test_there_may_be_as_many_raises_as_there_are_points() -> None:
    table, *people = betting()
    raises = 0
    while "raise" in people[table.waiting[0]].can:
        people[table.waiting[0]].raises(1)
        raises += 1
    assert raises == 95
    people[table.waiting[0]].calls()
    assert table.view(None).asked in ("", "ask_to_ante")


@rule("P-28")
def test_a_call_pays_only_the_difference() -> None:
    table, zoe, yan, xia = betting(3)
    yan.raises(4)
    told = xia.calls()
    assert told == [events.Called(2, points=4, all_in=False)]
    zoe.raises(3)
    assert yan.calls() == [events.Called(1, points=3, all_in=False)]
    assert table.bets == [8, 8, 5]


@rule("P-28")
def test_there_must_be_something_to_call() -> None:
    table, _, yan = betting()
    with refused(table, "nothing_to_call", "P-28"):
        yan.calls()


@rule("P-29")
def test_call_and_raise_costs_both() -> None:
    """The rulebook's example: to call 2 and raise 1 costs 3."""
    table, zoe, yan, xia = betting(3)
    yan.raises(2)
    told = xia.raises(1)
    assert told == [events.Raised(2, by=1, points=3, all_in=False)]
    assert table.bets == [1, 3, 4]
    with refused(table, "not_enough_points", "P-29"):
        zoe.raises(61)  # 63 points left, 3 of them to call


@rule("P-30")
def test_checking_stays_in_for_nothing() -> None:
    table, zoe, yan = betting()
    assert yan.checks() == [events.Checked(1)]
    assert table.bets == [1, 1]
    zoe.raises(1)
    with refused(table, "something_to_call", "P-30"):
        yan.checks()


@rule("P-30")
def test_without_checking_one_raises_or_folds() -> None:
    table, _, yan, xia = betting(3, allow_check=False)
    assert yan.can == {"raise", "all_in", "fold"}
    with refused(table, "no_checking", "P-30"):
        yan.checks()
    yan.folds()
    told = xia.folds()
    assert events.WonByDefault(0, points=3) in told  # seat 0 was not asked


@rule("P-30")
def test_whoever_must_raise_can() -> None:
    """In random games without checking, with either cap, nobody is asked who could only fold."""
    rng = random.Random(7)
    for cap in ("richest", "poorest"):
        for _ in range(40):
            table = PEEKPOKER.table(rng, options={"allow_check": False, "bet_cap": cap, "max_rounds": 40})
            assert isinstance(table, PeekPokerTable)
            for seat, move in random_moves(table, rng, PEEKPOKER):
                if isinstance(table.question, AskToBet) and table.to_call(seat) == 0:
                    assert any(isinstance(option, Amount) for option in table.options(seat))
                table.play(seat, move)


@rule("P-31")
def test_a_fold_loses_what_was_put_in() -> None:
    table, zoe, yan = betting()
    yan.raises(10)
    zoe.raises(5)
    told = yan.folds()
    assert told[0] == events.Folded(1)
    assert table.stacks == [96 + 11, 96 - 11]


@rule("P-31")
def test_folding_is_legal_with_nothing_to_call() -> None:
    table, _, yan, _ = betting(3)
    yan.folds()
    assert table.standing[1] == "folded"
    assert table.waiting == (2,)


@rule("P-32")
def test_all_in_bets_everything_at_once() -> None:
    table, _, yan, _ = betting((64, 30, 98))
    told = yan.goes_all_in()
    assert told == [events.WentAllIn(1, by=29, points=29, all_in=True)]
    assert (table.stacks[1], table.bets[1]) == (0, 30)
    assert table.all_in == [1]


@rule("P-32", "P-34")
def test_all_in_is_limited_by_the_cap() -> None:
    table, _, yan = betting((42, 150))
    told = yan.goes_all_in()
    assert told == [events.WentAllIn(1, by=41, points=41, all_in=False)]
    assert table.stacks[1] == 108


@rule("P-32", "P-33")
def test_all_in_for_less_is_a_call() -> None:
    """It reopens nothing: the raiser and the caller before are not asked again."""
    table, zoe, yan, xia = betting((10, 91, 91))
    yan.raises(40)
    xia.calls()
    told = zoe.goes_all_in()
    assert told[0] == events.WentAllIn(0, by=0, points=9, all_in=True)
    assert table.round == 2


@rule("P-33")
def test_a_call_may_take_the_whole_stack() -> None:
    table, zoe, yan, xia = betting((10, 91, 91))
    yan.raises(9)
    xia.raises(9)
    assert zoe.can == {"call", "all_in", "fold"}
    with refused(table, "only_a_call", "P-33"):
        zoe.raises(1)
    told = zoe.calls()
    assert told[0] == events.Called(0, points=9, all_in=True)
    assert table.all_in == [0]


@rule("P-34")
def test_nobody_bets_more_than_the_richest_opponent_has() -> None:
    table, _, yan, _ = betting((30, 120, 42))
    assert yan.sees.cap == 42
    assert yan.most == 41
    with refused(table, "above_the_cap", "P-34"):
        yan.raises(42)
    yan.raises(41)
    assert table.level == 42


@rule("P-34")
def test_the_cap_may_be_the_poorest_opponent_who_has_points() -> None:
    table, zoe, yan, xia, _ = betting((30, 119, 42, 1), bet_cap="poorest")
    assert yan.sees.cap == 30  # seat 3 is all-in already and does not count
    with refused(table, "above_the_cap", "P-34"):
        yan.raises(30)
    yan.raises(29)
    assert xia.most == 0  # seat 0 can just call: the cap is the bet level
    with refused(table, "nobody_to_raise", "P-35"):
        xia.raises(1)
    xia.calls()
    zoe.calls()
    assert table.round == 2


@rule("P-34")
def test_the_poorest_opponents_cap_is_never_below_the_bet_level() -> None:
    """Even if no other live seat has points: then one may still call."""
    table, zoe, yan, xia = betting(3, bet_cap="poorest")
    yan.goes_all_in()
    xia.goes_all_in()
    assert zoe.sees.cap == table.level == 64
    zoe.goes_all_in()
    assert table.bets == [0, 0, 0]


@rule("P-35")
def test_against_seats_that_are_all_in_one_can_only_call_or_fold() -> None:
    table, zoe, yan, xia = betting((142, 30, 20))
    yan.goes_all_in()
    xia.goes_all_in()
    assert zoe.most == 0
    with refused(table, "nobody_to_raise", "P-35"):
        zoe.raises(1)
    before = table.copy()
    told = zoe.goes_all_in()  # comes to the same as a call: no raise is in it
    assert told[0] == events.WentAllIn(0, by=0, points=29, all_in=False)
    called = before.copy()
    called.play(0, {"type": "call"})
    assert called.stacks == table.stacks


@rule("P-36")
def test_a_raise_by_all_in_gives_another_turn_too() -> None:
    table, zoe, yan, xia = betting((64, 64, 64))
    yan.raises(2)
    xia.calls()
    zoe.goes_all_in()
    assert table.waiting == (1,)
    yan.calls()
    assert table.waiting == (2,)
    xia.folds()
    assert table.view(None).asked in ("", "ask_to_ante")


@rule("P-37")
def test_betting_is_over_when_all_have_acted_and_are_level() -> None:
    """I-6."""
    table, zoe, yan, xia = betting(3)
    yan.raises(3)
    xia.calls()
    assert table.round == 1
    zoe.calls()
    assert table.round == 2


@rule("P-37")
def test_betting_is_over_when_one_is_left() -> None:
    table, zoe, yan, xia = betting(3)
    yan.checks()
    xia.folds()
    zoe.folds()
    assert table.view(None).asked == "ask_to_show"


@rule("P-37")
@pytest.mark.parametrize("stacks", [(191, 1), (1, 191)])
def test_there_is_no_betting_if_only_one_has_points(stacks: tuple[int, int]) -> None:
    table, zoe, yan = at_table(stacks, cups=("A A K", "A K A"))
    yan.antes()
    told = zoe.antes()
    assert sum(isinstance(event, events.HandShown) for event in told) == 2
    assert table.stacks == list(stacks)  # equal hands


@rule("P-37")
def test_the_only_one_with_points_is_not_asked_once_the_others_have_folded() -> None:
    table, _, yan, _ = betting((1, 90, 101), cups=(BEST, GOOD, WORST))
    yan.folds()
    assert table.round == 2  # seat 2 had nothing to call, and nobody to bet against
    assert table.stacks == [3, 89, 100]


@rule("P-37")
def test_the_only_one_with_points_is_asked_while_there_is_something_to_call() -> None:
    table, zoe, yan, xia = betting((64, 64, 64))
    yan.goes_all_in()
    xia.goes_all_in()
    assert table.waiting == (0,)
    assert zoe.can == {"call", "all_in", "fold"}


def test_a_raise_that_nobody_checked_is_refused() -> None:
    table, _, yan = betting()
    for by in (1.5, True, "2", None):
        with refused(table, "malformed", "P-25"):
            yan.does(Raise(by))  # type: ignore[arg-type]
