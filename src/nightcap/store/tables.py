"""What is in the journal's file: a table for each room, each entry with a checksum, and a clock.

No page ever held bytes of two rooms. SQLite moves rows between the pages of a table and leaves
copies in their unused parts, which `secure_delete` does not see; but of a dropped table it
overwrites every page from end to end.
"""

from __future__ import annotations

import sqlite3
import struct
from hashlib import blake2b
from typing import TypeAlias

from msgspec import Struct

from nightcap.store.clock import Moment

COLUMNS = "(number INTEGER PRIMARY KEY, at REAL NOT NULL, entry BLOB NOT NULL, sum BLOB NOT NULL)"
CREATE = f"CREATE TABLE room_{{table}} {COLUMNS}"
ADD = "INSERT INTO room_{table} VALUES (?, ?, ?, ?)"
DROP = "DROP TABLE room_{table}"
READ = "SELECT number, at, entry, sum FROM room_{table} WHERE number > ? ORDER BY number"
ONE = "SELECT number, at, entry, sum FROM room_{table} WHERE number = ?"
NEWEST = "SELECT number, at, entry, sum FROM room_{table} ORDER BY number DESC LIMIT 1"
AGAIN = "UPDATE room_{table} SET at = ?, sum = ? WHERE number = ?"
TABLES = "SELECT CAST(substr(name, 6) AS INTEGER) FROM sqlite_master WHERE name GLOB 'room_*'"
STRANGE = "SELECT 1 FROM sqlite_master WHERE name NOT GLOB 'room_[0-9]*' AND name != 'clock' LIMIT 1"

MAKE_CLOCK = "CREATE TABLE IF NOT EXISTS clock (number INTEGER PRIMARY KEY, wall REAL, at REAL, sum BLOB)"
SET_CLOCK = "INSERT OR REPLACE INTO clock VALUES (1, ?, ?, ?)"
CLOCK = "SELECT wall, at, sum FROM clock WHERE number = 1"

NAME = 0
"""The number of the entry that holds a room's name."""


class Row(Struct, frozen=True):
    """One entry, as it stands in its table."""

    number: int
    at: float
    entry: bytes
    sum: bytes

    def is_whole(self, room: bytes) -> bool:
        """Nothing in it has changed since it was written for this room."""
        kinds = (int, float, bytes, bytes)  # a damaged file may hold anything
        if tuple(map(type, (self.number, self.at, self.entry, self.sum))) != kinds:
            return False
        return self.sum == checksum(room, self.number, self.at, self.entry)


def checksum(room: bytes, number: int, at: float, entry: bytes) -> bytes:
    """Over everything that is known of an entry, also where it belongs."""
    place = struct.pack("<qdq", number, at, len(room))
    return blake2b(place + room + entry, digest_size=8).digest()


class RoomTable(Struct, frozen=True):
    """Where a room stands in the file, and how far it has come."""

    table: int
    last: int
    """0: only its name is left, because it was damaged."""
    at: float


class Add(Struct, frozen=True):
    """Entries for a room. The first of a new room is number 0, its name."""

    table: int
    room: str
    first: int
    at: float
    entries: tuple[bytes, ...]

    def write(self, connection: sqlite3.Connection) -> None:
        if self.first == NAME:
            connection.execute(CREATE.format(table=self.table))
        room, at = self.room.encode(), float(self.at)
        rows = (
            (number, at, entry, checksum(room, number, at, entry))
            for number, entry in enumerate(self.entries, self.first)
        )
        connection.executemany(ADD.format(table=self.table), rows)


class Touch(Struct, frozen=True):
    """A room that is in use: its newest entry is as new as if it had just been written."""

    table: int
    room: str
    at: float

    def write(self, connection: sqlite3.Connection) -> None:
        newest = row_of(connection, NEWEST.format(table=self.table))
        room, at = self.room.encode(), float(self.at)
        if newest and newest.is_whole(room):  # damage is not to be covered by a new checksum
            renewed = checksum(room, newest.number, at, newest.entry)
            connection.execute(AGAIN.format(table=self.table), (at, renewed, newest.number))


class Drop(Struct, frozen=True):
    """A room that goes."""

    table: int

    def write(self, connection: sqlite3.Connection) -> None:
        connection.execute(DROP.format(table=self.table))


class SetClock(Struct, frozen=True):
    """What time it is, for whoever opens the file next."""

    moment: Moment

    def write(self, connection: sqlite3.Connection) -> None:
        wall, at = self.moment.wall, self.moment.at
        connection.execute(MAKE_CLOCK)
        connection.execute(SET_CLOCK, (wall, at, checksum(b"clock", 1, at, struct.pack("<d", wall))))


Change: TypeAlias = Add | Touch | Drop | SetClock


def row_of(connection: sqlite3.Connection, question: str, *words: object) -> Row | None:
    found = connection.execute(question, words).fetchone()
    return Row(*found) if found else None


def clock_in(connection: sqlite3.Connection) -> Moment | None:
    """What was set last; None: nothing that could be believed."""
    try:
        found = connection.execute(CLOCK).fetchone()
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    if found is None or tuple(map(type, found)) != (float, float, bytes):
        return None
    wall, at, said = found
    right = said == checksum(b"clock", 1, at, struct.pack("<d", wall))
    return Moment(wall, at) if right else None


def add_checksums(connection: sqlite3.Connection) -> None:
    """To a file of version 1, which had none. A room that cannot be read stays without."""
    for (table,) in connection.execute(TABLES).fetchall():
        connection.execute("SAVEPOINT room")
        try:
            connection.execute(f"ALTER TABLE room_{table} ADD COLUMN sum BLOB NOT NULL DEFAULT x''")
            rows = [Row(*row) for row in connection.execute(READ.format(table=table), (-1,))]
            sums = [
                (row.at, checksum(rows[0].entry, row.number, row.at, row.entry), row.number) for row in rows
            ]
            connection.executemany(AGAIN.format(table=table), sums)
        except (sqlite3.Error, UnicodeDecodeError, TypeError, IndexError):
            connection.execute("ROLLBACK TO room")
        connection.execute("RELEASE room")
