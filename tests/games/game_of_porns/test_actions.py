"""G-47…G-56: action cards as discards, positive and negative ones."""

from __future__ import annotations

import pytest

from games.game_of_porns.playing import FEM, FOUR, IDLE_TOO, cards, film, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import NEGATIVES, POSITIVES


@rule("G-47")
@pytest.mark.parametrize("play", ["spies", "sabotages", "robs"])
def test_an_action_card_is_the_discard_of_its_turn(play: str) -> None:
    table, ada, bea = laid_out(["I-SPY-1 I-DEF-1 I-THF-1 E-ART-1", "E-ART-2"], drawn=True)
    getattr(ada, play)(bea)
    if play == "robs":  # which brought a card, so that one more has to go
        ada.discards("E-ART-1")
    assert table.waiting == (1,)
    assert len(ada.hand) == 3
    with refused(ada, "not_your_turn", "G-61"):  # one in a turn
        ada.sabotages(bea)


@rule("G-47")
def test_an_action_card_is_not_played_before_the_draw() -> None:
    _, ada, bea = laid_out(["I-SPY-1 E-ART-1", "E-ART-2"])
    with refused(ada, "must_draw_first", "G-10"):
        ada.spies(bea)


@rule("G-48")
def test_only_who_has_published_is_affected() -> None:
    _, ada, bea = laid_out(["P-6 N-6 " + FOUR, "E-ART-2"], pile="", drawn=True)
    with refused(ada, "not_published", "G-48"):
        ada.cheers("P-6")
    with refused(ada, "not_published", "G-48"):
        ada.attacks("N-6", bea)


@rule("G-48")
@pytest.mark.parametrize("genre", ["FEM", "ART", "COS", "RET", "PAR"])
def test_most_cards_only_affect_the_genres_they_name(genre: str) -> None:
    """Four of seven for each genre."""
    hand = " ".join([*POSITIVES, *NEGATIVES])
    table, *_ = laid_out([hand, "E-ART-2"], pile="", films={0: film(genre)}, drawn=True)
    assert sum(move.tag() == "play_positive" for move in table.moves(0)) == 4
    table, *_ = laid_out([hand, "E-ART-2"], pile="", films={1: film(genre)}, drawn=True)
    assert sum(move.tag() == "play_negative" for move in table.moves(0)) == 4


@rule("G-49")
def test_a_positive_card_gives_another_turn() -> None:
    table, ada, bea = laid_out(
        ["P-3 E-ART-1", "E-ART-2"], stock="J-1 J-2", films={0: film("RET")}, drawn=True
    )
    told = ada.cheers("P-3")
    assert table.pile[-1] == "P-3"
    assert ada.hand == cards("E-ART-1 J-1")
    assert seen_by(1, told) == [events.PositivePlayed(0, cards("P-3")[0]), events.StockDrawn(0)]
    assert table.waiting == (0,)
    assert ada.can >= {"discard", "hit"}
    assert "draw" not in ada.can
    ada.discards("E-ART-1")
    assert table.waiting == (1,)
    bea.draws()
    with refused(bea, "card_not_in_hand", "G-49"):
        bea.cheers("P-3")


@rule("G-50")
def test_as_many_extra_turns_as_there_are_positive_cards() -> None:
    table, ada, _ = laid_out(
        ["P-6 E-ART-1", "E-ART-2"], stock="P-7 P-4 E-RET-1 J-1", films={0: film("RET")}, drawn=True
    )
    turn = table.turn
    for number, card in enumerate(("P-6", "P-7", "P-4"), start=1):
        ada.cheers(card)
        assert table.turn == turn + number
    assert ada.hand == cards("E-ART-1 E-RET-1")
    ada.hits("E-RET-1", ada)
    ada.discards("E-ART-1")
    assert table.result.winners == (0,)


@rule("G-51")
def test_a_film_published_in_this_very_turn_counts() -> None:
    _, ada, _ = laid_out([f"{FEM} P-1 {FOUR}", IDLE_TOO], drawn=True)
    assert "play_positive" not in ada.can
    ada.melds("FEM", FEM)
    ada.cheers("P-1")
    assert len(ada.hand) == 5


