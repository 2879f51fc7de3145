"""Every other game, on the plain table: one person, and bots on the other seats."""

from __future__ import annotations

import pytest

from browser.looking import FirstSight
from browser.people import Evening
from browser.players import Player, play

BOTS = {"peekpoker": 1, "retos": 2, "game-of-porns": 3, "sexopolitan": 3}


@pytest.mark.parametrize("game", BOTS)
def test_a_whole_game_with_bots(evening: Evening, game: str) -> None:
    ana = evening.device()
    ana.opens_a_room(game)
    ana.plays_on_their_own("Ana")
    for _ in range(BOTS[game]):
        ana.adds_a_bot("sensible")
    if game == "retos":
        ana.agrees_on("retos-option-prize", "breakfast in bed")
        ana.sets_boundaries(ceiling=5)
    ana.is_ready()
    ana.starts()
    play(Player(ana, 7), seeing=FirstSight(game))
    ana.sees("page-end")
    ana.is_accessible()
    table = evening.room(ana.code).table
    assert table is not None
    assert table.result is not None
