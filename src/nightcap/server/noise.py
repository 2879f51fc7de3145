"""Where a person's noise comes from: the server's key, their device's secret, and nothing that is stored."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from nightcap.decks import cover_of, tags_used
from nightcap.engine.moves import Seat
from nightcap.rooms import KEEPER, Entry, Room
from nightcap.rooms.actions import CoverDrawn, Device, SetBoundaries


class Noise:
    """The keys of the devices on the line; in memory only."""

    def __init__(self) -> None:
        self._keys: dict[Device, bytes] = {}

    def know(self, device: Device, key: bytes) -> None:
        self._keys[device] = key

    def drawn_for(self, room: Room, device: Device, action: SetBoundaries, now: float) -> Entry:
        """What the noise of whoever says this comes to, with the deck that is chosen now."""
        key = self._person(room, device, action.seat, action.boundaries.mix)
        deck = room.deck
        cover = (
            cover_of(key, (), now) if deck is None else cover_of(key, tags_used(deck), now, deck.own_themes)
        )
        return Entry(KEEPER, CoverDrawn(action.seat, cover))

    def _person(self, room: Room, device: Device, seat: Seat, mix: int) -> bytes:
        """By the place on the device: one that is passed round is several people's."""
        device_key = self._keys.setdefault(device, secrets.token_bytes(32))
        place = room.seats_of(device).index(seat)
        return blake2b(f"{place} {mix}".encode(), key=device_key, digest_size=32).digest()
