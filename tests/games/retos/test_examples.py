"""The worked examples of the catalogue, as data. Seats are those after the draw, as it counts them."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.retos.playing import PRIZE, dares, laid_out
from kit.rules import RULES
from kit.stories import Story
from nightcap import Scripted
from nightcap.engine.cards import cards
from nightcap.engine.events import seen_by
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_json
from nightcap.games.retos import RetosTable
from nightcap.games.retos import moves as m
from nightcap.games.retos.views import penalty_queue

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))
STORIES = {name: example for name, example in EXAMPLES.items() if "within" not in example}


class RetosStory(Story):
    """Lines of the kind that other games' stories have, and what a seat holds, sees and can do."""

    table: RetosTable

    def _read(self, line: str) -> None:
        who, *words = line.split()
        order = self.table.order
        if who == "=":
            self.check(line, words)
        elif words[0] in ("sees", "unseen"):
            told = to_json([self.table.view(self.names[who]), self.table.options(self.names[who])])
            told += to_json(seen_by(self.names[who], self.table.events))
            assert (f'"{words[1]}"' in told.decode()) == (words[0] == "sees"), line
        elif words[0] == "sees_size":
            seen = self.table.view(self.names[who]).seats[order[int(words[1])]]
            assert (len(seen.hand) + seen.hidden, seen.hand) == (int(words[2]), ()), line
        elif words[0] in ("can", "may", "only"):
            self.check_moves(line, self.table.moves(self.names[who]), words)
        else:
            super()._read(line)

    def check(self, line: str, words: list[str]) -> None:
        table, order, name = self.table, self.table.order, words[0]
        facts: dict[str, Any] = {
            "sizes": [len(table.hands[seat]) for seat in order],
            "stock": len(table.stock),
            "stock_cards": table.stock[::-1],
            "queue": [order.index(seat) for seat in penalty_queue(table)],
        }
        if name in facts:
            assert facts[name] == json.loads(" ".join(words[1:])), f"{line}: it is {facts[name]}"
        elif name == "waits":
            assert [order.index(seat) for seat in table.waiting] == [int(words[1])], line
        elif name == "size":
            assert len(table.hands[order[int(words[1])]]) == int(words[2]), line
        elif name == "hand":
            assert set(table.hands[order[int(words[1])]]) == set(words[2:]), line
        elif name == "paid":
            assert getattr(table, words[1])[order[int(words[2])]] == int(words[3]), line
        else:
            super()._read(line)

    def check_moves(self, line: str, moves: list[Any], words: list[str]) -> None:
        if words[:2] == ["can", "play"]:
            assert {move.card for move in moves if isinstance(move, m.Play)} == set(words[2:]), line
        elif words[:2] == ["can", "pay"]:
            assert [move.kind for move in moves if isinstance(move, m.TakePenalty)] == words[2:], line
        elif words[0] == "may":
            assert words[1] in {move.tag() for move in moves}, line
        else:
            asides = {"lower_drinks", "lower_garments", "stop_game"}
            assert {move.tag() for move in moves} - asides == set(words[1:]), line


def read_move(table: Table, words: list[str]) -> dict[str, Any]:
    """`play 7C`, `choose_partner 2` (a seat after the draw), `take_penalty drink`."""
    tag, *rest = words
    fields = table.vocabulary.moves[tag].__struct_fields__  # type: ignore[attr-defined]
    assert isinstance(table, RetosTable)
    values = [table.order[int(word)] if word.isdigit() else word for word in rest]
    return {"type": tag, **dict(zip(fields, values, strict=True))}


def from_the_start(example: dict[str, Any]) -> RetosTable:
    """A game whose seating pile and pack are given; without hands they are dealt by chance."""
    script = [list(cards(example["seating"]))]
    if "hands" in example:
        hands = [cards(hand) for hand in example["hands"]]
        script.append([card for each in zip(*hands, strict=True) for card in each])
        script[1] += cards(example["stock"])
    joined = example["joined"]
    table = RetosTable.new(
        seats=len(joined),
        options=PRIZE,
        deck=dares(example.get("solo", "")),
        chance=Scripted(script, then="more"),
    )
    if "seating_draws" in example:
        assert [f"{joined[draw.seat]} {draw.card}" for draw in table.seating] == example["seating_draws"]
    assert [joined[seat] for seat in table.order] == example["seats"]
    return table


def table_of(example: dict[str, Any]) -> RetosTable:
    if "joined" in example:
        return from_the_start(example)
    table, _ = laid_out(
        example["hands"],
        example.get("stock", ""),
        example.get("used", ""),
        solo=example.get("solo", ""),
        turn=example.get("turn", 0),
        script=example.get("script", ()),
        players=example.get("players"),
        **example.get("options", {}),
    )
    return table


def tell(table: RetosTable, steps: list[str]) -> None:
    RetosStory(table, {str(place): seat for place, seat in enumerate(table.order)}, read_move).tell(steps)


@pytest.mark.parametrize("name", STORIES)
def test_example(name: str) -> None:
    example = STORIES[name]
    table = table_of(example)
    tell(table, example["steps"])
    for steps in example.get("then", {}).values():
        tell(table.copy(), steps)


def test_every_example_of_the_catalogue_is_here() -> None:
    text = (RULES / "retos.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^(?:- \*\*|## |\*\*)([ET]-\d+b?)\b", text, re.MULTILINE))
    told = set(EXAMPLES) | {part for example in STORIES.values() for part in example.get("then", {})}
    assert named
    assert named <= told
