"""What a table shows: how a game ended, and what a seat may see of it."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.moves import Seat


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see. Each game names its own fields, one by one."""

    game: str
    seat: Seat | None
    asked: str
    """What is being asked; empty when the game is over."""
    waiting: tuple[Seat, ...]
