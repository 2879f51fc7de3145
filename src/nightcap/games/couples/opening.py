"""Q-15, Q-16: who deals first."""

from __future__ import annotations

from typing import ClassVar, get_args

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import AskEach, Step
from nightcap.games.couples import events
from nightcap.games.couples.moves import Sign, ThrowSign
from nightcap.games.couples.table import CouplesTable

SIGNS: tuple[Sign, ...] = get_args(Sign)
BEATS: dict[Sign, Sign] = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class ChooseFirstDealer(Step[CouplesTable], frozen=True):
    """Q-16/A-16: by rock-paper-scissors, by lot, or as agreed."""

    def run(self, table: CouplesTable) -> None:
        match table.house.first_dealer:
            case "rps":
                table.push(AskForSigns((0, 1)), CompareSigns())
            case "random":
                table.push(FirstDealerIs(table.chance.pick((0, 1))))
            case agreed:
                table.push(FirstDealerIs(("seat0", "seat1").index(agreed)))


class AskForSigns(AskEach[CouplesTable], frozen=True):
    """Q-15/A-15: throws are secret until both are in."""

    rule: ClassVar[str] = "Q-15"
    sealed: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return tuple(Just(ThrowSign(sign)) for sign in SIGNS)

    def heard(self, table: CouplesTable, seat: Seat) -> None:
        table.tell(events.SignThrown(seat))

    def answer(self, table: CouplesTable, seat: Seat, move: ThrowSign) -> None:
        earlier = table.signs if seat else []  # both are in: seat 0's answer comes first
        table.signs = [*earlier, move.sign]


class CompareSigns(Step[CouplesTable], frozen=True):
    """Q-15/A-15: the winner of the throw deals; equal throws are repeated."""

    def run(self, table: CouplesTable) -> None:
        ours, theirs = table.signs
        table.tell(events.SignsShown((ours, theirs)))
        if ours == theirs:
            table.push(AskForSigns((0, 1)), CompareSigns())
        else:
            table.push(FirstDealerIs(0 if BEATS[ours] == theirs else 1))


class FirstDealerIs(Step[CouplesTable], frozen=True):
    seat: Seat

    def run(self, table: CouplesTable) -> None:
        table.dealer = self.seat
        table.tell(events.FirstDealer(self.seat))
