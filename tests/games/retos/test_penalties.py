"""R-61, R-65…R-78: what a refusal costs, and what silence does."""

from __future__ import annotations

from typing import Any

import pytest

from games.retos.playing import Person, laid_out, new
from kit.people import refused
from kit.rules import rule
from kit.transcript import transcript
from nightcap import replay
from nightcap.engine.cards import cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.games.retos import RetosTable, events
from nightcap.games.retos.moves import Payment, TimeOut

THREE = ["5C 9D 2C", "2H 3S 4S", "KD QD JD"]
STOCK = "7S 8S TS 9S JS QS"


def refusing(
    stock: str = STOCK, solo: str | None = None, **more: Any
) -> tuple[RetosTable, Person, Person, Person]:
    """Ana has thrown the 5C; Ben refuses its dare, or Cleo does, whom he chose."""
    table, (ana, ben, cleo) = laid_out(THREE, stock, used="5H", solo=solo, **more)
    if stock:
        ana.draws()
    ana.plays("5C")
    if solo is None:
        ben.refuses()
    else:
        ben.chooses(cleo)
        cleo.refuses()
    return table, ana, ben, cleo


def refusing_again(pays: Payment | None, **more: Any) -> tuple[RetosTable, Person]:
    """With nothing left to draw, Ben has refused a dare and paid for it; now he refuses another."""
    table, (ana, ben) = laid_out(["5C 5D 2S", "9H KS"], used="5H", **more)
    ana.plays("5C")
    ben.refuses()
    if pays is not None:
        ben.pays(pays)
    ben.passes()
    ana.plays("5D")
    ben.refuses()
    return table, ben


@rule("R-65")
def test_a_performer_who_refuses_takes_one_penalty() -> None:
    table, ana, ben, _ = refusing()
    assert table.view(None).queue == (1,)
    with refused(ana, "not_your_turn", "R-69"):
        ana.pays("drink")
    ben.pays("drink")
    assert table.drinks == [0, 1, 0]
    assert table.view(None).queue == ()


@rule("R-66")
def test_if_the_partner_refuses_both_take_one_and_nobody_else_is_chosen() -> None:
    table, _, ben, cleo = refusing(solo="")
    assert table.view(None).queue == (1, 2)
    assert table.view(None).dare is None
    ben.pays("drink")
    cleo.pays("garment")
    assert (table.drinks, table.garments) == ([0, 1, 0], [0, 0, 1])
    assert table.waiting == (1,)
    assert "choose_partner" not in ben.can


@rule("R-66")
def test_also_when_chance_has_chosen() -> None:
    table, (ana, ben, cleo) = laid_out(THREE, STOCK, used="5H", solo="", script=[2])
    ana.draws()
    ana.plays("5C")
    ben.leaves_it_to_chance()
    cleo.refuses()
    assert table.view(None).queue == (1, 2)


@rule("R-67")
@pytest.mark.parametrize("accepted", [False, True])
def test_a_performer_who_backs_out_is_punished_alone(accepted: bool) -> None:
    table, (ana, ben, cleo) = laid_out(THREE, STOCK, used="5H", solo="")
    ana.draws()
    ana.plays("5C")
    ben.chooses(cleo)
    if accepted:
        cleo.joins_in()
    ben.refuses()
    assert table.view(None).queue == (1,)


@rule("R-68", "R-69")
def test_the_punished_choose_for_themselves_among_three_kinds() -> None:
    table, _, ben, cleo = refusing(solo="")
    assert ben.can_pay == ["drink", "garment", "cards"]
    ben.pays("cards")
    assert cleo.can_pay == ["drink", "garment", "cards"]
    cleo.pays("drink")
    assert (table.card_penalties, table.drinks) == ([0, 1, 0], [0, 0, 1])


@rule("R-70")
def test_the_performer_pays_first_and_the_partner_takes_what_is_left() -> None:
    table, _, ben, cleo = refusing(stock="7S 8S TS", solo="")  # one was drawn, two are left
    with refused(cleo, "not_your_turn", "R-69"):
        cleo.pays("cards")
    ben.pays("cards")
    assert table.stock == []
    with refused(cleo, "kind_unavailable", "R-74"):
        cleo.pays("cards")


@rule("R-71")
def test_drinks_are_offered_up_to_ones_limit() -> None:
    table, _, ben, _ = refusing(players=[{}, {"drinks": 1}, {}])
    told = ben.pays("drink")
    assert told == [events.PenaltyPaid(1, "drink")]
    assert table.drinks[1] == 1
    table, ben = refusing_again("drink", players=[{}, {"drinks": 2}])
    assert ben.can_pay == ["drink", "garment"]
    table, ben = refusing_again("drink", players=[{}, {"drinks": 1}])
    assert ben.can_pay == ["garment"]
    with refused(ben, "kind_unavailable", "R-71"):
        ben.pays("drink")
    table, _, ben, _ = refusing(players=[{}, {"drinks": 0}, {}])
    with refused(ben, "kind_unavailable", "R-71"):
        ben.pays("drink")


