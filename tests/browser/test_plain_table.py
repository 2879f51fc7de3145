"""Every game without a table of its own, on the plain one: one person, and bots on the other seats."""

from __future__ import annotations

import pytest

from browser.looking import FirstSight
from browser.people import Evening
from browser.players import Player, play
from kit.found import UNDER_TEST
from kit.games import GameUnderTest
from kit.rules import ROOT
from nightcap.catalogue import DECLARED

FOLDERS = ROOT / "web" / "src" / "games"
WITHOUT_TABLE = {
    game: under_test
    for game, under_test in UNDER_TEST.items()
    if not (FOLDERS / DECLARED[game].family / "Table.svelte").exists()
}


@pytest.mark.parametrize("game", WITHOUT_TABLE.values(), ids=WITHOUT_TABLE.keys())
def test_a_whole_game_with_bots(evening: Evening, game: GameUnderTest) -> None:
    declared = DECLARED[game.game]
    ana = evening.device()
    ana.opens_a_room(game.game)
    ana.plays_on_their_own("Ana")
    for _ in range(game.beside_one):
        ana.adds_a_bot("sensible")
    if declared.deck is not None:
        ana.sets_boundaries(ceiling=5)
    if declared.table.house_rules.to_agree:
        ana.goes_on_to("page-evening-done")
        ana.plays_for("A film night")
    ana.is_ready()
    ana.starts()
    play(Player(ana, 7), seeing=FirstSight(game.game))
    ana.sees("page-end")
    ana.is_accessible()
    table = evening.room(ana.code).table
    assert table is not None
    assert table.result is not None
