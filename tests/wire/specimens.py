"""Values made up from the model of the wire, to see whether the server reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tools.wire_model.model import (
    Exactly,
    Field,
    ListOf,
    Named,
    OfGame,
    OneOf,
    Plain,
    RecordOf,
    Shape,
    Type,
    Wire,
)

PLAIN: dict[str, Any] = {
    "string": "0123456789abcdef",
    "number": 1,
    "boolean": True,
    "null": None,
    "unknown": [{}],
}


def specimens(wire: Wire, game: str, kind: Shape | Type) -> Iterator[Any]:
    """At least one value for everything that such a value can be or hold."""
    match kind:
        case Plain(name):
            yield PLAIN[name]
        case Exactly(value):
            yield value
        case Named("Hex"):
            yield PLAIN["string"] * 4
        case Named(name):
            yield from specimens(wire, game, wire.declared[name].content)
        case OfGame(name):
            yield from specimens(wire, game, wire.maps[name][game])
        case OneOf(members):
            for member in members:
                yield from specimens(wire, game, member)
        case ListOf(item):
            for part in specimens(wire, game, item):
                yield [part] * 6  # as many as a film has slots
        case RecordOf(item):
            for part in specimens(wire, game, item):
                yield {"name": part}
        case Shape(fields):
            yield from specimens_of_fields(wire, game, fields)
        case _:
            raise TypeError(f"nobody says {kind} to the server")


def specimens_of_fields(wire: Wire, game: str, fields: tuple[Field, ...]) -> Iterator[dict[str, Any]]:
    """Without what may be left out; then with everything, each field in all its ways."""
    ways = {field.name: list(specimens(wire, game, field.type)) for field in fields}
    yield {field.name: ways[field.name][0] for field in fields if not field.optional}
    whole = {name: way[0] for name, way in ways.items()}
    yield whole
    for name, way in ways.items():
        for value in way[1:]:
            yield {**whole, name: value}
