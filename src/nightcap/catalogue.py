"""All games by their ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from nightcap.engine.activities import AnyDeck
from nightcap.engine.chance import AnyChance
from nightcap.engine.house import House, Player
from nightcap.engine.log import Log
from nightcap.engine.table import Table
from nightcap.games.couples import AdvancedTable, QuickTable
from nightcap.games.peekpoker import PeekPokerTable
from nightcap.games.porns import StudioTable
from nightcap.games.retos import RetosTable
from nightcap.games.sexopolitan import SexopolitanTable

GAMES: dict[str, type[Table]] = {
    table.game: table
    for table in (QuickTable, AdvancedTable, PeekPokerTable, RetosTable, StudioTable, SexopolitanTable)
}


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
