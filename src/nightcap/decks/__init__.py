"""Activities and dares: the format of a deck, its words, and what is common ground. Knows no game."""

from nightcap.decks.boundaries import Away, Boundaries, away_from, narrowed
from nightcap.decks.cover import Cover, cover_of, one_in
from nightcap.decks.kinds import DeckKind
from nightcap.decks.likeness import Alike, alike
from nightcap.decks.reading import BadDeck
from nightcap.decks.readings import NOBODY, Cast, Readings, filled, read_by
from nightcap.decks.remaining import CommonGround, common_ground, deck_for_all, house_for_all
from nightcap.decks.sheet import Problem
from nightcap.decks.written import (
    HOTTEST,
    LANGUAGES,
    Language,
    Words,
    WrittenDeck,
    in_language,
    items_of,
    props_of,
    tags_used,
)

__all__ = [
    "HOTTEST",
    "LANGUAGES",
    "NOBODY",
    "Alike",
    "Away",
    "BadDeck",
    "Boundaries",
    "Cast",
    "CommonGround",
    "Cover",
    "DeckKind",
    "Language",
    "Problem",
    "Readings",
    "Words",
    "WrittenDeck",
    "alike",
    "away_from",
    "common_ground",
    "cover_of",
    "deck_for_all",
    "filled",
    "house_for_all",
    "in_language",
    "items_of",
    "narrowed",
    "one_in",
    "props_of",
    "read_by",
    "tags_used",
]
