"""Where a game's seed comes from: the room's secret, whose hash all have seen, and everybody's share."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from nightcap.rooms.actions import Device


def commitment(secret: str) -> str:
    """What is shown before anybody adds a share: the secret cannot be changed after it."""
    return blake2b(secret.encode(), digest_size=32, person=b"nightcap commit").hexdigest()


def seed(secret: str, shares: Mapping[Device, str]) -> str:
    """No one, the room's keeper included, could choose it."""
    said = "\n".join([secret, *(f"{device} {shares[device]}" for device in sorted(shares))])
    return blake2b(said.encode(), digest_size=32, person=b"nightcap seeds").hexdigest()