@rule("R-72")
def test_garments_are_offered_up_to_ones_limit() -> None:
    table, _, ben, _ = refusing(players=[{}, {"garments": 1}, {}])
    ben.pays("garment")
    assert table.garments[1] == 1
    table, ben = refusing_again("garment", players=[{}, {"garments": 2}])
    assert ben.can_pay == ["drink", "garment"]
    table, ben = refusing_again("garment", players=[{}, {"garments": 1}])
    assert ben.can_pay == ["drink"]
    with refused(ben, "kind_unavailable", "R-72"):
        ben.pays("garment")
    table, _, ben, _ = refusing(players=[{}, {"garments": 0}, {}])
    with refused(ben, "kind_unavailable", "R-72"):
        ben.pays("garment")


@rule("R-73")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_cards_are_taken_from_the_top_and_the_next_turn_draws_all_the_same(count: int) -> None:
    table, _, ben, _ = refusing(penalty_cards=count)
    told = ben.pays("cards")
    assert table.hands[1] == cards("2H 3S 4S") + cards("8S TS 9S JS")[:count]
    assert seen_by(0, told) == [events.PenaltyPaid(1, "cards"), events.CardsTaken(1, count)]
    assert "8S" not in to_json(seen_by(2, told)).decode()
    ben.draws()
    assert len(table.hands[1]) == 4 + count


@rule("R-74")
def test_a_short_stock_gives_what_is_left_and_an_empty_one_nothing() -> None:
    table, _, ben, _ = refusing(stock="7S 8S")
    ben.pays("cards")
    assert len(table.hands[1]) == 4
    assert table.card_penalties[1] == 1
    _, _, ben, _ = refusing(stock="")
    assert ben.can_pay == ["drink", "garment"]


@rule("R-75")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 0),
        ({"penalty_kinds": ["cards"]}, 10),  # where refusing would otherwise cost nothing
        ({"penalty_kinds": ["cards"], "no_kind_left": "lapse"}, 0),
        ({"no_kind_left": "points", "penalty_points": 7}, 7),
    ],
)
def test_what_cannot_be_paid_lapses_or_costs_points(options: dict[str, Any], points: int) -> None:
    nothing = {"drinks": 0, "garments": 0}
    table, _, ben, _ = refusing(stock="", players=[{}, nothing, {}], **options)
    assert table.points == [0, points, 0]
    assert table.waiting == (1,)
    assert ben.can >= {"play"} or ben.can >= {"pass"}
    assert table.sums()[1] == 9 + points


@rule("R-75")
def test_points_add_up() -> None:
    nothing = {"drinks": 0, "garments": 0}
    table, _ = refusing_again(None, players=[{}, nothing], no_kind_left="points", penalty_points=7)
    assert table.points == [0, 14]
    assert table.sums()[1] == 9 + 13 + 14


@rule("R-75")
def test_the_log_gives_no_reason() -> None:
    table, (ana, ben, _) = laid_out(THREE, used="5H", players=[{}, {"drinks": 0, "garments": 0}, {}])
    ana.plays("5C")
    told = ben.refuses()
    assert told == [events.DareRefused(1, (1,)), events.PenaltySettled(1)]
    assert "exhausted" not in to_json(table.view(0)).decode()


@rule("R-76")
def test_a_free_pass_pays_for_one_of_ones_own_penalties() -> None:
    table, _, ben, cleo = refusing(solo="", free_passes=1)
    assert ben.can_pay == ["drink", "garment", "cards", "free_pass"]
    ben.pays("free_pass")
    assert table.free_passes == [1, 0, 1]
    assert cleo.can_pay  # still to pay
    cleo.pays("drink")
    ben.draws()
    assert ben.sees.seats[1].free_passes == 0
    for passes in (1, 2):
        _, ben = refusing_again("free_pass", free_passes=passes)
        assert ben.can_pay == ["drink", "garment", "free_pass"][: passes + 1]  # while any is left
    _, ben = refusing_again("free_pass", free_passes=1)
    with refused(ben, "kind_unavailable", "R-76"):
        ben.pays("free_pass")
    _, _, ben, _ = refusing()
    with refused(ben, "kind_unavailable", "R-76"):
        ben.pays("free_pass")


@rule("R-77")
def test_a_penalty_that_can_be_paid_must_be_and_choosing_it_is_paying_it() -> None:
    table, _, ben, _ = refusing()
    with refused(ben, "not_now", "R-32"):
        ben.draws()
    with refused(ben, "not_now", "R-99"):
        ben.stops()
    ben.pays("garment")
    assert table.waiting == (1,)
    assert "draw" in ben.can


