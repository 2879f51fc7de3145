"""S-84…S-89: somebody unfaithful may be caught red-handed, out of turn, after the dice."""

from __future__ import annotations

from typing import Any, ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskEach, Step
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.moves import React
from nightcap.games.sexopolitan.scoring import Credit
from nightcap.games.sexopolitan.table import SexopolitanState, opponents

CATCH, LET_GO = Just(React(catch=True)), Just(React(catch=False))
CATCH_OR_NOT: Options = (CATCH, LET_GO)
ONLY_LET_GO: Options = (LET_GO,)


def may_catch(table: SexopolitanState, other: Seat) -> tuple[Seat, ...]:
    """S-86: who is asked, by what everybody can see. S-85: nobody, if the active seat is single.

    O-11: the other party only if the house says so. S-89: nobody catches twice in one turn.
    """
    active = table.active
    if table.partners[active] is None:
        return ()
    spared = table.catchers if table.house.lover_may_catch else (*table.catchers, other)
    return tuple([seat for seat in opponents(active, table.seats) if seat not in spared])


def catch_bar(table: SexopolitanState, seat: Seat) -> Bar | None:
    """S-84: by the seat's own hand, and nothing else that is hidden."""
    return None if "caught" in table.hands[seat] else ("card_not_in_hand", "S-84")


class AskToCatch(AskEach[SexopolitanState], frozen=True):
    """S-86: sealed and silent; the question itself tells nothing about anybody's cards."""

    rule: ClassVar[str] = "S-86"
    phase: ClassVar[str] = "react"
    sealed: ClassVar[bool] = True
    silent: ClassVar[bool] = True
    absent: ClassVar[Move | None] = React(catch=False)
    """D-32: what the room answers for whoever has not when O-08 is over."""

    points: int
    other: Seat

    def seconds(self, table: SexopolitanState) -> int:
        """O-08."""
        return int(table.house.reaction_seconds)

    def options(self, table: SexopolitanState, seat: Seat) -> Options:
        return ONLY_LET_GO if catch_bar(table, seat) else CATCH_OR_NOT

    def bar(self, table: SexopolitanState, seat: Seat, move: Move) -> Bar | None:
        return catch_bar(table, seat) if isinstance(move, React) and move.catch else None

    def opened(self, table: SexopolitanState, answers: list[tuple[Seat, Any]]) -> None:
        """S-87: the first clockwise succeeds; whoever else wanted to keeps the card, unrevealed."""
        catching = [seat for seat, move in answers if move.catch]
        if not catching:
            table.tell(events.NobodyCaught())
            table.push(Credit(self.points, self.other))
            return
        catcher = next(seat for seat in opponents(table.active, table.seats) if seat in catching)
        table.discard(catcher, "caught")
        table.catchers += (catcher,)
        table.tell(events.CaughtRedHanded(catcher))
        table.push(Credit(self.points, self.other, catcher), DrawForCatch(catcher))


class DrawForCatch(Step[SexopolitanState], frozen=True):
    """S-89: the card played out of turn is made up for at once."""

    seat: Seat

    def run(self, table: SexopolitanState) -> None:
        table.draw(self.seat, 1)
