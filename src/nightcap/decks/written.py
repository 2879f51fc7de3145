"""A deck as its file describes it: what the games know of it, and the words for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from nightcap.decks.readings import Readings
from nightcap.engine.activities import Activity, AnyDeck, Dare, DareDeck

Language: TypeAlias = Literal["en", "fr", "es"]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "es")

Words: TypeAlias = Mapping[str, str]
"""The same text by language; at least one."""

HOTTEST = 5


class WrittenDeck(Struct, frozen=True, kw_only=True):
    """A deck with its words. A game gets `deck` alone: ids and metadata."""

    id: str
    kind: str
    """The name of its `DeckKind`."""
    title: Words
    author: str
    languages: tuple[Language, ...]
    tags: Mapping[str, Words]
    """What each tag stands for, where the deck says it in its own words."""
    own_themes: Mapping[str, tuple[str, ...]] = {}
    """The themes that are not of the house: whose noise keeps each of them away."""
    deck: AnyDeck
    words: Mapping[str, Mapping[str, Readings]]
    """The text of each activity or dare, by id and language."""
    heats: Mapping[str, int]
    """1 to 5, by id."""

    def readings(self, activity: str, language: str) -> Readings:
        """In this language, or else in the first one the deck has; the id, if it is not of this deck."""
        words = self.words.get(activity)
        return in_language(words, language) if words else Readings(activity)


T = TypeVar("T")


def in_language(words: Mapping[str, T], language: str) -> T:
    return words.get(language) or next(iter(words.values()))


def props_of(written: WrittenDeck) -> tuple[str, ...]:
    """Everything that some activity or dare needs, the most needed first."""
    return tuple(
        prop for prop, _ in Counter(prop for item in items_of(written) for prop in item.props).most_common()
    )


def items_of(written: WrittenDeck) -> Sequence[Activity | Dare]:
    if isinstance(written.deck, DareDeck):
        return written.deck.dares
    return [activity for card in written.deck.cards.values() for activity in card.activities]


def tags_used(written: WrittenDeck) -> tuple[str, ...]:
    """Every tag that a player can rule out, in the order of the deck."""
    return tuple(dict.fromkeys(tag for item in items_of(written) for tag in item.tags))
