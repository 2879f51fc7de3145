"""What the kit must know of a game to test it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nightcap import new_table
from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table

Options = Mapping[str, Any]
OtherSecrets = Callable[[Table, Table, Seat | None, Move, random.Random], Iterator[tuple[Table, Move]]]
"""Given a table before and after a move: what else the former, and the move, could have been, with
other values in place of those that this seat (None: the shared screen) has learnt in neither."""
Players = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class GameUnderTest:
    game: str
    seats: tuple[int, ...]
    random_options: Callable[[random.Random], Options]
    """House rules for a random game, all of them legal together."""
    invariants: Callable[[Table], None]
    """Asserts what is true after every move."""
    interchangeable: Callable[[Table], list[tuple[str, ...]]]
    """Labels (cards, ids) that could change places without anybody noticing who has not seen them."""
    ending_moves: frozenset[str] = field(default=frozenset())
    """Moves that end a game early: random players hardly ever make them."""
    other_secrets: OtherSecrets | None = None
    """For games whose secrets are values, such as dice, which cannot be exchanged as labels can."""
    agreed: Options = field(default_factory=dict)
    """What must be agreed before any game."""
    random_players: Callable[[random.Random, int, Options], Players] | None = None
    """What each seat brings, fit for the house rules."""
    room_acts: bool = False
    """The room may do something on behalf of a seat, and random play lets it."""
    beside_one: int = 1
    """How many bots sit down with one person where a browser plays it."""
    all_goes: bool = False
    """Whoever is asked can always answer anything that the question ever offers."""
    opening: Callable[[Table, random.Random], None] | None = None
    """Moves made on purpose before the random ones, where chance alone would seldom get anywhere."""

    def table(self, rng: random.Random, seats: int | None = None, options: Options | None = None) -> Table:
        seats = seats or rng.choice(self.seats)
        seed = str(rng.random())
        options = {**self.agreed, **(self.random_options(rng) if options is None else options)}
        players = None if self.random_players is None else self.random_players(rng, seats, options)
        table = new_table(self.game, seats=seats, seed=seed, options=options, players=players)
        if self.opening is not None:
            self.opening(table, rng)
        return table

    def plain_table(self, seed: str) -> Table:
        """The smallest number of seats, and nothing agreed but what must be."""
        table = new_table(self.game, seats=self.seats[0], seed=seed, options=self.agreed)
        if self.opening is not None:
            self.opening(table, random.Random(seed))
        return table
