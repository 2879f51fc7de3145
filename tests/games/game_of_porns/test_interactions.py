"""G-57…G-61: the Spy, the Thief and the Technical Defect."""

from __future__ import annotations

from collections import Counter

import pytest

from games.game_of_porns.playing import FOUR, FOUR_TOO, IDLE_TOO, cards, film, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_json
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import DEFECTS, SPIES, THIEVES


@rule("G-57")
@pytest.mark.parametrize("published", [{}, {0: "FEM"}, {1: "ART"}, {0: "FEM", 1: "ART"}])
def test_interaction_cards_work_at_any_time_in_ones_own_turn(published: dict[int, str]) -> None:
    films = {seat: film(genre) for seat, genre in published.items()}
    hands = ["I-SPY-1 I-THF-1 I-DEF-1 E-FEM-1", "E-FEM-2 I-SPY-2"]
    _, ada, bea = laid_out(hands, films=films, drawn=True)
    assert ada.can >= {"play_spy", "play_thief", "play_defect"}
    for play in (ada.spies, ada.robs, ada.sabotages):
        with refused(ada, "another_player", "G-57"):
            play(ada)
    with refused(bea, "not_your_turn", "G-58"):
        bea.spies(ada, "I-SPY-2")


@rule("G-58")
def test_the_spy_sees_a_whole_hand_and_nobody_else_does() -> None:
    table, ada, bea, cem = laid_out([f"I-SPY-1 {FOUR}", FOUR_TOO, IDLE_TOO[:9]], drawn=True)
    told = ada.spies(bea)
    report = events.HandSpied(0, 1, bea.hand, to=(0,))
    played = events.SpyPlayed(0, cards("I-SPY-1")[0], 1)
    assert seen_by(0, told) == [played, report]
    assert seen_by(1, told) == seen_by(2, told) == seen_by(None, told) == [played]
    assert ada.sees.secrets == (report,)
    assert cem.sees.secrets == bea.sees.secrets == ()
    assert ada.knows_of(bea) == set(bea.hand)
    assert cem.knows_of(bea) == set()
    assert table.pile[-1] == "I-SPY-1"
    assert table.waiting == (1,)
    bea.draws()
    bea.discards("E-ART-2")
    assert ada.sees.secrets == (report,)  # as it was at that moment
    assert ada.knows_of(bea) == set(cards(FOUR_TOO)) - {"E-ART-2"}


@rule("G-59")
def test_the_thief_takes_a_card_and_discards_one() -> None:
    table, ada, bea, cem = laid_out(
        [f"I-THF-1 {FOUR}", "J-2 E-ART-2", "E-ART-3"], stock="E-PAR-5", script=["J-2"], drawn=True
    )
    told = ada.robs(bea)
    loot, drawn = cards("J-2 E-PAR-5")
    assert ada.hand == (*cards(FOUR), loot)
    assert bea.hand == cards("E-ART-2 E-PAR-5")
    assert table.pile[-1] == "I-THF-1"
    public = [
        events.ThiefPlayed(0, cards("I-THF-1")[0], 1),
        events.CardMoved(0, 1),
        events.StockDrawn(1),
    ]
    seen = events.LootSeen(0, 1, loot, to=(0, 1))
    assert seen_by(2, told) == seen_by(None, told) == public
    assert seen_by(0, told) == [*public[:2], seen, public[2]]
    assert seen_by(1, told) == [*public[:2], seen, public[2], events.CardSeen(1, drawn, to=(1,))]
    assert "J-2" not in to_json([cem.sees, seen_by(2, told)]).decode()
    assert ada.sees.secrets == bea.sees.secrets == (seen,)
    assert bea.knows_of(ada) == {"J-2"}
    assert ada.can == {"discard"}
    with refused(ada, "only_a_discard", "G-59"):
        ada.draws()
    ada.discards("J-2")
    assert table.waiting == (1,)


@rule("G-59")
@pytest.mark.parametrize("kept", [True, False])
def test_the_loot_may_be_kept_and_an_action_card_is_only_discarded(kept: bool) -> None:
    table, ada, bea = laid_out(["I-THF-1 I-SPY-1 E-ART-1", "I-DEF-1 E-ART-2"], script=["I-DEF-1"], drawn=True)
    ada.robs(bea)
    with refused(ada, "only_a_discard", "G-59"):
        ada.spies(bea)
    with refused(ada, "card_not_in_hand", "G-43"):
        ada.discards("E-ART-2")
    ada.discards("I-SPY-1" if kept else "I-DEF-1")
    assert table.waiting == (1,)
    assert ada.sees.secrets[1:] == ()
    assert len(bea.hand) == 2


@rule("G-60")
def test_a_blind_theft_takes_any_card_equally_often() -> None:
    stolen: Counter[str] = Counter()
    for seed in range(400):
        table, ada, bea = laid_out([f"I-THF-1 {FOUR}", FOUR_TOO], drawn=True)
        table.chance.then, table.chance.stream = str(seed), None
        table.chance.__post_init__()
        ada.robs(bea)
        stolen[ada.hand[-1]] += 1
    assert set(stolen) == set(cards(FOUR_TOO))
    assert min(stolen.values()) > 70


