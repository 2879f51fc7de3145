"""G-34…G-42: exchanging jokers."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.game_of_porns.playing import SIX_EXTRAS, cards, film, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.games.game_of_porns import events


@rule("G-34")
def test_a_joker_is_exchanged_for_the_card_it_represents() -> None:
    table, ada, bea, _ = laid_out(
        ["B-ART-SUP-2 E-FEM-1", "E-RET-1", "E-RET-2"],
        films={0: film("FEM"), 1: film("ART", SUP="J-1")},
        drawn=True,
    )
    told = ada.exchanges("B-ART-SUP-2", bea)
    card, joker = cards("B-ART-SUP-2 J-1")
    assert seen_by(2, told) == [events.JokerExchanged(0, card, joker, 1)]
    assert bea.film.slots[2] == "B-ART-SUP-2"
    assert ada.hand == cards("E-FEM-1 J-1")
    assert table.waiting == (0,)  # and the turn goes on
    assert bea.knows_of(ada) == {"J-1"}


@rule("G-34")
def test_any_number_of_jokers_in_a_turn_but_not_before_the_draw() -> None:
    _, ada, bea, cem = laid_out(
        ["B-ART-SUP-2 B-ART-DIR-2", "E-RET-1", "E-RET-2"],
        films={0: film("FEM"), 1: film("ART", SUP="J-1", DIR="J-2")},
    )
    with refused(ada, "must_draw_first", "G-10"):
        ada.exchanges("B-ART-SUP-2", bea)
    ada.draws()
    ada.exchanges("B-ART-SUP-2", bea)
    ada.exchanges("B-ART-DIR-2", bea)
    assert set(ada.hand) >= {"J-1", "J-2"}
    with refused(ada, "card_not_in_hand", "G-34"):
        ada.exchanges("B-ART-SUP-2", bea)
    with refused(ada, "no_film_there", "G-34"):
        ada.exchanges("J-1", cem)
    with refused(cem, "not_your_turn", "G-34"):
        cem.exchanges("E-RET-2", bea)


@rule("G-35")
@pytest.mark.parametrize("copy", [1, 2])
def test_jokers_among_the_basics_can_always_be_exchanged_by_either_copy(copy: int) -> None:
    _, ada, _ = laid_out(
        [f"B-FEM-MUS-{copy} E-ART-1", "E-RET-1"], films={0: film("FEM", SUP="J-1", MUS="J-2")}, drawn=True
    )
    ada.exchanges(f"B-FEM-MUS-{copy}", ada)
    assert ada.film == film("FEM", SUP="J-1", MUS=f"B-FEM-MUS-{copy}")
    assert ada.hand == cards("E-ART-1 J-2")
    _, ada, _ = laid_out(["B-FEM-MUS-2 E-ART-1", "E-RET-1"], films={0: film("FEM", SUP="J-1")}, drawn=True)
    with refused(ada, "no_joker_there", "G-35"):
        ada.exchanges("B-FEM-MUS-2", ada)
    with refused(ada, "wrong_card", "G-34"):
        ada.exchanges("E-ART-1", ada)


@rule("G-36")
@pytest.mark.parametrize("extras", range(1, 7))
def test_with_fewer_than_seven_extras_it_is_not_known_what_a_joker_stands_for(extras: int) -> None:
    row = " ".join([*SIX_EXTRAS.split()[: extras - 1], "J-3"])
    _, ada, _ = laid_out(["E-FEM-7 E-ART-1", "E-RET-1"], films={0: film("FEM", row)}, drawn=True)
    with refused(ada, "ambiguous", "G-36"):
        ada.exchanges("E-FEM-7", ada)
    ada.hits("E-FEM-7", ada)
    assert ada.film.extras == cards(f"{row} E-FEM-7")


@rule("G-37")
def test_a_full_row_is_entered_only_in_place_of_a_joker() -> None:
    _, ada, _ = laid_out(
        ["E-FEM-7 E-ART-1", "E-RET-1"], films={0: film("FEM", f"J-3 {SIX_EXTRAS}")}, drawn=True
    )
    assert ada.can == {"discard", "exchange"}  # nobody must
    with refused(ada, "only_by_exchange", "G-37"):
        ada.hits("E-FEM-7", ada)
    ada.exchanges("E-FEM-7", ada)
    assert ada.film.extras == cards(f"E-FEM-7 {SIX_EXTRAS}")
    _, ada, _ = laid_out(
        ["E-FEM-7 E-ART-1", "E-RET-1"],
        films={0: film("FEM", "J-1 J-2 E-FEM-1 E-FEM-2 E-FEM-3 E-FEM-4 E-FEM-5")},
        drawn=True,
    )
    ada.exchanges("E-FEM-7", ada)  # also if it is not the only one
    assert len(ada.film.extras) == 7


@rule("G-38")
def test_of_several_jokers_the_lowest_number_leaves() -> None:
    for row in permutations(cards("J-10 J-2 J-9")):
        extras = " ".join(["E-FEM-1", *row, "E-FEM-2 E-FEM-3 E-FEM-4"])
        _, ada, _ = laid_out(["E-FEM-7 E-ART-1", "E-RET-1"], films={0: film("FEM", extras)}, drawn=True)
        ada.exchanges("E-FEM-7", ada)
        assert ada.hand[-1] == "J-2"


@rule("G-39")
def test_exchanging_before_publishing_is_a_house_rule() -> None:
    hands = ["B-FEM-SUP-2 E-FEM-1 B-ART-DIR", "E-RET-1"]
    _, ada, bea = laid_out(hands, films={1: film("FEM", SUP="J-1")}, drawn=True)
    with refused(ada, "not_published", "G-39"):
        ada.exchanges("B-FEM-SUP-2", bea)
    _, ada, bea = laid_out(hands, films={1: film("FEM", SUP="J-1")}, drawn=True, exchange_before_meld=True)
    ada.exchanges("B-FEM-SUP-2", bea)
    assert "J-1" in ada.hand
    with refused(ada, "not_published", "G-26"):  # but no hits
        ada.hits("E-FEM-1", bea)


@rule("G-40")
@pytest.mark.parametrize("use", ["hit", "keep", "discard"])
def test_the_joker_may_be_used_kept_or_discarded(use: str) -> None:
    table, ada, bea = laid_out(
        ["B-ART-SUP-2 E-COS-1 E-COS-2", "E-RET-1"],
        films={0: film("FEM"), 1: film("ART", SUP="J-1")},
        drawn=True,
    )
    ada.exchanges("B-ART-SUP-2", bea)
    if use == "hit":
        ada.hits("J-1", ada)
        assert ada.film.extras == cards("J-1")
    elif use == "keep":
        ada.discards("E-COS-1")
        assert "J-1" in ada.hand
    else:
        ada.discards("J-1")
        assert table.pile[-1] == "J-1"


@rule("G-41")
@pytest.mark.parametrize("go_out", ["discard", "any"])
def test_an_exchange_leaves_the_hand_as_large_as_it_was(go_out: str) -> None:
    table, ada, _ = laid_out(
        ["B-FEM-SUP-2", "E-RET-1"], films={0: film("FEM", SUP="J-1")}, drawn=True, go_out=go_out
    )
    ada.exchanges("B-FEM-SUP-2", ada)
    assert ada.hand == cards("J-1")
    assert table.result is None


@rule("G-42")
def test_the_joker_may_return_to_the_same_film() -> None:
    _, ada, _ = laid_out(["B-FEM-SUP-2 E-ART-1", "E-RET-1"], films={0: film("FEM", SUP="J-1")}, drawn=True)
    ada.exchanges("B-FEM-SUP-2", ada)
    ada.hits("J-1", ada)
    assert ada.film == film("FEM", "J-1", SUP="B-FEM-SUP-2")
