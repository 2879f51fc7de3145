"""All games by their ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec

from nightcap import games
from nightcap.declaration import Game
from nightcap.engine.activities import AnyDeck
from nightcap.engine.bots import Bot, Makes, RandomBot, Rng
from nightcap.engine.chance import AnyChance
from nightcap.engine.house import House, Player
from nightcap.engine.log import Log
from nightcap.engine.table import Table


def declared() -> Iterator[Game]:
    """What every package in `games/` says of itself."""
    for package in iter_modules(games.__path__, f"{games.__name__}."):
        yield from import_module(package.name).GAMES


DECLARED: dict[str, Game] = {game.id: game for game in declared()}
"""All games by their ids."""

GAMES: dict[str, type[Table]] = {name: game.table for name, game in DECLARED.items()}


class UnknownGame(ValueError):
    """There is no game of that id."""


class UnreadableRecord(ValueError):
    """A saved table or log that these rules cannot read."""


def game(game_id: str) -> type[Table]:
    if game_id not in GAMES:
        raise UnknownGame(f"no game is called {game_id!r}; there are {', '.join(GAMES)}")
    return GAMES[game_id]


def new_table(
    game_id: str,
    *,
    seats: int | None = None,
    seed: str | int = "",
    options: Mapping[str, Any] | House | None = None,
    players: Iterable[Mapping[str, Any] | Player] | None = None,
    deck: AnyDeck | None = None,
    chance: AnyChance | None = None,
) -> Table:
    """A table of this game, set up and asking its first question.

    `seats`: the least number the game takes, if not given. `players`: what each seat brings,
    as the room has collected it. `chance`: instead of the seed's stream, for tests.
    """
    return game(game_id).new(
        seats=seats, seed=seed, options=options, players=players, deck=deck, chance=chance
    )


def replay(log: Log) -> Table:
    """The table at which these moves were made."""
    table_kind = game(log.game)
    if log.version != table_kind.version:
        raise UnreadableRecord(
            f"this log was played by version {log.version} of the rules of {log.game}; "
            f"this program has version {table_kind.version}"
        )
    table = table_kind.new(
        seats=log.seats,
        seed=log.seed,
        options=log.options,
        players=log.players,
        deck=log.deck,
        chance=log.script,
    )
    for seat, move in log.moves:
        table.play(seat, move, by_room=True)  # whoever made it, it was accepted then
    return table


def load(saved: bytes | str) -> Table:
    """A table as `table.save()` wrote it, to go on exactly where it was."""
    try:
        record = msgspec.json.decode(saved)
        table_kind = game(record["game"])
        if record["version"] == table_kind.version:
            return table_kind.load(record["table"])
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError) as error:
        raise UnreadableRecord(f"not a saved table: {error}") from None
    raise UnreadableRecord(
        f"this table was saved by version {record['version']} of the rules of {record['game']}; "
        f"this program has version {table_kind.version}"
    )


def read_log(text: bytes | str) -> Log:
    """A log from its JSON form."""
    try:
        record = msgspec.json.decode(text)
        words = game(record["game"]).vocabulary
        moves = tuple((seat, words.move(move)) for seat, move in record.pop("moves"))
        log = msgspec.convert({**record, "moves": []}, Log)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableRecord(f"not a log: {error}") from None
    return msgspec.structs.replace(log, moves=moves)


# Bots


class UnknownBot(ValueError):
    """There is no bot of that name for this game."""


def bots_of(game: str) -> dict[str, Makes]:
    """The bots of this game by name; `random` plays every game."""
    return {**DECLARED[game].bots, "random": RandomBot}


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    makes = bots_of(game)
    if name not in makes:
        raise UnknownBot(f"no bot of {game} is called {name!r}; there are {', '.join(makes)}")
    return makes[name](rng)
