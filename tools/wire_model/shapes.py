"""What a screen must know which number is a seat, which word a card, which object an activity."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeAlias

from tools.wire_model.model import Exactly, Field, ListOf, Named, OneOf, RecordOf, Shape, TupleOf, Type, Wire
from tools.wire_model.rendering import HEAD, WIDTH, key

from nightcap.text.speaker import FAMILIES

SAID: dict[str, str] = {"Seat": "seat", "Card": "card", "Activity": "activity", "Dare": "activity"}
"""Types that a screen puts names, faces or words in place of."""

PLAIN = "plain"
UNSAID = ("type", "to")
"""Fields that no sentence mentions."""

Said: TypeAlias = "str | list[Said] | dict[str, Said]"

TYPES = """\
import type { Game } from "./wire";

/** What a value is, as far as its type tells. */
export type Shape =
  | "plain"
  | "seat"
  | "card"
  | "activity"
  | readonly [Shape]
  | { readonly record: Shape }
  | { readonly fields: Fields }
  | { readonly tagged: ByTag };

/** Every field of an object, also those that are left out when they have nothing to say. */
export type Fields = Readonly<Record<string, Shape>>;

export type ByTag = Readonly<Record<string, Fields>>;

export interface Shapes {
  /** What the names of its messages begin with. */
  readonly family: string;
  readonly moves: ByTag;
  readonly events: ByTag;
  readonly view: Fields;
}
"""


class Shaper:
    """Finds the shapes of one wire."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    def file(self) -> str:
        """Moves and events are those of the family; each game has a view of its own."""
        families: dict[str, str] = {}
        games = []
        for game, moves in self.wire.maps["Moves"].items():
            events, view = self.wire.maps["Events"][game], self.wire.maps["Views"][game]
            name = str(getattr(moves, "name", "")).removesuffix("Move")
            family = name[0].lower() + name[1:]
            own: dict[str, Said] = {"moves": self.by_tag(moves), "events": self.by_tag(events)}
            families[family] = self._const(family, {"family": FAMILIES.get(game, game), **own})
            games.append(
                f"  {key(game)}: {{\n    ...{family},\n    view: {written(self.fields(view), 4)},\n  }},\n"
            )
        whole = f"export const SHAPES: Readonly<Record<Game, Shapes>> = {{\n{''.join(games)}}};\n"
        return "\n".join([HEAD, TYPES, *families.values(), whole])

    def _const(self, name: str, value: Said) -> str:
        return f"const {name} = {written(value)} as const;\n"

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


def render_shapes(wire: Wire) -> str:
    return Shaper(wire).file()
