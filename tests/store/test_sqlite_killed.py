"""`kill -9` in the middle of writing, again and again, on one file."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from nightcap.store import SqliteJournal, StoredEntry
from store.appender import entry
from store.traces import traces

TESTS = Path(__file__).parent.parent
ROUNDS = 5


class Promises:
    """What a killed process was promised."""

    def __init__(self) -> None:
        self.kept: dict[str, int] = {}
        self.deleting: set[str] = set()
        """Asked for, and nothing heard yet: these rooms may be there or not."""
        self.deleted: list[str] = []

    def hear(self, line: str) -> None:
        match line.split():
            case ["kept", room, last]:
                self.kept[room] = int(last)
            case ["deleting", room]:
                self.kept.pop(room, None)
                self.deleting.add(room)
            case ["deleted", room]:
                self.deleting.remove(room)
                self.deleted.append(room)
            case _:
                raise AssertionError(f"the process said: {line}")


def append_until_killed(path: Path, seed: int, lines: int) -> Promises:
    """The process dies when it has said this much, wherever it is then."""
    promises = Promises()
    command = [sys.executable, "-m", "store.appender", str(path), str(seed)]
    with subprocess.Popen(command, cwd=TESTS, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for number, line in enumerate(process.stdout, 1):
            promises.hear(line)
            if number == lines:
                process.kill()
    assert process.returncode == -9
    return promises


def check_whole(room: str, entries: list[StoredEntry]) -> None:
    """Every entry is what was appended, and no append is there in part."""
    last = 0
    for number, data in entries:
        first, end = map(int, data.split()[2:4])
        assert data == entry(room, number, first, end)
        assert first == last + 1 or end == last
        last = end
    assert [number for number, _ in entries] == list(range(1, last + 1))


async def test_nothing_that_was_promised_is_lost(path: Path) -> None:
    luck = random.Random(11)
    survivors: dict[str, list[StoredEntry]] = {}
    seen = 0
    for seed in range(ROUNDS):
        promises = append_until_killed(path, seed, lines=luck.randint(30, 300))
        assert traces(path, *promises.deleted) == []
        journal = SqliteJournal(path)
        rooms = await journal.rooms()
        for room, last in promises.kept.items():
            assert rooms[room].last >= last
        assert not rooms.keys() & set(promises.deleted)
        assert traces(path, *(promises.deleting - rooms.keys())) == []
        for room, entries in survivors.items():
            assert await journal.read(room) == entries
        for room in rooms.keys() - survivors.keys():
            survivors[room] = await journal.read(room)
            check_whole(room, survivors[room])
        await journal.close()
        seen += len(promises.deleted)
    assert len(survivors) >= ROUNDS
    assert seen  # otherwise nothing was shown about deletions
