"""G-62…G-73: going out, reshuffling, stalling, scoring, and the match."""

from __future__ import annotations

from typing import Any

import pytest

from games.game_of_porns.invariants import invariants
from games.game_of_porns.playing import IDLE, IDLE_TOO, Person, cards, film, laid_out, new
from games.game_of_porns.under_test import best
from kit.people import refused
from kit.rules import rule
from nightcap.games.game_of_porns import GameOfPornsTable, events
from nightcap.games.game_of_porns.cards import DECK, PENALTY


def draw_and_discard(table: GameOfPornsTable) -> None:
    """The next turn, without doing anything."""
    person = Person(table, table.waiting[0])
    person.draws()
    person.discards(person.hand[-1])


@rule("G-62")
@pytest.mark.parametrize("go_out", ["discard", "any"])
def test_a_last_hit_wins_where_the_house_says_so(go_out: str) -> None:
    table, ada, bea = laid_out(["J-1", "E-RET-1"], films={0: film("FEM")}, drawn=True, go_out=go_out)
    if go_out == "discard":
        with refused(ada, "keep_one_to_discard", "G-32"):
            ada.hits("J-1", ada)
        return
    told = ada.hits("J-1", ada)
    assert events.WentOut(0) in told
    assert table.result.winners == (0,)
    with refused(bea, "game_over", "G-45"):
        bea.draws()


@rule("G-63")
def test_an_empty_stock_is_made_from_the_whole_pile_when_a_card_is_needed() -> None:
    pile = "E-FEM-1 E-FEM-2 P-1 B-RET-SCR-2"
    for take in (True, False):
        table, ada, bea = laid_out([IDLE, IDLE_TOO], stock=None, pile=pile, script=[["P-1", "E-FEM-2"]])
        if take:  # the top card could be taken first
            ada.takes()
            assert (table.stock, len(table.pile)) == ([], 3)
            continue
        told = ada.draws()
        assert told[0] == events.Reshuffled(4)
        assert ada.hand[-1] == "P-1"
        assert len(table.stock) == 3
        assert table.pile == []
        ada.discards("P-1")
        bea.draws()
        assert bea.hand[-1] == "E-FEM-2"


@rule("G-63")
def test_an_action_card_just_played_is_shuffled_in() -> None:
    table, ada, _ = laid_out(
        ["P-6 E-ART-1", IDLE_TOO], stock=None, pile="", films={0: film("FEM")}, drawn=True
    )
    ada.cheers("P-6")
    assert ada.hand == cards("E-ART-1 P-6")
    assert table.pile == table.stock == []
    table, ada, bea = laid_out(
        ["I-THF-1 E-ART-1", IDLE_TOO], stock=None, pile="J-1", script=["E-ART-2", ["I-THF-1"]], drawn=True
    )
    ada.robs(bea)
    assert bea.hand[-1] == "I-THF-1"
    assert (table.stock, table.pile) == (["J-1"], [])


@rule("G-63")
def test_a_defect_needs_a_stock_first() -> None:
    table, ada, bea = laid_out(
        ["I-DEF-1 E-ART-1", "E-ART-2 E-COS-2"],
        stock=None,
        pile="J-1",
        script=[["I-DEF-1"], ["J-1"]],
        drawn=True,
    )
    ada.sabotages(bea)
    told = bea.gives_up("E-ART-2")
    assert told[0] == events.Reshuffled(2)
    assert bea.hand == cards("E-COS-2 J-1")
    assert set(table.stock) == {"I-DEF-1", "E-ART-2"}
    assert table.pile == []


@rule("G-64")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_something_to_draw(seats: int) -> None:
    """I-3: 125 cards less ten each, one drawn, and a negative card before each opponent."""
    table, *_ = new(seats, turn_limit=2000)
    for _ in range(1000):
        draw_and_discard(table)
        assert len(table.stock) + len(table.pile) >= 125 - 10 * seats - 1 - (seats - 1)
    assert table.reshuffles > 5


