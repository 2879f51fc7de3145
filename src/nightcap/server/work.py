"""What opening a room costs: nothing for a person, more and more for a script.

An address opens its first few rooms of an hour freely. For each further one a device must find a number
whose hash, together with ours, begins with so many zero bits; one bit more each time. A person waits for a
moment; whoever wants a thousand rooms waits for years.
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import blake2b, sha256

from msgspec import Struct

from nightcap.rooms import Refused
from nightcap.server.limits import share

FIRST_BITS = 14
"""Some sixteen thousand hashes: a tenth of a second."""

MOST_BITS = 40
BITS_WHEN_FULL = 8
"""More of them the fuller the server is beyond half; and fewer rooms are free, for everybody."""

HOUR = 3600.0
GOOD_FOR = 300.0
"""Seconds in which the work must be done."""

LONGEST_NONCE = 40


class Done(Struct, frozen=True, forbid_unknown_fields=True):
    """The work that a device has done: `sha256(salt + ":" + nonce)` begins with the zero bits it was told."""

    salt: str = ""
    nonce: str = ""


class Work:
    """Asks for work and checks it. A salt carries its own terms, signed, so that none is stored unused."""

    def __init__(self, free: int, clock: Callable[[], float] = time.time) -> None:
        self._free = free
        self._clock = clock
        self._key = secrets.token_bytes(32)
        self._opened: dict[str, list[float]] = {}
        """When each address has opened rooms, within the hour."""
        self._spent: dict[str, float] = {}
        """Salts that were used, until they are too old anyway."""

    def check(self, address: str, fullness: float, done: Done) -> None:
        """Raises `work_first` with new terms, unless nothing was to be done or all of it was."""
        if fullness >= 1:
            raise Refused("too_many_rooms")
        bits = self.bits(address, fullness)
        if bits and not self._is_done(address, bits, done):
            raise Refused("work_first", salt=self._salt(address, bits), bits=bits)
        if bits:
            self._spent[done.salt] = self._clock()

    def opened(self, address: str) -> None:
        """One room more."""
        self._forget()
        self._opened.setdefault(address, []).append(self._clock())

    def bits(self, address: str, fullness: float) -> int:
        """Zero bits that the next room of this address costs; `fullness` of the server is from 0 to 1."""
        since = self._clock() - HOUR
        opened = sum(at > since for at in self._opened.get(address, ()))
        crowded = max(0.0, fullness - 0.5) * 2
        further = opened - int(share(address, self._free) * (1 - crowded))
        if further < 0:
            return 0
        return min(MOST_BITS, FIRST_BITS + max(0, further) + round(crowded * BITS_WHEN_FULL))

    def _is_done(self, address: str, bits: int, done: Done) -> bool:
        at, _, rest = done.salt.partition(".")
        if not (at.isascii() and at.isdigit() and len(at) < 20 and len(done.nonce) <= LONGEST_NONCE):
            return False
        asked, _, luck = rest.partition(".")
        if not (asked.isascii() and asked.isdigit() and len(asked) < 3):
            return False
        fresh = 0 <= self._clock() - int(at) <= GOOD_FOR
        ours = secrets.compare_digest(
            done.salt.encode(), self._sign(address, f"{at}.{asked}.{luck.partition('.')[0]}").encode()
        )
        enough = int(asked) >= bits and zero_bits(f"{done.salt}:{done.nonce}") >= int(asked)
        return fresh and ours and enough and done.salt not in self._spent

    def _salt(self, address: str, bits: int) -> str:
        return self._sign(address, f"{int(self._clock())}.{bits}.{secrets.token_urlsafe(6).replace('.', '')}")

    def _sign(self, address: str, terms: str) -> str:
        signed = blake2b(f"{address} {terms}".encode(), key=self._key, digest_size=12).digest()
        return f"{terms}.{urlsafe_b64encode(signed).decode()}"

    def _forget(self) -> None:
        """What is too old to matter."""
        now = self._clock()
        self._spent = {salt: at for salt, at in self._spent.items() if at > now - 2 * GOOD_FOR}
        recent = {who: [at for at in times if at > now - HOUR] for who, times in self._opened.items()}
        self._opened = {who: times for who, times in recent.items() if times}


def zero_bits(said: str) -> int:
    """With how many zero bits its hash begins."""
    digest = int.from_bytes(sha256(said.encode()).digest(), "big")
    return 256 - digest.bit_length()


def solve(salt: str, bits: int) -> str:
    """The work itself, as a device does it."""
    nonce = 0
    while zero_bits(f"{salt}:{nonce}") < bits:
        nonce += 1
    return str(nonce)
