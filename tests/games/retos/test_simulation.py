"""The catalogue's simulation, played at real tables: games are as long as its own model found."""

from __future__ import annotations

import random
import re
from statistics import mean

import pytest

from games.retos.playing import new
from kit.rules import RULES
from nightcap.engine.moves import Move
from nightcap.games.retos import RetosTable
from nightcap.games.retos.moves import ChoosePartner, Refuse, TakePenalty

ROW = r"^\| (\d+) \| (\d+) \| [\d–]+ \| \d+ \| (\d+) \| (\d+) \| (\d+) % \|$"
ROWS = re.findall(ROW, (RULES / "retos.md").read_text(encoding="utf-8"), re.MULTILINE)


def choice(moves: list[Move], rng: random.Random) -> Move:
    """Any matching card; one dare in five is refused; one penalty in three is paid with cards."""
    if Refuse() in moves:
        if rng.random() < 0.2:
            return Refuse()
        return ChoosePartner("random") if ChoosePartner("random") in moves else moves[0]
    if isinstance(moves[0], TakePenalty):
        cards = TakePenalty("cards")
        return cards if cards in moves and rng.random() < 1 / 3 else moves[0]
    return rng.choice(moves)


def played(seats: int, rng: random.Random) -> tuple[RetosTable, int]:
    """A game to its end, and the turn in which the stock ran out."""
    table, _ = new(seats, seed=str(rng.random()))
    empty = 0
    while table.waiting:
        (seat,) = table.waiting
        answers = [move for option in table.answers(seat) for move in option.moves()]
        table.play(seat, choice(answers, rng))
        empty = empty or (0 if table.stock else table.turn)
    return table, empty


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_games_are_as_long_as_in_the_catalogue(row: tuple[str, ...]) -> None:
    seats, turns, dares, stock_empty, closed = map(int, row)
    rng = random.Random(1)
    games = [played(seats, rng) for _ in range(300)]
    assert mean(table.turn for table, _ in games) == pytest.approx(turns, abs=2)
    assert mean(len(table.used) for table, _ in games) == pytest.approx(dares, abs=2)
    assert mean(empty for _, empty in games) == pytest.approx(stock_empty, abs=2)
    ended_closed = sum(table.result is not None and table.result.how == "closed" for table, _ in games)
    assert 100 * ended_closed / len(games) == pytest.approx(closed, abs=7)


def test_the_simulation_was_found() -> None:
    assert [int(row[0]) for row in ROWS] == [2, 4, 6, 10]
