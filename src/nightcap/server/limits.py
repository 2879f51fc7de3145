"""How much of anything one device or address may ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

Clock = Callable[[], float]

LARGEST_MESSAGE = 16 * 1024
LARGEST_DECK_MESSAGE = 768 * 1024
"""A deck file, escaped as JSON."""


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self.clock = clock
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = clock()

    def take(self, count: int = 1) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True

    @property
    def full(self) -> bool:
        return self.left + (self.clock() - self.at) * self.per_second >= self.burst


class Buckets:
    """One bucket for each address or device; those that are full again are forgotten."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._make = partial(Bucket, clock, burst, per_second)
        self._buckets: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        if len(self._buckets) > 10_000:
            self._buckets = {k: bucket for k, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(key, self._make())

    def take(self, key: str) -> bool:
        return self.of(key).take()
