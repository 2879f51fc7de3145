"""The 125 cards of the deck, known by their ids: ``B-FEM-DIR-1``, ``E-RET-7``, ``J-10``, ``I-SPY-2``."""

from __future__ import annotations

from itertools import product
from typing import Literal, NewType, TypeAlias, get_args

from nightcap.engine.refusals import Bar

Card = NewType("Card", str)

Genre: TypeAlias = Literal["FEM", "ART", "COS", "RET", "PAR"]
"""Feminist, Art-House, Costume Drama, Retro, Parody."""

Category: TypeAlias = Literal["DIR", "LEA", "SUP", "SCR", "LOC", "MUS"]
"""Director, Lead Performer, Supporting Performer, Screenplay, Location, Music."""

GENRES: tuple[Genre, ...] = get_args(Genre)
CATEGORIES: tuple[Category, ...] = get_args(Category)


def _numbered(name: str, count: int) -> tuple[Card, ...]:
    return tuple([Card(f"{name}-{number}") for number in range(1, count + 1)])


# G-03: nineteen set cards to a genre, two of each basic and seven different extras
BASICS = tuple([card for g, c in product(GENRES, CATEGORIES) for card in _numbered(f"B-{g}-{c}", 2)])
EXTRAS = tuple([card for genre in GENRES for card in _numbered(f"E-{genre}", 7)])
JOKERS = _numbered("J", 10)
POSITIVES = _numbered("P", 7)
NEGATIVES = _numbered("N", 7)
SPIES = _numbered("I-SPY", 2)
THIEVES = _numbered("I-THF", 2)
DEFECTS = _numbered("I-DEF", 2)
INTERACTIONS = SPIES + THIEVES + DEFECTS
ACTIONS = POSITIVES + NEGATIVES + INTERACTIONS
DECK = BASICS + EXTRAS + JOKERS + ACTIONS
"""G-02: without the blank card."""

JOKER: dict[Card, int] = {joker: number for number, joker in enumerate(JOKERS, 1)}
"""The number of a joker: J-2 comes before J-10."""

ACTION = frozenset(ACTIONS)
EXTRA = frozenset(EXTRAS)

GENRE: dict[Card, Genre] = {
    card: genre for genre in GENRES for card in BASICS + EXTRAS if card.split("-")[1] == genre
}
"""Of a set card."""

SLOT: dict[Card, int] = {card: CATEGORIES.index(card.split("-")[2]) for card in BASICS}
"""Which of a film's six slots a basic belongs to."""

COPIES: dict[tuple[Genre, int], tuple[Card, ...]] = {
    (genre, slot): tuple([card for card in BASICS if GENRE[card] == genre and SLOT[card] == slot])
    for genre in GENRES
    for slot in range(6)
}

INITIAL: dict[Card, str] = {
    card: GENRE[card][0] if card in SLOT else "J" if card in JOKER else "-" for card in DECK
}
"""Of a basic's genre; or J, a joker; or nothing that could be part of a set of six."""


def _misfit(card: Card, genre: Genre) -> Bar | None:
    """G-28, G-31: an extra of a film is of its genre, or a joker."""
    if card in ACTION:
        return "never_in_a_film", "G-33"
    if card in SLOT:
        return "no_seventh_basic", "G-29"
    return ("wrong_genre", "G-28") if card in EXTRA and GENRE[card] != genre else None


MISFIT: dict[Genre, dict[Card, Bar]] = {
    genre: {card: bar for card in DECK if (bar := _misfit(card, genre))} for genre in GENRES
}
"""Why a card can never be an extra of a film of this genre."""


def _fits() -> dict[Card, frozenset[Genre]]:
    """Five green and five red cards fit two genres each, in turn; two of each fit all."""
    fits = {card: frozenset(GENRES) for card in (*POSITIVES[5:], *NEGATIVES[5:])}
    for place in range(5):
        one, next_one, one_after = (GENRES[(place + step) % 5] for step in range(3))
        fits[POSITIVES[place]] = frozenset((one, next_one))
        fits[NEGATIVES[place]] = frozenset((one, one_after))
    return fits


FITS = _fits()
"""G-48: the genres that a positive or negative card has an effect on."""

PENALTY: dict[Card, int] = {card: 20 if card in JOKER else 10 if card in ACTION else 5 for card in DECK}
"""G-67: what a card costs whoever still holds it."""
