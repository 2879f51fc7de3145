"""Everything that goes over the wire: the messages, and what each game has of its own."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import get_type_hints

from tools.wire_model.model import NULL, Exactly, GameMap, ListOf, Named, OfGame, Wire, one_of
from tools.wire_model.reading import Reader, Refined, package_of, stem_of

from nightcap.catalogue import DECLARED, GAMES
from nightcap.engine.events import Event
from nightcap.engine.steps import Ask
from nightcap.engine.table import Table
from nightcap.rooms.actions import Answer
from nightcap.rooms.books import Books
from nightcap.rooms.deck_words import WordsOfDeck
from nightcap.rooms.menu import Menu
from nightcap.rooms.receipts import Receipt
from nightcap.wire import messages
from nightcap.wire.messages import ToClient, ToServer, Update

OPAQUE: Mapping[type, Refined] = {
    Update: {"table": one_of(OfGame("Views"), NULL), "events": ListOf(OfGame("Events"))},
    Answer: {"move": OfGame("Moves")},
}
"""Fields that hold anything as far as the layers below the games know."""


@cache
def whole_wire() -> Wire:
    """What is common comes first, so that no game changes it.

    Of that, what the server says: what goes both ways has all its fields.
    """
    reader = Reader(list(GAMES.values()), OPAQUE)
    reader.read(ToClient, messages.__name__)
    reader.struct(Menu)
    reader.struct(WordsOfDeck)
    reader.struct(Books)
    reader.struct(Receipt)
    reader.said = True
    reader.read(ToServer, messages.__name__)
    reader.said = False
    reader.wire.common = frozenset(reader.wire.declared)
    for game, table in GAMES.items():
        add_game(reader, game, table)
    return reader.wire


def add_game(reader: Reader, game: str, table: type[Table]) -> None:
    """Moves and events are the same for all tables of a package."""
    package = package_of(table.__module__) or ""
    family = reader.stems[package][0]
    moves = [reader.struct(move) for move in table.vocabulary.moves.values()]
    events = [reader.struct(event) for event in events_of(package)]
    found: dict[GameMap, Named] = {
        "Views": view_of(reader, game, table),
        "Moves": reader.declare(f"{family}Move", one_of(*moves)),
        "Events": reader.declare(f"{family}Event", one_of(*events)),
        "Houses": reader.struct(table.house_rules),
        "Players": reader.struct(table.player_kind),
    }
    for name, kind in found.items():
        reader.wire.maps.setdefault(name, {})[game] = kind
    reader.wire.folders.setdefault(DECLARED[game].family, []).append(game)


def view_of(reader: Reader, game: str, table: type[Table]) -> Named:
    """A view tells which game it is of, and so which house rules and questions there are."""
    questions = [tag for tag, step in table.vocabulary.steps.items() if issubclass(step, Ask)]
    question = reader.declare(f"{stem_of(table)}Question", one_of(*map(Exactly, questions)))
    refined: Refined = {
        "game": Exactly(game),
        "house": reader.struct(table.house_rules),
        "asked": one_of(question, Exactly("")),
    }
    return reader.struct(get_type_hints(table.view)["return"], refined)


def events_of(package: str) -> list[type[Event]]:
    """All that a game's modules define, in the order of the source."""
    inside = f"nightcap.games.{package}."
    return [
        kind
        for name, module in sorted(sys.modules.items())
        if name.startswith(inside)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == name
    ]
