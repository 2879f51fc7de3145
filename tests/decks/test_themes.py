"""A deck's author cannot have somebody's noise drawn again, or shown, by choosing words and names."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from nightcap.decks import Cover, DeckKind, WrittenDeck, cover_of, tags_used
from nightcap.shelf import KINDS, built_in, read_deck

NOW = 1_800_000_000.0
PEOPLE = [Random(f"person {number}").randbytes(32) for number in range(300)]
HOUSE = built_in("couples-classic")


def deck_with(tag: str, **words: str) -> WrittenDeck:
    """A deck of one's own with a single theme."""
    said = "\n".join(f'{language} = "{text}"' for language, text in words.items())
    activities = "\n".join(
        '[[card.activity]]\nactor = "both"\n'
        + "\n".join(f'{language} = "{language} {number}"' for language in words)
        for number in range(3)
    )
    return read_deck(
        f'format = 1\nid = "spy"\ngame = "couples"\nlanguages = {list(words)}\n'.replace("'", '"')
        + f"[title]\n{said}\n[tags.{tag}]\n{said}\n"
        + f'[[card]]\ncategory = "talk"\nheat = 1\ntags = ["{tag}"]\n{activities}\n'
    )


def away(deck: WrittenDeck, person: bytes) -> bool:
    cover: Cover = cover_of(person, tags_used(deck), NOW, deck.own_themes)
    return cover.keeps_away(tags_used(deck)[0], 2)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
def test_the_themes_of_the_house_are_all_those_of_its_usual_deck(kind: DeckKind) -> None:
    """Although only the beginning of the file is read for them."""
    named = tomllib.loads(kind.text_of(kind.usual)).get("tags", {})
    assert {theme: words for theme, words in kind.house_themes.items() if words} == named


def test_a_theme_of_the_house_keeps_the_words_of_the_house() -> None:
    """Under harmless words nobody would rule it out: whatever stayed away would be noise, laid open."""
    deck = deck_with("lead", en="Laughing together")
    assert deck.tags["lead"] == HOUSE.tags["lead"]
    assert deck.own_themes == {}
    for person in PEOPLE[:50]:
        theirs = cover_of(person, tags_used(HOUSE), NOW)
        assert away(deck, person) == theirs.keeps_away("lead", 2)


@pytest.mark.parametrize("words", ["One leads, one follows", "one LEADS – one follows!", "Onе leads"])
def test_the_same_words_by_other_names_are_the_same_look(words: str) -> None:
    decks = [deck_with(tag, en=words) for tag in ("lead0", "lead1", "something")]
    for person in PEOPLE:
        assert len({away(deck, person) for deck in decks}) == 1


def test_words_of_the_house_by_another_name_have_the_noise_of_the_house() -> None:
    deck = deck_with("lead0", en=HOUSE.tags["lead"]["en"].upper())
    for person in PEOPLE:
        assert away(deck, person) == cover_of(person, ("lead",), NOW).keeps_away("lead", 2)


def test_other_words_in_a_language_that_is_not_read_give_no_second_look() -> None:
    """Whoever stays away in one of the decks by the words they read stays away in all of them."""
    decks = [deck_with("own", en="Being read to", fr=f"Tout autre chose, {number}") for number in range(12)]
    alone = deck_with("own", en="Being read to")
    looks = {person: [away(deck, person) for deck in decks] for person in PEOPLE}
    hidden = [person for person in PEOPLE if away(alone, person)]
    assert all(all(looks[person]) for person in hidden)  # for ever like somebody who has ruled it out
    assert len(hidden) / len(PEOPLE) == pytest.approx(0.2, abs=0.07)


def test_other_words_are_another_theme() -> None:
    one, other = deck_with("own", en="Being read to"), deck_with("own", en="Reading aloud")
    assert any(away(one, person) != away(other, person) for person in PEOPLE)


def test_a_theme_of_retos_cannot_be_renamed() -> None:
    dares = "\n".join(f'[[dare]]\nheat = 1\ntags = ["contact"]\nen = "dare {number}"' for number in range(12))
    cards = "\n".join(
        f'[[dare]]\ncard = "{rank}{suit}"\nheat = 1\ntags = ["talk"]\nen = "{rank}{suit}"'
        for suit in "CDHS"
        for rank in "23456789TJQKA"
    )
    head = 'format = 1\nid = "spy"\ngame = "retos"\nlanguages = ["en"]\n[title]\nen = "Spy"\n'
    renamed = '[tags.contact]\nen = "Laughing together"\n'
    deck = read_deck(f'{head}{renamed}[fallback]\nen = "Bow."\n{cards}\n{dares}')
    assert "Laughing together" not in deck.tags.get("contact", {}).values()
    assert deck.own_themes == {}
