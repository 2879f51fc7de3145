"""What a screen must know which number is a seat, which word a card, which object an activity."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeAlias

from tools.wire_model.model import Exactly, Field, ListOf, Named, OneOf, RecordOf, Shape, TupleOf, Type, Wire
from tools.wire_model.rendering import HEAD, WIDTH, key

SAID: dict[str, str] = {"Seat": "seat", "Card": "card", "Activity": "activity", "Dare": "activity"}
"""Types that a screen puts names, faces or words in place of."""

PLAIN = "plain"
UNSAID = ("type", "to")
"""Fields that no sentence mentions."""

IMPORT = 'import type { Shapes } from "../../shapes";\n'

Said: TypeAlias = "str | list[Said] | dict[str, Said]"


class Shaper:
    """Finds the shapes of one wire."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    def file(self, folder: str) -> str:
        """Moves and events are those of the folder; each game has a view of its own."""
        games = self.wire.folders[folder]
        moves, events = (self.by_tag(self.wire.maps[name][games[0]]) for name in ("Moves", "Events"))
        shared = f"const shared = {written({'family': folder, 'moves': moves, 'events': events})} as const;\n"
        views = [
            f"  {key(game)}: {{\n    ...shared,\n    view: {self._view(game)},\n  }},\n" for game in games
        ]
        ids = " | ".join(map(json.dumps, games))
        whole = f"export const SHAPES: Readonly<Record<{ids}, Shapes>> = {{\n{''.join(views)}}};\n"
        return "\n".join([HEAD, IMPORT, shared, whole])

    def _view(self, game: str) -> str:
        return written(self.fields(self.wire.maps["Views"][game]), 4)

    def by_tag(self, kind: Type) -> dict[str, Said]:
        """The fields of each member of a union, by its tag."""
        return {tag: self._said_fields(fields) for tag, fields in self._members(kind)}

    def fields(self, kind: Type) -> dict[str, Said]:
        return self._said_fields(self._shape(kind).fields)

    def shape(self, kind: Type) -> Said:
        match kind:
            case Named(name) if name in SAID:
                return SAID[name]
            case Named(name):
                content = self.wire.declared[name].content
                if isinstance(content, Shape):
                    return {"fields": self._said_fields(content.fields)}
                return self.shape(content)
            case ListOf(item):
                return [self.shape(item)]
            case RecordOf(value):
                return {"record": self.shape(value)}
            case OneOf(members):
                return self._union(members)
            case TupleOf():
                raise TypeError(f"a screen cannot tell the parts of {kind} apart")
            case _:
                return PLAIN

    # Inside

    def _union(self, members: tuple[Type, ...]) -> Said:
        """What is null or a plain word is known by itself, so one shape is enough for all others."""
        shapes = [(member, said) for member in members if (said := self.shape(member)) != PLAIN]
        if len(shapes) > 1:
            return {"tagged": self.by_tag(OneOf(tuple(member for member, _ in shapes)))}
        return shapes[0][1] if shapes else PLAIN

    def _members(self, kind: Type) -> Iterator[tuple[str, tuple[Field, ...]]]:
        if isinstance(kind, OneOf):
            for member in kind.members:
                yield from self._members(member)
        elif isinstance(kind, Named) and not isinstance(self.wire.declared[kind.name].content, Shape):
            yield from self._members(self._alias(kind))
        else:
            fields = self._shape(kind).fields
            match fields[0]:
                case Field("type", Exactly(tag)):
                    yield str(tag), fields
                case _:
                    raise TypeError(f"{kind} has no tag to know it by")

    def _alias(self, kind: Named) -> Type:
        content = self.wire.declared[kind.name].content
        assert not isinstance(content, Shape)
        return content

    def _shape(self, kind: Type) -> Shape:
        content = self.wire.declared[kind.name].content if isinstance(kind, Named) else None
        if not isinstance(content, Shape):
            raise TypeError(f"{kind} is no object")
        return content

    def _said_fields(self, fields: tuple[Field, ...]) -> dict[str, Said]:
        return {field.name: self.shape(field.type) for field in fields if field.name not in UNSAID}


def written(value: Said, indent: int = 0) -> str:
    """As TypeScript, on one line where it fits."""
    match value:
        case str():
            return json.dumps(value)
        case list():
            return f"[{', '.join(written(item, indent) for item in value)}]"
        case dict():
            inner = [f"{key(name)}: {written(part, indent + 2)}" for name, part in value.items()]
            line = f"{{ {', '.join(inner)} }}" if inner else "{}"
            if len(line) + indent <= WIDTH - 20 and "\n" not in line:
                return line
            lines = "".join(f"{' ' * (indent + 2)}{part},\n" for part in inner)
            return f"{{\n{lines}{' ' * indent}}}"


def render_shapes(wire: Wire, folder: str) -> str:
    return Shaper(wire).file(folder)
