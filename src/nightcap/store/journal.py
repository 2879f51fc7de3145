"""The journal: what happened in each room, numbered from 1, kept until the room is deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

Clock = Callable[[], float]
"""Tells the time, in seconds since 1970."""


class Entry(NamedTuple):
    """One thing that happened. The journal does not look into it."""

    number: int
    data: bytes


class Kept(NamedTuple):
    """How far a room has come, and when it last did."""

    last: int
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

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """The entries after this number; none of a room that does not exist."""
        ...

    def watch(self, room: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """The room's last number, each time it has grown; the numbers end when the room is deleted.

            async with journal.watch(room) as numbers:
                async for last in numbers: ...

        Nothing since `async with` is missed, but who is slow hears only the newest number.
        If the journal is closed, this raises Closed.
        """
        ...

    async def delete(self, room: str) -> None:
        """Leave no byte of this room. Deleting what does not exist is no mistake."""
        ...

    async def rooms(self) -> dict[str, Kept]:
        """Every room there is."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Delete every room whose last entry is older than this, and say which."""
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
