"""R-31…R-49: drawing, playing, passing and the direction."""

from __future__ import annotations

import pytest

from games.retos.playing import laid_out, new
from kit.people import refused
from kit.rules import rule
from nightcap.engine.cards import PACK, Card, cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.games.retos import events
from nightcap.games.retos.table import MATCHES

THREE = ["5C 9D 2C", "2H 3S 4S", "KD QD JD"]


@rule("R-31")
def test_play_begins_to_the_right() -> None:
    table, people = new(3, reverse_ranks=[])
    assert table.direction == 1
    first, second, _ = (people[seat] for seat in table.order)
    first.draws()
    first.plays(table.hands[first.seat][0])
    assert table.waiting == (second.seat,)


@rule("R-32")
def test_a_turn_begins_with_exactly_one_card_from_the_stock() -> None:
    table, (ana, ben, _) = laid_out(THREE, "7S 8S TS", used="5H")
    with refused(ben, "not_your_turn", "R-32"):
        ben.draws()
    told = ana.draws()
    assert table.hands[0] == cards("5C 9D 2C 7S")
    assert seen_by(1, told) == [events.CardsTaken(0, 1)]
    assert seen_by(0, told)[-1] == events.CardsSeen(0, cards("7S"), to=(0,))
    with refused(ana, "not_now", "R-32"):
        ana.draws()
    starter_too, _ = new(3)
    assert to_data(starter_too.question)["type"] == "ask_to_draw"


@rule("R-33")
def test_the_card_just_drawn_may_be_played_at_once() -> None:
    table, (ana, *_) = laid_out(["9D 2C 3C", "2H 3S 4S"], "7H 8S", used="5H")
    ana.draws()
    assert ana.can_play == {"7H"}
    ana.plays("7H")
    assert table.used[-1] == "7H"


@rule("R-34")
def test_the_first_throw_may_be_any_of_four_cards() -> None:
    table, people = new(3)
    starter = people[table.order[0]]
    starter.draws()
    assert starter.can_play == set(table.hands[starter.seat])
    assert len(starter.can_play) == 4


@rule("R-35")
def test_every_later_throw_shares_suit_or_rank() -> None:
    _, (ana, *_) = laid_out(["5C 9D 2H KH", "2S 3S 4S"], used="5H")
    assert ana.can_play == {"5C", "2H", "KH"}
    with refused(ana, "no_match", "R-35"):
        ana.plays("9D")
    with refused(ana, "card_not_in_hand", "R-37"):
        ana.plays("2S")
    for top in PACK:
        assert MATCHES[top] == {card for card in PACK if card[0] == top[0] or card[1] == top[1]}


@rule("R-36")
def test_passes_leave_the_last_card_as_it_is() -> None:
    table, (ana, ben, cleo) = laid_out(["9D 2C 3C", "KS 3S 4S", "5D 9C 8C"], "7S 8S JS", used="5H")
    for person in (ana, ben):
        person.draws()
        person.passes()
    cleo.draws()
    assert table.used == list(cards("5H"))
    assert cleo.can_play == {"5D"}


@rule("R-37")
def test_one_card_a_turn() -> None:
    _, (ana, ben, _) = laid_out(["5C 5D 2C", *THREE[1:]], "7S 8S TS", used="5H")
    ana.draws()
    ana.plays("5C")
    with refused(ana, "not_your_turn", "R-37"):
        ana.plays("5D")
    ben.stops()
    with refused(ana, "not_your_turn", "R-37"):
        ana.plays("5D")


@rule("R-38")
def test_whoever_can_play_must_unless_the_house_says_otherwise() -> None:
    _, (ana, *_) = laid_out(THREE, "7S 8S TS", used="5H")
    ana.draws()
    with refused(ana, "must_play", "R-38"):
        ana.passes()
    table, (ana, *_) = laid_out(THREE, "7S 8S TS", used="5H", must_play=False)
    ana.draws()
    assert ana.can >= {"play", "pass"}
    ana.passes()
    assert len(table.hands[0]) == 4
    assert table.waiting == (1,)


@rule("R-39")
def test_whoever_cannot_play_keeps_the_card_and_passes() -> None:
    table, (ana, *_) = laid_out(["9D 2C 3C", *THREE[1:]], "7S 8S TS", used="5H")
    ana.draws()
    assert ana.can - {"lower_drinks", "lower_garments", "stop_game"} == {"pass"}
    told = ana.passes()
    assert told == [events.Passed(0)]
    assert table.hands[0] == cards("9D 2C 3C 7S")
    assert table.waiting == (1,)


@rule("R-40")
@pytest.mark.parametrize("must_play", [True, False])
def test_the_first_throw_cannot_be_passed(must_play: bool) -> None:
    _, (ana, *_) = laid_out(THREE, "7S 8S TS", must_play=must_play)
    ana.draws()
    with refused(ana, "must_play", "R-40"):
        ana.passes()


@rule("R-41")
def test_playing_or_passing_without_drawing_is_prevented() -> None:
    _, (ana, ben, _) = laid_out(THREE, "7S 8S TS", used="5H")
    for card in ("5C", "9D", "AS"):  # a card that matches, one that does not, one of somebody else
        with refused(ana, "must_draw_first", "R-41"):
            ana.plays(card)
    with refused(ana, "must_draw_first", "R-41"):
        ana.passes()
    with refused(ben, "not_your_turn", "R-37"):
        ben.plays("2H")


