"""Fingers: a seventh game, written along `docs/adding-a-game.md` and thrown away after the tests.

F-01: two play. F-02: both show one to five fingers at once. F-03: an even sum wins for the first
seat, an odd one for the second. F-04: by house rule, both play until one has won so many rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from nightcap.engine.events import Event
from nightcap.engine.house import House
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Amount, Options
from nightcap.engine.steps import AskEach, Step
from nightcap.engine.table import Result, Table, View
from nightcap.engine.vocabulary import Vocabulary


class ShowFingers(Move, frozen=True):
    rule: ClassVar[str] = "F-02"
    fingers: int


class RoundPlayed(Event, frozen=True):
    fingers: tuple[int, ...]
    winner: Seat


class FingersHouse(House, frozen=True, kw_only=True):
    rules: ClassVar[Mapping[str, str]] = {"rounds": "F-04"}
    rounds: Annotated[int, Meta(ge=1, le=9)] = 1


class FingersView(View, frozen=True, kw_only=True):
    wins: tuple[int, ...]


class Fingers(Table, kw_only=True, eq=False):
    game: ClassVar[str] = "fingers"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 3)
    seats_rule: ClassVar[str] = "F-01"
    over_rule: ClassVar[str] = "F-04"
    house_rules: ClassVar[type[House]] = FingersHouse

    shown: list[int] = []
    wins: list[int] = []

    def set_up(self) -> None:
        self.wins = [0, 0]
        self.push(AskForFingers((0, 1)), Count())

    def view(self, seat: Seat | None) -> FingersView:
        waiting = self.waiting_as_seen_by(seat)
        return FingersView(
            game=self.game, seat=seat, asked=self.asked, waiting=waiting, wins=tuple(self.wins)
        )

    def redeal(self, seat: Seat) -> None:
        """Nothing is dealt."""


class AskForFingers(AskEach[Fingers], frozen=True):
    """F-02."""

    rule: ClassVar[str] = "F-02"
    sealed: ClassVar[bool] = True

    def options(self, table: Fingers, seat: Seat) -> Options:
        return (Amount(ShowFingers, 1, 5),)

    def answer(self, table: Fingers, seat: Seat, move: ShowFingers) -> None:
        table.shown.append(move.fingers)


class Count(Step[Fingers], frozen=True):
    """F-03, F-04."""

    def run(self, table: Fingers) -> None:
        winner = sum(table.shown) % 2
        table.wins[winner] += 1
        table.tell(RoundPlayed(tuple(table.shown), winner))
        table.shown = []
        if table.wins[winner] == table.house.rounds:
            table.end(Result((winner,), scores=tuple(table.wins)))
        else:
            table.push(AskForFingers((0, 1)), Count())


Fingers.vocabulary = Vocabulary(sys.modules[__name__])
