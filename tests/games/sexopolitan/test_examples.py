"""The catalogue's examples, read from its own page and played as they stand."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from games.sexopolitan.playing import NAMES, Person, laid_out, new
from kit.rules import RULES, numbers_in_catalogues, rule
from nightcap.engine.moves import snake_case
from nightcap.games.sexopolitan import SexopolitanTable
from nightcap.games.sexopolitan.cards import SEX
from nightcap.games.sexopolitan.catching import AskToCatch
from nightcap.games.sexopolitan.moves import React, WinBack
from nightcap.games.sexopolitan.obstacles import AskToWinBack
from nightcap.games.sexopolitan.rolling import EXTRA_CARDS, POINTS
from nightcap.games.sexopolitan.views import front_of

PAGE = (RULES / "sexopolitan.md").read_text(encoding="utf-8")
LINES = re.findall(r"```jsonl\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()
EXAMPLES: dict[str, dict[str, Any]] = {example["id"]: example for example in map(json.loads, LINES)}
NUMBERS = numbers_in_catalogues()


def table_of(example: dict[str, Any]) -> tuple[SexopolitanTable, list[Person]]:
    """`hand` and `front` are lists there, words here."""
    given = example.get("seats", {})
    people = [
        {key: " ".join(value) if isinstance(value, list) else value for key, value in given[name].items()}
        if name in given
        else {}
        for name in NAMES[:4]
    ]
    return laid_out(
        *people,
        phase=example.get("phase", "cards"),
        pile=example.get("pile", ()),
        dice=example.get("dice", ()),
        **example.get("opt", {}),
    )


def move_of(words: dict[str, Any]) -> dict[str, Any]:
    """`{"t": "PlayTrouble", "seat": "D"}` in this project's own spelling."""

    def spelt(name: str, value: Any) -> Any:
        if name == "seat":
            return NAMES.index(value)
        return {key: spelt(key, item) for key, item in value.items()} if isinstance(value, dict) else value

    fields = {name: spelt(name, value) for name, value in words.items() if name != "t"}
    return {"type": snake_case(words["t"]), **fields}


def settle(table: SexopolitanTable, example: dict[str, Any]) -> None:
    """The others answer what the play has asked of them."""
    catching = [NAMES.index(name) for name in example.get("react", ())]
    while table.agenda and isinstance(table.question, AskToCatch | AskToWinBack):
        seat = table.waiting[0]
        if isinstance(table.question, AskToCatch):
            table.play(seat, React(catch=seat in catching))
        else:
            table.play(seat, WinBack(roll=example.get("winback", True)))


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    example = EXAMPLES[name]
    table, people = table_of(example)
    for move in example["do"]:
        table.play(0, move_of(move))
        settle(table, example)
    assert table.chance.at == len(example.get("dice", ())), "all dice were thrown"  # type: ignore[union-attr]
    for fact, expected in example["expect"].items():
        check(table, people, fact, expected)
    for move in example.get("legal", ()):
        assert table.why_not(0, move_of(move)) is None, move
    for move in example.get("illegal", ()):
        refusal = table.why_not(0, move_of(move))
        assert refusal is not None, move
        assert refusal.code != "malformed"
        assert refusal.rule in NUMBERS


def check(table: SexopolitanTable, people: list[Person], fact: str, expected: Any) -> None:
    by_name = dict(zip(NAMES, people, strict=False))
    match fact:
        case "partner":
            assert {name: by_name[name].partner for name in expected} == expected
        case "score":
            assert {name: by_name[name].score for name in expected} == expected
        case "hand":
            assert {name: len(by_name[name].hand) for name in expected} == expected
        case "front":
            for name, front in expected.items():
                cards = front_of(table, by_name[name].seat)
                assert len(cards) == len(front)
                assert by_name[name].front == set(front)
        case "hand_has":
            assert all(set(cards) <= set(by_name[name].hand) for name, cards in expected.items())
        case "hand_lacks":
            assert not any(set(cards) & set(by_name[name].hand) for name, cards in expected.items())
        case "main_discard_has":
            assert set(expected) <= set(table.main_discard)
        case "pdiscard":
            assert table.partner_discard == expected
        case "pile":
            assert table.pile[::-1] == expected
        case "plays_left":
            assert table.plays_left == table.view(0).plays_left == expected
        case "active":
            assert NAMES[table.active] == expected
        case "winner":
            assert table.result is not None
            assert [NAMES[seat] for seat in table.result.winners] == [expected]
        case _:
            pytest.fail(f"nobody knows how to check {fact}")


def test_the_examples_were_found() -> None:
    assert len(EXAMPLES) == len(LINES) == 31


@rule("S-06", "S-07")
def test_the_rulebooks_own_examples_of_balance() -> None:
    six = json.loads(re.findall(r"X-01: `(.*?)`", PAGE)[0])
    seven = json.loads(re.findall(r"X-02: `(.*?)`", PAGE)[0])
    ways = {six["seats"]: [six], seven["seats"]: seven["allowed"]}
    ways |= {4: [{"men": 2, "women": 2}], 8: [{"men": 4, "women": 4}]}
    ways[5] = [{"men": 2, "women": 3}, {"men": 3, "women": 2}]
    for seats, allowed in ways.items():
        dealt = set()
        for seed in range(40):
            sexes = [SEX[card] for card in new(seats, seed=str(seed)).characters]
            dealt.add((sexes.count("m"), sexes.count("w")))
        assert dealt == {(way["men"], way["women"]) for way in allowed}


@rule("S-64", "S-65", "S-66", "S-67", "S-68", "S-69")
def test_the_table_of_doubles() -> None:
    points, extra = (json.loads(found) for found in re.findall(r"`(\{\"\d-\d\".*?\})`", PAGE))
    assert {f"{face}-{face}": POINTS[face, face] for face in range(1, 7)} == points
    assert {f"{face}-{face}": cards for face, cards in EXTRA_CARDS.items()} == extra
