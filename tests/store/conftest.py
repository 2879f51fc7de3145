"""Every journal, with a clock that stands still until it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nightcap.store import Journal, MemoryJournal, SqliteJournal


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "nightcap" / "journal.db"


@pytest.fixture(params=["memory", "sqlite"])
async def journal(request: pytest.FixtureRequest, path: Path, clock: Clock) -> AsyncIterator[Journal]:
    journal: Journal = (
        MemoryJournal(clock) if request.param == "memory" else SqliteJournal(path, clock, clock)
    )
    yield journal
    await journal.close()


@pytest.fixture
async def sqlite(path: Path, clock: Clock) -> AsyncIterator[SqliteJournal]:
    journal = SqliteJournal(path, clock, clock)
    yield journal
    await journal.close()
