"""How many connections each address has open."""

from __future__ import annotations

from collections import Counter
from time import monotonic

from nightcap.server.limits import AddressBuckets, household, share

Client = tuple[str, int] | None
"""Address and port at the other end of a connection."""

CUTS = 8
"""How often an address can be cut off at once before it must wait to come again; then every two seconds."""


class Visitors:
    """Counts connections by the address they come from, before a byte of them is read."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self._new = AddressBuckets(monotonic, 2 * most, most / 8)

    def came(self, client: Client) -> bool:
        """One more; False: that is one too many, or too soon after many others."""
        key = key_of(client)
        self._open[key] += 1
        return self._open[key] <= share(key, self._most) and self._new.take(key)

    def may_wait(self, client: Client) -> bool:
        """Whether one that came too soon may be held: half of those that may be open are for these."""
        key = key_of(client)
        return self._open[key] <= share(key, self._most) // 2

    def was_cut_off(self, client: Client) -> None:
        """For sending too much: its address cannot do that again and again."""
        self._new.of(key_of(client)).lose(2 * self._most / CUTS)

    def went(self, client: Client) -> None:
        key = key_of(client)
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]


def key_of(client: Client) -> str:
    return household(client[0]) if client else ""
