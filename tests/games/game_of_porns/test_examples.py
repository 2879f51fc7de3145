"""The worked examples of the catalogue, as data."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.game_of_porns.playing import cards, film, laid_out
from kit.rules import RULES
from kit.stories import Story
from nightcap.engine.events import seen_by
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_json
from nightcap.games.game_of_porns import GameOfPornsTable
from nightcap.games.game_of_porns.cards import CATEGORIES

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))
NAMES = {str(seat): seat for seat in range(4)}


class GameOfPornsStory(Story):
    """Lines of the kind that other games' stories have, and what a seat holds, sees and can do."""

    table: GameOfPornsTable

    def _read(self, line: str) -> None:
        who, *words = line.split()
        if who == "=":
            self.check(line, words)
        elif words[0] in ("sees", "unseen"):
            seat = self.names[who]
            told = to_json([self.table.view(seat), seen_by(seat, self.events)]).decode()
            assert (f'"{words[1]}"' in told) == (words[0] == "sees"), line
        elif words[0] in ("only", "may"):
            can = {move.tag() for move in self.table.moves(self.names[who])}
            assert can == set(words[1:]) if words[0] == "only" else set(words[1:]) <= can, f"{line}: {can}"
        else:
            super()._read(line)

    def check(self, line: str, words: list[str]) -> None:
        table, (name, *rest) = self.table, words
        found: Any
        match name:
            case "hand":
                found, rest = set(table.hands[int(rest[0])]), list(cards(" ".join(rest[1:])))
                assert found == set(rest), f"{line}: it is {found}"
                return
            case "waits":
                found = table.waiting[0]
            case "size":
                found, rest = len(table.hands[int(rest[0])]), rest[1:]
            case "film_size":
                published = table.film_of(int(rest[0]))
                found, rest = len(published.slots + published.extras), rest[1:]
            case "slot":
                found = table.film_of(int(rest[0])).slots[CATEGORIES.index(rest[1])]
                rest = rest[2:]
            case "top":
                found = table.pile[-1]
            case "stock_size":
                found = len(table.stock)
            case _:
                super()._read(line)
                return
        assert [str(found)] == rest, f"{line}: it is {found}"


def read_move(table: Table, words: list[str]) -> dict[str, Any]:
    """`draw stock`, `meld FEM` and six cards, `hit J-1 0`, `select_defect` and any cards."""
    tag, *rest = words
    if tag == "meld":
        return {"type": tag, "genre": rest[0], "slots": cards(" ".join(rest[1:]))}
    if tag == "select_defect":
        return {"type": tag, "cards": cards(" ".join(rest))}
    if tag == "draw":
        return {"type": tag, "source": rest[0]}
    fields = table.vocabulary.moves[tag].__struct_fields__  # type: ignore[attr-defined]
    return {"type": tag, **dict(zip(fields, [*cards(rest[0]), *map(int, rest[1:])], strict=True))}


def table_of(example: dict[str, Any]) -> GameOfPornsTable:
    films = {int(seat): film(**published) for seat, published in example.get("films", {}).items()}
    stock = example.get("stock", "")
    table, *_ = laid_out(
        example["hands"],
        stock=None if stock == "none" else stock,
        pile=example.get("pile", "N-7"),
        films=films,
        negatives={int(seat): card for seat, card in example.get("negatives", {}).items()},
        turn=example.get("turn", 0),
        drawn=example.get("drawn", True),
        script=example.get("script", ()),
        **example.get("options", {}),
    )
    assert isinstance(table, GameOfPornsTable)
    return table


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    GameOfPornsStory(table_of(EXAMPLES[name]), NAMES, read_move).tell(EXAMPLES[name]["steps"])


def test_every_example_of_the_catalogue_is_here() -> None:
    text = (RULES / "game-of-porns.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^- \*\*(GX-\d+)\*\*", text, re.MULTILINE))
    assert len(named) == 18
    assert named == {name.rstrip("bcd") for name in EXAMPLES}
