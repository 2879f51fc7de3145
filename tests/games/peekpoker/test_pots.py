"""P-38…P-42: side pots, what goes back, ties and odd points."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.peekpoker.playing import BEST, GOOD, WORST, betting
from games.peekpoker.under_test import PEEKPOKER
from kit.random_play import random_moves
from kit.rules import rule
from nightcap.games.peekpoker import PeekPokerTable, events
from nightcap.games.peekpoker.betting import AskToBet, points_for
from nightcap.games.peekpoker.hands import strength
from nightcap.games.peekpoker.moves import Fold
from nightcap.games.peekpoker.pots import Pot, shares, side_pots, unmatched


@rule("P-38")
def test_further_bets_form_side_pots() -> None:
    _, *people = betting((10, 25, 60, 97), dealer=3, cups=(BEST, GOOD, WORST, WORST))
    for person in people[:3]:
        person.goes_all_in()
    told = people[3].calls()
    pots = [(pot.points, pot.contestants) for pot in told if isinstance(pot, events.PotWon)]
    assert pots == [(40, (0, 1, 2, 3)), (45, (1, 2, 3)), (70, (2, 3))]


@rule("P-38")
def test_the_pots_can_be_seen_while_they_grow() -> None:
    table, zoe, yan, xia = betting((10, 91, 91), dealer=2)
    assert zoe.sees.pots == (Pot(3, (0, 1, 2)),)
    zoe.goes_all_in()
    assert zoe.sees.pots == (Pot(12, (0, 1, 2)),)
    yan.raises(20)
    assert zoe.sees.pots == (Pot(21, (0, 1, 2)), Pot(20, (1, 2)))
    assert (xia.sees.level, xia.sees.to_call, xia.sees.cap) == (30, 29, 91)
    xia.folds()
    assert table.round == 2


@rule("P-39")
def test_unmatched_points_go_back_first() -> None:
    """The rich opponent folds and only a short one calls."""
    table, zoe, yan, xia = betting((20, 86, 86), cups=(BEST, WORST, WORST))
    yan.raises(50)
    xia.folds()
    told = zoe.calls()
    assert told[1] == events.PointsReturned(1, 31)
    assert table.stacks == [20 + 20 + 1, 86 - 20, 85]


@rule("P-39")
def test_points_of_folded_seats_count_as_matched() -> None:
    """Seat 2 folded with 30 in: only what seat 1 put in above that goes back."""
    _, zoe, yan, xia = betting((20, 86, 86), cups=(BEST, WORST, WORST))
    yan.raises(10)
    xia.raises(19)
    zoe.calls()
    yan.raises(10)
    told = xia.folds()
    assert told[1] == events.PointsReturned(1, 10)
    pots = [(pot.points, pot.winners) for pot in told if isinstance(pot, events.PotWon)]
    assert pots == [(60, (0,)), (20, (1,))]  # P-41: the second goes to its only contestant uncompared
    assert unmatched([20, 40, 30]) == (1, 10)
    assert unmatched([5, 5, 1])[1] == 0


@rule("P-40")
def test_folded_points_stay_in_their_layers() -> None:
    assert side_pots([4, 10, 7, 10], live=[0, 1, 3], all_in=[0]) == (
        Pot(16, (0, 1, 3)),
        Pot(15, (1, 3)),
    )


@rule("P-41")
def test_a_pot_goes_to_the_best_of_its_contestants() -> None:
    """Whoever went all-in for less wins only what they matched."""
    table, zoe, yan, xia = betting((10, 91, 91), cups=(BEST, GOOD, WORST))
    yan.raises(29)
    xia.calls()
    zoe.goes_all_in()
    assert table.stacks == [30, 61 + 40, 61]


@rule("P-42", "P-24")
def test_odd_points_go_clockwise_from_the_dealers_left() -> None:
    table, zoe, yan, xia = betting(3, dealer=1, cups=(BEST, BEST, WORST))
    xia.raises(2)
    zoe.calls()
    yan.calls()
    assert table.stacks == [61 + 5, 61 + 4, 61]  # nine points: seat 0 sits left of the dealer, seat 1 is last
    assert shares(17, 3) == (6, 6, 5)
    assert shares(18, 3) == (6, 6, 6)


@rule("P-42")
def test_each_pot_is_split_by_itself() -> None:
    _, *people = betting((10, 25, 60, 97), dealer=3, cups=(BEST, BEST, WORST, BEST))
    for person in people[:3]:
        person.goes_all_in()
    told = people[3].calls()
    parts = [(pot.winners, pot.shares) for pot in told if isinstance(pot, events.PotWon)]
    assert parts == [((0, 1, 3), (14, 13, 13)), ((1, 3), (23, 22)), ((3,), (70,))]


@rule("P-21", "P-24")
@pytest.mark.parametrize(("tie_break", "stacks"), [("kickers", [99, 93]), ("faces", [96, 96])])
def test_the_agreed_tie_break_decides(tie_break: str, stacks: list[int]) -> None:
    table, zoe, yan = betting(cups=("9 A K", "9 Q K"), box="9 9 J", tie_break=tie_break)
    yan.raises(2)
    zoe.calls()
    assert table.stacks == stacks


def settle(bets: list[int], live: Collection[int], key: dict[int, int], dealer: int) -> list[int]:
    """The catalogue's reference algorithm, word for word."""
    bets, pay = list(bets), [0] * len(bets)
    if len(live) == 1:
        pay[next(iter(live))] = sum(bets)
        return pay
    highest = max(bets)
    if bets.count(highest) == 1:
        seat = bets.index(highest)
        back = highest - sorted(bets)[-2]
        pay[seat] += back
        bets[seat] -= back
    previous = 0
    for level in sorted({bets[seat] for seat in live}):
        pot = sum(min(bet, level) - min(bet, previous) for bet in bets)
        contest = [seat for seat in live if bets[seat] >= level]
        previous = level
        best = max(key[seat] for seat in contest)
        order = [(dealer + step) % len(bets) for step in range(1, len(bets) + 1)]
        winners = [seat for seat in order if seat in contest and key[seat] == best]
        for place, seat in enumerate(winners):
            pay[seat] += pot // len(winners) + (place < pot % len(winners))
    return pay


