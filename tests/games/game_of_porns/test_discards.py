"""G-43…G-46: discards, and going out."""

from __future__ import annotations

import pytest

from games.game_of_porns.playing import FEM, FOUR, FOUR_TOO, IDLE, IDLE_TOO, cards, film, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import ACTIONS


@rule("G-43")
def test_a_turn_ends_with_one_card_on_the_pile() -> None:
    table, ada, _ = laid_out([IDLE, IDLE_TOO], stock="J-1")
    ada.draws()
    with refused(ada, "card_not_in_hand", "G-43"):
        ada.discards("E-ART-2")
    told = ada.discards("J-1")
    assert told == [events.Discarded(0, cards("J-1")[0])]
    assert table.pile == ["N-7", "J-1"]
    with refused(ada, "not_your_turn", "G-43"):
        ada.discards("E-ART-1")


@rule("G-44")
@pytest.mark.parametrize("card", [*ACTIONS, *cards("J-5 B-FEM-DIR E-PAR-7")])
def test_any_card_may_be_discarded_and_has_no_effect_then(card: str) -> None:
    table, ada, bea, cem = laid_out(
        [f"{card} {FOUR}", FOUR_TOO, "E-ART-3"], pile="", films={0: film("RET"), 1: film("COS")}, drawn=True
    )
    before = bea.hand
    told = ada.discards(card)
    assert told == [events.Discarded(0, cards(card)[0])]
    assert table.waiting == (1,)
    assert (table.negatives, bea.hand, ada.hand) == ([None] * 3, before, cards(FOUR))
    assert cem.sees.secrets == ()


@rule("G-45")
def test_the_last_discard_wins_at_once() -> None:
    """Bea could have published and hit; it is too late."""
    table, ada, bea = laid_out(["E-ART-1", f"{FEM} J-1 J-2 J-3 E-FEM-1"], films={0: film("RET")}, drawn=True)
    told = ada.discards("E-ART-1")
    assert events.WentOut(0) in told
    assert table.result.winners == (0,)
    assert table.result.losers == (1,)
    assert table.result.how == "out"
    assert table.waiting == ()
    with refused(bea, "game_over", "G-45"):
        bea.melds("FEM", FEM)


@rule("G-46")
@pytest.mark.parametrize("card", ["P-6", "I-SPY-1", "I-THF-1", "I-DEF-1", "N-6"])
def test_the_last_card_has_no_effect(card: str) -> None:
    table, ada, bea = laid_out([card, IDLE_TOO], films={0: film("FEM")}, drawn=True)
    assert ada.can == {"discard"}
    plays = {
        "P-6": lambda: ada.cheers("P-6"),
        "I-SPY-1": lambda: ada.spies(bea),
        "I-THF-1": lambda: ada.robs(bea),
        "I-DEF-1": lambda: ada.sabotages(bea),
    }
    if card in plays:
        with refused(ada, "last_card", "G-46"):
            plays[card]()
    ada.discards(card)
    assert table.result.winners == (0,)
    assert bea.hand == cards(IDLE_TOO)


@rule("G-46")
def test_the_last_card_may_be_laid_before_an_opponent() -> None:
    table, ada, bea = laid_out(
        ["N-6", "E-ART-1"], pile="", films={0: film("FEM"), 1: film("RET")}, drawn=True
    )
    assert ada.can == {"discard", "play_negative"}
    ada.attacks("N-6", bea)
    assert table.result.winners == (0,)
    assert table.negatives == [None, "N-6"]
    assert table.result.scores == (0, 5)
