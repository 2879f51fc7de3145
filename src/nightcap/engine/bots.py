"""Players that get views and options, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from nightcap.engine.moves import Move
from nightcap.engine.options import Below, Options


class Bot(Protocol):
    """Somebody who answers when asked. `view` is what its seat may see; `answers` what it may do."""

    def choose(self, view: Any, answers: Options) -> Move: ...


class Rng(Protocol):
    """Where a bot's whims come from, such as a `random.Random`. They need no secrecy."""

    def random(self) -> float: ...


Makes = Callable[[Rng], Bot]


class RandomBot:
    """Plays any legal answer, each option as likely as another, and never says more than it is asked."""

    def __init__(self, rng: Rng) -> None:
        fraction = rng.random
        self._below: Below = lambda bound: int(fraction() * bound)

    def choose(self, view: Any, answers: Options) -> Move:
        below = self._below
        option = answers[below(len(answers))] if len(answers) > 1 else answers[0]
        return option.random(below)
