"""Commits shared by many rooms: one for all that wait, and one bad request spoils nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterable

import pytest

import nightcap.store.sqlite
from nightcap.store import Behind, NotDurable, SqliteJournal
from nightcap.store.tables import Change


@pytest.fixture
def commits(sqlite: SqliteJournal) -> list[str]:
    """Grows by one whenever SQLite commits."""
    counted: list[str] = []

    def count(statement: str) -> None:
        if statement == "COMMIT":
            counted.append(statement)

    sqlite._file._writer.set_trace_callback(count)
    return counted


class Gate:
    """Keeps the writer from committing until it is opened."""

    def __init__(self, journal: SqliteJournal) -> None:
        self.reached = asyncio.Event()
        self.opened = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._commit = journal._file.commit
        journal._file.commit = self.commit  # type: ignore[method-assign]

    def shut(self) -> None:
        self.reached.clear()
        self.opened.clear()

    def commit(self, changes: Iterable[Change]) -> None:
        self._loop.call_soon_threadsafe(self.reached.set)
        self.opened.wait()
        self._commit(changes)


@pytest.fixture
async def gate(sqlite: SqliteJournal) -> AsyncIterator[Gate]:
    gate = Gate(sqlite)
    yield gate
    gate.opened.set()  # a test that failed should not hang


async def test_all_that_wait_share_one_commit(sqlite: SqliteJournal, commits: list[str]) -> None:
    assert await asyncio.gather(*(sqlite.append(f"room {n}", 0, [b"sit"]) for n in range(200))) == [1] * 200
    assert len(commits) == 1


async def test_what_comes_during_a_commit_shares_the_next(
    sqlite: SqliteJournal, commits: list[str], gate: Gate
) -> None:
    first = asyncio.create_task(sqlite.append("blue", 0, [b"sit"]))
    await gate.reached.wait()
    others = []
    for n in range(50):
        others.append(asyncio.create_task(sqlite.append(f"room {n}", 0, [b"sit"])))
        await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(first, *others)
    assert len(commits) == 2


async def test_a_group_has_a_largest_size(
    sqlite: SqliteJournal, commits: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nightcap.store.sqlite, "LARGEST_GROUP", 10)
    await asyncio.gather(*(sqlite.append(f"room {n}", 0, [b"sit"]) for n in range(25)))
    assert len(commits) == 3


async def test_one_room_may_append_several_times_in_a_group(
    sqlite: SqliteJournal, commits: list[str]
) -> None:
    appends = (sqlite.append("blue", after, [str(after).encode()]) for after in range(5))
    assert await asyncio.gather(*appends) == [1, 2, 3, 4, 5]
    assert [data for _, data in await sqlite.read("blue")] == [b"0", b"1", b"2", b"3", b"4"]
    assert len(commits) == 1


async def test_who_is_behind_does_not_spoil_the_group(sqlite: SqliteJournal, commits: list[str]) -> None:
    outcomes = await asyncio.gather(
        sqlite.append("blue", 0, [b"sit"]),
        sqlite.append("red", 3, [b"lost"]),
        sqlite.append("blue", 0, [b"too late"]),
        sqlite.append("green", 0, [b"sit"]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [int, Behind, Behind, int]
    assert list(await sqlite.rooms()) == ["blue", "green"]
    assert len(commits) == 1


async def test_a_group_without_anything_to_write_is_not_committed(
    sqlite: SqliteJournal, commits: list[str]
) -> None:
    with pytest.raises(Behind):
        await sqlite.append("blue", 1, [b"lost"])
    await sqlite.delete("blue")
    await sqlite.expire(before=0)
    assert commits == []


async def test_until_the_commit_nobody_learns_anything(sqlite: SqliteJournal, gate: Gate) -> None:
    gate.opened.set()
    await sqlite.append("blue", 0, [b"sit"])
    gate.shut()
    append = asyncio.create_task(sqlite.append("blue", 1, [b"ready"]))
    delete = asyncio.create_task(sqlite.delete("red"))
    await gate.reached.wait()
    assert await sqlite.read("blue") == [(1, b"sit")]
    assert (await sqlite.rooms())["blue"].last == 1
    assert not any(call.done() for call in (append, delete))
    gate.opened.set()
    assert await append == 2
    await delete


async def test_a_room_deleted_while_it_is_being_read_is_empty(sqlite: SqliteJournal) -> None:
    await sqlite.append("blue", 0, [b"sit"])
    table = sqlite._rooms["blue"].table
    await sqlite.delete("blue")
    assert sqlite._file.entries("blue", table, 0, 1) == []


async def fails(sqlite: SqliteJournal, reason: str) -> None:
    """Whatever the disk's trouble, the whole group fails, and nothing has changed."""
    outcomes = await asyncio.gather(
        sqlite.append("blue", 1, [b"x" * 1_000_000]),
        sqlite.append("blue", 1, [b"behind"]),
        sqlite.append("red", 0, [b"sit"]),
        sqlite.delete("green"),
        return_exceptions=True,
    )
    for outcome in outcomes:
        assert isinstance(outcome, NotDurable)
        assert reason in str(outcome)
    assert await sqlite.read("blue") == [(1, b"sit")]
    assert await sqlite.read("green") == [(1, b"sit")]
    assert list(await sqlite.rooms()) == ["blue", "green"]


async def works(sqlite: SqliteJournal) -> None:
    assert await sqlite.append("blue", 1, [b"x" * 1_000_000]) == 2
    assert await sqlite.append("red", 0, [b"sit"]) == 1
    await sqlite.delete("green")
    assert list(await sqlite.rooms()) == ["blue", "red"]
    assert len(await sqlite.read("blue")) == 2


@pytest.mark.parametrize(
    ("trouble", "reason", "cure"),
    [
        ("max_page_count = 100", "full", "max_page_count = 1000000"),
        ("query_only = ON", "readonly", "query_only = OFF"),
    ],
)
async def test_a_group_that_cannot_be_written_fails_and_can_be_tried_again(
    sqlite: SqliteJournal, trouble: str, reason: str, cure: str
) -> None:
    await sqlite.append("blue", 0, [b"sit"])
    await sqlite.append("green", 0, [b"sit"])
    for _ in range(3):
        sqlite._file._writer.execute(f"PRAGMA {trouble}")
        await fails(sqlite, reason)
        sqlite._file._writer.execute(f"PRAGMA {cure}")
    await works(sqlite)
