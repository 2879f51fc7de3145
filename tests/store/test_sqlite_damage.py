"""Bytes that something else has changed: the room they belong to is refused, and the others go on."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from nightcap.store import Behind, CannotOpen, Damaged, NotDurable, SqliteJournal, StoredEntry
from nightcap.store.files import PAGE
from store.traces import traces

Rooms = dict[str, list[StoredEntry]]


async def write_rooms(path: Path) -> Rooms:
    """Rooms of several pages, one of a single page, and pages that are free again."""
    journal = SqliteJournal(path)
    for room in range(5):
        for turn in range(8):
            said = [f"<{room} {turn} {n}>".encode() * (1 + room * turn * n % 60) for n in range(5)]
            await journal.append(f"room {room}", turn * 5, said)
    await journal.append("long", 0, [b"<long>" * 1000, b"<end>"])
    await journal.append("gone", 0, [b"<gone>" * 100])
    await journal.delete("gone")
    rooms = {name: await journal.read(name) for name in await journal.rooms()}
    await journal.close()
    return rooms


def spoil(path: Path, place: int, byte: int) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(bytes([byte]))


async def harmed(journal: SqliteJournal, rooms: Rooms) -> list[str]:
    """The rooms that are refused, or not there; all others are as they were, and go on."""
    kept = await journal.rooms()
    assert kept.keys() <= rooms.keys()
    found = []
    for name, entries in rooms.items():
        try:
            read = await journal.read(name)
        except Damaged:
            read = []
        if read:
            assert read == entries
            assert await journal.append(name, len(entries), [b"on"]) == len(entries) + 1
        else:
            found.append(name)
    return found


async def deleted(journal: SqliteJournal, name: str) -> None:
    """Of a damaged room at the second try at the latest."""
    try:
        await journal.delete(name)
    except NotDurable:
        await journal.delete(name)


async def test_a_flipped_bit_harms_one_room_at_most(tmp_path: Path) -> None:
    """Anywhere in the file but in its first hundred bytes, which say what it is."""
    rooms = await write_rooms(tmp_path / "first" / "journal.db")
    written = (tmp_path / "first" / "journal.db").read_bytes()
    luck = random.Random(8)
    refused = 0
    for number, place in enumerate(luck.sample(range(100, len(written)), 150)):
        path = tmp_path / str(number) / "journal.db"
        path.parent.mkdir()
        path.write_bytes(written)
        spoil(path, place, written[place] ^ 1 << luck.randrange(8))
        journal = SqliteJournal(path)
        found = await harmed(journal, rooms)
        assert len(found) <= 1, place
        refused += len(found)
        for name in rooms:
            await deleted(journal, name)
        assert traces(path, *(f"<{n} " for n in range(5)), "<long>") == [], place
        await journal.close()
    assert refused > 50


async def test_a_page_of_rubbish_harms_one_room_at_most(tmp_path: Path) -> None:
    rooms = await write_rooms(tmp_path / "first" / "journal.db")
    written = (tmp_path / "first" / "journal.db").read_bytes()
    for page in range(1, len(written) // PAGE):
        path = tmp_path / str(page) / "journal.db"
        path.parent.mkdir()
        path.write_bytes(written[: page * PAGE] + b"\xff" * PAGE + written[(page + 1) * PAGE :])
        journal = SqliteJournal(path)
        assert len(await harmed(journal, rooms)) <= 1, page
        await journal.close()


async def test_in_the_first_bytes_the_file_is_refused_or_nothing_is_harmed(tmp_path: Path) -> None:
    rooms = await write_rooms(tmp_path / "first" / "journal.db")
    written = (tmp_path / "first" / "journal.db").read_bytes()
    for place in range(0, 100, 3):
        path = tmp_path / str(place) / "journal.db"
        path.parent.mkdir()
        path.write_bytes(written)
        spoil(path, place, written[place] ^ 0x10)
        try:
            journal = SqliteJournal(path)
        except CannotOpen:
            continue
        assert await harmed(journal, rooms) == [], place
        await journal.close()


async def test_damage_while_the_journal_is_open_is_noticed_and_can_be_deleted(path: Path) -> None:
    rooms = await write_rooms(path)
    journal = SqliteJournal(path)
    content = path.read_bytes()
    entry = content.index(b"<3 6 4>")
    spoil(path, entry, ord("("))
    tree = content.index(b"<2 5 1>") // PAGE * PAGE
    spoil(path, tree, 0xEE)
    for name in ("room 3", "room 2"):
        with pytest.raises(Damaged) as refusal:
            await journal.read(name)
        assert name not in str(refusal.value)
    await deleted(journal, "room 2")
    await deleted(journal, "room 3")
    del rooms["room 2"], rooms["room 3"]
    assert await harmed(journal, rooms) == []
    assert traces(path, "<2 ", "<3 ", "(3 6 4>") == []
    await journal.close()


async def test_a_damaged_room_is_not_written_to_and_expires(path: Path) -> None:
    await write_rooms(path)
    content = path.read_bytes()
    spoil(path, content.index(b"<2 5 1>") // PAGE * PAGE, 0xEE)
    journal = SqliteJournal(path)
    assert (await journal.rooms())["room 2"].last == 0
    for after in (0, 40):
        with pytest.raises(Behind):
            await journal.append("room 2", after, [b"lost"])
    await journal.touch(["room 2"])
    assert traces(path, "<2 ") == []  # what cannot be played is not kept
    assert "room 2" in await journal.expire(journal.now() + 1)
    await journal.close()


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM room_2 WHERE number = 0",
        "UPDATE room_2 SET entry = x'ff00fe' WHERE number = 0",
        "DELETE FROM room_2",
        "UPDATE room_2 SET number = number + 1 WHERE number = (SELECT max(number) FROM room_2)",
        "UPDATE room_2 SET at = 9e99 WHERE number = (SELECT max(number) FROM room_2)",
        "UPDATE room_2 SET entry = (SELECT entry FROM room_3 WHERE number = 4) WHERE number = 4",
        "ALTER TABLE room_2 RENAME COLUMN entry TO word",
        "ALTER TABLE room_2 RENAME TO loom_2",
    ],
)
async def test_a_room_that_another_program_has_changed_spares_the_others(path: Path, harm: str) -> None:
    rooms = await write_rooms(path)
    other = sqlite3.connect(path)
    other.execute(harm)
    other.commit()
    other.close()
    journal = SqliteJournal(path)
    assert await harmed(journal, rooms) in ([], ["room 1"])
    await journal.close()


async def test_a_rescue_that_was_cut_short_leaves_nothing(path: Path) -> None:
    rooms = await write_rooms(path)
    (path.parent / "journal.db.new").write_bytes(b"<half a copy>")
    journal = SqliteJournal(path)
    assert await harmed(journal, rooms) == []
    assert traces(path, "<half a copy>") == []
    await journal.close()