@rule("R-78")
def test_penalties_change_neither_direction_nor_card_nor_turn() -> None:
    table, _, ben, cleo = refusing(solo="", direction=1)
    before = table.direction, list(table.used), table.turn_seat
    ben.pays("cards")
    assert (table.direction, table.used, table.turn_seat) == before
    cleo.pays("drink")
    assert (table.direction, table.used) == before[:2]
    assert table.waiting == (1,)


# silence


def timed(**more: Any) -> tuple[RetosTable, list[Person]]:
    return laid_out(["5C 5D 2C 2H", "2H 3S 4S", "KD QD JD"], decision_seconds=30, **more)


@rule("R-61")
def test_only_the_room_can_tell_that_time_is_up_and_only_of_who_must_act() -> None:
    table, (ana, ben, _) = timed(stock=STOCK, used="5H")
    with refused(ana, "only_the_room", "R-61"):
        ana.does(TimeOut())
    for by_room in (True, False):
        with refused(ben, "not_your_turn", "R-61"):
            table.play(1, TimeOut(), by_room=by_room)
    assert "time_out" not in ana.can
    assert table.room_options(1) == ()


@rule("R-61")
def test_without_a_clock_nobody_runs_out_of_time() -> None:
    table, people = laid_out(THREE, STOCK, used="5H")
    for person in people:
        for by_room in (True, False):
            with refused(person, "no_clock", "R-61"):
                table.play(person.seat, TimeOut(), by_room=by_room)
        assert table.room_options(person.seat) == ()


@rule("R-61")
def test_in_silence_a_card_is_drawn_and_the_lowest_one_played() -> None:
    table, (ana, *_) = timed(stock=STOCK, used="5H")
    assert ana.runs_out_of_time()[0] == events.CardsTaken(0, 1)
    ana.runs_out_of_time()
    assert table.used[-1] == "2H"
    for held, lowest in (("5S 5D KH", "5D"), ("AH KH 5S", "5S"), ("3S 5C 5S", "5C")):
        table, (ana, *_) = laid_out([held, *THREE[1:]], used="5H", decision_seconds=30, must_play=False)
        ana.runs_out_of_time()
        assert table.used[-1] == lowest
    table, (ana, *_) = laid_out(["9D 2C 3C", *THREE[1:]], used="5H", decision_seconds=30)
    assert ana.runs_out_of_time() == [events.Passed(0)]


@rule("R-61")
def test_silence_never_accepts_a_dare() -> None:
    for solo in (None, ""):
        _, (ana, ben, cleo) = timed(stock=STOCK, used="5H", solo=solo)
        ana.draws()
        ana.plays("5C")
        told = ben.runs_out_of_time()
        assert told == [events.DareRefused(1, (1,))]
    _, (ana, ben, cleo) = timed(stock=STOCK, used="5H", solo="")
    ana.draws()
    ana.plays("5C")
    ben.chooses(cleo)
    assert cleo.runs_out_of_time() == [events.DareRefused(2, (1, 2))]


@rule("R-61")
def test_what_everybody_accepted_counts_as_done() -> None:
    table, (ana, ben, cleo) = timed(stock=STOCK, used="5H", solo="", confirm_by="thrower")
    ana.draws()
    ana.plays("5C")
    ben.chooses(cleo)
    cleo.joins_in()
    for person in (ben, cleo):  # only the one who confirms can run out of time
        with refused(person, "not_your_turn", "R-61"):
            person.runs_out_of_time()
    assert ana.runs_out_of_time() == [events.DareCompleted(1)]
    assert table.waiting == (1,)


@rule("R-61")
@pytest.mark.parametrize("no_kind_left", ["lapse", "points"])
def test_silence_never_costs_a_drink_or_a_garment_but_is_no_escape(no_kind_left: str) -> None:
    for free_passes in (0, 2):  # cards come first
        table, _, ben, _ = refusing(decision_seconds=30, no_kind_left=no_kind_left, free_passes=free_passes)
        assert ben.runs_out_of_time()[0] == events.PenaltyPaid(1, "cards")
    table, _, ben, _ = refusing(stock="", decision_seconds=30, no_kind_left=no_kind_left, free_passes=2)
    assert ben.runs_out_of_time() == [events.PenaltyPaid(1, "free_pass")]
    table, _, ben, _ = refusing(stock="", decision_seconds=30, no_kind_left=no_kind_left)
    assert ben.runs_out_of_time() == [events.PointsAdded(1, 10)]
    assert (table.drinks, table.garments, table.points) == ([0, 0, 0], [0, 0, 0], [0, 10, 0])


@rule("R-61")
def test_a_game_of_silence_ends_and_can_be_replayed_and_told() -> None:
    table, people = new(4, decision_seconds=15, seed="hush")
    while table.waiting:
        people[table.waiting[0]].runs_out_of_time()
    assert {to_data(move)["type"] for _, move in table.played} == {"time_out"}
    assert table.result is not None
    assert replay(table.log) == table
    assert transcript(table.log).count(": time_out\n") == len(table.played)
