"""Game of Porns, as the kit needs to know it."""

from __future__ import annotations

import random
from typing import Any

from games.game_of_porns.invariants import invariants
from kit.games import GameUnderTest
from nightcap.engine.moves import Move
from nightcap.engine.table import Table
from nightcap.games.game_of_porns import GameOfPornsTable
from nightcap.games.game_of_porns.cards import (
    ACTIONS,
    BASICS,
    EXTRAS,
    GENRE,
    GENRES,
    JOKER,
    JOKERS,
    SLOT,
    Card,
)
from nightcap.games.game_of_porns.moves import Discard, Draw, Exchange, Hit, Meld


def random_options(rng: random.Random) -> dict[str, Any]:
    """Short deals, and matches of few of them, so that many can be played."""
    if rng.random() < 0.2:
        return {}
    every: dict[str, Any] = {
        "ban_return_discard": rng.random() < 0.5,
        "min_naturals": rng.choice([1, 1, 2, 3, 6]),
        "exchange_before_meld": rng.random() < 0.5,
        "negative_grace": rng.random() < 0.5,
        "thief_pick": rng.choice(["blind", "open"]),
        "defect_pick": rng.choice(["target", "blind"]),
        "go_out": rng.choice(["discard", "any"]),
        "turn_limit": rng.choice([100, 101, 120]),
        "match": rng.choice(["single", "single", "single", "target", "deals"]),
        "target_score": rng.choice([50, 60]),
        "deals": 2,
    }
    return {name: value for name, value in every.items() if rng.random() < 0.7}


def opening(table: Table, rng: random.Random) -> None:
    """Everybody collects one genre for a while: by chance alone hardly a film would be published."""
    assert isinstance(table, GameOfPornsTable)
    for _ in range(rng.randrange(150)):
        if not table.waiting:
            return
        seat = table.waiting[0]
        table.play(seat, rng.choice(best(table, seat)))


def best(table: GameOfPornsTable, seat: int) -> list[Move]:
    """The moves that further what this seat collects; all are equally good where none does."""
    moves = table.moves(seat)
    held = [GENRE[card] for card in table.hands[seat] if card in SLOT]
    collected = max(GENRES, key=held.count)

    def wanted(card: Card) -> bool:
        return card in JOKER or GENRE.get(card) == collected

    ways: tuple[list[Move], ...] = (
        [move for move in moves if isinstance(move, Meld)],
        [move for move in moves if isinstance(move, Hit | Exchange)],
        [move for move in moves if move == Draw("discard") and wanted(table.pile[-1])],
        [move for move in moves if move == Draw("stock")],
        [move for move in moves if isinstance(move, Discard) and not wanted(move.card)],
        moves,
    )
    return next(good for good in ways if good)


def interchangeable(table: Table) -> list[tuple[str, ...]]:
    """By value: what a hand costs is told at the end of a deal."""
    return [BASICS + EXTRAS, JOKERS, ACTIONS]


GAME_OF_PORNS = GameUnderTest(
    "game-of-porns",
    (2, 3, 4),
    random_options,
    invariants,
    interchangeable,
    agreed={"turn_limit": 100},  # unless other options say so: short games, and a short golden one
    opening=opening,
    beside_one=3,
)
