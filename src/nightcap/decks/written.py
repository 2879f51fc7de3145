"""A deck as its file describes it: what the games know of it, and the words for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from nightcap.engine.activities import AnyDeck, DareDeck

Language: TypeAlias = Literal["en", "fr", "es"]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "es")

Words: TypeAlias = Mapping[str, str]
"""The same text by language; at least one."""

Kind: TypeAlias = Literal["couples", "retos"]

HOTTEST = 5


class WrittenDeck(Struct, frozen=True, kw_only=True):
    """A deck with its words. A game gets `deck` alone: ids and metadata."""

    id: str
    kind: Kind
    title: Words
    author: str
    languages: tuple[Language, ...]
    tags: Mapping[str, Words]
    """What each tag stands for, where the deck says it in its own words."""
    deck: AnyDeck
    words: Mapping[str, Words]
    """The text of each activity or dare, by id."""
    heats: Mapping[str, int]
    """1 to 5, by id."""

    def text(self, activity: str, language: str) -> str:
        """In this language, or else in the first one the deck has; the id, if it is not of this deck."""
        words = self.words.get(activity)
        return in_language(words, language) if words else activity


def in_language(words: Words, language: str) -> str:
    return words.get(language) or next(iter(words.values()))


def tags_used(written: WrittenDeck) -> tuple[str, ...]:
    """Every tag that a player can rule out, in the order of the deck."""
    if isinstance(written.deck, DareDeck):
        items = [dare.tags for dare in written.deck.dares]
    else:
        items = [activity.tags for card in written.deck.cards.values() for activity in card.activities]
    return tuple(dict.fromkeys(tag for tags in items for tag in tags))
