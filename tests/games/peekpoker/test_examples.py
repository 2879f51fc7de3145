"""The worked examples of the catalogue, as data."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.peekpoker.playing import at_table, everybody_antes
from games.peekpoker.test_hands import CATALOGUE, COMPARISONS, SIXES
from kit.stories import Story
from nightcap.engine.events import seen_by
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data
from nightcap.games.peekpoker import PeekPokerTable

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))
NAMES = {str(seat): seat for seat in range(4)}


def read_move(table: Table, words: list[str]) -> dict[str, Any]:
    """`call`, `raise 6`, `show false`."""
    tag, *rest = words
    fields = table.vocabulary.moves[tag].__struct_fields__  # type: ignore[attr-defined]
    values = [word == "true" if word in ("true", "false") else int(word) for word in rest]
    return {"type": tag, **dict(zip(fields, values, strict=True))}


class PeekPokerStory(Story):
    def _read(self, line: str) -> None:
        who, *words = line.split()
        if who == "?":  # nobody else has been told these dice, in this order, since the last move
            self.unseen_by_others(self.table.played[-1][0], words[1:])
        else:
            super()._read(line)

    def unseen_by_others(self, owner: int, dice: list[str]) -> None:
        for viewer in (None, *range(self.table.seats)):
            if viewer != owner:
                told = to_data([self.table.view(viewer), seen_by(viewer, self.events)])
                assert str(tuple(dice)) not in str(told)
                assert str(dice) not in str(told)


def table_of(example: dict[str, Any]) -> PeekPokerTable:
    cups = example.get("cups", ())
    table, *_ = at_table(example["stacks"], example["dealer"], cups, **example.get("options", {}))
    assert isinstance(table, PeekPokerTable)
    assert sum(table.stacks) == 192
    if example.get("antes", True):
        everybody_antes(table)
    return table


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    example = EXAMPLES[name]
    PeekPokerStory(table_of(example), NAMES, read_move).tell(example["steps"])


def test_every_example_of_the_catalogue_is_here() -> None:
    """Hands and comparisons are read from the catalogue itself, by the tests of the hands."""
    named = set(re.findall(r"^(?:\| |- \*\*)(PX-\d+)", CATALOGUE, re.MULTILINE))
    read = {name for name, *_ in (*SIXES, *COMPARISONS)}
    assert len(named) == 34
    assert named == read | {name.rstrip("b") for name in EXAMPLES}