@rule("R-42")
def test_or_it_is_fined_two_cards_and_the_turn_begins_again() -> None:
    table, (ana, ben, _) = laid_out(
        THREE, "7S 8S TS JS", used="5H", missed_draw="auto", penalty_kinds=["drink"], penalty_cards=4
    )
    with refused(ana, "must_draw_first", "R-41"):
        ana.plays("9D")  # would not match
    told = ana.plays("5C")
    assert seen_by(1, told) == [events.DrawMissed(0, Card("5C")), events.CardsTaken(0, 2)]
    assert table.hands[0] == cards("5C 9D 2C 7S 8S")
    assert table.card_penalties == [0, 0, 0]  # a fine is no penalty
    assert (table.used, table.direction, table.view(None).dare) == (list(cards("5H")), 1, None)
    assert ana.can >= {"draw"}
    ana.draws()  # the fine does not replace it
    assert len(table.hands[0]) == 6
    assert ben.sees.seats[0].hand == cards("5C")  # everybody has seen it
    ana.plays("5C")
    assert ben.sees.seats[0].hand == ()


@rule("R-34", "R-42")
@pytest.mark.parametrize("card", ["5C", "9D", "2C"])
def test_the_first_throw_of_the_game_is_fined_too(card: str) -> None:
    """Any card would have done, so any card thrown without drawing is shown and goes back."""
    table, (ana, ben, _) = laid_out(THREE, "7S 8S TS JS", missed_draw="auto")
    told = ana.plays(card)
    assert seen_by(1, told) == [events.DrawMissed(0, Card(card)), events.CardsTaken(0, 2)]
    assert table.hands[0] == cards("5C 9D 2C 7S 8S")
    assert table.used == []
    assert to_data(table.question)["type"] == "ask_to_draw"
    assert ben.sees.seats[0].hand == (card,)


@rule("R-42")
@pytest.mark.parametrize(
    ("stock", "asked"), [("7S 8S", "ask_to_play"), ("7S", "ask_to_play"), ("7S 8S 9S", "ask_to_draw")]
)
def test_a_fine_takes_what_is_left_and_goes_on_to_play(stock: str, asked: str) -> None:
    table, (ana, *_) = laid_out(THREE, stock, used="5H", missed_draw="auto")
    ana.plays("5C")
    assert len(table.hands[0]) == 3 + min(2, len(stock.split()))
    assert to_data(table.question)["type"] == asked
    assert table.waiting == (0,)


@rule("R-43")
def test_turns_go_round_in_the_current_direction() -> None:
    for direction, turns in ((1, [0, 1, 2, 0]), (-1, [0, 2, 1, 0])):
        table, people = laid_out(["9D 2C 3C"] * 3, "7S 8S TS 7C", used="5H", direction=direction)
        for seat in turns:
            assert table.waiting == (seat,)
            people[seat].draws()
            people[seat].passes()


@rule("R-44")
def test_a_reversing_card_turns_the_direction_before_anything_else() -> None:
    for used in ("", "5H"):  # also as the first throw
        table, (ana, _, _, dora) = laid_out(["AH 2C 3C", *THREE], "7S 8S TS", used=used)
        ana.draws()
        told = ana.plays("AH")
        assert told[0] == events.CardPlayed(0, Card("AH"), -1)
        assert events.DareGiven(0, 3, table.dare_on(Card("AH"))) in told
        dora.accepts()
        dora.is_done()
        assert table.waiting == (3,)


@rule("R-45")
def test_between_two_a_reversal_is_no_extra_turn() -> None:
    table, (ana, ben) = laid_out(["AH 2C 3C", "2H 3S 4S"], "7S 8S TS", used="5H")
    ana.draws()
    ana.plays("AH")
    assert table.direction == -1
    ben.accepts()
    ben.is_done()
    assert table.waiting == (1,)


@rule("R-46")
def test_a_dare_and_its_penalties_are_settled_before_the_next_turn() -> None:
    table, (ana, ben, _) = laid_out(THREE, "7S 8S TS", used="5H")
    ana.draws()
    ana.plays("5C")
    with refused(ben, "not_now", "R-32"):
        ben.draws()
    ben.refuses()
    with refused(ben, "not_now", "R-32"):
        ben.draws()
    assert table.turn == 1
    ben.pays("drink")
    assert table.turn == 2
    ben.draws()


@rule("R-47")
def test_with_an_empty_stock_there_is_no_draw() -> None:
    _, (ana, ben, _) = laid_out(THREE, "", used="5H")
    with refused(ana, "not_now", "R-32"):
        ana.draws()
    ana.plays("5C")
    ben.stops()
    assert ben.can >= {"pass"}


@rule("R-48")
def test_the_used_pile_never_comes_back() -> None:
    table, (ana, ben, _) = laid_out(THREE, "7S", used="5S 5H")
    ana.draws()
    ana.plays("5C")
    ben.stops()
    assert table.stock == []
    assert table.used == list(cards("5S 5H 5C"))
    ben.passes()
    assert table.used == list(cards("5S 5H 5C"))


@rule("R-49")
def test_nobody_holds_fewer_than_three_while_the_stock_lasts() -> None:
    table, people = new(5, seed="many turns")
    while table.stock:
        (seat,) = table.waiting
        person = people[seat]
        if "draw" in person.can:
            person.draws()
        elif person.can_play:
            person.plays(min(person.can_play))
        elif "pass" in person.can:
            person.passes()
        else:
            person.stops()
        assert min(len(hand) for hand in table.hands) >= 3


def test_a_drawn_card_is_nobody_elses_business() -> None:
    table, (ana, *_) = laid_out(THREE, "7S 8S TS", used="5H")
    told = ana.draws()
    for seat in (1, 2, None):
        assert "7S" not in to_json([table.view(seat), seen_by(seat, told)]).decode()
