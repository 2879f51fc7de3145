"""Deleted means deleted: no byte of a room stays in the file, its log or beside them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from nightcap.store import NotErased, SqliteJournal
from store.conftest import Clock
from store.traces import traces


async def test_a_deleted_room_leaves_no_byte(sqlite: SqliteJournal, path: Path) -> None:
    await sqlite.append("<blue>", 0, [b"<sit>", b"<ready>" * 1000])
    await sqlite.append("<red>", 0, [b"<stay>"])
    words = ("<blue>", "<sit>", "<ready>", "<red>", "<stay>")
    assert traces(path, *words) == list(words)
    await sqlite.delete("<blue>")
    assert traces(path, *words) == ["<red>", "<stay>"]


async def test_nor_does_one_that_expired(sqlite: SqliteJournal, path: Path, clock: Clock) -> None:
    rooms = [f"<room {n}>" for n in range(100)]
    await asyncio.gather(*(sqlite.append(room, 0, [room.encode() * 50]) for room in rooms))
    assert traces(path, *rooms) == rooms
    clock.now += 1
    await sqlite.append("<room 50>", 1, [b"still here"])
    await sqlite.expire(before=clock.now)
    assert traces(path, *rooms) == ["<room 50>"]


async def test_rooms_that_come_grow_and_go_leave_nothing_among_each_other(path: Path) -> None:
    """In one table for all rooms every eighth deletion of this test would leave something."""
    luck = random.Random(3)
    journal = SqliteJournal(path)
    rooms: dict[str, int] = {}
    gone: list[str] = []
    for number in range(60):
        rooms[f"<room {number}>"] = 0
        for _ in range(5):
            sizes = {
                room: luck.choice([1, 5, 20, 500]) for room in luck.sample(list(rooms), min(8, len(rooms)))
            }
            lasts = await asyncio.gather(
                *(journal.append(room, rooms[room], [room.encode() * size]) for room, size in sizes.items())
            )
            rooms.update(zip(sizes, lasts, strict=True))
        if len(rooms) > 12:
            room = luck.choice(list(rooms))
            del rooms[room]
            gone.append(room)
            await journal.delete(room)
            assert traces(path, *gone) == []
    written = [room for room, last in rooms.items() if last]
    assert traces(path, *written) == written
    await journal.close()
    assert traces(path, *gone) == []


async def test_a_deletion_says_when_another_program_holds_on_to_traces(
    sqlite: SqliteJournal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sqlite.append("<blue>", 0, [b"<sit>"])
    sqlite._file._writer.execute("PRAGMA busy_timeout = 0")
    backup = sqlite3.connect(path, isolation_level=None)
    backup.execute("BEGIN")
    backup.execute("SELECT * FROM sqlite_master").fetchall()
    with pytest.raises(NotErased, match="traces of it are still on the disk"):
        await sqlite.delete("<blue>")
    assert await sqlite.rooms() == {}
    assert await sqlite.append("<red>", 0, [b"<sit>"]) == 1
    backup.close()
    await sqlite.delete("<blue>")
    assert traces(path, "<blue>") == []


async def test_traces_left_by_a_crash_go_when_the_journal_is_opened(path: Path) -> None:
    journal = SqliteJournal(path)
    await journal.append("<blue>", 0, [b"<sit>"])
    journal._file.scrub = lambda: True  # type: ignore[method-assign]
    await journal.delete("<blue>")
    crashed = path.parent.parent / "crashed" / path.name
    crashed.parent.mkdir()
    for file in path.parent.iterdir():
        (crashed.parent / file.name).write_bytes(file.read_bytes())
    await journal.close()
    assert traces(crashed, "<blue>") == ["<blue>"]
    journal = SqliteJournal(crashed)
    assert traces(crashed, "<blue>") == []
    await journal.close()
