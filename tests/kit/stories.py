"""Worked examples as data: who does what, what is refused and why, what is then true."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from nightcap import IllegalMove
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data, to_json


@dataclass
class Story:
    """A table and a list of lines, read from top to bottom.

    `D exchange 2C 7D`           David makes a move
    `D !not_your_turn Q-21 deal` David tries it and is refused with this code and rule
    `= clothes [5, 3]`           this is now true of the table
    `> round_tied replay=1`      this has just happened
    """

    table: Table
    names: dict[str, Seat]
    read_move: Callable[[Table, list[str]], dict[str, Any]]
    events: list[Event] = field(default_factory=list)

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            try:
                self._read(line)
            except IllegalMove as refusal:
                raise AssertionError(f"{line}: {refusal}") from refusal

    def _read(self, line: str) -> None:
        who, *words = line.split()
        if who == "=":
            name, expected = words[0], json.loads(" ".join(words[1:]))
            found = json.loads(to_json(_attribute(self.table, name)))
            assert found == expected, f"{line}: it is {found}"
        elif who == ">":
            told = [_event_words(event) for event in self.events]
            assert any(set(words) <= event for event in told), f"{line}: but {told}"
        elif words[0].startswith("!"):
            code, rule, *words = words
            self._refused(line, self.names[who], words, code.removeprefix("!"), rule)
        else:
            self.events = self.table.play(self.names[who], self.read_move(self.table, words))

    def _refused(self, line: str, seat: Seat, words: list[str], code: str, rule: str) -> None:
        before = self.table.save()
        with pytest.raises(IllegalMove) as refusal:
            self.table.play(seat, self.read_move(self.table, words))
        assert (refusal.value.code, refusal.value.rule) == (code, rule), line
        assert self.table.save() == before, f"{line}: refused, but something changed"


def _attribute(table: Table, path: str) -> Any:
    value: Any = table
    for name in path.split("."):
        if isinstance(value, list | tuple):
            value = value[int(name)]
        elif isinstance(value, dict):
            value = value[name]
        elif name == "asked":
            value = value.question.__struct_config__.tag if value.agenda else ""
        else:
            value = getattr(value, name)
    return len(value) if path.endswith("pack") else value


def _event_words(event: Event) -> set[str]:
    fields = to_data(event)
    tag = fields.pop("type")
    return {tag, *(f"{name}={msgspec.json.encode(value).decode()}" for name, value in fields.items())}
