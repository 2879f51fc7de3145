"""R-17…R-30: drawing for seats, and the deal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.retos.playing import new
from kit.rules import rule
from nightcap.engine.cards import PACK, SUITS, Card, cards
from nightcap.engine.events import Event, seen_by
from nightcap.engine.vocabulary import to_json
from nightcap.games.retos import RetosTable, events
from nightcap.games.retos.table import SeatDraw


def seated(pile: str, seats: int, *more: list[str]) -> RetosTable:
    return new(seats, script=[pile.split(), *more, []])[0]


@rule("R-17")
def test_everybody_draws_a_card_for_all_to_see_those_who_joined_first_first() -> None:
    table = seated("5H 8S QC", 3)
    assert table.seating == [
        SeatDraw(0, Card("5H"), 1),
        SeatDraw(1, Card("8S"), 1),
        SeatDraw(2, Card("QC"), 1),
    ]
    shown = [event for event in seen_by(None, table.events) if isinstance(event, events.SeatDrawn)]
    assert [(event.seat, event.card) for event in shown] == [(0, "5H"), (1, "8S"), (2, "QC")]
    assert table.view(None).seating == tuple(table.seating)


@rule("R-18")
def test_the_highest_card_comes_first_the_ace_above_all() -> None:
    assert seated("2S KS AC TD", 4).order == (2, 1, 3, 0)
    assert seated("TC 9S JD", 3).order == (2, 0, 1)


@rule("R-18", "R-19")
def test_suits_do_not_count_so_equal_ranks_draw_again() -> None:
    table = seated("KS KC 2D 3H 4S", 3)
    assert [(draw.seat, draw.round) for draw in table.seating] == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2)]
    assert table.order == (1, 0, 2)


@rule("R-20")
def test_a_redraw_lifts_nobody_out_of_their_group() -> None:
    assert seated("5H 8S 8D QC AD TS", 4).order == (3, 1, 2, 0)


@rule("R-21")
def test_ties_go_on_until_they_are_settled_each_for_itself() -> None:
    # 0 and 2 tie at the king, 1 and 3 at the four; the first pair ties again
    table = seated("KS 4C KD 4H 9C 2S 9D 3S JC QC", 4)
    draws = [(draw.seat, draw.card) for draw in table.seating[4:]]
    assert draws == [(0, "9C"), (2, "2S"), (1, "9D"), (3, "3S")]
    assert table.order == (0, 2, 1, 3)
    again = seated("KS 4C KD 4H 9C 9D 2S 3S JC QC", 4)
    assert [(draw.seat, draw.card) for draw in again.seating[8:]] == [(0, "JC"), (2, "QC")]
    assert again.order == (2, 0, 3, 1)


@rule("R-22")
def test_redraws_come_from_the_rest_of_the_pack_the_highest_group_first() -> None:
    # in join order seat 0 belongs to the lower group, which draws after the higher one
    table = seated("4C KD 4H KS 9C 2S 8D 3S", 4)
    assert [(draw.seat, draw.card) for draw in table.seating[4:]] == [
        (1, "9C"),
        (3, "2S"),
        (0, "8D"),
        (2, "3S"),
    ]
    assert table.order == (1, 3, 0, 2)
    drawn = [draw.card for draw in table.seating]
    assert len(set(drawn)) == len(drawn)


@rule("R-23")
def test_a_pack_that_runs_short_is_gathered_once_and_then_join_order_settles() -> None:
    pairs = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in SUITS]
    table = seated(" ".join(pairs), 2, ["2C", "AS"])
    assert len(table.seating) == 54  # 26 rounds of ties through the first pack, then one more
    assert table.order == (1, 0)
    for_ever = seated(" ".join(pairs), 2, pairs)
    assert len(for_ever.seating) == 104
    assert for_ever.order == (0, 1)


@rule("R-24", "R-25")
def test_the_table_is_drawn_with_the_next_seat_at_ones_right() -> None:
    table = seated("5H 8S QC", 3)
    assert table.order == (2, 1, 0)
    assert [table.right_of[seat] for seat in table.order] == [1, 0, 2]
    assert [table.left_of[seat] for seat in table.order] == [0, 2, 1]
    assert table.view(1).around == (1, 0, 2)
    assert table.view(0).around == (0, 2, 1)
    assert table.view(None).around == table.view(0).order == (2, 1, 0)


@rule("R-26")
def test_the_highest_card_starts_after_any_tie_break() -> None:
    assert seated("AC AD 6S 6H 2C 3C", 2).waiting == (1,)


@rule("R-27")
def test_the_seating_cards_go_back() -> None:
    table = seated("5H 8S QC", 3)
    everywhere = [*table.stock, *(card for hand in table.hands for card in hand)]
    assert sorted(everywhere) == sorted(PACK)


@rule("R-28")
def test_three_cards_each_one_at_a_time_from_the_highest_to_the_right() -> None:
    table, _ = new(3, script=[cards("5H 8S QC"), cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC")])
    assert table.order == (2, 1, 0)
    assert table.hands == [cards("4C 7C TC"), cards("3C 6C 9C"), cards("2C 5C 8C")]
    assert table.stock[-1] == "JC"


def drawn_for_a_seat(event: Event) -> bool:
    """For all to see, and back in the pack before the deal."""
    return isinstance(event, events.SeatDrawn)


@rule("R-29")
@pytest.mark.parametrize("seed", range(5))
def test_a_hand_and_its_dares_are_for_its_owner_only(seed: int) -> None:
    table, people = new(4, seed=str(seed))
    for person in people:
        seen = person.sees
        assert seen.seats[person.seat].hand == table.hands[person.seat]
        assert seen.mine.dares == tuple(table.dare_on(card) for card in table.hands[person.seat])
        told = seen_by(person.seat, [event for event in table.events if not drawn_for_a_seat(event)])
        text = to_json([replace(seen, seating=()), told]).decode()
        for other in range(4):
            if other != person.seat:
                assert (seen.seats[other].hand, seen.seats[other].hidden) == ((), 3)
                assert not any(f'"{card}"' in text for card in table.hands[other])
    screen = table.view(None)
    assert screen.mine is None
    assert all(seat.hand == () for seat in screen.seats)


@rule("R-30")
@pytest.mark.parametrize(("seats", "stock"), [(2, 46), (3, 43), (4, 40), (10, 22)])
def test_the_rest_is_the_stock_and_no_card_is_turned_up(seats: int, stock: int) -> None:
    table, _ = new(seats)
    assert len(table.stock) == table.view(None).stock == stock
    assert table.used == []
    assert table.view(None).open_dare is None
