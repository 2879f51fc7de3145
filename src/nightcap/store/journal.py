"""The journal: what happened in each room, numbered from 1, kept until the room is deleted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

Clock = Callable[[], float]
"""Tells the time, in seconds."""


class StoredEntry(NamedTuple):
    """One thing that happened. The journal does not look into it."""

    number: int
    data: bytes


class Kept(NamedTuple):
    """How far a room has come, and when it was last used, by the journal's own time."""

    last: int
    """0: it is damaged, and nothing of it can be read any more."""
    at: float


class Journal(Protocol):
    """What every journal promises, wherever it keeps its entries; tests/store holds each to it."""

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        """Add these entries, all or none, and return the number of the last.

        They are durable when this returns. `after` is the last number the caller knows, 0 for a new
        room; if the room has come further, or is gone, this raises Behind and writes nothing.
        Whoever stops waiting does not learn whether they were written.
        """
        ...

    async def read(self, room: str, after: int = 0) -> list[StoredEntry]:
        """The entries after this number; none of a room that does not exist. Raises Damaged."""
        ...

    async def delete(self, room: str) -> None:
        """Leave no byte of this room. Deleting what does not exist is no mistake."""
        ...

    async def rooms(self) -> dict[str, Kept]:
        """Every room there is."""
        ...

    def now(self) -> float:
        """The journal's own time. It never jumps, whatever happens to the clock on the wall."""
        ...

    async def touch(self, rooms: Collection[str]) -> None:
        """These rooms are in use, though nothing has happened in them. Others are not touched."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Delete every room that was last used before this time, and say which."""
        ...

    async def close(self) -> None:
        """Finish what was asked, then let go of everything. All later calls raise Closed."""
        ...


def checked(room: str, entries: Sequence[bytes]) -> tuple[bytes, ...]:
    """The entries, if they can be kept at all: a mistake should hurt who made it, and nobody else."""
    room.encode()  # half a surrogate pair is no name
    if not entries:
        raise ValueError("nothing to append")
    if not all(type(entry) is bytes for entry in entries):
        raise TypeError("entries are bytes")
    return tuple(entries)
