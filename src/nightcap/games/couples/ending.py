"""Q-71, Q-79: how a game ends."""

from __future__ import annotations

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import Frame, Step
from nightcap.games.couples import events
from nightcap.games.couples.moves import Concede
from nightcap.games.couples.table import CouplesTable


class WholeGame(Frame[CouplesTable], frozen=True):
    """Q-79/A-113: either seat may end the game at any time, and nothing is owed."""

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return CONCEDE

    def answer(self, table: CouplesTable, seat: Seat, move: Concede) -> None:
        table.tell(events.Conceded())
        table.finish()


CONCEDE = (Just(Concede()),)


class GameOver(Step[CouplesTable], frozen=True):
    """Q-71, A-107: the climax activity is done, or all of them were stopped."""

    def run(self, table: CouplesTable) -> None:
        table.finish()
