"""`docs/adding-a-game.md` is true: a game made by it is played, recorded, imagined and shown at once."""

from __future__ import annotations

import argparse
import io
import random
import re

import pytest
from rich.console import Console

from engine.fingers import Fingers, ShowFingers
from kit.games import GameUnderTest
from kit.random_play import random_moves
from kit.rules import ROOT
from nightcap import GAMES, Chance, IllegalMove, IllegalSetup, imagine, load, new_table, replay
from nightcap.bots import make_bot
from nightcap.cli.play import TerminalTable
from nightcap.text import texts

FINGERS = GameUnderTest(
    game="fingers",
    seats=(2,),
    random_options=lambda rng: {"rounds": rng.randint(1, 9)},
    invariants=lambda table: None,
    interchangeable=lambda table: [],
)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Step 9: its only trace outside its own folder."""
    monkeypatch.setitem(GAMES, "fingers", Fingers)


def test_it_is_played_recorded_and_imagined() -> None:
    rng = random.Random("fingers")
    for _ in range(50):
        table = FINGERS.table(rng)
        for seat, move in random_moves(table, rng, FINGERS):
            table.play(seat, move)
            world = imagine(table, 0, Chance.of("x"))
            assert world.view(0) == table.view(0)
            assert load(table.save()) == table
        assert table.result is not None
        assert table.result.scores[table.result.winners[0]] == table.house.rounds
        assert replay(table.log) == table


def test_its_rules_are_kept_and_named() -> None:
    table = new_table("fingers")
    table.play(0, {"type": "show_fingers", "fingers": 3})
    assert table.view(1).waiting == (1,)
    with pytest.raises(IllegalMove, match="F-02"):
        table.play(1, ShowFingers(6))
    table.play(1, ShowFingers(2))
    assert table.result is not None
    assert table.result.winners == (1,)
    with pytest.raises(IllegalSetup, match="F-04"):
        new_table("fingers", options={"rounds": 10})
    with pytest.raises(IllegalSetup, match="F-01"):
        new_table("fingers", seats=3)


def test_the_terminal_and_the_random_bot_play_it_unasked() -> None:
    console = Console(file=io.StringIO(), width=100, highlight=False)
    args = argparse.Namespace(game="fingers", bots=2, bot="random", names="", deck=None)
    table = new_table("fingers", options={"rounds": 5})
    TerminalTable(console, table, args, texts("en")).play()
    assert table.result is not None
    assert make_bot("fingers", "random", random.Random()).choose(None, new_table("fingers").answers(0))


def test_the_document_names_what_a_game_provides() -> None:
    document = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    steps = re.findall(r"^(\d+)\. ", document, re.MULTILINE)
    assert steps == [str(number) for number in range(1, len(steps) + 1)]
    provided = [
        "game",
        "version",
        "seat_counts",
        "seats_rule",
        "over_rule",
        "house_rules",
        "set_up",
        "redeal",
    ]
    for name in (*provided, "redeal", "Vocabulary", "GameUnderTest", "waiting_as_seen_by", "missing_texts"):
        assert f"{name}" in document, name
    for file in re.findall(r"`((?:tests|games|src)/[\w/.]+\.py)`", document):
        assert (ROOT / file).exists() or (ROOT / "src" / "nightcap" / file).exists(), file
