"""Names and values as words on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct
from rich.text import Text

from nightcap.cli.rulebook import rule_text
from nightcap.engine.cards import HEIGHT, Card
from nightcap.engine.moves import Seat
from nightcap.engine.refusals import Refusal

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_COLOURS = {"S": "black", "H": "red3", "D": "blue3", "C": "dark_green"}

Names = Callable[[int], str]


def plain(name: str) -> str:
    """`select_activity` is "select activity"."""
    return name.replace("_", " ").strip()


def sentence_of(refusal: Refusal) -> str:
    """The code in words, the facts, and the rule itself."""
    facts = "; ".join(f"{plain(name)}: {value}" for name, value in refusal.facts.items())
    said = f"{plain(refusal.code).capitalize()}{f' ({facts})' if facts else ''}."
    text = rule_text(refusal.rule)
    return f"{said} {refusal.rule}: {text}" if text else said


def card_face(card: str) -> Text:
    """A card that is known by its shape, its letter and its colour."""
    rank = "10" if card[0] == "T" else card[0]
    face = f" {rank}{SUIT_SIGNS[card[1]]}{card[1]} "
    return Text(face, style=f"bold {SUIT_COLOURS[card[1]]} on grey93")


def value_text(value: Any, kind: Any, names: Names) -> Text:
    """Any value of a view or an event; seats by name, cards as cards."""
    match value:
        case None:
            return Text("none", style="dim")
        case bool():
            return Text("yes" if value else "no")
        case int() if kind == Seat or Seat in get_args(kind):
            return Text(names(value))
        case str() if value in HEIGHT and mentions(kind, Card):
            return card_face(value)
        case dict():
            inner = (get_args(kind) or (str, Any))[1]
            return _joined(
                Text.assemble(plain(str(key)), " ", value_text(item, inner, names))
                for key, item in value.items()
            )
        case list() | tuple():
            inner = (get_args(kind) or (Any,))[0]
            return _joined((value_text(item, inner, names) for item in value), between=" ")
        case Struct():
            return struct_text(value, names)
    return Text(plain(str(value)))


def struct_text(value: Struct, names: Names) -> Text:
    """The fields of a small Struct, without those that say nothing."""
    parts = []
    for field in msgspec.structs.fields(value):
        content = getattr(value, field.name)
        if content not in (None, (), False, field.default):
            parts.append(Text.assemble(plain(field.name), " ", value_text(content, field.type, names)))
    return _joined(iter(parts))


def mentions(kind: Any, wanted: Any) -> bool:
    """Whether a type has another somewhere inside it."""
    return kind == wanted or any(mentions(part, wanted) for part in get_args(kind))


def _joined(parts: Iterator[Text], between: str = ", ") -> Text:
    return Text(between).join(parts)
