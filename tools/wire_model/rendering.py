"""From the model to TypeScript."""

from __future__ import annotations

import json
import re

from tools.wire_model.model import (
    GAME_MAPS,
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
    parts,
)

WIDTH = 100
HEAD = "// Written by tools/wire_types.py from the Python types: change those, not this file.\n"


class Writer:
    """Writes declarations; those that differ from game to game have the game as a parameter."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.generic = wire.depend_on_game()

    def common(self) -> str:
        """What is the same whichever games there are. The maps are empty: each folder adds its games."""
        games = "/** The id of a game. */\nexport type Game = keyof Views;\n"
        by_game = "/** By game; the folder of each adds to it. */\n"
        maps = [f"{by_game}export interface {name} {{}}\n" for name in GAME_MAPS]
        declared = [each for name, each in self.wire.declared.items() if name in self.wire.common]
        return "\n".join([HEAD, games, *maps, *map(self.declaration, declared)])

    def folder(self, folder: str) -> str:
        """What the games of one folder have of their own."""
        games, own = self.wire.folders[folder], self.wire.own(folder)
        maps = [
            self.map(name, {game: entries[game] for game in games})
            for name, entries in self.wire.maps.items()
        ]
        added = f'declare module "../../wire" {{\n{"".join(maps)}}}\n'
        return "\n".join([HEAD, *self.imports(own), added, *map(self.declaration, own)])

    def imports(self, own: list[Declaration]) -> list[str]:
        """What is common and named in these declarations."""
        names: set[str] = {"Game"} if any(each.name in self.generic for each in own) else set()
        for part in (part for each in own for part in parts(each.content)):
            match part:
                case Named(name) if name in self.wire.common:
                    names.add(name)
                case OfGame(name):
                    names.add(name)
                case KindOfMove():
                    names.add("Moves")
        return [f'import type {{ {", ".join(sorted(names))} }} from "../../wire";\n'] if names else []

    def map(self, name: str, entries: dict[str, Type]) -> str:
        """What differs from game to game is, in the line of a game, what it is in that game."""
        types = {
            game: self.type(kind).replace("<G>", f"<{json.dumps(game)}>") for game, kind in entries.items()
        }
        lines = [f"    readonly {key(game)}: {text};\n" for game, text in types.items()]
        return f"  interface {name} {{\n{''.join(lines)}  }}\n"

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


def render_common(wire: Wire) -> str:
    return Writer(wire).common()


def render_folder(wire: Wire, folder: str) -> str:
    return Writer(wire).folder(folder)
