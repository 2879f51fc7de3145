"""G-16…G-33: publishing and hitting."""

from __future__ import annotations

from itertools import product

import pytest

from games.game_of_porns.playing import FEM, IDLE_TOO, SIX_EXTRAS, cards, film, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.engine.events import seen_by
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import ACTIONS, CATEGORIES, GENRES, JOKER, Genre
from nightcap.games.game_of_porns.films import Film, melds
from nightcap.games.game_of_porns.moves import Meld

MORE = "B-ART-DIR B-COS-DIR B-RET-DIR B-PAR-DIR"


@rule("G-16")
@pytest.mark.parametrize("genre", GENRES)
def test_a_film_is_six_different_basics_of_one_genre(genre: Genre) -> None:
    six = " ".join(f"B-{genre}-{category}" for category in CATEGORIES)
    table, ada, bea = laid_out([f"{six} E-FEM-1 E-ART-3 E-COS-3 E-RET-1 E-PAR-1", ""], drawn=True)
    told = ada.melds(genre, six)
    assert ada.film == Film(genre, cards(six))
    assert len(ada.hand) == 5
    assert seen_by(1, told) == [events.FilmPublished(0, genre, cards(six))]
    assert bea.sees.seats[0].film == table.view(None).seats[0].film == ada.film


@rule("G-16")
def test_no_other_six_cards_are_one() -> None:
    hand = f"{FEM} B-FEM-DIR-2 B-ART-MUS E-FEM-1 P-1 J-1"
    _, ada, _ = laid_out([hand, IDLE_TOO], drawn=True)
    five = FEM.removesuffix(" B-FEM-MUS")
    for last in ("B-ART-MUS", "E-FEM-1", "P-1", "B-FEM-DIR-2"):
        with refused(ada, "wrong_card", "G-16"):
            ada.melds("FEM", f"{five} {last}")
    with refused(ada, "wrong_card", "G-16"):
        ada.melds("FEM", " ".join(reversed(FEM.split())))
    with refused(ada, "wrong_card", "G-16"):
        ada.melds("ART", FEM)
    with refused(ada, "card_not_in_hand", "G-16"):
        ada.melds("FEM", f"{five} B-FEM-MUS-2")
    with refused(ada, "same_card_twice", "G-16"):
        ada.melds("FEM", "J-1 J-1 B-FEM-SUP B-FEM-SCR B-FEM-LOC B-FEM-MUS")
    with refused(ada, "malformed", "G-43"):
        ada.melds("FEM", five)


@rule("G-17")
def test_one_film_in_a_deal() -> None:
    again = "B-COS-DIR B-COS-LEA B-COS-SUP B-COS-SCR B-COS-LOC B-COS-MUS"
    _, ada, _ = laid_out([again + " E-FEM-1", ""], films={0: film("FEM")}, drawn=True)
    assert "meld" not in ada.can
    with refused(ada, "already_published", "G-17"):
        ada.melds("COS", again)


@rule("G-18")
def test_a_film_may_be_kept_in_hand() -> None:
    table, ada, _ = laid_out([f"{FEM} {MORE} E-ART-1", IDLE_TOO], drawn=True)
    assert ada.can >= {"meld", "discard"}
    ada.discards("E-ART-1")
    assert table.films == [None, None]
    assert table.waiting == (1,)


@rule("G-19")
def test_jokers_stand_for_anything_but_not_for_everything() -> None:
    jokers = "J-1 J-2 J-3 J-4 J-5 J-6"
    _, ada, _ = laid_out([f"{jokers} B-RET-DIR E-RET-1 E-RET-2 E-RET-3 E-RET-4", ""], drawn=True)
    with refused(ada, "too_few_naturals", "G-19"):
        ada.melds("RET", jokers)
    with refused(ada, "too_few_naturals", "G-19"):
        ada.melds("FEM", jokers)
    with refused(ada, "wrong_card", "G-16"):  # an extra is no natural in one of the six slots
        ada.melds("RET", "E-RET-1 J-2 J-3 J-4 J-5 J-6")
    ada.melds("RET", "B-RET-DIR J-6 J-2 J-4 J-3 J-1")
    assert ada.film.slots == cards("B-RET-DIR J-6 J-2 J-4 J-3 J-1")


