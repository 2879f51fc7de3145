"""The journal of all rooms: in memory, or in an SQLite file."""

from nightcap.store.errors import (
    Behind,
    CannotOpen,
    Closed,
    InUse,
    JournalError,
    NotDurable,
    NotErased,
    TooNew,
    Unreadable,
)
from nightcap.store.journal import Clock, Entry, Journal, Kept
from nightcap.store.memory import MemoryJournal
from nightcap.store.sqlite import SqliteJournal

__all__ = [
    "Behind",
    "CannotOpen",
    "Clock",
    "Closed",
    "Entry",
    "InUse",
    "Journal",
    "JournalError",
    "Kept",
    "MemoryJournal",
    "NotDurable",
    "NotErased",
    "SqliteJournal",
    "TooNew",
    "Unreadable",
]