@rule("G-65")
@pytest.mark.parametrize("limit", [100, 400])
def test_a_deal_stalls_at_the_limit(limit: int) -> None:
    table, ada, _ = new(2) if limit == 400 else new(2, turn_limit=limit)
    for turn in range(1, limit + 1):
        assert table.turn == turn
        draw_and_discard(table)
    assert table.result.how == "stalled"
    assert events.Stalled(limit) in table.events
    assert table.result.scores == tuple(sum(PENALTY[card] for card in hand) for hand in table.hands)
    with refused(ada, "game_over", "G-45"):
        ada.draws()


@rule("G-65")
def test_or_never() -> None:
    table, *_ = new(2, turn_limit=0)
    for _ in range(2500):
        draw_and_discard(table)
    assert table.result is None


@rule("G-65")
@pytest.mark.parametrize("how", ["positive", "missed", "out"])
def test_at_the_limit_nothing_further_happens(how: str) -> None:
    table, ada, bea = laid_out(
        ["P-6 N-6 E-ART-1" if how != "out" else "E-ART-1", "E-ART-2"],
        pile="",
        stock=None,
        films={0: film("FEM"), 1: film("RET")},
        drawn=True,
        turn_limit=100,
    )
    table.turn = 100
    if how == "positive":
        ada.cheers("P-6")
        assert ada.hand == cards("N-6 E-ART-1")  # nothing was drawn, nothing reshuffled
        assert table.pile == ["P-6"]
    elif how == "missed":
        ada.attacks("N-6", bea)
        assert table.negatives == [None, "N-6"]
    else:
        ada.discards("E-ART-1")
    assert table.result.how == ("out" if how == "out" else "stalled")
    assert table.turn == 100


@rule("G-66")
def test_whoever_goes_out_wins_a_single_game() -> None:
    table, _, bea, _ = laid_out(["E-ART-1", "J-1", "E-ART-2"], films={1: film("FEM")}, turn=1, drawn=True)
    bea.discards("J-1")
    assert table.result.winners == (1,)
    assert table.result.losers == (0, 2)
    assert table.deal == 1


@rule("G-67")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("B-ART-DIR", 5), ("E-ART-2", 5), ("P-1", 10), ("N-1", 10), ("I-SPY-1", 10), ("J-10", 20)],
)
def test_cards_in_hand_cost_points(hand: str, points: int) -> None:
    table, ada, _ = laid_out(["E-ART-1", hand], films={0: film("FEM")}, drawn=True)
    told = ada.discards("E-ART-1")
    assert told[-2:] == [events.DealScored((0, points), (0, points)), events.GameEnded((0,))]
    assert table.result.scores == (0, points)


@rule("G-68")
def test_cards_on_the_table_cost_nothing() -> None:
    table, ada, _ = laid_out(
        ["E-ART-1", "B-ART-DIR E-ART-2 P-1 J-10"],
        films={0: film("FEM"), 1: film("RET", "J-1 J-2 E-RET-1", DIR="J-3")},
        negatives={1: "N-6"},
        drawn=True,
    )
    ada.discards("E-ART-1")
    assert table.result.scores == (0, 40)


def one_deal(hands: list[str], **options: Any) -> tuple[Any, ...]:
    """Ada is about to go out."""
    return laid_out(hands, films={0: film("FEM")}, drawn=True, **options)


@rule("G-69")
def test_the_deal_passes_to_the_left_and_all_cards_are_dealt_anew() -> None:
    table, ada, *_ = one_deal(["E-ART-1", "J-1", "J-2"], match="deals", negatives={}, script=[list(DECK)])
    assert (table.deal, table.dealer) == (1, 0)
    told = ada.discards("E-ART-1")
    assert events.DealBegan(2, 1, DECK[30]) in told
    assert (table.deal, table.dealer, table.turn) == (2, 1, 1)
    assert table.waiting == (2,)
    assert table.hands[2] == DECK[0:30:3]
    assert table.films == table.negatives == [None] * 3
    assert table.totals == [0, 20, 20]
    assert (table.knows, table.suspicions, table.secrets) == ([()] * 9, [], [()] * 3)
    assert ada.sees.seats[1].total == 20
    invariants(table)


