"""The words of a room's deck, for the devices that may read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from nightcap.decks import Readings, Words, WrittenDeck, props_of, tags_used
from nightcap.engine.events import Event, seen_by
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_data
from nightcap.rooms.actions import Device
from nightcap.rooms.room import Room


class WordsOfDeck(Struct, frozen=True, kw_only=True):
    """What a deck says, as it was chosen: it tells nothing of anybody's boundaries.

    Activities are those that this device may need the words of.
    """

    id: str
    title: Words
    since: int
    tags: dict[str, Words]
    """Every tag that can be ruled out; without words, where the game itself has them."""
    own: tuple[str, ...]
    """Of these, the ones in the words of whoever wrote the deck."""
    props: tuple[str, ...]
    """What some of it needs, in the order of the deck."""
    activities: dict[str, Mapping[str, Readings]]


def words_of_deck(
    room: Room, device: Device, past: Iterable[Event] = (), language: str = ""
) -> WordsOfDeck | None:
    """For a device that was let in, after the past of this game; None: no deck is played with.

    In one language, or in every one that the deck has.
    """
    room.must_be_in(device)
    deck = room.deck
    if deck is None:
        return None
    return WordsOfDeck(
        id=deck.id,
        title=deck.title,
        since=room.deck_since,
        tags={tag: deck.tags.get(tag, {}) for tag in tags_used(deck)},
        own=tuple(deck.own_themes),
        props=props_of(deck),
        activities={
            name: in_one(deck.words[name], language) for name in activities_for(room, device, deck, past)
        },
    )


def in_one(words: Mapping[str, Readings], language: str) -> Mapping[str, Readings]:
    """A language that the deck does not have gets all: the page chooses."""
    return {language: words[language]} if language in words else words


def activities_for(room: Room, device: Device, deck: WrittenDeck, past: Iterable[Event]) -> Iterable[str]:
    """What the device may need words for: in a lobby nothing, in a game where only the drawer reads a card
    what its seats were shown, else everything."""
    table = room.table
    if table is None:
        return ()
    if getattr(table.house, "card_view", "open") == "open":
        return deck.words
    events = list(past)
    shown: set[str] = set()
    seats: list[Seat | None] = [*room.seats_of(device)] or [None]
    for seat in seats:
        for seen in (table.view(seat), *seen_by(seat, events)):
            shown |= strings_in(to_data(seen))
    return [name for name in deck.words if name in shown]


def strings_in(value: Any) -> set[str]:
    """Every text in a view or an event, wherever it stands."""
    if isinstance(value, str):
        return {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return set().union(*map(strings_in, inside))