@rule("G-60")
def test_or_the_thief_looks_and_chooses() -> None:
    table, ada, bea, cem = laid_out(
        [f"I-THF-1 {FOUR}", FOUR_TOO, "E-ART-3"], stock="E-PAR-5", drawn=True, thief_pick="open"
    )
    told = ada.robs(bea)
    assert seen_by(0, told)[-1] == events.HandSpied(0, 1, cards(FOUR_TOO), to=(0,))
    assert seen_by(2, told) == [events.ThiefPlayed(0, cards("I-THF-1")[0], 1)]
    assert [option.move.card for option in table.answers(0)] == list(cards(FOUR_TOO))
    with refused(ada, "not_in_that_hand", "G-60"):
        ada.picks("E-ART-3")
    with refused(cem, "not_your_turn", "G-60"):
        cem.picks("E-ART-2")
    told = ada.picks("E-RET-2")
    assert "E-RET-2" not in to_json([cem.sees, seen_by(2, told)]).decode()
    assert bea.hand == cards("E-ART-2 E-COS-2 E-PAR-2 E-PAR-5")
    assert ada.knows_of(bea) == set(cards("E-ART-2 E-COS-2 E-PAR-2"))
    ada.discards("E-ART-1")
    assert "E-RET-2" in ada.hand


@rule("G-61")
@pytest.mark.parametrize(("held", "half"), [(10, 5), (4, 2), (3, 1), (2, 1)])
def test_half_a_hand_is_lost_rounded_down(held: int, half: int) -> None:
    hand = " ".join(IDLE_TOO.split()[:held])
    table, ada, bea, _ = laid_out(["I-DEF-1 E-ART-1", hand, "E-ART-3"], drawn=True)
    stock = len(table.stock)
    told = ada.sabotages(bea)
    assert told == [events.DefectPlayed(0, cards("I-DEF-1")[0], 1, half)]
    assert table.waiting == (1,)
    lost = " ".join(hand.split()[:half])
    for wrong in (hand.split()[: half + 1], hand.split()[: half - 1], [hand.split()[0]] * (half + 1)):
        with refused(bea, "exactly_half", "G-61"):
            bea.gives_up(" ".join(wrong))
    with refused(bea, "card_not_in_hand", "G-61"):
        bea.gives_up(" ".join(["E-ART-1", *hand.split()[1:half]]))
    with refused(ada, "not_your_turn", "G-61"):  # whoever played it has no say
        ada.gives_up(lost)
    told = bea.gives_up(lost)
    assert len(table.stock) == stock
    assert len(bea.hand) == held
    swap = events.SwapSeen(1, cards(lost), bea.hand[held - half :], to=(1,))
    assert seen_by(1, told) == [events.CardsReplaced(1, half), swap]
    assert seen_by(0, told) == seen_by(2, told) == [events.CardsReplaced(1, half)]
    assert bea.sees.secrets == (swap,)
    assert set(cards(lost)) <= {*table.stock, *bea.hand}
    assert table.waiting == (1,)


@rule("G-61")
def test_one_card_has_no_half() -> None:
    table, ada, bea = laid_out(["I-DEF-1 E-ART-1", "E-ART-2"], drawn=True)
    told = ada.sabotages(bea)
    assert told == [events.DefectPlayed(0, cards("I-DEF-1")[0], 1, 0)]
    assert bea.hand == cards("E-ART-2")
    assert table.waiting == (1,)
    assert bea.can == {"draw"}


@rule("G-61")
def test_the_lost_cards_are_shuffled_into_the_stock() -> None:
    """They may be drawn again at once."""
    table, ada, bea = laid_out(
        ["I-DEF-1 E-ART-1", "E-ART-2 E-COS-2 E-RET-2"], drawn=True, script=[["E-ART-2", "J-4"]]
    )
    ada.sabotages(bea)
    bea.gives_up("E-ART-2")
    assert bea.hand == cards("E-COS-2 E-RET-2 E-ART-2")
    bea.draws()
    assert bea.hand[-1] == "J-4"
    assert table.pile[-1] == "I-DEF-1"


@rule("G-61")
def test_or_chance_selects() -> None:
    table, ada, bea = laid_out(
        ["I-DEF-1 E-ART-1", FOUR_TOO],
        drawn=True,
        script=[["E-PAR-2", "E-ART-2"], ["J-1", "J-2"]],
        defect_pick="blind",
    )
    told = ada.sabotages(bea)
    assert bea.hand == cards("E-COS-2 E-RET-2 J-1 J-2")
    assert events.SwapSeen(1, cards("E-PAR-2 E-ART-2"), cards("J-1 J-2"), to=(1,)) in told
    assert seen_by(0, told)[1:] == [events.CardsReplaced(1, 2)]
    assert table.waiting == (1,)
    assert bea.can == {"draw"}


@pytest.mark.parametrize("card", SPIES + THIEVES + DEFECTS)
def test_a_card_is_played_as_what_it_is(card: str) -> None:
    _, ada, bea = laid_out([f"{card} E-ART-1", "E-ART-2"], drawn=True)
    right = {"SPY": ada.spies, "THF": ada.robs, "DEF": ada.sabotages}
    for kind, play in right.items():
        if kind not in card:
            with refused(ada, "wrong_card", {"SPY": "G-58", "THF": "G-59", "DEF": "G-61"}[kind]):
                play(bea, card)
    with refused(ada, "wrong_card", "G-49"):
        ada.cheers(card)
    with refused(ada, "wrong_card", "G-52"):
        ada.attacks(card, bea)
    right[card[2:5]](bea, card)
