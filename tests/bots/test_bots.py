"""Bots: they get views and options, play by the rules, and the sensible ones play better."""

from __future__ import annotations

import random

import pytest

from kit import warm
from nightcap import GAMES, new_table
from nightcap.catalogue import DECLARED, UnknownBot, bots_of, make_bot
from nightcap.cli.arena import play, wilson
from nightcap.engine.cards import cards
from nightcap.games.couples.bot import follow, lead


@pytest.mark.parametrize("game", [game for game in GAMES if "sensible" in bots_of(game)])
def test_a_sensible_bot_beats_a_random_one(game: str) -> None:
    """Above its fair share, by the lower end of the 95 % interval, at the smallest table."""
    games, seats = 40, GAMES[game].seat_counts.start
    wins = sum(
        play(game, one_among("sensible", "random", n, seats), str(n // seats), {}, n % seats, TIMES)
        for n in range(games)
    )
    assert wilson(wins, games)[0] > 1 / seats


@pytest.mark.parametrize("simple", ["always-calls", "always-raises", "folds-below-two-pairs"])
def test_peekpoker_beats_simple_ways_to_play(simple: str) -> None:
    games = 40
    took: dict[str, list[float]] = {"sensible": [], simple: []}
    wins = sum(
        play("peekpoker", one_among("sensible", simple, n, 2), str(n // 2), {}, n % 2, took)
        for n in range(games)
    )
    assert wilson(wins, games)[0] > 0.5


@pytest.mark.parametrize("seats", GAMES["sexopolitan"].seat_counts)
def test_sexopolitan_beats_the_greedy_at_every_table(seats: int) -> None:
    games = 40 * seats
    took: dict[str, list[float]] = {"sensible": [], "greedy": []}
    wins = sum(
        play("sexopolitan", one_among("sensible", "greedy", n, seats), str(n // seats), {}, n % seats, took)
        for n in range(games)
    )
    assert wilson(wins, games)[0] > 1 / seats


def one_among(one: str, others: str, number: int, seats: int) -> list[str]:
    """By turns at every seat."""
    order = [others] * seats
    order[number % seats] = one
    return order


TIMES: dict[str, list[float]] = {"sensible": [], "random": []}


def test_every_game_has_its_bots() -> None:
    assert all(game.bots for game in DECLARED.values())
    with pytest.raises(UnknownBot, match="there are sensible, random"):
        make_bot("couples-quick", "genius", random.Random(1))


def test_a_bot_plays_the_same_by_the_same_seed() -> None:
    logs = []
    for _ in range(2):
        table = new_table("couples-quick", seed="x")
        bot = make_bot("couples-quick", "sensible", random.Random(1))
        while waiting := table.waiting:
            table.play(waiting[0], bot.choose(table.view(waiting[0]), table.answers(waiting[0])))
        logs.append(table.log)
    assert logs[0] == logs[1]


def test_a_trick_is_won_cheaply_or_lost_cheaply() -> None:
    assert follow(list(cards("9H KH AH")), cards("TH")[0]) == "KH"
    assert follow(list(cards("2H 9H")), cards("TH")[0]) == "2H"
    assert follow(list(cards("2C AD")), cards("TH")[0]) == "2C"


def test_the_long_suit_is_led_from_the_top() -> None:
    assert lead(list(cards("9H KH 2H AS QD")), known=set()) == "KH"


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_the_arena_says_who_won_and_how_fast() -> None:
    words = ["arena", "couples-quick", "--bots", "random,random", "--games", "10", "--seed", "s"]
    done = warm.run(*words)
    assert done.returncode == 0
    assert "10 games, seed s" in done.stdout
    assert "its fair share is 50.0%" in done.stdout
    assert "ms a move" in done.stdout
    wrong = warm.run(*words[:3], "genius,random")
    assert wrong.returncode == 2
    assert "there are sensible, random" in wrong.stderr
