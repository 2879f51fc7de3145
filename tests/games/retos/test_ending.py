"""R-79…R-98: going out, closing, stopping, and settling ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.retos.playing import laid_out, new
from kit.people import refused
from kit.rules import rule
from nightcap.engine.cards import HEIGHT, PACK, SUITS, cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.games.retos import RetosTable, events
from nightcap.games.retos.table import RetosResult

PAIRS = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in SUITS]
"""A pile whose neighbours are of one rank: two who draw from it tie until it is used up."""


def result_of(table: RetosTable) -> RetosResult:
    assert table.result is not None
    return table.result


def closed(hands: list[str], used: str = "8C 8H", **more: Any) -> RetosResult:
    """Nobody can play: everybody passes, and the game closes."""
    table, people = laid_out(hands, used=used, **more)
    for person in people:
        person.passes()
    return result_of(table)


@rule("R-79")
def test_the_first_to_play_their_last_card_wins_and_no_turn_follows() -> None:
    table, (ana, ben, cleo) = laid_out(["9H", "2H 3S", "KD"], used="5H")
    told = ana.plays("9H")
    assert events.WentOut(0) in told
    ben.accepts()
    ben.is_done()
    assert result_of(table).winners == (0,)
    assert result_of(table).how == "out"
    assert table.waiting == ()
    for person in (ana, ben, cleo):
        with refused(person, "game_over", "R-79"):
            person.passes()


@rule("R-80")
def test_nobody_goes_out_while_there_is_something_to_draw() -> None:
    table, (ana, ben, _) = laid_out(["9H", "2H 3S", "KD"], "7H", used="5H")
    ana.draws()
    ana.plays("9H")
    ben.stops()
    assert table.winner is None
    assert table.hands[0] == cards("7H")


@rule("R-81")
def test_the_winning_cards_dare_is_carried_out_or_skipped() -> None:
    table, (ana, ben, _) = laid_out(["9H", "2H 3S", "KD"], used="5H")
    ana.plays("9H")
    assert table.waiting == (1,)
    assert table.result is None
    ben.refuses()
    ben.pays("drink")
    assert table.drinks == [0, 1, 0]
    assert result_of(table).winners == (0,)
    table, (ana, *_) = laid_out(["9H", "2H 3S", "KD"], used="5H", final_dare="skipped")
    ana.plays("9H")
    assert result_of(table).winners == (0,)


@rule("R-82")
def test_the_winner_is_fixed_but_may_still_be_picked_and_pay() -> None:
    table, (ana, ben, _) = laid_out(
        ["9H", "QS", "KD"],
        used="5H",
        solo="",
        no_kind_left="points",
        players=[{}, {"drinks": 0, "garments": 0}, {}],
    )
    ana.plays("9H")
    assert ana.sees.winner == 0
    ben.chooses(ana)
    ana.refuses()  # Ben has nothing to pay with, and takes 10 points
    assert table.points == [0, 10, 0]
    with refused(ana, "kind_unavailable", "R-74"):
        ana.pays("cards")
    ana.pays("garment")
    assert result_of(table).winners == (0,)
    assert result_of(table).losers == (1,)  # without the points it were Cleo, with 13
    assert result_of(table).scores == (0, 22, 13)


@rule("R-82")
def test_no_points_change_the_winner() -> None:
    table, (ana, ben, _) = laid_out(
        ["9H", "QS", "2D"],
        used="5H",
        solo="",
        no_kind_left="points",
        players=[{"drinks": 0, "garments": 0}, {}, {}],
    )
    ana.plays("9H")
    ben.chooses(ana)
    ana.refuses()
    ben.pays("drink")  # then it is Ana's turn to pay, and she cannot
    assert table.points == [10, 0, 0]
    assert result_of(table).scores == (10, 12, 2)
    assert (result_of(table).winners, result_of(table).losers) == ((0,), (1,))


@rule("R-83")
def test_a_last_card_that_reverses_sends_its_dare_the_other_way() -> None:
    table, (ana, _, cleo) = laid_out(["AH", "2H 3S", "KD"], used="5H")
    ana.plays("AH")
    assert table.waiting == (2,)
    cleo.accepts()
    cleo.is_done()
    assert result_of(table).winners == (0,)


@rule("R-84")
def test_a_full_round_of_passes_with_an_empty_stock_closes_the_game() -> None:
    table, (ana, ben, cleo) = laid_out(["KS 2D", "9D 4D", "QD JD"], used="8C 8H")
    ana.passes()
    ben.passes()
    assert table.result is None
    told = cleo.passes()
    assert told[:2] == [events.Passed(2), events.Closed()]
    assert result_of(table).how == "closed"
    # passes by choice count as well
    table, people = laid_out(["KH 2D", "9H 4D", "QH JD"], used="8C 8H", must_play=False)
    for person in people:
        person.passes()
    assert result_of(table).how == "closed"


@rule("R-85")
def test_only_passes_with_an_empty_stock_count_and_a_play_begins_anew() -> None:
    table, (ana, ben, cleo) = laid_out(["9D 2S 4D", "2D 3S 6S", "8S QS KS"], "TD 8D", used="QC 5H")
    ana.draws()
    ana.passes()
    assert table.passes == 0  # a card was left
    ben.draws()
    ben.passes()
    assert table.passes == 1  # he took the last one
    cleo.passes()
    ana.passes()
    assert result_of(table).how == "closed"
    table, (ana, ben, cleo) = laid_out(["9D 2S", "2D 5S", "7S QS"], used="QC 5H")
    ana.passes()
    assert table.passes == 1
    ben.plays("5S")
    cleo.stops()
    assert table.passes == 0
    cleo.plays("QS")
    ana.stops()
    assert table.passes == 0
    assert table.waiting == (0,)


@rule("R-86")
@pytest.mark.parametrize("ending", ["closed", "out"])
def test_at_the_end_everybody_sees_every_hand(ending: str) -> None:
    hands = ["9H" if ending == "out" else "KS 2D", "9D 4D", "QD JD"]
    table, people = laid_out(hands, used="8C 8H", final_dare="skipped")
    for person in people:
        assert to_data(person.sees)["seats"][(person.seat + 1) % 3]["hand"] == ()
    if ending == "out":
        told = people[0].plays("9H")
    else:
        for person in people:
            told = person.passes()
    assert result_of(table).how == ending
    for seat in (0, 1, 2, None):
        assert [seen.hand for seen in table.view(seat).seats] == table.hands
        shown = [event for event in seen_by(seat, told) if isinstance(event, events.HandsShown)]
        assert shown[0].hands == tuple(table.hands)


@rule("R-87")
def test_cards_count_as_printed_and_the_ace_fourteen() -> None:
    values = {"2": 2, "9": 9, "T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
    assert {card[0]: HEIGHT[card] for card in PACK if card[0] in values} == values
    table, _ = laid_out(["JS TS", "QS AD 2C", "KD"], used="8C")
    table.points = [0, 10, 0]
    assert table.sums() == (21, 38, 13)


@rule("R-88", "R-89")
def test_the_lowest_sum_wins_and_the_highest_loses() -> None:
    result = closed(["KS 2D", "9D 4D", "QD JD"])
    assert result.scores == (15, 13, 23)
    assert (result.winners, result.losers) == ((1,), (2,))


@rule("R-87", "R-88", "R-89")
def test_points_count_for_both_when_a_game_closes() -> None:
    table, people = laid_out(["KS 2D", "9D 4D", "QD JD"], used="8C 8H")
    table.points = [0, 20, 0]
    for person in people:
        person.passes()
    result = result_of(table)
    assert result.scores == (15, 33, 23)
    assert (result.winners, result.losers) == ((0,), (1,))  # without the points, seat 1 would win


@rule("R-89")
def test_also_when_somebody_goes_out_the_highest_sum_loses() -> None:
    table, (ana, *_) = laid_out(["9H", "2H 3S", "KD", "QC"], used="5H", final_dare="skipped")
    ana.plays("9H")
    assert result_of(table).losers == (2,)


@rule("R-90")
def test_the_result_names_who_gets_the_prize_and_who_owes_the_forfeit() -> None:
    table, people = laid_out(["KS 2D", "9D 4D", "QD JD"], used="8C 8H", forfeit="the washing up")
    for person in people:
        told = person.passes()
    assert told[-1] == events.GameEnded(1, (2,))
    seen = table.view(0)
    assert seen.house.prize
    assert seen.house.forfeit == "the washing up"
    assert seen.result == table.result
    assert seen.result is not None
    assert (seen.result.winners, seen.result.losers) == ((1,), (2,))


@rule("R-91")
@pytest.mark.parametrize("moment", ["draw", "play", "dare", "penalty", "final dare"])
def test_anybody_may_stop_the_game_at_any_time_and_hands_stay_hidden(moment: str) -> None:
    hands, stock = ["5C 9D 2C", "2H 3S 4S", "KD QD JD"], "7S 8S"
    if moment == "final dare":
        hands[0], stock = "5C", ""
    table, (ana, ben, cleo) = laid_out(hands, stock, used="5H")
    if moment not in ("draw", "final dare"):
        ana.draws()
    if moment in ("dare", "penalty", "final dare"):
        ana.plays("5C")
    if moment == "penalty":
        ben.refuses()
    assert table.winner == (0 if moment == "final dare" else None)
    assert cleo.stops_the_game() == [events.GameStopped()]
    assert table.result == RetosResult(how="stopped")
    assert table.view(None).winner is None
    assert ana.sees.seats[1].hand == ()
    assert "KD" not in to_json(ana.sees).decode()
    with refused(ana, "game_over", "R-79"):
        ana.draws()


BOT = {"bot": True}


@rule("R-91")
@pytest.mark.parametrize(
    ("players", "host"),
    [
        ([{}, {"host": True}, {}], 1),
        ([BOT, {}, {"host": True}], 2),
        (None, 0),
        ([BOT, {}, {}], 1),  # nobody was named: the first to join who is no bot
        ([BOT, BOT, {}], 2),
        ([BOT, BOT, BOT], 0),
    ],
)
def test_or_only_the_host_may(players: list[dict[str, Any]] | None, host: int) -> None:
    table, people = new(3, players=players, stop_by="host")
    for person in people:
        if person.seat != host:
            assert "stop_game" not in person.can
            with refused(person, "only_the_host", "R-91"):
                person.stops_the_game()
    people[host].stops_the_game()
    assert result_of(table).how == "stopped"


# Ties


@rule("R-92")
def test_of_equal_sums_the_fewest_cards_win() -> None:
    result = closed(["9D 4D 2S", "KS 2D", "QD JD"])
    assert result.scores == (15, 15, 23)
    assert result.winners == (1,)


@rule("R-93")
def test_then_the_lowest_card_drawn_from_the_whole_used_pile_in_seat_order() -> None:
    table, people = laid_out(["KS 2D", "9D 6D", "AD AS"], used="3H 8C 8H", script=[["8H", "3H", "8C"]])
    for person in people:
        told = person.passes()
    draws = [(event.seat, event.card) for event in told if isinstance(event, events.TieDrawn)]
    assert draws == [(0, "8H"), (1, "3H")]
    assert result_of(table).winners == (1,)
    assert closed(["KS 2D", "9D 6D"], used="AH 8H", script=[["AH", "8H"]]).winners == (1,)  # an ace is high


@rule("R-94")
def test_those_still_equal_draw_again_from_the_rest() -> None:
    table, people = laid_out(
        ["KS 2D", "9D 6D", "JD 4S", "AD AS"],
        used="QH 3C QC 3H 8C 8H",
        script=[["3C", "QC", "3H", "8C", "QH", "8H"]],
    )
    for person in people:
        told = person.passes()
    draws = [(event.seat, event.card) for event in told if isinstance(event, events.TieDrawn)]
    assert draws == [(0, "3C"), (1, "QC"), (2, "3H"), (0, "8C"), (2, "QH")]
    assert result_of(table).winners == (0,)


@rule("R-95")
def test_a_pile_that_runs_short_is_replaced_once_and_then_seats_decide() -> None:
    assert closed(["KS 2D", "9D 6D"], script=[["8H", "8C"], ["KD", "4S"]]).winners == (1,)
    for_ever = closed(["KS 2D", "9D 6D"], script=[["8H", "8C"], PAIRS])
    assert for_ever.winners == (0,)
    # one pack for winner and loser: used up by the winner's tie, it cannot settle the loser's
    both = closed(["KS 2D", "9D 6D", "AD 3D", "AS 3S"], script=[["8H", "8C"], PAIRS])
    assert (both.winners, both.losers) == ((0,), (2,))


@rule("R-95")
def test_the_order_of_seats_is_that_of_the_draw() -> None:
    table, people = laid_out(["KS 2D", "9D 6D"], used="8C 8H", script=[["8H", "8C"], PAIRS])
    table.order = (1, 0)
    for person in people:
        person.passes()
    assert result_of(table).winners == (1,)


@rule("R-96")
def test_of_equal_highest_sums_the_most_cards_lose_then_the_highest_lot() -> None:
    assert closed(["2D", "9D 4D", "KS"]).losers == (1,)
    settled = closed(["2D", "KD", "KS"], used="3H 8C 8H", script=[["8H", "3H", "8C"]])
    assert settled.losers == (1,)
    # the loser's lots come from where the winner's ended
    both = closed(["2D 3D", "2S 3S", "AD", "AS"], used="QC QH 4C 6C 8C 8H", script=[["4C", "8C", "QC", "6C"]])
    assert (both.winners, both.losers) == ((0,), (2,))


@rule("R-96")
def test_or_all_of_them_lose_together() -> None:
    result = closed(["2D", "9D 4D", "KS"], loser_tie="shared")
    assert result.losers == (1, 2)
    assert result.standings == ((0,), (1, 2))


@rule("R-97")
def test_the_winner_is_never_a_loser() -> None:
    for script in (["3H", "8C", "8H"], ["8C", "3H", "8H"]):
        for loser_tie in ("mirrored", "shared"):
            result = closed(["KS 2D", "9D 6D"], used="3H 8C 8H", script=[script], loser_tie=loser_tie)
            winner = 0 if script[0] == "3H" else 1
            assert (result.winners, result.losers) == ((winner,), (1 - winner,))


@rule("R-98")
def test_standings_go_by_sum_then_cards_and_the_loser_stands_last() -> None:
    result = closed(["AD AS", "9D 4D", "2D", "KS", "QD AC", "TD 3D"], used="8C 8H")
    assert result.scores == (28, 13, 2, 13, 26, 13)
    assert result.standings == ((2,), (3,), (1, 5), (4,), (0,))


@rule("R-98")
def test_a_loser_by_lot_stands_below_an_equal() -> None:
    result = closed(["2D", "KD", "KS"], used="3H 8C 8H", script=[["8H", "3H", "8C"]])
    assert result.standings == ((0,), (2,), (1,))
