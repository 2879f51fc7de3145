"""Devices: each has a secret of this server in a cookie, and in each room a name made from it."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from nightcap.rooms.actions import Device
from nightcap.server.keys import ServerKey

COOKIE = "nightcap_device"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over TLS: no other site of the same domain can set one of this name."""

MAX_AGE = 400 * 24 * 3600
"""Seconds: as long as browsers allow, from the last use."""

RANDOM = 24
SIGNATURE = 12
"""Bytes of a secret: chance, and what shows that it is ours."""


class DeviceKeys(NamedTuple):
    """What the server makes of a device's secret, while the device is on the line. Never written down."""

    noise: bytes
    """From which the noise of this device's people comes, the same in every room."""
    said: bytes
    """By which the device is known to have said something before."""


class Devices:
    """Makes secrets, and knows those that it has made."""

    def __init__(self, key: ServerKey) -> None:
        self._key = key.key_for("devices")
        self._noise = key.key_for("noise")
        self._said = key.key_for("said")

    def new_secret(self) -> str:
        chance = secrets.token_urlsafe(RANDOM)
        return f"{chance}.{self._signature(chance)}"

    def known(self, connection: HTTPConnection) -> str:
        """The secret that this device was given here; empty: it has none."""
        secret = connection.cookies.get(cookie_name(connection), "")
        chance, _, signature = secret.partition(".")
        ours = secret.isascii() and hmac.compare_digest(signature, self._signature(chance))
        return secret if ours else ""

    def secret_of(self, connection: HTTPConnection) -> str:
        """The device's own, or a new one."""
        return self.known(connection) or self.new_secret()

    def keys_of(self, secret: str) -> DeviceKeys:
        noise, said = (
            blake2b(secret.encode(), key=key, digest_size=32).digest() for key in (self._noise, self._said)
        )
        return DeviceKeys(noise, said)

    def _signature(self, chance: str) -> str:
        return blake2b(chance.encode(), key=self._key, digest_size=SIGNATURE).hexdigest()


def name_in_room(secret: str, code: str) -> Device:
    """A name in this room that tells nothing of the secret, nor of the same device elsewhere."""
    return blake2b(code.encode(), key=secret.encode()[:64], digest_size=9).hexdigest()


def give(secret: str, connection: HTTPConnection, response: Response) -> None:
    """In a cookie that no script can read. Given again at each visit, it never runs out."""
    response.set_cookie(
        cookie_name(connection),
        secret,
        max_age=MAX_AGE,
        httponly=True,
        samesite="strict",
        secure=is_secure(connection),
    )


def cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def is_secure(connection: HTTPConnection) -> bool:
    """Reached over TLS: here, or at a proxy that is believed."""
    return connection.scope["scheme"] in ("https", "wss")
