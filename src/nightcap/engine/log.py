"""The record of a game: what was agreed, the seed, and every move."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nightcap.engine.activities import AnyDeck
from nightcap.engine.chance import Scripted
from nightcap.engine.moves import Move, Seat


class Log(Struct, frozen=True, kw_only=True):
    """Same log, same table, byte for byte."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    players: tuple[Any, ...]
    deck: AnyDeck | None
    seed: str
    script: Scripted | None
    moves: tuple[tuple[Seat, Move], ...]
