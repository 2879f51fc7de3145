"""P-07…P-13: shaking the cups, anteing or passing, and the community dice."""

from __future__ import annotations

from copy import copy

import pytest

from games.peekpoker.playing import Person, at_table, everybody_antes
from kit.people import refused
from kit.rules import rule
from nightcap import imagine
from nightcap.engine.chance import Chance
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_json
from nightcap.games.peekpoker import PeekPokerTable, events
from nightcap.games.peekpoker.dice import THROWS, dice
from nightcap.games.peekpoker.hands import best_hand
from nightcap.games.peekpoker.moves import Ante, Check, Pass

CUPS = ("9 9 T", "J J Q", "K K A", "A A 9")


@rule("P-07")
def test_everybody_sees_only_their_own_dice() -> None:
    table, *people = at_table(4, dealer=1, cups=CUPS)
    for person in people:
        assert person.sees.own_dice == dice(CUPS[person.seat])
        assert [seat.hidden for seat in person.sees.seats] == [0 if s == person.seat else 3 for s in range(4)]
        told = [e for e in seen_by(person.seat, table.events) if isinstance(e, events.CupShaken)]
        assert [event.dice for event in told] == [dice(CUPS[person.seat])]
    assert table.view(None).own_dice == ()
    assert not any(isinstance(event, events.CupShaken) for event in seen_by(None, table.events))


@rule("P-07")
def test_ones_own_dice_and_best_hand_stay_in_view_after_passing_and_folding() -> None:
    table, *people = at_table(4, dealer=3, cups=CUPS, box="K 9 T")
    zoe, yan, xia, wim = people
    zoe.passes()
    assert all(person.sees.own_hand is None for person in people)  # no box yet
    for person in (yan, xia, wim):
        person.antes()
    yan.folds()
    assert table.standing == ["passed", "folded", "live", "live"]
    for person in people:
        own = dice(CUPS[person.seat])
        assert person.sees.own_dice == own
        assert person.sees.own_hand == best_hand(own, dice("K 9 T"))
    assert xia.sees.own_hand is not None
    assert xia.sees.own_hand.category == "three_of_a_kind"
    assert table.view(None).own_hand is None


@rule("P-07")
def test_all_dice_are_rolled_anew_each_round() -> None:
    again = [dice("T T T"), dice("Q Q Q")]
    _, zoe, yan = at_table(2, cups=("9 9 9", "A A A"), box="", then=again)
    yan.passes()  # the round is void
    assert (zoe.sees.own_dice, yan.sees.own_dice) == (dice("T T T"), dice("Q Q Q"))


@rule("P-08")
def test_an_ante_costs_a_point_and_a_pass_nothing() -> None:
    table, zoe, yan, xia = at_table(3)
    assert yan.can == {"ante", "pass"}
    yan.antes()
    assert (table.stacks, table.bets) == ([64, 63, 64], [0, 1, 0])
    told = xia.passes()
    assert told == [events.Passed(2)]
    assert (table.stacks, table.bets) == ([64, 63, 64], [0, 1, 0])
    zoe.antes()
    assert [seat.standing for seat in xia.sees.seats] == ["live", "live", "passed"]
    assert xia.can == set()
    assert 2 not in table.waiting


@rule("P-09", "P-49")
def test_answers_are_given_openly_from_the_dealers_left() -> None:
    table, *people = at_table(4, dealer=2)
    for seat in (3, 0, 1, 2):
        assert table.waiting == (seat,)
        for person in people:
            if person.seat != seat:
                with refused(table, "not_your_turn", "P-08"):
                    person.antes()
        told = people[seat].antes()
        assert events.Anted(seat, all_in=False) in seen_by(None, told)
        assert table.view(None).seats[seat].bet == 1


@rule("P-09")
def test_sealed_answers_move_nothing_until_the_last() -> None:
    table, zoe, yan, xia = at_table(3, ante_order="sealed")
    assert table.waiting == (1, 2, 0)
    told = xia.antes()
    assert told == [events.AnteAnswered(2)]
    assert table.waiting == (1, 0)
    zoe.passes()
    with refused(table, "not_your_turn", "P-08"):
        zoe.antes()
    assert (table.stacks, table.bets) == ([64] * 3, [0] * 3)
    assert [seat.standing for seat in yan.sees.seats] == ["undecided"] * 3
    assert [person.sees.own_answer for person in (zoe, yan, xia)] == ["pass", "", "ante"]
    assert table.view(None).own_answer == ""
    yan.antes()
    assert (table.stacks, table.bets) == ([64, 63, 63], [0, 1, 1])
    assert [seat.standing for seat in yan.sees.seats] == ["passed", "live", "live"]
    assert zoe.sees.own_answer == ""


