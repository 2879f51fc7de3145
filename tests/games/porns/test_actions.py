"""G-43…G-61: discards and what action cards do instead."""

from __future__ import annotations

from collections import Counter

import pytest

from games.porns.playing import FEM, IDLE, IDLE_TOO, cards, film, laid_out, refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_json
from nightcap.games.porns import events
from nightcap.games.porns.cards import ACTIONS, DEFECTS, NEGATIVES, POSITIVES, SPIES, THIEVES

FOUR = "E-ART-1 E-COS-1 E-RET-1 E-PAR-1"
FOUR_TOO = "E-ART-2 E-COS-2 E-RET-2 E-PAR-2"


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
