"""P-01…P-06 and the options: what is agreed and laid out before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.peekpoker.playing import at_table, betting
from kit.rules import rule
from nightcap import IllegalSetup, Scripted, new_table
from nightcap.engine.vocabulary import to_data
from nightcap.games.peekpoker import PeekPokerTable, events
from nightcap.games.peekpoker.dice import dice


def refuse(code: str, rule_number: str, **setup: Any) -> IllegalSetup:
    with pytest.raises(IllegalSetup) as refusal:
        new_table("peekpoker", **setup)
    assert (refusal.value.code, refusal.value.rule) == (code, rule_number)
    return refusal.value


@rule("P-01")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "3"])
def test_two_to_four_seats(seats: Any) -> None:
    refuse("seat_count", "P-01", seats=seats)


@rule("P-01", "P-02")
@pytest.mark.parametrize(("seats", "points"), [(2, 96), (3, 64), (4, 48)])
def test_the_chips_are_shared_evenly(seats: int, points: int) -> None:
    table = PeekPokerTable.new(seats=seats)
    assert table.stacks == [points] * seats
    assert sum(table.stacks) == 192


@rule("P-03")
def test_only_points_are_counted() -> None:
    """Any whole number can be paid: nobody ever lacks change."""
    table, zoe, yan = betting()
    assert yan.most == yan.points
    yan.raises(37)
    assert table.stacks == [95, 58]
    shown = str(to_data(zoe.sees))
    assert not any(word in shown for word in ("chip", "yellow", "orange"))


@rule("P-04")
def test_the_points_at_the_start_can_be_chosen() -> None:
    assert PeekPokerTable.new(seats=3, options={"start_points": 5}).stacks == [5, 5, 5]
    assert PeekPokerTable.new(seats=4, options={"start_points": 96}).stacks == [96] * 4
    for points in (4, 97, 0, -1, 20.5, "20", True):
        refuse("bad_option", "P-04", options={"start_points": points})


@rule("P-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_dice_each_and_three_for_all(seats: int) -> None:
    """I-9: of the fifteen dice 6, 3 or none are left over."""
    table, *_ = betting(seats)
    assert [len(cup) for cup in table.cups] == [3] * seats
    assert len(table.community) == 3
    in_use = sum(map(len, table.cups)) + len(table.community)
    assert 15 - in_use == {2: 6, 3: 3, 4: 0}[seats]


@rule("P-06")
def test_the_highest_die_deals_first() -> None:
    for faces, dealer in (("9 T J", 2), ("A K Q", 0), ("T J 9", 1), ("Q K A", 2)):
        table = PeekPokerTable.new(seats=3, chance=Scripted(dice(faces), then="more"))
        assert table.dealer == dealer
        assert table.events[3] == events.FirstDealer(dealer)


@rule("P-06")
def test_those_tied_for_highest_toss_again() -> None:
    tosses = dice("K 9 K K") + dice("T J J") + dice("9 A")
    table = PeekPokerTable.new(seats=4, chance=Scripted(tosses, then="more"))
    told = [(event.seat, event.face) for event in table.events if isinstance(event, events.DieTossed)]
    assert told == [
        *((0, "K"), (1, "9"), (2, "K"), (3, "K")),
        *((0, "T"), (2, "J"), (3, "J")),
        *((2, "9"), (3, "A")),
    ]
    assert table.dealer == 3


@rule("P-06")
def test_each_seat_deals_first_equally_often() -> None:
    dealers = Counter(PeekPokerTable.new(seats=4, seed=str(seed)).dealer for seed in range(2000))
    assert all(400 < count < 600 for count in dealers.values())


@rule("P-09", "P-21", "P-30", "P-34", "P-48")
@pytest.mark.parametrize(
    ("option", "number", "wrong"),
    [
        ("ante_order", "P-09", "random"),
        ("tie_break", "P-21", "suits"),
        ("allow_check", "P-30", "no"),
        ("bet_cap", "P-34", "none"),
        ("max_rounds", "P-48", 19),
        ("max_rounds", "P-48", 1),
        ("max_rounds", "P-48", 1001),
        ("max_rounds", "P-48", -1),
    ],
)
def test_an_option_outside_its_limits_is_refused_by_its_rule(option: str, number: str, wrong: Any) -> None:
    assert refuse("bad_option", number, options={option: wrong}).facts["option"] == option


def test_an_unknown_option_is_refused() -> None:
    assert "tie_break" in refuse("unknown_option", "P-04", options={"jokers": 2}).facts["known"]


@rule("P-48")
def test_the_limits_of_the_round_limit() -> None:
    for rounds in (0, 20, 300, 1000):
        table, *_ = at_table(max_rounds=rounds)
        assert table.house.max_rounds == rounds