@rule("G-52")
def test_a_negative_card_is_laid_before_an_opponent() -> None:
    _, ada, bea, cem = laid_out(
        [f"N-1 {FOUR}", "E-ART-2", "E-ART-3"], films={0: film("RET"), 1: film("COS")}, drawn=True
    )
    with refused(ada, "another_player", "G-52"):
        ada.attacks("N-1", ada)
    with refused(ada, "not_published", "G-48"):
        ada.attacks("N-1", cem)
    told = ada.attacks("N-1", bea)
    assert told[0] == events.NegativePlayed(0, cards("N-1")[0], 1)
    assert ada.hand == cards(FOUR)  # nothing else is discarded


@rule("G-52", "G-48")
def test_it_must_fit_the_targets_film() -> None:
    table, ada, bea, _ = laid_out(
        [f"N-1 {FOUR}", "E-ART-2", "E-ART-3"], films={0: film("COS"), 1: film("RET")}, drawn=True
    )
    with refused(ada, "does_not_fit", "G-48"):
        ada.attacks("N-1", bea)
    assert table.why_not(0, {"type": "play_negative", "card": "N-1", "target": 7}).rule == "G-52"


@rule("G-53")
def test_the_target_misses_a_turn_and_the_card_goes_to_the_pile() -> None:
    table, ada, bea, cem, dov = laid_out(
        [f"N-6 {FOUR}", "E-ART-2", "E-ART-3", "E-ART-4 E-COS-4"],
        films={0: film("RET"), 3: film("COS")},
        drawn=True,
        pile="",
    )
    ada.attacks("N-6", dov)
    assert table.pile == []
    assert dov.sees.seats[3].negative == "N-6"
    for person in (bea, cem):
        person.draws()
        told = person.discards(person.hand[0])
    assert told[-1] == events.TurnMissed(3, cards("N-6")[0])
    assert table.pile[-1] == "N-6"
    assert table.negatives == [None] * 4
    assert table.waiting == (0,)
    assert dov.hand == cards("E-ART-4 E-COS-4")
    assert table.turn == 5  # it counts


@rule("G-54")
def test_one_negative_card_at_a_time() -> None:
    table, ada, bea, cem = laid_out(
        ["N-6 E-ART-1", "N-7 E-ART-2", "E-ART-3 E-COS-3"], films={2: film("COS")}, drawn=True, pile=""
    )
    ada.attacks("N-6", cem)
    bea.draws()
    assert "play_negative" not in bea.can
    with refused(bea, "one_at_a_time", "G-54"):
        bea.attacks("N-7", cem)
    bea.discards("E-ART-2")  # Cem misses the turn
    ada.draws()
    ada.discards(ada.hand[0])
    bea.draws()
    bea.attacks("N-7", cem)  # a new round for Cem
    assert table.waiting == (0,)


@rule("G-55")
def test_a_negative_card_may_be_used_before_publishing() -> None:
    table, ada, bea = laid_out([f"N-6 {FOUR}", "E-ART-2"], pile="", films={1: film("COS")}, drawn=True)
    assert table.films[0] is None
    ada.attacks("N-6", bea)
    assert table.pile == ["N-6"]


@rule("G-56")
@pytest.mark.parametrize("grace", [False, True])
def test_who_has_just_missed_a_turn_may_be_safe(grace: bool) -> None:
    table, ada, bea = laid_out(
        [f"N-6 N-7 {FOUR}", "E-ART-2"], pile="", films={1: film("COS")}, drawn=True, negative_grace=grace
    )
    ada.attacks("N-6", bea)
    ada.draws()
    assert ada.sees.seats[1].grace
    if not grace:
        ada.attacks("N-7", bea)
        return
    with refused(ada, "grace", "G-56"):
        ada.attacks("N-7", bea)
    ada.discards("E-ART-1")
    bea.draws()
    bea.discards("E-ART-2")
    ada.draws()
    ada.attacks("N-7", bea)  # after a normal turn
    assert table.negatives == [None, None]
