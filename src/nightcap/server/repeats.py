"""What is said twice is done once: how a room knows it again, and names nobody by that.

Each thing that was said has an id in the room's log, so that it is known again after a restart, and on
another server. A stop has one, too, and nobody may find out from the log who said stop. So the id is a hash
keyed with a key that is not on the disk: it is made from the secret in the device's cookie, which the server
has only while the device is on the line, and from the server's own key. A hash of what the log already has
would not do: the names of the devices are there, and client ids can be guessed, since pages and programs
count them. Whoever has the log and the server's key, but not the device, sees random digits.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

from nightcap.engine.vocabulary import to_json
from nightcap.rooms.actions import Device, OfDevice

SIZE = 9
"""Bytes of an id: no two things that were said ever have the same."""


def said_id(key: bytes, device: Device, action: OfDevice, client: str) -> str:
    """The action is part of it: what a program says by an old client id, but is something else, is done."""
    said = f"{device} {client} ".encode() + to_json(action)
    return blake2b(said, key=key, digest_size=SIZE).hexdigest()


class Repeats:
    """Gives everything that the devices on the line say its id. Their keys are in memory only."""

    def __init__(self) -> None:
        self._keys: dict[Device, bytes] = {}

    def know(self, device: Device, key: bytes) -> None:
        self._keys[device] = key

    def id_of(self, device: Device, action: OfDevice, client: str) -> str:
        """Empty without a client id: then it is done each time."""
        if not client:
            return ""
        key = self._keys.setdefault(device, secrets.token_bytes(32))
        return said_id(key, device, action, client)

    def id_of_stop(self, device: Device, action: OfDevice, client: str) -> str:
        """Also without a client id, by chance: all stops look alike in the log."""
        return self.id_of(device, action, client) or secrets.token_hex(SIZE)
