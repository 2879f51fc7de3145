"""A bot that knows its own card, and so one that the other does not hold; and one to beat."""

from __future__ import annotations

from nightcap.engine.bots import Rng
from nightcap.engine.moves import Move
from nightcap.engine.options import Options
from nightcap.games.fingers.table import FingersView, ShowFingers


class SensibleBot:
    """Shows the middle of what the other can hold."""

    def __init__(self, rng: Rng) -> None:
        self._random = rng.random

    def choose(self, view: FingersView, answers: Options) -> Move:
        return ShowFingers(2 if view.card in ("card-3", "card-4", "card-5") and self._random() < 0.5 else 3)


class StubbornBot:
    """Always shows one finger, to measure the other against."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: FingersView, answers: Options) -> Move:
        return ShowFingers(1)
