"""`nightcap arena`: bots against bots, fairly: the same luck for each seat, and intervals."""

from __future__ import annotations

import argparse
import random
import statistics
import time
from math import sqrt
from typing import Any

from rich.console import Console
from rich.progress import Progress

from nightcap.catalogue import bots_of, game, make_bot, new_table
from nightcap.cli.options import add_game, chosen_options, chosen_seed, players_with_bots, positive
from nightcap.engine.bots import Bot


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description=(
            "The first bot sits on one seat, the others take the rest by turns. Each seed is played once "
            "from every seat, so that luck is shared evenly."
        ),
    )
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B", help="such as sensible,random")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="games in all (1000)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    kind = game(args.game)
    seats = args.seats or kind.seat_counts.start
    seed, options = chosen_seed(args), chosen_options(args)
    names = [name.strip() for name in args.bots.split(",")]
    for name in names:
        make_bot(args.game, name, random.Random(seed))
    console = Console(highlight=False)
    wins = 0.0
    took: dict[str, list[float]] = {name: [] for name in names}
    played = 0
    with Progress(console=console, transient=True) as progress:
        for number in progress.track(range(args.games), description=" against ".join(names)):
            first_seat = number % seats
            others = names[1:] or names
            order = [others[n % len(others)] for n in range(seats)]
            order[first_seat] = names[0]
            wins += play(args.game, order, f"{seed}/{number // seats}", options, first_seat, took)
            played += 1
    low, high = wilson(wins, played)
    console.print(f"{args.game}, {seats} seats, {played} games, seed {seed}")
    console.print(
        f"{names[0]} won {wins / played:.1%} (95 %: {low:.1%} to {high:.1%}); "
        f"its fair share is {1 / seats:.1%}"
    )
    for name, times in took.items():
        times.sort()
        median, last = statistics.median(times), times[int(len(times) * 0.999) - 1]
        console.print(f"{name}: {median * 1000:.2f} ms a move, 99.9 % below {last * 1000:.1f} ms")
    console.print(f"[dim]bots of {args.game}: {', '.join(bots_of(args.game))}[/]")


def play(
    game_id: str, order: list[str], seed: str, options: Any, hero: int, took: dict[str, list[float]]
) -> float:
    """One game; returns the first bot's share of the win."""
    seats = len(order)
    players = players_with_bots(game_id, seats, range(seats))
    table = new_table(game_id, seats=seats, seed=seed, options=options, players=players)
    bots: list[Bot] = [
        make_bot(game_id, name, random.Random(f"{seed}/{seat}/{name}")) for seat, name in enumerate(order)
    ]
    while waiting := table.waiting:
        seat = waiting[0]
        view, answers = table.view(seat), table.answers(seat)
        start = time.perf_counter()
        move = bots[seat].choose(view, answers)
        took[order[seat]].append(time.perf_counter() - start)
        table.play(seat, move)
    assert table.result is not None
    winners = table.result.winners
    return 1 / len(winners) if hero in winners else 0.0


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    rate = wins / games
    middle = rate + z * z / (2 * games)
    margin = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - margin) / scale, (middle + margin) / scale