@rule("G-70")
def test_a_match_ends_when_somebody_has_reached_the_target() -> None:
    table, ada, _ = one_deal(["E-ART-1", "J-1 J-2"], match="target", target_score=50)
    ada.discards("E-ART-1")
    assert table.result is None
    assert table.totals == [0, 40]
    table, ada, _ = one_deal(["E-ART-1", "J-1 J-2 P-1"], match="target", target_score=50)
    table.totals = [45, 0]
    ada.discards("E-ART-1")
    assert table.result.winners == (0,)
    assert table.result.scores == (45, 50)
    table, ada, _ = one_deal(["E-ART-1", "J-1 J-2 P-1"], match="target")
    ada.discards("E-ART-1")
    assert table.result is None  # 150 of itself


@rule("G-71")
@pytest.mark.parametrize("deals", [2, 4, 12])
def test_a_match_ends_after_so_many_deals(deals: int) -> None:
    table, ada, _ = one_deal(["E-ART-1", "J-1 J-2"], match="deals", deals=deals)
    table.deal = deals - 2
    ada.discards("E-ART-1")
    assert table.result is None
    table, ada, _ = one_deal(["E-ART-1", "J-1 J-2"], match="deals", deals=deals)
    table.deal = deals
    ada.discards("E-ART-1")
    assert table.result.winners == (0,)


@rule("G-71", "G-73")
def test_stalled_deals_count() -> None:
    table, *_ = new(2, match="deals", deals=2, turn_limit=100)
    for _ in range(100):
        draw_and_discard(table)
    assert table.deal == 2
    for _ in range(100):
        draw_and_discard(table)
    assert table.result.how == "stalled"
    assert table.result.scores == tuple(table.totals)
    assert min(table.totals) >= 100


@rule("G-72")
def test_the_fewest_points_win_and_equals_share() -> None:
    table, ada, *_ = one_deal(["E-ART-1", "J-1", "J-2 P-1", "P-2"], match="target", target_score=100)
    table.totals = [120, 50, 0, 60]
    ada.discards("E-ART-1")
    assert table.result.winners == (2,)
    assert table.result.losers == (0, 1, 3)
    assert table.result.scores == (120, 70, 30, 70)
    table, ada, *_ = one_deal(["E-ART-1", "J-1", "J-2 P-1", "P-2"], match="target", target_score=100)
    table.totals = [120, 50, 40, 90]
    ada.discards("E-ART-1")
    assert table.result.winners == (1, 2)
    assert table.result.losers == (0, 3)


@rule("G-73")
def test_a_stalled_game_is_won_by_the_cheapest_hand() -> None:
    for hands, winners in (
        (["E-ART-1 E-ART-2", "J-1", "P-1 P-2"], (0,)),
        (["E-ART-1 E-ART-2 P-3", "J-1", "P-1 P-2"], (0, 1, 2)),
    ):
        table, ada, *_ = laid_out([hands[0] + " E-COS-1", *hands[1:]], drawn=True, turn_limit=100)
        table.turn = 100
        ada.discards("E-COS-1")
        assert table.result.winners == winners
        assert table.result.how == "stalled"


def test_a_deal_without_a_limit_ends_too() -> None:
    """Played with a little sense, by all the house's harder rules."""
    table, *_ = new(4, seed="no limit", turn_limit=0, min_naturals=4, negative_grace=True)
    while table.waiting:
        seat = table.waiting[0]
        table.play(seat, best(table, seat)[0])
    assert table.result.how == "out"