@rule("G-20")
@pytest.mark.parametrize("least", range(1, 7))
def test_the_house_may_ask_for_more_naturals(least: int) -> None:
    hand = f"{FEM} J-1 J-2 J-3 J-4 J-5"
    _, ada, _ = laid_out([hand, ""], drawn=True, min_naturals=least)
    slots = FEM.split()
    for naturals in range(1, 7):
        chosen = " ".join(slots[:naturals] + [f"J-{number}" for number in range(1, 7 - naturals)])
        if naturals < least:
            with refused(ada, "too_few_naturals", "G-20"):
                ada.melds("FEM", chosen)
        else:
            ada.table.copy().play(0, Meld("FEM", cards(chosen)))


@rule("G-19", "G-20")
@pytest.mark.parametrize("least", [1, 3, 5])
def test_all_legal_films_are_offered_and_no_others(least: int) -> None:
    """Every way to fill six slots from the hand, tried one by one."""
    hand = cards("B-FEM-DIR-1 B-FEM-DIR-2 B-FEM-LEA B-FEM-SUP B-FEM-SCR-2 B-FEM-LOC J-10 J-2 J-3 E-FEM-1 P-1")
    options = melds(hand, least)
    choices = [
        [card for card in hand if card in JOKER or card.startswith(f"B-FEM-{category}")]
        for category in CATEGORIES
    ]
    legal = 0
    for slots in product(*choices):
        naturals = sum(card not in JOKER for card in slots)
        fits = len(set(slots)) == 6 and naturals >= least
        legal += fits
        assert sum(option.contains(Meld("FEM", slots)) for option in options) == fits
    assert legal > len(options)
    listed = [move for option in options for move in option.moves()]
    assert len(listed) == len(set(listed))
    assert all(isinstance(move, Meld) and "B-FEM-DIR-2" not in move.slots for move in listed)
    assert Meld("FEM", (*hand[:1], *hand[2:6], cards("J-2")[0])) in listed  # the lowest stand for all


@rule("G-21")
def test_extras_follow_as_hits_in_the_same_turn() -> None:
    _, ada, _ = laid_out([f"{FEM} E-FEM-1 E-FEM-2 {MORE[:19]} J-1", ""], drawn=True)
    ada.melds("FEM", FEM)
    ada.hits("E-FEM-2", ada)
    ada.hits("E-FEM-1", ada)
    ada.hits("J-1", ada)
    assert ada.film.extras == cards("E-FEM-2 E-FEM-1 J-1")


@rule("G-22")
def test_a_joker_in_a_slot_stands_for_its_category() -> None:
    one = film("FEM", SUP="J-1", MUS="J-2")
    assert one.joker_for(cards("B-FEM-SUP-2")[0]) == "J-1"
    assert one.joker_for(cards("B-FEM-MUS-1")[0]) == "J-2"
    assert one.joker_for(cards("B-FEM-DIR-2")[0]) is None
    assert one.joker_for(cards("B-ART-SUP-2")[0]) is None


@rule("G-23")
def test_several_players_may_publish_the_same_genre() -> None:
    second = "B-FEM-DIR-2 B-FEM-LEA-2 B-FEM-SUP-2 B-FEM-SCR-2 B-FEM-LOC-2 J-3"
    third = "J-1 J-2 J-4 J-5 J-6 B-FEM-MUS-2"
    table, _, bea, cem = laid_out(
        ["E-ART-1", f"{second} {MORE}", f"{third} E-COS-1 E-RET-1 E-PAR-1 E-ART-2"],
        films={0: film("FEM")},
        turn=1,
    )
    bea.draws()
    bea.melds("FEM", second)
    bea.discards("B-ART-DIR")
    cem.draws()
    cem.melds("FEM", third)
    assert [one.genre for one in table.films] == ["FEM"] * 3


@rule("G-24")
def test_a_film_stays_on_the_table() -> None:
    _, ada, bea = laid_out(["E-ART-1", IDLE_TOO], films={0: film("FEM", "E-FEM-1")})
    before = ada.film
    for _ in range(3):
        for person in (ada, bea):
            person.draws()
            person.discards(person.hand[-1])
    assert ada.film == before


@rule("G-25")
def test_publishing_leaves_five_cards_at_least() -> None:
    table, ada, _ = laid_out([f"{FEM} {MORE} E-FEM-1", ""], drawn=True, go_out="any")
    ada.melds("FEM", FEM)
    assert len(ada.hand) == 5
    assert table.waiting == (0,)
    assert table.result is None


@rule("G-26")
def test_nobody_hits_before_publishing() -> None:
    table, ada, bea = laid_out(
        [f"{FEM} {MORE} E-ART-1", "E-FEM-2"], films={1: film("ART", DIR="J-9")}, drawn=True
    )
    assert "hit" not in ada.can
    with refused(ada, "not_published", "G-26"):
        ada.hits("E-ART-1", bea)
    ada.melds("FEM", FEM)
    ada.hits("E-ART-1", bea)  # in the very same turn
    assert table.films[1].extras == cards("E-ART-1")