@rule("P-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_else_can_tell_a_sealed_ante_from_a_sealed_pass(seats: int) -> None:
    """View, events, options and refusals of everybody else: identical bytes, whatever was answered."""

    def everything_told(table: PeekPokerTable, viewer: int | None) -> bytes:
        if viewer is None:
            return to_json([table.view(None), seen_by(None, table.events)])
        refusals = [str(table.why_not(viewer, move)) for move in (Ante(), Pass(), Check())]
        imagined = imagine(table, viewer, Chance.of("same"))
        imagined.sealed = []
        return to_json(
            [
                table.view(viewer),
                seen_by(viewer, table.events),
                table.options(viewer),
                refusals,
                imagined.cups,
            ]
        )

    for answers in range(2 ** (seats - 1)):
        one, *_ = at_table(seats, ante_order="sealed")
        other, *_ = at_table(seats, ante_order="sealed")
        for seat in range(seats - 1):  # the last seat has not answered
            one.play(seat, Ante())
            other.play(seat, Pass() if answers >> seat & 1 else Ante())
            for viewer in (None, *range(seats)):
                if viewer is None or viewer > seat or one.played[viewer] == other.played[viewer]:
                    assert everything_told(one, viewer) == everything_told(other, viewer)


@rule("P-09")
def test_sealed_everybody_is_asked_even_if_all_others_pass() -> None:
    table, zoe, yan, xia = at_table(3, ante_order="sealed")
    yan.passes()
    xia.passes()
    assert table.waiting == (0,)
    zoe.antes()
    assert table.round == 2
    assert table.stacks == [64] * 3


@rule("P-10")
@pytest.mark.parametrize("ante_order", ["clockwise", "sealed"])
def test_a_lone_ante_is_taken_back_and_the_round_is_void(ante_order: str) -> None:
    table, zoe, yan, xia = at_table(3, ante_order=ante_order)
    yan.antes()
    xia.passes()
    told = zoe.passes()
    assert events.RoundVoid(1) in told
    assert table.stacks == [64] * 3
    assert (table.round, table.dealer, table.community, table.shown) == (2, 1, (), [])
    assert not any(isinstance(event, events.HandShown | events.CommunityDie) for event in told)
    assert [seat.standing for seat in zoe.sees.seats] == ["undecided"] * 3


@rule("P-10")
def test_a_round_without_any_ante_is_void_too() -> None:
    table, zoe, yan = at_table(ante_order="sealed")
    zoe.passes()
    told = yan.passes()
    assert events.RoundVoid(None) in told
    assert (table.round, table.dealer, table.stacks) == (2, 1, [96, 96])


@rule("P-10", "P-48")
def test_void_rounds_count() -> None:
    table, *people = at_table(max_rounds=20)
    for _ in range(20):
        people[table.waiting[0]].passes()
    assert table.result is not None
    assert table.round == 20


@rule("P-11")
def test_the_last_seat_is_not_asked_if_all_others_passed() -> None:
    table, _, yan, xia = at_table(3)
    yan.passes()
    xia.passes()
    assert table.round == 2  # seat 0 dealt and was never asked
    assert table.waiting == (2,)
    table, _, yan, xia = at_table(3)
    yan.passes()
    xia.antes()
    assert table.waiting == (0,)


@rule("P-12")
def test_the_last_point_may_be_anted() -> None:
    table, zoe, yan, xia = at_table((1, 90, 101))
    yan.antes()
    xia.antes()
    told = zoe.antes()
    assert told[0] == events.Anted(0, all_in=True)
    assert table.all_in == [0]
    assert zoe.sees.seats[0].all_in


@rule("P-13")
def test_the_community_dice_are_called_one_by_one() -> None:
    table, zoe, yan, xia = at_table(3, cups=CUPS[:3], box="K 9 T")
    yan.antes()
    xia.antes()
    told = zoe.passes()  # the dealer rolls them all the same
    assert told[1:] == [events.CommunityDie(place, face) for place, face in enumerate(dice("K 9 T"))]
    assert zoe.sees.community == yan.sees.community == table.view(None).community == dice("K 9 T")
    assert table.waiting == (1,)


@rule("P-13")
def test_the_community_dice_do_not_exist_before_the_antes_are_in() -> None:
    """D-17: the generator moves only then, so no earlier table contains them."""
    table = PeekPokerTable.new(seats=2, seed="later")
    luck = copy(table.chance)
    Person(table, table.waiting[0]).antes()
    assert (table.chance, table.community) == (luck, ())
    Person(table, table.waiting[0]).antes()
    assert table.chance != luck
    assert table.community == luck.pick(THROWS)


@rule("P-13")
def test_no_decision_lies_between_the_community_dice() -> None:
    table, *_ = at_table(4)
    everybody_antes(table)
    assert len(table.community) == 3
    assert table.view(None).asked == "ask_to_bet"
