"""The worked examples of both catalogues, as data."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.couples.playing import finish_reward, pack, quick, up_to_reward, won_by
from kit.rules import RULES
from kit.stories import Story
from nightcap import IllegalSetup, Scripted, new_table
from nightcap.engine.cards import PACK, Card, cards
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data
from nightcap.games.couples import AdvancedTable, QuickTable
from nightcap.games.couples.activities import AskToSelect
from nightcap.games.couples.advanced.shop import VisitShop
from nightcap.games.couples.ending import GameOver
from nightcap.games.couples.quick import EndRound
from nightcap.games.couples.table import CouplesTable

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))
HAND_FIELDS = ("hands", "piles")
STOCKS = {"couples-quick": 6, "couples-advanced": 8}


def read_move(table: Table, words: list[str]) -> dict[str, Any]:
    """`exchange 2C 7D`, `select_activity 0` (of the card on the table), `shop_buy X 2` (of card X)."""
    tag, *rest = words
    kind = table.vocabulary.moves[tag]
    assert isinstance(table, CouplesTable)
    if tag == "select_activity":
        rest = [table.on_table.card, *rest]
    if tag == "shop_buy":
        rest[0] = {"X": "shop-01", "Y": "shop-02"}[rest[0]]
    fields = kind.__struct_fields__  # type: ignore[attr-defined]
    if fields == ("cards",):
        return {"type": tag, "cards": rest}
    values = [int(word) if word.isdigit() else word for word in rest]
    return {"type": tag, **dict(zip(fields, values, strict=True))}


class CouplesStory(Story):
    def _read(self, line: str) -> None:
        who, *words = line.split()
        if words[0] == "unseen":  # somebody cannot see this
            assert words[1] not in str(to_data(self.table.view(self.names[who])))
        elif words[0] == "only":  # somebody can do nothing else
            assert {move.tag() for move in self.table.moves(self.names[who])} == set(words[1:])
        else:
            super()._read(line)


def table_of(example: dict[str, Any]) -> CouplesTable:
    options = dict(example.get("options", {}))
    script: list[Any] = [[]] * STOCKS[example["game"]]
    if "hands" in example:
        dealer = int(options["first_dealer"][-1])
        script += [pack(dealer, example["hands"], example.get("then", ""))]
    if {"reward", "from", "shop"} & set(example):
        options.setdefault("first_dealer", "seat0")
    chance = Scripted(script, then="more")
    table = new_table(example["game"], options=options, players=example.get("players"), chance=chance)
    assert isinstance(table, CouplesTable)
    begin(table, example)
    return table


def begin(table: CouplesTable, example: dict[str, Any]) -> None:
    """Go to where the story begins."""
    if "from" in example:
        while table.agenda[-1].__struct_config__.tag != example["from"]:
            table.agenda.pop()
    for name, value in example.get("given", {}).items():
        if name in HAND_FIELDS:
            value = [cards(hand) for hand in value]  # noqa: PLW2901
            used = {card for hand in value for card in hand}
            table.pack = [Card(card) for card in PACK if card not in used]
        elif name == "exchanged":
            value = [tuple(numbers) for numbers in value]  # noqa: PLW2901
        setattr(table, name, value)
    if "reward" in example:
        draw_reward(table, example["reward"])
    if "shop" in example:
        assert isinstance(table, AdvancedTable)
        table.coins = example["shop"]["coins"]
        table.bank = 20 - sum(table.coins)
        table.agenda.pop()
        visits = [VisitShop(example["shop"]["seat"])]
        if "then_shop" in example:
            visits.append(VisitShop(example["then_shop"]))
        table.push(*visits)
    table._proceed()


def draw_reward(table: CouplesTable, category: str) -> None:
    """David has won a round and drawn the first card of this category from his deck."""
    assert isinstance(table, QuickTable)
    deck = table.reward_decks[0]
    place = next(n for n, card in enumerate(deck) if table.card(card).category == category)
    table.reward_decks[0] = deck[place + 1 :]
    table.agenda.pop()
    table.lay_face_up(0, deck[place])
    climax = category == "climax"
    table.climax_allowed = climax
    table.winner = 0 if climax else None
    table.push(AskToSelect(0), GameOver() if climax else EndRound())


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    example = EXAMPLES[name]
    for options in example.get("refused", []):
        with pytest.raises(IllegalSetup):
            new_table(example["game"], options=options)
    if "refused_players" in example:
        with pytest.raises(IllegalSetup):
            new_table(example["game"], options=example["options"], players=example["refused_players"])
    if "categories" in example:
        eight_wins(example["categories"], example["clothing"])
    CouplesStory(table_of(example), {"D": 0, "E": 1}, read_move).tell(example["steps"])


def eight_wins(categories: list[str], clothing: list[int]) -> None:
    table, _, _ = won_by(*[0] * 8)
    drawn, worn = [], []
    for _ in categories:
        up_to_reward(table)
        drawn.append(table.card(table.on_table.card).category)
        finish_reward(table)
        worn.append(table.clothes[1])
    assert drawn == categories
    assert worn == clothing


def test_every_example_of_the_catalogues_is_here() -> None:
    """Hand comparisons and trick blocks are read from the catalogues themselves, by other tests."""
    for catalogue, elsewhere in (("couples-quick", range(3, 48)), ("couples-advanced", range(0))):
        text = (RULES / f"{catalogue}.md").read_text(encoding="utf-8")
        named = set(re.findall(r"^- \*\*([QA]X-\d+)\*\*", text, re.MULTILINE))
        missing = named - set(EXAMPLES)
        assert {int(name[3:]) for name in missing} <= set(elsewhere) - {4}
        assert named


def test_the_tables_of_stories_are_whole() -> None:
    """A story's shortcut into the middle of a game leaves no card out."""
    table, _, _ = quick()
    assert len(table.reward_decks[0]) == 8
    for example in EXAMPLES.values():
        told = table_of(example)
        if any(told.hands):
            assert len(told.pack) + sum(map(len, told.hands)) == 52