@rule("P-38", "P-39", "P-40", "P-41", "P-42")
def test_every_showdown_pays_as_the_reference_algorithm_does() -> None:
    """In random games, with I-4, I-5 and I-6 for each."""
    rng = random.Random(12)
    showdowns = split = 0
    for _ in range(300):
        table = PEEKPOKER.table(rng)
        assert isinstance(table, PeekPokerTable)
        for seat, move in random_moves(table, rng, PEEKPOKER):
            before = table.copy()
            told = table.play(seat, move)
            pots = [event for event in told if isinstance(event, events.PotWon)]
            if not pots or not isinstance(before.question, AskToBet):
                continue
            if isinstance(move, Fold):
                before.standing[seat] = "folded"
            else:
                before.pay(seat, points_for(before, seat, move))  # type: ignore[arg-type]
            check_payment(before, table, pots)
            showdowns += 1
            split += len(pots) > 1
    assert showdowns > 500
    assert split > 20


def check_payment(ended: PeekPokerTable, after: PeekPokerTable, pots: list[events.PotWon]) -> None:
    """`ended`: the table as betting ended."""
    bets, live = ended.bets, ended.live
    tie_break = ended.house.tie_break
    key = {seat: strength(ended.cups[seat], ended.community, tie_break) for seat in live}
    pay = settle(bets, live, key, ended.dealer)
    assert after.stacks == [stack + won for stack, won in zip(ended.stacks, pay, strict=True)]
    assert all(bets[seat] == max(bets) or not ended.stacks[seat] for seat in live)  # I-6
    back = unmatched(bets)
    assert sum(pot.points for pot in pots) + back[1] == sum(bets)  # I-4
    for seat in live:
        won = sum(pot.shares[pot.winners.index(seat)] for pot in pots if seat in pot.winners)
        assert won <= sum(min(bet, bets[seat]) for bet in bets)  # I-5


@given(st.lists(st.integers(1, 30), min_size=2, max_size=4), st.data())
def test_every_point_is_in_exactly_one_pot(bets: list[int], data: st.DataObject) -> None:
    live = sorted(data.draw(st.sets(st.sampled_from(range(len(bets))), min_size=1)))
    all_in = [seat for seat in live if data.draw(st.booleans())]
    pots = side_pots(bets, live, all_in)
    assert sum(pot.points for pot in pots) == sum(bets)
    assert all(pot.points > 0 for pot in pots)
