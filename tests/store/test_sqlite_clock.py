"""The journal's time: a wall clock that is set ages nothing, and keeps nothing young."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcap.store import SqliteJournal
from store.conftest import Clock

HOUR = 3600.0
DAY = 24 * HOUR
YEAR = 365 * DAY


class Clocks:
    """The one on the wall, which can be set, and the steady one."""

    def __init__(self) -> None:
        self.wall, self.steady = Clock(), Clock()
        self.wall.now = 50 * YEAR

    def pass_by(self, seconds: float) -> None:
        self.wall.now += seconds
        self.steady.now += seconds

    def open(self, path: Path) -> SqliteJournal:
        return SqliteJournal(path, self.wall, self.steady)

    def start_again(self, path: Path) -> SqliteJournal:
        """On a machine whose steady clock begins anew."""
        self.steady.now = 7.0
        return self.open(path)


async def after_a_day(journal: SqliteJournal) -> list[str]:
    return await journal.expire(journal.now() - DAY)


@pytest.mark.parametrize("jump", [-YEAR, YEAR])
async def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(path: Path, jump: float) -> None:
    clocks = Clocks()
    journal = clocks.open(path)
    await journal.append("blue", 0, [b"sit"])
    clocks.pass_by(HOUR)
    clocks.wall.now += jump
    assert await after_a_day(journal) == []
    clocks.pass_by(24 * HOUR)
    assert await after_a_day(journal) == ["blue"]
    await journal.close()


@pytest.mark.parametrize("jump", [-YEAR, YEAR])
@pytest.mark.parametrize("crash", [False, True])
async def test_nor_does_it_after_the_server_was_started_again(
    path: Path, tmp_path: Path, jump: float, crash: bool
) -> None:
    clocks = Clocks()
    journal = clocks.open(path)
    await journal.append("blue", 0, [b"sit"])
    clocks.wall.now += jump
    clocks.pass_by(HOUR)
    await after_a_day(journal)  # as every few minutes
    if crash:
        (tmp_path / "crashed").mkdir()
        for file in path.parent.iterdir():
            (tmp_path / "crashed" / file.name).write_bytes(file.read_bytes())
    await journal.close()
    journal = clocks.start_again(tmp_path / "crashed" / path.name if crash else path)
    assert await after_a_day(journal) == []
    clocks.pass_by(24 * HOUR)
    assert await after_a_day(journal) == ["blue"]
    await journal.close()


async def test_time_passes_while_the_server_is_down(path: Path) -> None:
    clocks = Clocks()
    journal = clocks.open(path)
    await journal.append("blue", 0, [b"sit"])
    clocks.pass_by(12 * HOUR)
    await journal.append("red", 0, [b"sit"])
    await journal.close()
    clocks.pass_by(13 * HOUR)
    journal = clocks.start_again(path)
    assert await after_a_day(journal) == ["blue"]
    await journal.close()


async def test_a_clock_that_is_behind_at_the_start_keeps_nothing_for_a_year(path: Path) -> None:
    """As on a board without a battery, which begins in 1970: its rooms grow old as long as it runs."""
    clocks = Clocks()
    journal = clocks.open(path)
    await journal.append("blue", 0, [b"sit"])
    await journal.close()
    for _ in range(5):
        clocks.wall.now = 0.0
        journal = clocks.start_again(path)
        assert await after_a_day(journal) == []
        clocks.pass_by(5 * HOUR)
        await journal.close()
    clocks.wall.now = 0.0
    journal = clocks.start_again(path)
    assert await after_a_day(journal) == ["blue"]
    await journal.close()


async def test_an_entry_is_never_older_than_the_one_before(path: Path) -> None:
    clocks = Clocks()
    journal = clocks.open(path)
    await journal.append("blue", 0, [b"sit"])
    first = (await journal.rooms())["blue"].at
    clocks.wall.now -= YEAR
    await journal.append("blue", 1, [b"ready"])
    assert (await journal.rooms())["blue"].at >= first
    await journal.close()
