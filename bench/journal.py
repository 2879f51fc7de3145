"""Durable appends per second of the SQLite journal, with few and with many rooms at once.

    uv run python bench/journal.py [--seconds 2] [--runs 5] [--rooms 1,50,1000] [--folder .]

Each room appends one move of an ordinary game, waits until it is durable, and appends the next.
A group is what one commit carries. "Bare disk" is a file to which one move at a time is written and
synced, without any database: what one room alone could reach at best.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from nightcap.store import SqliteJournal
from nightcap.store.tables import Change

MOVE = b'{"seat":3,"move":{"type":"exchange","cards":["2C","7D","KH"]},"question":118,"answer":"b7f3c21a"}'


class Run(Struct):
    """What one run came to."""

    appends: int
    commits: int
    seconds: float
    waits: list[float]
    """Seconds that each append took."""


class Bench:
    """Rooms that append to one journal until the time is up."""

    def __init__(self, journal: SqliteJournal) -> None:
        self.journal = journal
        self.commits = 0
        self.waits: list[float] = []
        self._commit = journal._file.commit
        journal._file.commit = self._counted  # type: ignore[method-assign]

    def _counted(self, changes: Iterable[Change]) -> None:
        self.commits += 1
        self._commit(changes)

    async def run(self, rooms: int, seconds: float) -> Run:
        lasts = await asyncio.gather(*(self.journal.append(str(n), 0, [MOVE] * 50) for n in range(rooms)))
        self.commits = 0
        start = time.perf_counter()
        end = start + seconds
        await asyncio.gather(*(self._play(str(n), last, end) for n, last in enumerate(lasts)))
        return Run(len(self.waits), self.commits, time.perf_counter() - start, self.waits)

    async def _play(self, room: str, last: int, end: float) -> None:
        while (asked := time.perf_counter()) < end:
            last = await self.journal.append(room, last, [MOVE])
            self.waits.append(time.perf_counter() - asked)


def journal_run(folder: Path, rooms: int, seconds: float) -> Run:
    async def run() -> Run:
        journal = SqliteJournal(folder / "journal.db")
        try:
            return await Bench(journal).run(rooms, seconds)
        finally:
            await journal.close()

    return asyncio.run(run())


def bare_disk_run(folder: Path, seconds: float) -> Run:
    waits = []
    start = time.perf_counter()
    with (folder / "bare").open("wb", buffering=0) as file:
        while (asked := time.perf_counter()) < start + seconds:
            file.write(MOVE)
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - asked)
    return Run(len(waits), len(waits), time.perf_counter() - start, waits)


def report(name: str, runs: list[Run]) -> None:
    speeds = [run.appends / run.seconds for run in runs]
    group = sum(run.appends for run in runs) / sum(run.commits for run in runs)
    waits = sorted(wait * 1000 for run in runs for wait in run.waits)
    median, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    spread = f"{min(speeds):,.0f}-{max(speeds):,.0f}"
    print(
        f"{name:>12}{statistics.median(speeds):>12,.0f}{spread:>18}{group:>9.1f}{median:>11.2f}{slow:>9.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of one run (2)")
    parser.add_argument("--runs", type=int, default=5, help="of each number of rooms, in turn (5)")
    parser.add_argument("--rooms", default="1,50,1000", help="that append at once (1,50,1000)")
    parser.add_argument("--folder", default=".", help="on the disk that is to be measured (.)")
    args = parser.parse_args()

    counts = [int(count) for count in args.rooms.split(",")]
    bare: list[Run] = []
    runs: dict[int, list[Run]] = {count: [] for count in counts}
    for _ in range(args.runs):
        for count, done in runs.items():
            with tempfile.TemporaryDirectory(dir=args.folder) as folder:
                done.append(journal_run(Path(folder), count, args.seconds))
        with tempfile.TemporaryDirectory(dir=args.folder) as folder:
            bare.append(bare_disk_run(Path(folder), args.seconds))

    print(f"{'rooms':>12}{'appends/s':>12}{'range':>18}{'group':>9}{'median ms':>11}{'99 % ms':>9}")
    for count, done in runs.items():
        report(f"{count:,}", done)
    report("bare disk", bare)


if __name__ == "__main__":
    main()
