"""F-01…F-05."""

from __future__ import annotations

import pytest

from kit.rules import rule
from nightcap import IllegalMove, IllegalSetup, Scripted, new_table
from nightcap.games.fingers.table import FingersTable, ShowFingers


@rule("F-01", "F-05")
def test_two_play_until_one_has_won_often_enough() -> None:
    with pytest.raises(IllegalSetup, match="F-01"):
        new_table("fingers", seats=3)
    with pytest.raises(IllegalSetup, match="F-05"):
        new_table("fingers", options={"rounds": 10})


@rule("F-02", "F-03", "F-04")
def test_whoever_is_nearer_to_the_others_secret_card_wins() -> None:
    table = new_table("fingers", options={"rounds": 1}, chance=Scripted([["card-2", "card-5"]]))
    assert isinstance(table, FingersTable)
    assert [table.view(viewer).card for viewer in (0, 1, None)] == ["card-2", "card-5", None]
    with pytest.raises(IllegalMove, match="F-03"):
        table.play(1, ShowFingers(6))
    table.play(1, ShowFingers(4))  # either may answer first
    table.play(0, ShowFingers(1))
    assert table.result is not None
    assert table.result.winners == (1,)
