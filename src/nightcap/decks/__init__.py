"""Activities and dares: the format of a deck, its words, and what is common ground."""

from nightcap.decks.boundaries import Boundaries, CommonGround, common_ground, deck_for_all
from nightcap.decks.files import BUILT_IN, USUAL, built_in, kind_for, load_deck
from nightcap.decks.likeness import Alike, alike
from nightcap.decks.reading import BadDeck, read_deck
from nightcap.decks.sheet import Problem
from nightcap.decks.written import LANGUAGES, Language, Words, WrittenDeck, in_language, tags_used

__all__ = [
    "BUILT_IN",
    "LANGUAGES",
    "USUAL",
    "Alike",
    "BadDeck",
    "Boundaries",
    "CommonGround",
    "Language",
    "Problem",
    "Words",
    "WrittenDeck",
    "alike",
    "built_in",
    "common_ground",
    "deck_for_all",
    "in_language",
    "kind_for",
    "load_deck",
    "read_deck",
    "tags_used",
]
