"""G-10…G-15: how a turn begins."""

from __future__ import annotations

import pytest

from games.game_of_porns.playing import FEM, IDLE, IDLE_TOO, cards, film, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import ACTIONS, BASICS, EXTRAS, JOKERS


@rule("G-10")
def test_a_turn_begins_with_one_card_and_ends_with_one() -> None:
    table, ada, bea = laid_out([IDLE, IDLE_TOO])
    with refused(ada, "must_draw_first", "G-10"):
        ada.discards("E-ART-1")
    with refused(ada, "must_draw_first", "G-10"):
        ada.melds("FEM", FEM)
    ada.draws()
    assert len(ada.hand) == 11
    with refused(ada, "already_drawn", "G-10"):
        ada.draws()
    with refused(bea, "not_your_turn", "G-11"):
        bea.draws()
    ada.discards("E-ART-1")
    assert len(ada.hand) == 10
    assert table.waiting == (1,)


@rule("G-11")
def test_it_comes_from_the_stock_or_from_the_pile() -> None:
    for draw in ("draws", "takes"):
        table, ada, _ = laid_out([IDLE, IDLE_TOO], stock="E-FEM-1", pile="N-7 B-FEM-DIR")
        told = getattr(ada, draw)()
        if draw == "draws":
            assert ada.hand[-1] == "E-FEM-1"
            assert seen_by(1, told) == [events.StockDrawn(0)]
            assert seen_by(0, told)[1:] == [events.CardSeen(0, cards("E-FEM-1")[0], to=(0,))]
        else:
            assert ada.hand[-1] == "B-FEM-DIR-1"
            assert table.pile == ["N-7"]
            assert seen_by(1, told) == [events.DiscardTaken(0, cards("B-FEM-DIR")[0])]


@rule("G-12")
@pytest.mark.parametrize("top", ACTIONS)
def test_an_action_card_closes_the_pile(top: str) -> None:
    under = "J-1" if top != "J-1" else "J-2"
    table, ada, bea = laid_out([IDLE, IDLE_TOO], pile=f"{under} {top}")
    ada.table.turn = 5
    with refused(ada, "action_card_on_top", "G-12"):
        ada.takes()
    assert ada.can == {"draw"}
    assert len(table.moves(0)) == 1
    ada.draws()
    ada.discards("E-ART-1")
    bea.takes()  # a set card lies on top again


@rule("G-13")
@pytest.mark.parametrize("top", [BASICS[7], EXTRAS[20], JOKERS[9]])
@pytest.mark.parametrize("published", [False, True])
def test_any_other_card_may_be_taken_and_need_not_be_used(top: str, published: bool) -> None:
    films = {0: film("FEM")} if published else {}
    hand = "B-ART-MUS E-COS-6" if published else IDLE
    table, ada, bea = laid_out([hand, IDLE_TOO], pile=f"N-7 {top}", films=films)
    ada.takes()
    ada.discards(ada.hand[0])
    assert top in ada.hand
    assert table.waiting == (1,)
    assert bea.knows_of(ada) == {top}


@rule("G-14")
def test_only_the_top_card_can_be_taken() -> None:
    table, ada, bea = laid_out([IDLE, IDLE_TOO], pile="J-1 J-2 E-FEM-1")
    ada.takes()
    assert table.pile == ["J-1", "J-2"]
    assert bea.sees.pile == ("J-1", "J-2")  # but all of it can be looked through
    _, ada, _ = laid_out([IDLE, IDLE_TOO], pile="")
    with refused(ada, "pile_empty", "G-14"):
        ada.takes()
    ada.draws()


@rule("G-15")
def test_what_was_taken_may_be_put_back_unless_the_house_forbids_it() -> None:
    table, ada, _ = laid_out([IDLE, IDLE_TOO], pile="N-7 E-FEM-1")
    ada.takes()
    ada.discards("E-FEM-1")
    assert table.pile == ["N-7", "E-FEM-1"]
    table, ada, bea = laid_out([IDLE, IDLE_TOO], pile="N-7 E-FEM-1", ban_return_discard=True)
    ada.takes()
    with refused(ada, "just_taken", "G-15"):
        ada.discards("E-FEM-1")
    ada.discards("E-ART-1")
    bea.draws()
    bea.discards("E-ART-2")
    ada.draws()
    ada.discards("E-FEM-1")  # the ban has ended with the turn


@rule("G-15")
def test_no_hit_may_leave_only_what_was_taken() -> None:
    _, ada, _ = laid_out(
        ["E-FEM-1", IDLE_TOO], pile="N-7 B-ART-MUS", films={0: film("FEM")}, ban_return_discard=True
    )
    ada.takes()
    with refused(ada, "just_taken", "G-15"):
        ada.hits("E-FEM-1", ada)
    ada.discards("E-FEM-1")
    table, ada, _ = laid_out(
        ["E-FEM-1", IDLE_TOO], pile="N-7 J-1", films={0: film("FEM")}, ban_return_discard=True
    )
    ada.takes()
    ada.hits("J-1", ada)  # it leaves the hand, and so the ban ends
    ada.discards("E-FEM-1")
    assert table.result.winners == (0,)


@rule("G-15")
def test_a_joker_that_comes_back_by_exchange_may_be_discarded() -> None:
    extras = "E-FEM-1 E-FEM-2 E-FEM-3 E-FEM-4 E-FEM-5 E-FEM-6"
    table, ada, _ = laid_out(
        ["E-FEM-7 B-ART-MUS", IDLE_TOO],
        pile="N-7 J-3",
        films={0: film("FEM", extras)},
        ban_return_discard=True,
    )
    ada.takes()
    assert ada.sees.taken == "J-3"
    ada.hits("J-3", ada)
    assert ada.sees.taken is None
    ada.exchanges("E-FEM-7", ada)
    assert ada.hand == cards("B-ART-MUS J-3")
    ada.discards("J-3")
    assert table.pile[-1] == "J-3"


@rule("G-15")
def test_the_ban_ends_when_a_positive_card_begins_another_turn() -> None:
    _, ada, _ = laid_out(
        ["P-6", IDLE_TOO], pile="N-7 B-ART-MUS", films={0: film("FEM")}, ban_return_discard=True
    )
    ada.takes()
    ada.cheers("P-6")
    ada.discards("B-ART-MUS")


@rule("G-15")
def test_the_ban_holds_for_a_thief_too() -> None:
    _, ada, bea = laid_out(
        ["I-THF-1", IDLE_TOO],
        pile="N-7 B-ART-MUS",
        films={0: film("FEM")},
        script=["E-ART-2"],
        ban_return_discard=True,
    )
    ada.takes()
    ada.robs(bea)
    with refused(ada, "just_taken", "G-15"):
        ada.discards("B-ART-MUS")
    ada.discards("E-ART-2")
    assert ada.hand == cards("B-ART-MUS")
