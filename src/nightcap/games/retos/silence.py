"""R-61: what the rules do for a seat that lets its time run out. The clock itself is the room's."""

from __future__ import annotations

from nightcap.engine.steps import AskOne
from nightcap.games.retos.table import RetosState


class AskOneInTime(AskOne[RetosState], frozen=True):
    """A question that has an answer even if nobody gives one; silence never accepts a dare."""

    def seconds(self, table: RetosState) -> int:
        return int(table.house.decision_seconds)

    def silence(self, table: RetosState) -> None:
        """Do what silence means here. The question has been taken off the agenda."""
        raise NotImplementedError
