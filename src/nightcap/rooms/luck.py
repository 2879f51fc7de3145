"""Luck that nobody can choose: who commits to what, and how a game's seed follows from it.

All hashes are SHA-256 over a first line that says what is hashed, so that one can never pass for
another; structures are hashed as canonical JSON, which any program can write alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks import Away, WrittenDeck
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_data
from nightcap.rooms.actions import Device, Hex

LARGEST_NUMBER = 2**53 - 1
"""Beyond it, programs read different numbers from the same JSON."""

CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)

WhyVoid: TypeAlias = Literal["silent", "left", "turned_away", "taken_back"]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a game is dealt from, but for luck. It is settled before anybody shows a share."""

    game: str
    version: int
    """Of the game's rules."""
    attempt: int
    """Which try at starting this game it was: those before it were void."""
    devices: tuple[tuple[Seat, ...], ...]
    """The seats of each device that has people on it."""
    bots: tuple[str, ...]
    """By seat: the bot that sits there; empty: a person."""
    options: dict[str, Any]
    players: tuple[dict[str, Any], ...]
    """What each seat brings, as far as the game asks for it."""
    deck: str
    """The hash of the deck as it was chosen; empty: the game has none."""
    away: Away | None
    """What everybody's boundaries come to together."""


class Party(Struct, frozen=True, forbid_unknown_fields=True):
    """A device with people on it, and its part in the luck."""

    seats: tuple[Seat, ...]
    commitment: Hex
    share: Hex


class Voided(Struct, frozen=True):
    """A start that came to nothing, and on whose account: nobody keeps silent unnoticed."""

    names: tuple[str, ...]
    why: WhyVoid


class Luck(Struct, frozen=True, kw_only=True):
    """How far a room has come with the luck of its next game."""

    secret: str = ""
    """The room's own part. Only its hash is shown."""
    commitments: dict[Device, Hex] = {}
    shares: dict[Device, Hex] = {}
    setup: Setup | None = None
    """Settled by a start; None: still open."""
    setup_hash: str = ""
    devices: tuple[Device, ...] = ()
    """Those whose shares are waited for, in the order of `setup.devices`."""
    attempt: int = 1
    voids: int = 0
    """How many starts were void in this room."""
    voided: Voided | None = None
    """The last start, if it was void."""

    @property
    def silent(self) -> tuple[Device, ...]:
        """Those who have not shown their share."""
        return tuple([device for device in self.devices if device not in self.shares])

    def void(self, names: Iterable[str], why: WhyVoid) -> Luck:
        """Everybody commits anew, also the room: whoever knew what would come has gained nothing."""
        told = Voided(tuple(names), why)
        return Luck(attempt=self.attempt + 1, voids=self.voids + 1, voided=told)

    def with_secret(self, secret: str) -> Luck:
        return replace(self, secret=secret, commitments={}, shares={})

    def seed(self) -> str:
        shares = [(seats, self.shares[device]) for seats, device in self._seated()]
        return seed(self.secret, self.setup_hash, shares)

    def parties(self) -> tuple[Party, ...]:
        """Those who took part, once all have shown their shares."""
        return tuple(
            Party(seats, self.commitments[device], self.shares[device]) for seats, device in self._seated()
        )

    def _seated(self) -> list[tuple[tuple[Seat, ...], Device]]:
        return [] if self.setup is None else list(zip(self.setup.devices, self.devices, strict=True))


def canonical(value: Any) -> str:
    """The one JSON text of a value: keys by code point, no spaces, whole numbers only."""
    data = to_data(value)
    must_be_plain(data)
    return CANONICAL.encode(data)


def must_be_plain(data: Any) -> None:
    """What programs would write differently has no canonical text."""
    if isinstance(data, dict):
        for key, part in data.items():
            if not isinstance(key, str):
                raise ValueError("a key is no text")
            if type(part) is not str:  # as most are
                must_be_plain(part)
    elif isinstance(data, list | tuple):
        for part in data:
            if type(part) is not str:
                must_be_plain(part)
    elif isinstance(data, float):
        raise ValueError(f"{data} is no whole number")
    elif isinstance(data, int) and abs(data) > LARGEST_NUMBER:
        raise ValueError(f"{data} is too large a number")


def digest(of: str, *lines: str) -> Hex:
    return sha256("\n".join([f"nightcap {of}", *lines]).encode()).hexdigest()


def commitment(secret: str) -> Hex:
    """What is shown before anybody commits to a share: the secret cannot be changed after it."""
    return digest("secret", secret)


def share_commitment(share: str) -> Hex:
    """What a device shows before anybody shows a share."""
    return digest("share", share)


def deck_hash(written: WrittenDeck) -> Hex:
    """A deck by all it holds, its words included."""
    return digest("deck", canonical(written))


def setup_hash(secret: str, setup: Setup) -> Hex:
    """What everybody sees of a setup: it binds, and without the secret it tells nothing."""
    return digest("setup", secret, canonical(setup))


def seed(secret: str, setup: str, shares: Iterable[tuple[tuple[Seat, ...], str]]) -> Hex:
    """Of a game: as long as one device's share was drawn honestly, nobody could choose it."""
    return digest("seed", secret, setup, canonical(sorted(shares)))


def record(secret: str, books: dict[str, Any]) -> Hex:
    """Binds the room to everything in the books; before they are opened it tells nothing."""
    return digest("record", secret, canonical(books))


def move_hash(share: str, seat: Seat, move: Any) -> Hex:
    """How a device remembers what it has said."""
    return digest("move", share, str(seat), canonical(move))


def view_hash(share: str, seat: Seat, view: Any) -> str:
    """How a device remembers what it was shown: half a hash is enough, and there are many of them."""
    return digest("view", share, str(seat), canonical(view))[:32]


def event_hash(share: str, seat: Seat, event: Any) -> str:
    """The same of what it was told had happened."""
    return digest("event", share, str(seat), canonical(event))[:32]


def fingerprint(commitment: str, setup_hash: str, parties: Iterable[Party]) -> str:
    """Twelve digits that are the same on all devices if all have seen the same.

    They hold the shares, which were promised before: whoever shows different things to different
    people cannot look for two that have the same digits.
    """
    seen = {"commitment": commitment, "parties": list(parties), "setup_hash": setup_hash}
    number = int(digest("fingerprint", canonical(seen))[:16], 16) % 10**12
    digits = f"{number:012}"
    return " ".join(digits[place : place + 3] for place in range(0, 12, 3))
