"""The catalogue's own simulation (D-01), played at real tables: games are as long as its model found."""

from __future__ import annotations

import random
import re
from statistics import mean

import pytest

from games.sexopolitan.playing import new
from kit.rules import RULES
from nightcap.catalogue import make_bot
from nightcap.games.sexopolitan import events

PAGE = (RULES / "sexopolitan.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^ *\| (\d) \| \**([\d.]+)\** \| [\d/ ]+ \| ([\d.]+) \| ([\d.]+) \|", PAGE, re.MULTILINE)


def played(seats: int, seed: str) -> tuple[int, int, int]:
    """Rounds, turns and surplus cards of a game in which everybody takes the most points now."""
    table, bot = new(seats, seed=seed), make_bot("sexopolitan", "greedy", random.Random(1))
    told = list(table.events)
    while waiting := table.waiting:
        seat = waiting[0]
        told += table.play(seat, bot.choose(table.view(seat), table.answers(seat)))
    surplus = sum(len(event.cards) for event in told if isinstance(event, events.SurplusDiscarded))
    return table.round, sum(isinstance(event, events.TurnBegan) for event in told), surplus


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_games_are_as_long_as_in_the_catalogue(row: tuple[str, ...]) -> None:
    seats = int(row[0])
    games = [played(seats, str(number)) for number in range(200)]
    assert mean(rounds for rounds, _, _ in games) == pytest.approx(float(row[1]), abs=0.35)
    assert mean(turns for _, turns, _ in games) == pytest.approx(float(row[2]), abs=2)
    surplus = sum(cards for _, _, cards in games) / sum(turns for _, turns, _ in games)
    assert surplus == pytest.approx(float(row[3]), abs=0.06)
    assert max(rounds for rounds, _, _ in games) < 30  # I-22


def test_the_simulation_was_found() -> None:
    assert [int(row[0]) for row in ROWS] == [4, 5, 6, 7, 8]
