"""The journal's files: opened for their owner alone, one program at a time, and overwritten when they go."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

from nightcap.store.errors import CannotOpen, InUse, TooNew
from nightcap.store.tables import add_checksums

NIGHTCAP = int.from_bytes(b"NCap", "big")
"""The file's `application_id`."""

VERSION = 2
"""Of the tables in the file: its `user_version`. Since 2, entries have checksums."""

PAGE = 1024
"""Bytes: a commit writes a page for each room; measured in docs/decisions/0014."""

WRITING = (
    f"page_size = {PAGE}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # on a Mac, sync does not reach the disk without it
    "checkpoint_fullfsync = ON",
    "secure_delete = ON",
    "temp_store = MEMORY",  # no byte of a room goes into a file we do not erase
    "cache_size = -4000",  # kB: the last pages of a thousand rooms
    "wal_autocheckpoint = 4000",
)
READING = ("query_only = ON", "wal_autocheckpoint = 0")  # the file changes only by the writer's hand

TROUBLE = (sqlite3.Error, UnicodeDecodeError)
"""What a damaged file can lead to: SQLite's own words may quote what is no text any more."""

BESIDE = ("", "-wal", "-shm", "-journal", ".new", ".new-wal", ".new-shm", ".new-journal")
"""What the names of files with bytes of rooms end with."""


def connect(path: Path, patience: float = 5) -> sqlite3.Connection:
    """A connection to a file that only its owner may read."""
    with suppress(FileExistsError):  # never open what is there: closing it again would drop SQLite's locks
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600))
    opened = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, cached_statements=1024
    )
    opened.text_factory = any_text
    return opened


def any_text(text: bytes) -> str:
    """Also what was no text before a bit of it was flipped: that is for checksums to find out."""
    return text.decode(errors="replace")


def lock(path: Path) -> sqlite3.Connection:
    """Keeps other processes away until it is closed, or the process dies.

    A second, empty database does it, because SQLite knows how to lock a file on every system.
    """
    kept = connect(locked_by(path), patience=0)
    try:
        set_all(kept, ["journal_mode = MEMORY"])  # no third file beside it
        kept.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        kept.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(path) from error
        raise
    return kept


def locked_by(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def make_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Set the file up if it is new; touch none that is not a journal that we know."""

    def number(question: str) -> int:
        return int(connection.execute(question).fetchone()[0])

    application, version = number("PRAGMA application_id"), number("PRAGMA user_version")
    fresh = not (application or version) and not number("SELECT count(*) FROM sqlite_master")
    if application != NIGHTCAP and not fresh:
        raise CannotOpen(path, "this is not a journal of Nightcap")
    if version > VERSION:
        raise TooNew(path, version, VERSION)
    set_all(connection, WRITING)
    if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        raise CannotOpen(path, "no write-ahead log is possible here; is this a network drive?")
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if fresh or version < VERSION:
            add_checksums(connection)
        set_all(connection, (f"application_id = {NIGHTCAP}", f"user_version = {VERSION}"))
        # always, so that a file that cannot be written to is refused here


def set_all(connection: sqlite3.Connection, pragmas: Iterable[str]) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()


def overwrite(file: int) -> None:
    """Zeros from end to end, on the disk when this returns."""
    os.lseek(file, 0, os.SEEK_SET)
    left = os.fstat(file).st_size
    while left > 0:
        left -= os.write(file, bytes(min(left, 1 << 20)))
    os.fsync(file)


def remove(path: Path) -> None:
    """Overwritten first, so that no byte of it can be found on the disk afterwards."""
    try:
        file = os.open(path, os.O_WRONLY)
    except FileNotFoundError:
        return
    try:
        overwrite(file)
    finally:
        os.close(file)
        path.unlink()


def is_kept(path: Path) -> bool:
    """Whether there is anything of a journal at this path."""
    return any(path.with_name(path.name + end).exists() for end in BESIDE)


def erase(path: Path) -> bool:
    """Every room of the journal at this path, also of a broken one; False: there was none.

    Raises InUse while a server is using it.
    """
    if not is_kept(path):
        return False
    files = [path.with_name(path.name + end) for end in BESIDE]
    try:
        with closing(lock(path)):
            for file in files:
                remove(file)
    except sqlite3.Error as error:
        raise CannotOpen(path, str(error)) from error
    locked_by(path).unlink(missing_ok=True)
    return True
