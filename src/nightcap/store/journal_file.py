"""The open file of a journal: reads and writes the tables of its file, and mends it when it is damaged."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path

from nightcap.store.clock import Moment
from nightcap.store.errors import CannotOpen, Damaged, NotDurable, Unreadable
from nightcap.store.files import NIGHTCAP, READING, TROUBLE, connect, lock, make_ours, remove, set_all
from nightcap.store.journal import StoredEntry
from nightcap.store.rescue import rescue
from nightcap.store.tables import (
    NAME,
    NEWEST,
    ONE,
    READ,
    STRANGE,
    TABLES,
    Change,
    RoomTable,
    Row,
    clock_in,
    row_of,
)

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class JournalFile:
    """The open file. Its methods wait for the disk: one thread calls those that write, another `entries`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mended = 0
        """How often the file was found damaged, and written anew."""
        self._reading = threading.Lock()
        """Held while the reader is used, or replaced."""
        with ExitStack() as opened:
            try:
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                opened.callback(lock(path).close)
                remove(path.with_name(path.name + ".new"))  # a rescue that was cut short
                self._open()
                opened.callback(self._close)
                if not self._is_sound():
                    self._mend()
            except (OSError, *TROUBLE) as error:
                raise CannotOpen(path, str(error)) from error
            self.rooms = self._find_rooms()
            """What was in the file when it was opened, or last mended."""
            self.clock: Moment | None = clock_in(self._reader)
            """What time it was when the file was last in use."""
            self._opened = opened.pop_all()

    def entries(self, room: str, table: int, after: int, last: int) -> list[StoredEntry]:
        """What a room's table holds after this number, up to the last or beyond.

        Nothing if it was dropped meanwhile.
        """
        name = room.encode()
        try:
            with self._reading:
                found = self._reader.execute(READ.format(table=table), (max(after, NAME),))
                rows = [Row(*row) for row in found]
        except TROUBLE as error:
            if "no such table" in str(error):
                return []
            if is_damage(error):
                raise Damaged from error
            raise Unreadable(str(error)) from error
        numbers = [row.number for row in rows]
        expected = list(range(max(after, NAME) + 1, max([last, *numbers[-1:]]) + 1))
        if numbers != expected or not all(row.is_whole(name) for row in rows):
            raise Damaged
        return [StoredEntry(row.number, row.entry) for row in rows]

    def commit(self, changes: Iterable[Change]) -> None:
        """Make all these changes durable, or none."""
        try:
            with self._writer:
                self._writer.execute("BEGIN IMMEDIATE")
                for change in changes:
                    change.write(self._writer)
        except Exception as error:
            if is_damage(error):
                with suppress(OSError, *TROUBLE):  # tried again with the next commit
                    self._mend()
                    self.rooms = self._find_rooms()
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

    # Inside

    def _open(self) -> None:
        with ExitStack() as opened:
            self._writer = connect(self.path)
            opened.callback(self._writer.close)
            try:
                make_ours(self._writer, self.path)
            except TROUBLE as error:
                if not (is_damage(error) and is_ours(self._writer)):
                    raise
            self._reader = connect(self.path)
            opened.callback(self._reader.close)
            set_all(self._reader, READING)
            self._connections = opened.pop_all()

    def _close(self) -> None:
        self._connections.close()

    def _is_sound(self) -> bool:
        """SQLite finds nothing wrong, and each room has its name and its newest entry."""
        try:
            if self._reader.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return False
            tables = self._tables()
            rooms = self._find_rooms()
            named = {room.table for room in rooms.values()}
            return sorted(named) == sorted(tables) and not self._reader.execute(STRANGE).fetchall()
        except TROUBLE as error:
            if not is_damage(error):
                raise
            return False

    def _mend(self) -> None:
        """Write what is whole into a new file, and go on with that."""
        self.mended += 1
        with self._reading:
            self._close()  # which writes the write-ahead log into the file, unless another program is reading
            try:
                rescue(self.path)
            finally:
                self._open()

    def _find_rooms(self) -> dict[str, RoomTable]:
        found = {}
        for table in self._tables():
            if newest := self._newest(table):
                name, row = newest
                found[name] = RoomTable(table, row.number, row.at)
        return found

    def _tables(self) -> list[int]:
        return [table for (table,) in self._reader.execute(TABLES).fetchall()]

    def _newest(self, table: int) -> tuple[str, Row] | None:
        """A room's name and its newest entry, which is the name itself if nothing else is left."""
        name = row_of(self._reader, ONE.format(table=table), NAME)
        newest = row_of(self._reader, NEWEST.format(table=table))
        if not (name and newest and name.is_whole(name.entry) and newest.is_whole(name.entry)):
            return None
        try:
            return name.entry.decode(), newest
        except UnicodeDecodeError:
            return None


def is_damage(error: Exception) -> bool:
    """Also a table or a column that is not there: then the list of tables is damaged."""
    if not isinstance(error, sqlite3.Error):
        return isinstance(error, UnicodeDecodeError)
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF in DAMAGE or str(error).startswith("no such ")


def is_ours(connection: sqlite3.Connection) -> bool:
    try:
        return bool(connection.execute("PRAGMA application_id").fetchone() == (NIGHTCAP,))
    except sqlite3.Error:
        return False
