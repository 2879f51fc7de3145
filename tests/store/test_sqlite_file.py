"""The file itself: who may read it, what is refused, what comes back."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from nightcap.store import CannotOpen, InUse, Kept, SqliteJournal, TooNew, erase
from nightcap.store.files import NIGHTCAP
from store.conftest import Clock


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("no_umask")
async def test_nobody_else_may_read_the_file_or_what_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "journal.db"
    journal = SqliteJournal(str(path))
    await journal.append("blue", 0, [b"sit"])
    modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    assert set(modes.values()) == {0o600}
    assert {"journal.db", "journal.db-wal"} <= modes.keys()
    assert path.parent.stat().st_mode & 0o777 == 0o700
    await journal.close()


async def test_everything_is_there_after_reopening(path: Path, clock: Clock) -> None:
    journal = SqliteJournal(path, clock, clock)
    await journal.append("blue", 0, [b"sit", b"ready"])
    await journal.append("red", 0, [b"sit"])
    await journal.delete("red")
    await journal.close()
    clock.now = 2000
    journal = SqliteJournal(path, clock, clock)
    assert await journal.rooms() == {"blue": Kept(2, 1000)}
    assert await journal.append("blue", 2, [b"deal"]) == 3
    assert await journal.append("red", 0, [b"anew"]) == 1
    await journal.close()
    journal = SqliteJournal(path, clock, clock)
    assert await journal.rooms() == {"blue": Kept(3, 2000), "red": Kept(1, 2000)}
    assert await journal.read("blue") == [(1, b"sit"), (2, b"ready"), (3, b"deal")]
    assert await journal.read("red") == [(1, b"anew")]
    await journal.close()


async def test_commits_wait_for_the_disk(sqlite: SqliteJournal) -> None:
    def setting(name: str) -> object:
        return sqlite._file._writer.execute(f"PRAGMA {name}").fetchone()[0]

    assert setting("journal_mode") == "wal"
    assert setting("synchronous") == 2  # FULL
    assert setting("secure_delete") == 1


async def test_a_journal_is_open_once_at_a_time(sqlite: SqliteJournal, path: Path) -> None:
    for _ in range(2):  # a second look must not have unlocked it
        with pytest.raises(InUse, match="open already"):
            SqliteJournal(path)
        stranger = f"from nightcap.store import SqliteJournal; SqliteJournal({str(path)!r})"
        done = subprocess.run([sys.executable, "-c", stranger], capture_output=True, text=True, check=False)
        assert "InUse" in done.stderr
    await sqlite.close()
    await SqliteJournal(path).close()


async def newer(path: Path) -> None:
    await SqliteJournal(path).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 7")
    connection.close()


async def a_stranger_s(path: Path) -> None:
    path.parent.mkdir()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE room_1 (recipe TEXT)")
    connection.close()


async def no_database(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary, " * 1000)


@pytest.mark.parametrize(
    ("prepare", "error", "words"),
    [
        (newer, TooNew, r"newer Nightcap \(format 7, this one knows 2\)"),
        (a_stranger_s, CannotOpen, "not a journal of Nightcap"),
        (no_database, CannotOpen, "not a database"),
    ],
)
async def test_a_file_that_is_no_journal_of_ours_is_left_alone(
    path: Path, prepare: Callable[[Path], Awaitable[None]], error: type[CannotOpen], words: str
) -> None:
    await prepare(path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(error, match=words) as refusal:
            SqliteJournal(path)
        assert str(path) in str(refusal.value)
    assert path.read_bytes() == before


async def test_a_path_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "journal.db", tmp_path):
        with pytest.raises(CannotOpen):
            SqliteJournal(path)


async def test_a_file_of_version_1_is_given_checksums(path: Path, clock: Clock) -> None:
    path.parent.mkdir()
    old = sqlite3.connect(path)
    old.executescript(f"PRAGMA application_id = {NIGHTCAP}; PRAGMA user_version = 1")
    for table, room in enumerate((b"blue", b"red"), start=1):
        old.execute(
            f"CREATE TABLE room_{table} (number INTEGER PRIMARY KEY, at REAL NOT NULL, entry BLOB NOT NULL)"
        )
        rows = [(0, 900.0, room), (1, 900.0, b"sit"), (2, 950.0, b"ready")]
        old.executemany(f"INSERT INTO room_{table} VALUES (?, ?, ?)", rows)
    old.commit()
    old.close()
    for last in (2, 3):
        journal = SqliteJournal(path, clock, clock)
        assert (await journal.rooms()).keys() == {"blue", "red"}
        assert (await journal.read("blue"))[:2] == [(1, b"sit"), (2, b"ready")]
        assert await journal.append("blue", last, [b"deal"]) == last + 1
        await journal.close()
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (2,)


async def test_a_journal_is_erased_with_everything_beside_it(path: Path) -> None:
    assert not erase(path)
    journal = SqliteJournal(path)
    await journal.append("<blue>", 0, [b"<sit>"])
    with pytest.raises(InUse):
        erase(path)
    assert await journal.read("<blue>") == [(1, b"<sit>")]
    await journal.close()
    with path.open("rb") as still_open:
        assert erase(path)
        assert set(still_open.read()) == {0}  # what has lost its name was overwritten first
    assert list(path.parent.iterdir()) == []


async def test_what_is_no_journal_any_more_can_be_erased(path: Path) -> None:
    await no_database(path)
    assert erase(path)
    assert list(path.parent.iterdir()) == []
