"""A card's text from every place at the table."""

from __future__ import annotations

import pytest

from nightcap.decks import Cast, Readings, filled, items_of, read_by
from nightcap.decks.reading import BadDeck
from nightcap.engine.activities import Activity, Dare
from nightcap.shelf import BUILT_IN, built_in, read_deck
from nightcap.text import texts
from nightcap.text.speaker import People, Speaker, cast_of

OIL = Readings(
    does="Warm some oil and work your way down {other}'s back.",
    gets="{other} works warm oil down your back.",
    seen="{actor} works warm oil down {receiver}'s back.",
)
NAMES = ["Emma", "David", "Chloé"]


def name(seat: int | None) -> str:
    return "someone" if seat is None else NAMES[seat]


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "Warm some oil and work your way down David's back."),
        (1, "Emma works warm oil down your back."),
        (2, "Emma works warm oil down David's back."),
        (None, "Emma works warm oil down David's back."),
    ],
)
def test_each_reads_what_concerns_them(reader: int | None, said: str) -> None:
    assert read_by(reader, OIL, Cast(0, 1), name, "en") == said


def test_who_acts_is_not_always_who_drew() -> None:
    drawn_by_david = People(drawer=1)
    assert cast_of(Activity(id="a", actor="partner", receiver="drawer"), drawn_by_david) == Cast(0, 1)
    assert cast_of(Activity(id="a", actor="drawer", receiver="partner"), drawn_by_david) == Cast(1, 0)
    assert cast_of(Activity(id="a", actor="both"), drawn_by_david) == Cast(1, 0)
    assert cast_of(Activity(id="a", actor="undresses"), drawn_by_david) == Cast(0, 1)  # in a deck by itself
    assert cast_of(Dare(id="d"), People(2, 0)) == Cast(2, 0)


def test_both_read_the_others_name() -> None:
    both = Readings(does="Sit back to back with {other}.", seen="{drawer} and {partner} sit back to back.")
    cast = Cast(1, 0)
    assert read_by(0, both, cast, name, "en") == "Sit back to back with David."
    assert read_by(1, both, cast, name, "en") == "Sit back to back with Emma."
    assert read_by(None, both, cast, name, "en") == "David and Emma sit back to back."


def test_nobody_is_known_yet() -> None:
    dare = Readings(does="{other} hums. Guess what {other} means.", gets="-", seen="-")
    said = read_by(0, dare, Cast(), name, "en")
    assert said == "Someone hums. Guess what someone means."


def test_a_text_of_the_old_form_is_read_by_all_alike() -> None:
    old = Readings("Kiss your partner.")
    assert {read_by(reader, old, Cast(0, 1), name, "en") for reader in (0, 1, 2, None)} == {
        "Kiss your partner."
    }


@pytest.mark.parametrize(
    ("language", "text", "who", "said"),
    [
        ("fr", "le dos de {other}", "Emma", "le dos d’Emma"),
        ("fr", "le dos de {other}", "David", "le dos de David"),
        ("fr", "Ce que {other} veut", "Hugo", "Ce qu’Hugo veut"),
        ("fr", "de {other}", "Yves", "d’Yves"),
        ("fr", "de {other}", "Yann", "de Yann"),
        ("fr", "le monde {other}", "Emma", "le monde Emma"),
        ("es", "tú y {other}", "Inés", "tú e Inés"),
        ("es", "tú y {other}", "Iago", "tú y Iago"),
        ("es", "tú o {other}", "Óscar", "tú u Óscar"),
        ("es", "hoy {other}", "Inés", "hoy Inés"),
        ("en", "{other}'s hand", "Emma", "Emma's hand"),
    ],
)
def test_small_words_bend_for_names(language: str, text: str, who: str, said: str) -> None:
    assert filled(text, {"other": who}, language) == said


@pytest.mark.parametrize("deck", BUILT_IN)
def test_every_card_reads_well_from_every_side(deck: str) -> None:
    """No placeholder is left, and nobody who looks on is spoken to: the checker has found nothing."""
    written = built_in(deck)
    game = "retos" if written.kind == "retos" else "couples-quick"
    for language in written.languages:
        speaker = Speaker(texts(language), game, NAMES.__getitem__, written)
        assert all(words[language].seen for words in written.words.values())
        for item in items_of(written):
            for reader in (0, 1, 2, None):
                said = speaker.activity(item, People(0, 1), reader)
                assert "{" not in said
                assert said[0] == said[0].upper()


COUPLES = """format = 1
id = "ours"
game = "couples"
languages = ["en"]
[title]
en = "Ours"
[tags.own]
en = "Own"
[[card]]
category = "talk"
heat = 1
tags = ["own"]
"""


def deck_with(*texts_of_first: str, actor: str = "drawer", category: str = "talk") -> str:
    """A deck of one card, whose first activity has these texts."""
    first = "\n".join(texts_of_first)
    rest = "".join(f'[[card.activity]]\nactor = "both"\nen = "Plain {number}."\n' for number in range(2))
    head = COUPLES.replace('"talk"', f'"{category}"')
    return f'{head}[[card.activity]]\nactor = "{actor}"\n{first}\n{rest}'


def problems(*texts_of_first: str, actor: str = "drawer", category: str = "talk") -> list[str]:
    with pytest.raises(BadDeck) as bad:
        read_deck(deck_with(*texts_of_first, actor=actor, category=category))
    return [problem.code for problem in bad.value.problems]


def test_the_checker_finds_what_reads_badly_from_some_side() -> None:
    does, gets, seen = (
        'en.does = "Sing to {other}."',
        'en.gets = "{other} sings."',
        'en.seen = "{actor} sings."',
    )
    assert problems(does, seen) == ["reading_missing"]
    assert problems(does, gets) == ["reading_missing"]
    assert problems(does, 'en.gets = "There is a song for you."', seen) == ["reading_nobody"]
    assert problems(does, gets, 'en.seen = "{actor} sings to you."') == ["reading_you"]
    assert problems('en.does = "Sing to {receiver}."', gets, seen) == ["reading_person"]
    assert problems(does, gets, 'en.seen = "Somebody sings."') == ["reading_nobody"]


DOES = 'en.does = "Take off two pieces."'
GETS = 'en.gets = "{other} takes off two pieces."'
SEEN = 'en.seen = "{actor} takes off two pieces for {receiver}."'


@pytest.mark.parametrize("category", ["strip", "nude"])
def test_a_card_can_be_for_whoever_undresses(category: str) -> None:
    [card] = read_deck(deck_with(DOES, GETS, SEEN, actor="undresses", category=category)).deck.cards.values()  # type: ignore[union-attr]
    assert card.activities[0].actor == "undresses"
    plain = deck_with('en = "Two pieces come off."', actor="undresses", category=category)
    assert read_deck(plain).readings(card.activities[0].id, "en").does == "Two pieces come off."


def test_the_checker_knows_where_somebody_undresses() -> None:
    def wrong(*texts_of_first: str, category: str = "strip") -> list[str]:
        return problems(*texts_of_first, actor="undresses", category=category)

    assert wrong(DOES, GETS, SEEN, category="hot") == ["undresses_elsewhere"]
    assert wrong(DOES, GETS, SEEN, category="climax") == ["undresses_elsewhere"]
    assert wrong(DOES, SEEN) == ["reading_missing"]
    assert wrong(DOES, GETS, SEEN, 'receiver = "partner"') == ["undresses_receiver"]
    who_drew = 'en.seen = "{actor} takes off two pieces for {drawer}."'
    assert wrong(DOES, GETS, who_drew) == ["reading_person"]
