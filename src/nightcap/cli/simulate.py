"""`nightcap simulate`: random games, to see how long they are and who wins."""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import Counter
from typing import Any

from rich.console import Console
from rich.progress import Progress

from nightcap.catalogue import new_table
from nightcap.cli.options import add_game, chosen_options, chosen_seed, positive
from nightcap.engine.bots import RandomBot


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play random games and count",
        description="Play random games: how long they are, who wins, how fast they go.",
    )
    add_game(parser)
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (1000)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    seed, options = chosen_seed(args), chosen_options(args)
    player = RandomBot(random.Random(seed))
    lengths: list[int] = []
    winners: Counter[str] = Counter()
    spent = 0.0
    console = Console(highlight=False)
    with Progress(console=console, transient=True) as progress:
        for number in progress.track(range(args.games), description=args.game):
            start = time.perf_counter()
            table = new_table(args.game, seats=args.seats, seed=f"{seed}/{number}", options=options)
            while waiting := table.waiting:
                table.play(waiting[0], player.choose(None, table.answers(waiting[0])))
            spent += time.perf_counter() - start
            lengths.append(len(table.played))
            assert table.result is not None
            winners[", ".join(f"seat {seat}" for seat in table.result.winners) or "nobody"] += 1
    lengths.sort()
    console.print(f"{args.game}, {args.games} games, seed {seed}")
    at = [lengths[round((len(lengths) - 1) * part)] for part in (0.05, 0.5, 0.95)]
    mean = statistics.mean(lengths)
    console.print(
        f"moves a game   mean {mean:.1f}, 5 % {at[0]}, median {at[1]}, 95 % {at[2]}, most {lengths[-1]}"
    )
    for winner, count in sorted(winners.items()):
        console.print(f"won by {winner:8}{count:>8}  {100 * count / args.games:.1f} %")
    console.print(f"moves a second {sum(lengths) / spent:,.0f}")
