"""What can be said of a JSON value: a few kinds of types, and names for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args


@dataclass(frozen=True)
class Plain:
    """A value without parts."""

    name: Literal["string", "number", "boolean", "null", "unknown"]


@dataclass(frozen=True)
class Exactly:
    """This value and no other."""

    value: str | int | bool


@dataclass(frozen=True)
class ListOf:
    item: Type


@dataclass(frozen=True)
class TupleOf:
    """A list of so many things, each of a type of its own."""

    items: tuple[Type, ...]


@dataclass(frozen=True)
class RecordOf:
    """An object with any names."""

    value: Type


@dataclass(frozen=True)
class OneOf:
    members: tuple[Type, ...]


@dataclass(frozen=True)
class Named:
    """What is declared under this name."""

    name: str


GameMap: TypeAlias = Literal["Views", "Moves", "Events", "Houses", "Players"]

GAME_MAPS: tuple[GameMap, ...] = get_args(GameMap)


@dataclass(frozen=True)
class OfGame:
    """What this map has for the game that is played."""

    map: GameMap


@dataclass(frozen=True)
class KindOfMove:
    """The tag of a move of the game that is played."""


Type: TypeAlias = Plain | Exactly | ListOf | TupleOf | RecordOf | OneOf | Named | OfGame | KindOfMove

STRING, NUMBER, BOOLEAN = Plain("string"), Plain("number"), Plain("boolean")
NULL, UNKNOWN = Plain("null"), Plain("unknown")


@dataclass(frozen=True)
class Field:
    name: str
    type: Type
    optional: bool = False
    doc: str = ""


@dataclass(frozen=True)
class Shape:
    """An object with these fields and no others."""

    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Declaration:
    """A name for a type, with a line on what it is for."""

    name: str
    content: Shape | Type
    doc: str = ""


@dataclass
class Wire:
    """Everything that is declared, in order, and what each game has."""

    declared: dict[str, Declaration] = field(default_factory=dict)
    maps: dict[GameMap, dict[str, Type]] = field(default_factory=dict)
    common: frozenset[str] = frozenset()
    """The names that messages use, whichever games there are."""
    folders: dict[str, list[str]] = field(default_factory=dict)
    """The games in each folder."""

    def own(self, folder: str) -> list[Declaration]:
        """What the games of this folder use and no message does.

        In an order that no other game changes: a name stands below what it is made of.
        """
        met: set[str] = set(self.common)
        contents = [entries[game] for entries in self.maps.values() for game in self.folders[folder]]
        return list(self._reach(contents, met))

    def _reach(self, contents: Iterable[Shape | Type], met: set[str]) -> Iterator[Declaration]:
        for content in contents:
            for part in parts(content):
                if isinstance(part, Named) and part.name not in met:
                    met.add(part.name)
                    yield from self._reach([self.declared[part.name].content], met)
                    yield self.declared[part.name]

    def depend_on_game(self) -> set[str]:
        """The names whose meaning differs from game to game."""
        found: set[str] = set()
        while True:
            more = {
                name
                for name, declaration in self.declared.items()
                if any(
                    isinstance(part, OfGame | KindOfMove) or (isinstance(part, Named) and part.name in found)
                    for part in parts(declaration.content)
                )
            }
            if more == found:
                return found
            found = more


def parts(content: Shape | Type) -> Iterator[Type]:
    """Every type that is written out in it."""
    match content:
        case Shape(fields):
            inner: tuple[Type, ...] = tuple(each.type for each in fields)
        case OneOf(items) | TupleOf(items):
            inner = items
        case ListOf(item) | RecordOf(item):
            inner = (item,)
        case _:
            inner = ()
    if not isinstance(content, Shape):
        yield content
    for each in inner:
        yield from parts(each)


def one_of(*members: Type) -> Type:
    """A union without unions in it, each member once; of one member, that member."""
    flat = dict.fromkeys(
        part for each in members for part in (each.members if isinstance(each, OneOf) else (each,))
    )
    return next(iter(flat)) if len(flat) == 1 else OneOf(tuple(flat))
