"""After damage to the file: every room that is whole goes on in a new one.

A page that something else has written to can break a room, or SQLite's list of all rooms. So that list is
not relied on: every page that could be the root of a table is tried, and checksums tell what it holds.
"""

from __future__ import annotations

import os
import sqlite3
import struct
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from nightcap.store.files import TROUBLE, any_text, connect, make_ours, overwrite, remove
from nightcap.store.tables import ADD, COLUMNS, CREATE, NAME, ONE, READ, Row, row_of

HEADER = 100
"""Bytes of the first page that come before its own tree."""

LEAF, INTERIOR = 0x0D, 0x05
"""The first byte of a page of a table."""

ROLLBACK = b"\1\1"
"""In the header: no write-ahead log, since there is none in memory."""


class Found(Struct, frozen=True):
    """What is left of a room."""

    whole: bool
    rows: list[Row]


def rescue(path: Path) -> None:
    """Replaces the file by one with the same rooms. Of a damaged room only its name is kept."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        raise OSError(f"{path} is damaged, and another program is reading it")
    rooms = rooms_in(path.read_bytes())
    new = path.with_name(path.name + ".new")
    remove(new)
    with closing(connect(new)) as connection:
        make_ours(connection, new)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            for table, found in enumerate(rooms.values(), start=1):
                connection.execute(CREATE.format(table=table))
                rows = found.rows if found.whole else found.rows[:1]
                connection.executemany(
                    ADD.format(table=table), [(row.number, row.at, row.entry, row.sum) for row in rows]
                )
    for end in ("-wal", "-shm"):
        remove(path.with_name(path.name + end))  # they belong to the old file
    old = os.open(path, os.O_WRONLY)  # still there after it has lost its name, to be overwritten
    try:
        new.replace(path)
        overwrite(old)
    finally:
        os.close(old)


def rooms_in(file: bytes) -> dict[bytes, Found]:
    """The rooms in a journal's file, whatever state it is in."""
    pages = candidates(file)
    with closing(tables_of(file, pages)) as connection:
        names = names_in(connection, pages)
        found = {page: found_in(connection, page, name) for page, name in names.items()}
    roots = listed_roots(file)
    if all(page in found and found[page].whole for page in roots):
        roots |= pages - children(file, pages)  # only then: else it may be the first leaf of a broken tree
    rooms: dict[bytes, Found] = {}
    for page, name in names.items():
        this = Found(
            found[page].whole and page in roots, found[page].rows
        )  # a leaf looks whole by itself, too
        known = rooms.get(name.entry)
        if known is None or (this.whole, len(this.rows)) > (known.whole, len(known.rows)):
            rooms[name.entry] = this
    return rooms


def names_in(connection: sqlite3.Connection, pages: set[int]) -> dict[int, Row]:
    """The pages at which a room begins."""
    names = {}
    for page in sorted(pages):
        try:
            name = row_of(connection, ONE.format(table=page), NAME)
        except TROUBLE:
            continue
        if name and name.is_whole(name.entry) and is_text(name.entry):
            names[page] = name
    return names


def found_in(connection: sqlite3.Connection, table: int, name: Row) -> Found:
    rows = [name]
    try:
        for said in connection.execute(READ.format(table=table), (NAME,)):
            row = Row(*said)
            if not row.is_whole(name.entry) or row.number != rows[-1].number + 1:
                return Found(False, rows)
            rows.append(row)
    except TROUBLE:
        return Found(False, rows)
    return Found(len(rows) > 1, rows)


def candidates(file: bytes) -> set[int]:
    """The numbers of all pages that could be the root of a room's table."""
    size = page_size(file)
    pages = range(2, len(file) // size + 1)
    return {page for page in pages if file[(page - 1) * size] in (LEAF, INTERIOR)}


def listed_roots(file: bytes) -> set[int]:
    """The roots of the rooms' tables by SQLite's own list, as far as that can be read."""
    copy = bytearray(file)
    copy[18:20] = ROLLBACK
    roots = set()
    with closing(memory(copy)) as connection, suppress(*TROUBLE):
        connection.execute("PRAGMA writable_schema = ON")  # then it reads also a list with faults
        for (page,) in connection.execute("SELECT rootpage FROM sqlite_master WHERE name GLOB 'room_*'"):
            roots.add(page)
    return roots


def children(file: bytes, pages: set[int]) -> set[int]:
    """The pages that stand below another one."""
    size = page_size(file)
    below = set()
    for page in pages:
        tree = file[(page - 1) * size : page * size]
        if tree[0] == INTERIOR:
            cells = struct.unpack_from(">H", tree, 3)[0]
            places = struct.unpack_from(f">{min(cells, (size - 12) // 2)}H", tree, 12)
            below |= {struct.unpack_from(">I", tree, place)[0] for place in places if place <= size - 4}
            below |= {struct.unpack_from(">I", tree, 8)[0]}
    return below


def tables_of(file: bytes, pages: set[int]) -> sqlite3.Connection:
    """A copy in memory, in which each of these pages is a table of its own: `room_PAGE`."""
    size = page_size(file)
    copy = bytearray(file)
    copy[18:20] = ROLLBACK
    copy[32:40] = bytes(8)  # no free pages, whatever it says
    copy[HEADER : HEADER + 8] = bytes([LEAF, 0, 0, 0, 0, *(size % 65536).to_bytes(2, "big"), 0])  # empty
    with closing(memory(copy)) as connection:
        rows = [(f"room_{page}", page, f"CREATE TABLE room_{page} {COLUMNS}") for page in pages]
        connection.execute("PRAGMA writable_schema = ON")
        connection.executemany("INSERT INTO sqlite_master VALUES ('table', ?1, ?1, ?2, ?3)", rows)
        listed = connection.serialize()
    return memory(listed)


def memory(file: bytes | bytearray) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.text_factory = any_text
    connection.deserialize(bytes(file))
    return connection


def page_size(file: bytes) -> int:
    said = int.from_bytes(file[16:18], "big")
    return 65536 if said == 1 else said


def is_text(name: bytes) -> bool:
    try:
        name.decode()
    except UnicodeDecodeError:
        return False
    return True
