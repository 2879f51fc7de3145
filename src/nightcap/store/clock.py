"""The journal's own time: it cannot jump, and it goes on where it stopped."""

from __future__ import annotations

import time

from msgspec import Struct

from nightcap.store.journal import Clock

COUNTS_SLEEP: int | None = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""The clock that goes on while the machine sleeps: Linux has its own, on a Mac it is the second."""


def steady() -> float:
    """Seconds that nobody can set forward or back."""
    return time.monotonic() if COUNTS_SLEEP is None else time.clock_gettime(COUNTS_SLEEP)


class Moment(Struct, frozen=True):
    """What the clock on the wall showed at some time of the journal."""

    wall: float
    at: float


class Time:
    """Follows the clock on the wall only while the server is down, and never backwards.

    While it runs, a wall clock that is set has no effect. Afterwards only the difference between the two
    readings counts, so that it does not matter by how much both are wrong.
    """

    def __init__(self, wall: Clock, steady: Clock, before: Moment | None, newest: float | None) -> None:
        """`before`: the last moment noted in the file; `newest`: the time of its last entry."""
        now = wall()
        start = now if before is None else before.at + max(0.0, now - before.wall)
        self._start = start if newest is None else max(start, newest)
        self._wall = wall
        self._steady = steady
        self._since = steady()

    def __call__(self) -> float:
        return self._start + self._steady() - self._since

    def moment(self) -> Moment:
        return Moment(self._wall(), self())
