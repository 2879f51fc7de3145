"""`nightcap verify`: check by the opened books of a game that no card was moved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from nightcap.catalogue import UnreadableRecord, read_log, replay
from nightcap.cli.language import add_language, chosen_language
from nightcap.engine.refusals import Refusal
from nightcap.rooms import luck
from nightcap.text import texts


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the opened books of a game",
        description="Check that a game's seed came from everybody's shares, and its log is that game.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the books, as a room shows them")
    parser.add_argument("--commitment", metavar="HASH", help="what the room showed before the game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = texts(chosen_language(args)).say
    console = Console(highlight=False)
    try:
        books = msgspec.json.decode(args.file.read_bytes(), type=dict[str, Any])
        secret, shares = str(books["secret"]), dict(books["shares"])
        log = read_log(msgspec.json.encode(books["log"]))
    except (KeyError, TypeError, ValueError, msgspec.MsgspecError):
        raise UnreadableRecord(f"{args.file} holds no books of a game") from None
    commitment = luck.commitment(secret)
    if args.commitment and args.commitment != commitment:
        console.print(say("verify-other_secret"), markup=False)
        return 1
    if luck.seed(secret, shares) != log.seed:
        console.print(say("verify-other_seed"), markup=False)
        return 1
    try:
        table = replay(log)
    except Refusal as refusal:
        console.print(say("verify-other_moves", problem=str(refusal)), markup=False)
        return 1
    console.print(say("verify-true", shares=len(shares), moves=len(table.played)), markup=False)
    console.print(say("verify-commitment", commitment=commitment), markup=False)
    return 0
