"""The journal of all rooms: in memory, or in an SQLite file."""

from nightcap.store.errors import (
    Behind,
    CannotOpen,
    Closed,
    Damaged,
    InUse,
    JournalError,
    NotDurable,
    NotErased,
    TooNew,
    Unreadable,
)
from nightcap.store.files import erase, is_kept
from nightcap.store.journal import Clock, Journal, Kept, StoredEntry
from nightcap.store.memory import MemoryJournal
from nightcap.store.sqlite import SqliteJournal

__all__ = [
    "Behind",
    "CannotOpen",
    "Clock",
    "Closed",
    "Damaged",
    "InUse",
    "Journal",
    "JournalError",
    "Kept",
    "MemoryJournal",
    "NotDurable",
    "NotErased",
    "SqliteJournal",
    "StoredEntry",
    "TooNew",
    "Unreadable",
    "erase",
    "is_kept",
]
