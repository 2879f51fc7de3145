"""The journal's file: an SQLite database in which every room is a table of its own.

So no page ever held bytes of two rooms. SQLite moves rows between the pages of a table and leaves
copies in their unused parts, which `secure_delete` does not see; but of a dropped table it
overwrites every page from end to end.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path

from msgspec import Struct

from nightcap.store.errors import CannotOpen, InUse, NotDurable, TooNew, Unreadable
from nightcap.store.journal import Entry

NIGHTCAP = int.from_bytes(b"NCap", "big")
"""The file's `application_id`."""

VERSION = 1
"""Of the tables in the file: its `user_version`."""

WRITING = (
    "page_size = 1024",  # a commit writes a page for each room; measured in docs/decisions/0014
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # on a Mac, sync does not reach the disk without it
    "checkpoint_fullfsync = ON",
    "secure_delete = ON",
    "temp_store = MEMORY",  # no byte of a room goes into a file we do not erase
    "cache_size = -16000",  # kB: the last pages of some thousand rooms
    "wal_autocheckpoint = 4000",
)
READING = ("query_only = ON", "wal_autocheckpoint = 0")  # the file changes only by the writer's hand

CREATE = "CREATE TABLE room_{table} (number INTEGER PRIMARY KEY, at REAL NOT NULL, entry BLOB NOT NULL)"
ADD = "INSERT INTO room_{table} VALUES (?, ?, ?)"
DROP = "DROP TABLE room_{table}"
READ = "SELECT number, entry FROM room_{table} WHERE number > ? ORDER BY number"
NAME = "SELECT entry FROM room_{table} WHERE number = 0"
NEWEST = "SELECT number, at FROM room_{table} ORDER BY number DESC LIMIT 1"
TABLES = "SELECT CAST(substr(name, 6) AS INTEGER) FROM sqlite_master WHERE name GLOB 'room_*'"


class Room(Struct, frozen=True):
    """Where a room stands in the file, and how far it has come."""

    table: int
    last: int
    at: float


class Add(Struct, frozen=True):
    """Entries for a room. The first of a new room is number 0, its name."""

    table: int
    first: int
    at: float
    entries: tuple[bytes, ...]

    def write(self, connection: sqlite3.Connection) -> None:
        if self.first == 0:
            connection.execute(CREATE.format(table=self.table))
        rows = ((number, self.at, entry) for number, entry in enumerate(self.entries, self.first))
        connection.executemany(ADD.format(table=self.table), rows)


class Drop(Struct, frozen=True):
    """A room that goes."""

    table: int

    def write(self, connection: sqlite3.Connection) -> None:
        connection.execute(DROP.format(table=self.table))


class Book:
    """The open file. Its methods wait for the disk: one thread calls those that write, another `entries`."""

    def __init__(self, path: Path) -> None:
        with ExitStack() as opened:
            try:
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                opened.callback(_lock(path).close)
                self._writer = _connect(path)
                opened.callback(self._writer.close)
                _make_ours(self._writer, path)
                self._reader = _connect(path)
                opened.callback(self._reader.close)
                _set(self._reader, READING)
                self.rooms = self._find_rooms()
                """What was in the file when it was opened."""
            except (OSError, sqlite3.Error) as error:
                raise CannotOpen(path, str(error)) from error
            self._opened = opened.pop_all()

    def entries(self, table: int, after: int) -> list[Entry]:
        """What a room's table holds after this number; nothing if it was dropped meanwhile."""
        try:
            rows = self._reader.execute(READ.format(table=table), (max(after, 0),))
            return [Entry(*row) for row in rows]
        except sqlite3.Error as error:
            if "no such table" in str(error):
                return []
            raise Unreadable(str(error)) from error

    def commit(self, changes: Iterable[Add | Drop]) -> None:
        """Make all these changes durable, or none."""
        try:
            with self._writer:
                self._writer.execute("BEGIN IMMEDIATE")
                for change in changes:
                    change.write(self._writer)
        except Exception as error:
            raise NotDurable(str(error)) from error

    def scrub(self) -> bool:
        """Empty the write-ahead log, where copies of dropped rooms are left; False: that was not possible."""
        try:
            busy, _, _ = self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error:
            return False
        return not busy

    def close(self) -> None:
        self._opened.close()

    def _find_rooms(self) -> dict[str, Room]:
        rooms = {}
        for (table,) in self._reader.execute(TABLES).fetchall():
            (name,) = self._reader.execute(NAME.format(table=table)).fetchone()
            last, at = self._reader.execute(NEWEST.format(table=table)).fetchone()
            rooms[name.decode()] = Room(table, last, at)
        return rooms


def _lock(path: Path) -> sqlite3.Connection:
    """Keeps other processes away until it is closed, or the process dies.

    A second, empty database does it, because SQLite knows how to lock a file on every system.
    """
    lock = _connect(path.with_name(path.name + ".lock"), patience=0)
    try:
        _set(lock, ["journal_mode = MEMORY"])  # no third file beside it
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(path) from error
        raise
    return lock


def _connect(path: Path, patience: float = 5) -> sqlite3.Connection:
    """A connection to a file that only its owner may read."""
    with suppress(FileExistsError):  # never open what is there: closing it again would drop SQLite's locks
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600))
    return sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, cached_statements=1024
    )


def _make_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Set the file up if it is new; touch none that is not a journal that we know."""

    def number(question: str) -> int:
        return int(connection.execute(question).fetchone()[0])

    application, version = number("PRAGMA application_id"), number("PRAGMA user_version")
    fresh = not (application or version or number("SELECT count(*) FROM sqlite_master"))
    if application != NIGHTCAP and not fresh:
        raise CannotOpen(path, "this is not a journal of Nightcap")
    if version > VERSION:
        raise TooNew(path, version, VERSION)
    _set(connection, WRITING)
    if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        raise CannotOpen(path, "no write-ahead log is possible here; is this a network drive?")
    if fresh:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            _set(connection, (f"application_id = {NIGHTCAP}", f"user_version = {VERSION}"))


def _set(connection: sqlite3.Connection, pragmas: Iterable[str]) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()
