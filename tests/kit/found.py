"""The games under test, found by their folders: every folder in tests/games describes its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from kit.games import GameUnderTest
from kit.rules import ROOT
from nightcap import GAMES

FOLDERS: dict[str, Path] = {}
"""Where the tests of each game are."""


def in_folders() -> dict[str, GameUnderTest]:
    described: dict[str, GameUnderTest] = {}
    for path in sorted((ROOT / "tests" / "games").glob("*/under_test.py")):
        module = import_module(f"games.{path.parent.name}.under_test")
        for value in vars(module).values():
            if isinstance(value, GameUnderTest):
                described[value.game] = value
                FOLDERS[value.game] = path.parent
    return described


_described = in_folders()
UNDER_TEST = {game: _described[game] for game in GAMES if game in _described}
"""In the order of the catalogue."""

each_game = pytest.mark.parametrize("game", UNDER_TEST.values(), ids=UNDER_TEST.keys())


def folder_of(game: GameUnderTest) -> Path:
    return FOLDERS[game.game]
