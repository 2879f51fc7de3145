"""`nightcap forget`: erase every room that is kept in a data folder."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from nightcap.cli import checked
from nightcap.cli.answering import ask
from nightcap.cli.language import add_language, chosen_language
from nightcap.cli.serve import DATA, JOURNAL
from nightcap.store import InUse, erase, is_kept
from nightcap.text import texts


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "forget",
        help="erase all rooms",
        description="Erase every room that is kept in a data folder: overwritten, then deleted. "
        "The server's certificate and key stay; they tell nothing of anybody.",
    )
    parser.add_argument(
        "--data", type=checked.folder, default=DATA, metavar="DIR", help="where rooms are kept"
    )
    parser.add_argument("--yes", action="store_true", help="do not ask")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console, say = Console(highlight=False, soft_wrap=True), texts(chosen_language(args)).say
    folder = str(args.data)
    if not is_kept(args.data / JOURNAL):
        console.print(say("forget-nothing", folder=folder), markup=False)
        return 0
    if not args.yes and not agrees(console, say("forget-sure", folder=folder), say("forget-yes").split()):
        console.print(say("forget-not_done"), markup=False)
        return 1
    try:
        erase(args.data / JOURNAL)
    except InUse:
        console.print(say("forget-in_use", folder=folder), markup=False)
        return 1
    console.print(say("forget-done", folder=folder), markup=False)
    return 0


def agrees(console: Console, question: str, yes: Sequence[str]) -> bool:
    """Where nobody can be asked, nobody agrees."""
    try:
        return ask(console, question).strip().casefold() in yes
    except EOFError:
        return False
