"""`nightcap games`: what can be played, and by which house rules."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from nightcap.catalogue import GAMES
from nightcap.cli.language import add_language, chosen_language, speaker_for


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "games", help="list the games and their house rules", description="What can be played, and how."
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    console, language = Console(highlight=False), chosen_language(args)
    for game, table in GAMES.items():
        least, most = table.seat_counts.start, table.seat_counts.stop - 1
        seats = str(least) if least == most else f"{least}–{most}"
        speaker = speaker_for(game, language)
        grid = Grid(
            title=f"[bold]{game}[/], {seats} seats", title_justify="left", box=None, padding=(0, 2, 0, 0)
        )
        grid.add_column("house rule", style="bold")
        grid.add_column("usually")
        grid.add_column("rule")
        usual = msgspec.to_builtins(table.house_rules())
        for name, rule in table.house_rules.rules.items():
            grid.add_row(name, escape(str(usual[name])), escape(f"{rule} {speaker.option_help(name)}"))
        console.print(grid, "")
