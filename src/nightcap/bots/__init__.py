"""Players that get views and options, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from nightcap.bots.couples_player import CouplesPlayer
from nightcap.bots.peekpoker_player import (
    AlwaysCalls,
    AlwaysRaises,
    FoldsBelowTwoPairs,
    PeekPokerPlayer,
)
from nightcap.bots.porns_player import GreedyStudio, SensibleStudio
from nightcap.bots.random_player import RandomPlayer
from nightcap.bots.retos_player import RetosPlayer
from nightcap.bots.sexopolitan_player import GreedyPlayer, SexopolitanPlayer
from nightcap.engine.moves import Move
from nightcap.engine.options import Options


class Bot(Protocol):
    """Somebody who answers when asked. `view` is what its seat may see; `answers` what it may do."""

    def choose(self, view: Any, answers: Options) -> Move: ...


Makes = Callable[[random.Random], Bot]

BOTS: dict[str, dict[str, Makes]] = {
    "couples-quick": {"sensible": CouplesPlayer},
    "couples-advanced": {"sensible": CouplesPlayer},
    "peekpoker": {
        "sensible": PeekPokerPlayer,
        "always-calls": AlwaysCalls,
        "always-raises": AlwaysRaises,
        "folds-below-two-pairs": FoldsBelowTwoPairs,
    },
    "retos": {"sensible": RetosPlayer},
    "game-of-porns": {"sensible": SensibleStudio, "greedy": GreedyStudio},
    "sexopolitan": {"sensible": SexopolitanPlayer, "greedy": GreedyPlayer},
}
"""The bots of each game by name; `random` plays every game."""


class UnknownBot(ValueError):
    """There is no bot of that name for this game."""


def names_of(game: str) -> list[str]:
    return [*BOTS.get(game, {}), "random"]


def make_bot(game: str, name: str, rng: random.Random) -> Bot:
    makes = {**BOTS.get(game, {}), "random": RandomPlayer}
    if name not in makes:
        raise UnknownBot(f"no bot of {game} is called {name!r}; there are {', '.join(makes)}")
    return makes[name](rng)
