"""From the model to TypeScript."""

from __future__ import annotations

import json
import re

from tools.wire_model.model import (
    Declaration,
    Exactly,
    Field,
    KindOfMove,
    ListOf,
    Named,
    OfGame,
    OneOf,
    Plain,
    RecordOf,
    Shape,
    TupleOf,
    Type,
    Wire,
)

WIDTH = 100
HEAD = "// Written by tools/wire_types.py from the Python types: change those, not this file.\n"


class Writer:
    """Writes declarations; those that differ from game to game have the game as a parameter."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.generic = wire.depend_on_game()

    def file(self) -> str:
        maps = [self.map(name, entries) for name, entries in self.wire.maps.items()]
        games = "/** The id of a game. */\nexport type Game = keyof Views;\n"
        return "\n".join([HEAD, games, *maps, *map(self.declaration, self.wire.declared.values())])

    def map(self, name: str, entries: dict[str, Type]) -> str:
        lines = [f"  readonly {key(game)}: {self.type(kind)};\n" for game, kind in entries.items()]
        return f"/** By game. */\nexport interface {name} {{\n{''.join(lines)}}}\n"

    def declaration(self, declared: Declaration) -> str:
        parameter = "<G extends Game = Game>" if declared.name in self.generic else ""
        name = declared.name + parameter
        match declared.content:
            case Shape(()):
                text = f"export type {name} = Record<string, never>;\n"
            case Shape(fields):
                lines = "".join(map(self.field, fields))
                text = f"export interface {name} {{\n{lines}}}\n"
            case content:
                text = self.alias(name, content)
        return comment(declared.doc) + text

    def alias(self, name: str, content: Type) -> str:
        line = f"export type {name} = {self.type(content)};\n"
        if len(line) <= WIDTH or not isinstance(content, OneOf):
            return line
        return f"export type {name} =\n" + self.members(content, "  ") + ";\n"

    def field(self, field: Field) -> str:
        start = f"  readonly {field.name}{'?' if field.optional else ''}:"
        line = f"{start} {self.type(field.type)};\n"
        if len(line) > WIDTH and isinstance(field.type, OneOf):
            line = f"{start}\n{self.members(field.type, '    ')};\n"
        return comment(field.doc, "  ") + line

    def members(self, union: OneOf, indent: str) -> str:
        return "\n".join(f"{indent}| {self.type(member)}" for member in union.members)

    def type(self, kind: Type) -> str:
        match kind:
            case Plain(name):
                return name
            case Exactly(value):
                return json.dumps(value)
            case Named(name):
                return f"{name}<G>" if name in self.generic else name
            case OfGame(name):
                return f"{name}[G]"
            case KindOfMove():
                return 'Moves[G]["type"]'
            case ListOf(item):
                return f"readonly {self.item(item)}[]"
            case TupleOf(items):
                return f"readonly [{', '.join(map(self.type, items))}]"
            case RecordOf(value):
                return f"Readonly<Record<string, {self.type(value)}>>"
            case OneOf(members):
                return " | ".join(map(self.type, members))

    def item(self, kind: Type) -> str:
        """What stands before [], in brackets where it must."""
        return f"({self.type(kind)})" if isinstance(kind, OneOf | ListOf | TupleOf) else self.type(kind)


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def comment(doc: str, indent: str = "") -> str:
    """Python's None is null."""
    said = re.sub(r"\bNone\b", "null", doc).replace("*/", "* /")
    return f"{indent}/** {said} */\n" if said else ""


def render(wire: Wire) -> str:
    return Writer(wire).file()
