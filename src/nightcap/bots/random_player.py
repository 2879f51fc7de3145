"""Plays any legal answer, each option as likely as another."""

from __future__ import annotations

import random
from typing import Any

from nightcap.engine.moves import Move
from nightcap.engine.options import Below, Options


class RandomPlayer:
    """Answers what it is asked and never says more."""

    def __init__(self, rng: random.Random) -> None:
        fraction = rng.random
        self._below: Below = lambda bound: int(fraction() * bound)

    def choose(self, view: Any, answers: Options) -> Move:
        below = self._below
        option = answers[below(len(answers))] if len(answers) > 1 else answers[0]
        return option.random(below)
