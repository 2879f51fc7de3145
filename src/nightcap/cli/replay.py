"""`nightcap replay`: walk through a game that was saved."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from nightcap.catalogue import read_log, replay
from nightcap.cli.language import add_language, chosen_language, speaker_for
from nightcap.cli.screen import option_text, show_events, show_view
from nightcap.engine.options import Just
from nightcap.engine.refusals import IllegalMove


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="walk through a saved game",
        description="Walk through a saved game, move by move: Enter goes on, q stops. It shows all hands.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a log, as `nightcap play --save` writes it")
    add_language(parser)
    parser.add_argument("--all", action="store_true", help="do not wait between the moves")
    parser.add_argument("--tables", action="store_true", help="show the table after each move, too")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    log = read_log(args.file.read_bytes())
    console = Console(highlight=False)
    table = replay(replace(log, moves=()))
    console.print(f"[bold]{log.game}[/], {log.seats} seats, {len(log.moves)} moves, seed {log.seed}")
    waits = not args.all and sys.stdin.isatty()

    speaker = speaker_for(log.game, chosen_language(args))
    name = speaker.names
    show_events(console, table.events, speaker)
    for number, (seat, move) in enumerate(log.moves, start=1):
        if waits and console.input("[dim]Enter, or q[/] ").strip().lower() == "q":
            return 0
        who = speaker.texts.say("terminal-somebody") if move.anonymous else name(seat)
        console.print(Text.assemble((f"{number:>4}  {who}  ", "bold"), option_text(Just(move), speaker)))
        try:
            show_events(console, table.play(seat, move, by_room=True), speaker)
        except IllegalMove as refusal:
            Console(stderr=True).print(f"Move {number} cannot have been played: {refusal}", markup=False)
            return 1
        if args.tables:
            for viewer in range(table.seats):
                show_view(console, table.view(viewer), speaker)
    if table.result is None:
        console.print(speaker.texts.say("terminal-unfinished"))
    else:
        console.print(
            speaker.texts.say("terminal-won_by", names=speaker.listed(map(name, table.result.winners)))
        )
    return 0
