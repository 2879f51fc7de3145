"""Words of the command line that several commands share."""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Collection
from typing import Any, get_args, get_type_hints

from nightcap.catalogue import GAMES, game


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (the least the game takes)")
    for name, (games, choices) in options_up_front().items():
        parser.add_argument(f"--{name}", choices=choices, help=f"a house rule of {', '.join(games)}")
    parser.add_argument("--seed", metavar="TEXT", help="same seed, same cards (a new one each time)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=house_rule,
        metavar="RULE=VALUE",
        help="a house rule, such as completion=both or deck.strip=3; `./play games` lists them",
    )


def options_up_front() -> dict[str, tuple[list[str], tuple[str, ...]]]:
    """House rules with a word of their own on the command line: whose they are, and what they can be."""
    found: dict[str, tuple[list[str], tuple[str, ...]]] = {}
    for name, table in GAMES.items():
        for option in table.house_rules.up_front:
            choices = get_args(get_type_hints(table.house_rules)[option])
            found.setdefault(option, ([], choices))[0].append(name)
    return found


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def house_rule(text: str) -> tuple[list[str], Any]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not RULE=VALUE")
    try:
        return name.split("."), json.loads(value)
    except json.JSONDecodeError:
        return name.split("."), value


def chosen_options(args: argparse.Namespace) -> dict[str, Any]:
    said = {name: getattr(args, name) for name in options_up_front()}
    options: dict[str, Any] = {name: value for name, value in said.items() if value is not None}
    for (*outer, last), value in args.set:
        inside = options
        for name in outer:
            inside = inside.setdefault(name, {})
        inside[last] = value
    return options


def players_with_bots(game_id: str, seats: int, bots: Collection[int]) -> list[dict[str, Any]] | None:
    """What each seat brings, where a game must know which seats are bots."""
    if "bot" not in game(game_id).player_kind.__struct_fields__:
        return None
    return [{"bot": seat in bots} for seat in range(seats)]


def chosen_seed(args: argparse.Namespace) -> str:
    return args.seed if args.seed is not None else secrets.token_hex(16)
