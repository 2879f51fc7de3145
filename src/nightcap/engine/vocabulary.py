"""The words of a game: which moves and steps JSON may name."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any

import msgspec

from nightcap.engine.moves import Move, Seat
from nightcap.engine.steps import Step


class Vocabulary:
    """Every move and step that is defined in a game's modules."""

    def __init__(self, *modules: ModuleType) -> None:
        self.moves = _defined_in(modules, Move)
        self.steps = _defined_in(modules, Step)
        self.kinds = frozenset(self.moves.values())
        self._any_move: Any = reduce(or_, self.moves.values())
        self._any_step: Any = reduce(or_, self.steps.values())
        self._moves_made: Any = list[tuple[Any, self._any_move]]  # type: ignore[name-defined]
        self._text: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self._any_move)

    def move(self, data: Any) -> Move:
        """A move from its JSON form, as text or as plain data."""
        if isinstance(data, str | bytes):
            return self._text.decode(data)  # type: ignore[no-any-return]
        tag = data.get("type") if isinstance(data, dict) else None
        kind = self.moves.get(tag) if isinstance(tag, str) else None
        return msgspec.convert(data, kind or self._any_move)  # type: ignore[no-any-return]

    def made(self, data: Any) -> list[tuple[Seat, Move]]:
        """Moves with the seats that have made them, from plain data; many at once are read faster."""
        return msgspec.convert(data, self._moves_made)  # type: ignore[no-any-return]

    def step(self, data: Any) -> Step[Any]:
        return msgspec.convert(data, self._any_step)  # type: ignore[no-any-return]


def _defined_in(modules: tuple[ModuleType, ...], base: type) -> dict[str, type]:
    found: dict[str, type] = {}
    for module in modules:
        for thing in vars(module).values():
            if not (isinstance(thing, type) and issubclass(thing, base)):
                continue
            if thing.__module__ != module.__name__ and thing.__module__.startswith(__package__):
                continue  # the engine's own bases
            tag = str(thing.__struct_config__.tag)  # type: ignore[attr-defined]
            if found.setdefault(tag, thing) is not thing:
                raise TypeError(f"two things of this game are called {tag}")
    return found


def to_json(value: Any) -> bytes:
    """The JSON form of moves, events, views and options."""
    return msgspec.json.encode(value, enc_hook=_tag_of_a_kind)


def to_data(value: Any) -> Any:
    """The same as plain lists and dicts."""
    return msgspec.to_builtins(value, enc_hook=_tag_of_a_kind)


def _tag_of_a_kind(value: Any) -> str:
    if isinstance(value, type) and issubclass(value, Move):
        return value.tag()
    raise TypeError(f"{value!r} has no JSON form")
