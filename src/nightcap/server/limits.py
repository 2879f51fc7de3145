"""How much of anything one device, connection or address may ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address
from math import ceil

from msgspec import Struct

Clock = Callable[[], float]

LARGEST_MESSAGE = 16 * 1024
LARGEST_DECK_MESSAGE = 768 * 1024
"""A deck file, escaped as JSON."""

ON_THIS_MACHINE = 16
"""Times as much for this machine's own address: it may be a proxy, with many people behind it."""


COSTLY_AT_ONCE = 30
COSTLY_PER_SECOND = 1 / 2
"""What takes the server more than a moment, of one address."""

LONG = 3600
"""Seconds, where nothing ever comes back."""


class Allowance(Struct, frozen=True, kw_only=True):
    """What one WebSocket may send. Honest devices stay far below it; whoever goes over is cut off."""

    frames_burst: float = 1500
    frames_per_second: float = 100
    idle_burst: float = 60
    idle_per_second: float = 2
    """Frames that say nothing: pings, pongs and empty ones. A browser sends a pong in twenty seconds."""
    bytes_burst: float = 4 * 1024 * 1024
    """Several decks."""
    bytes_per_second: float = 512 * 1024


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self.clock = clock
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = clock()

    def holds(self, count: int = 1) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        return self.left >= count

    def take(self, count: int = 1) -> bool:
        if not self.holds(count):
            return False
        self.left -= count
        return True

    def give_back(self) -> None:
        self.left += 1

    def seconds_until(self, count: int = 1) -> int:
        """Until so many can be taken; 0: they can be now."""
        if self.holds(count):
            return 0
        return ceil((count - self.left) / self.per_second) if self.per_second else LONG

    def lose(self, count: float) -> None:
        """As many as there are, if there are fewer."""
        self.take(0)
        self.left = max(0.0, self.left - count)

    @property
    def full(self) -> bool:
        return self.left + (self.clock() - self.at) * self.per_second >= self.burst


MANY_ADDRESSES = 1024
"""That are remembered as they were read last."""

FEW = 128
"""Buckets that are not worth looking through."""


class Buckets:
    """One bucket for each address or device; those that are full again are forgotten."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._make = partial(Bucket, clock, burst, per_second)
        self._buckets: dict[str, Bucket] = {}
        self._look_at = FEW
        """With how many they are looked through again: twice as many as were left last time."""

    def of(self, key: str) -> Bucket:
        if len(self._buckets) >= self._look_at:
            self._buckets = {k: bucket for k, bucket in self._buckets.items() if not bucket.full}
            self._look_at = max(FEW, 2 * len(self._buckets))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self._make()
        return bucket

    def take(self, key: str, count: int = 1) -> bool:
        return self.of(key).take(count)

    def __len__(self) -> int:
        return len(self._buckets)


class AddressBuckets:
    """One bucket for each address; this machine's own has sixteen times as much."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._elsewhere = Buckets(clock, burst, per_second)
        self._here = Buckets(clock, burst * ON_THIS_MACHINE, per_second * ON_THIS_MACHINE)

    def of(self, address: str) -> Bucket:
        return (self._here if is_this_machine(address) else self._elsewhere).of(address)

    def take(self, address: str, count: int = 1) -> bool:
        return self.of(address).take(count)


@lru_cache(MANY_ADDRESSES)
def household(address: str) -> str:
    """Who shares a budget: an IPv4 address, or the /64 that an IPv6 address is in."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return "::1" if ip.is_loopback else f"{IPv6Address(int(ip) >> 64 << 64)}/64"


@lru_cache(MANY_ADDRESSES)
def is_this_machine(address: str) -> bool:
    """An address that only programs on this machine have; of a socket without one, too."""
    try:
        return ip_address(address.partition("%")[0].partition("/")[0]).is_loopback
    except ValueError:
        return not address


def share(address: str, usual: int) -> int:
    """How much of something this address may have."""
    return usual * ON_THIS_MACHINE if is_this_machine(address) else usual
