"""Somebody at a table, for tests that read like a game: each game's own people can do its moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import pytest

from nightcap import IllegalMove
from nightcap.engine.events import Event
from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table

T = TypeVar("T", bound=Table)


class Seated(Generic[T]):
    """Somebody at a seat. What they do is done at the table."""

    def __init__(self, table: T, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    def does(self, move: Move) -> list[Event]:
        return self.table.play(self.seat, move)

    @property
    def can(self) -> set[str]:
        """The kinds of move this person may make."""
        return {move.tag() for move in self.table.moves(self.seat)}

    @property
    def sees(self) -> Any:
        return self.table.view(self.seat)


@contextmanager
def refused(where: Seated[Any] | Table, code: str, rule: str) -> Iterator[None]:
    """What is done in here is refused with this code and rule, and changes nothing."""
    table = where if isinstance(where, Table) else where.table
    before = table.save()
    with pytest.raises(IllegalMove) as refusal:
        yield
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert table.save() == before