@rule("G-27")
def test_any_number_of_hits_on_any_film() -> None:
    table, ada, bea, cem = laid_out(
        ["E-FEM-1 E-ART-1 J-1 E-FEM-2 E-COS-1", "E-ART-7", "E-FEM-7"],
        films={0: film("FEM"), 1: film("ART")},
        drawn=True,
    )
    told = ada.hits("E-ART-1", bea)
    assert seen_by(2, told) == [events.CardHit(0, cards("E-ART-1")[0], 1)]
    ada.hits("E-FEM-1", ada)
    ada.hits("J-1", bea)
    assert ada.can >= {"hit", "discard"}  # it is never a duty
    assert table.films[1].extras == cards("E-ART-1 J-1")
    with refused(ada, "no_film_there", "G-27"):
        ada.hits("E-FEM-2", cem)
    with refused(ada, "card_not_in_hand", "G-27"):
        ada.hits("E-FEM-7", ada)


@rule("G-28")
def test_an_extra_belongs_to_its_own_genre() -> None:
    _, ada, bea = laid_out(
        ["E-ART-1 E-COS-1 E-FEM-1", "E-RET-1"], films={0: film("FEM"), 1: film("ART")}, drawn=True
    )
    for card, person in (("E-ART-1", ada), ("E-COS-1", ada), ("E-FEM-1", bea)):
        with refused(ada, "wrong_genre", "G-28"):
            ada.hits(card, person)
    ada.hits("E-ART-1", bea)


@rule("G-29")
def test_no_basic_is_ever_hit() -> None:
    _, ada, _ = laid_out(["B-FEM-DIR-2 J-2", "E-RET-1"], films={0: film("FEM", SUP="J-1")}, drawn=True)
    with refused(ada, "no_seventh_basic", "G-29"):
        ada.hits("B-FEM-DIR-2", ada)


@rule("G-30")
def test_a_film_has_room_for_seven_extras() -> None:
    extras = f"{SIX_EXTRAS} E-FEM-7"
    _, ada, _ = laid_out(["J-1 J-2", "E-RET-1"], films={0: film("FEM", extras)}, drawn=True)
    with refused(ada, "film_full", "G-30"):
        ada.hits("J-1", ada)
    _, ada, _ = laid_out(["J-2 J-3", "E-RET-1"], films={0: film("FEM", f"{SIX_EXTRAS} J-1")}, drawn=True)
    with refused(ada, "film_full", "G-30"):  # a joker counts as one of them
        ada.hits("J-2", ada)
    assert len(ada.film.slots + ada.film.extras) == 13


@rule("G-31")
def test_a_joker_is_an_extra_of_any_film() -> None:
    _, ada, bea = laid_out(
        ["J-1 J-2 J-3", "E-RET-1"], films={0: film("FEM", SIX_EXTRAS), 1: film("PAR")}, drawn=True
    )
    ada.hits("J-1", bea)
    ada.hits("J-2", ada)
    assert len(ada.film.extras) == 7


@rule("G-32")
def test_a_card_is_kept_for_the_discard() -> None:
    table, ada, _ = laid_out(["E-FEM-1 J-1", "E-RET-1"], films={0: film("FEM")}, drawn=True)
    ada.hits("E-FEM-1", ada)
    assert "hit" not in ada.can
    with refused(ada, "keep_one_to_discard", "G-32"):
        ada.hits("J-1", ada)
    ada.discards("J-1")
    assert table.result.winners == (0,)


@rule("G-33")
@pytest.mark.parametrize("card", ACTIONS)
def test_action_cards_are_never_part_of_a_film(card: str) -> None:
    table, ada, _ = laid_out([f"{card} E-ART-1", "E-RET-1"], pile="", films={0: film("FEM")}, drawn=True)
    with refused(ada, "never_in_a_film", "G-33"):
        ada.hits(card, ada)
    with refused(ada, "wrong_card", "G-34"):
        ada.exchanges(card, ada)
    table, ada, _ = laid_out(["J-1 E-ART-1", "E-RET-1"], films={0: film("FEM")}, drawn=True)
    for play in ("play_positive", "play_spy", "play_thief", "play_defect", "play_negative"):
        fields = {"card": "J-1"} if play == "play_positive" else {"card": "J-1", "target": 1}
        refusal = table.why_not(0, {"type": play, **fields})
        assert refusal.code == "wrong_card"
