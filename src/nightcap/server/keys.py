"""The server's own secret: one key, from which it makes another for each purpose."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

SIZE = 32
"""Bytes."""


class ServerKey:
    """Random bytes. They tell nothing of anybody; what is made from them cannot be traced back to them."""

    def __init__(self, secret: bytes | None = None) -> None:
        """Without one: a new one, which ends with the process."""
        self._secret = secret or secrets.token_bytes(SIZE)
        if len(self._secret) != SIZE:
            raise ValueError("a server key has 32 bytes")

    def key_for(self, purpose: str) -> bytes:
        """32 bytes for this purpose alone, the same each time. A purpose has at most 16 bytes."""
        return blake2b(b"nightcap", key=self._secret, person=purpose.encode(), digest_size=SIZE).digest()


def server_key(folder: Path, replaced: Callable[[Path], None] = lambda path: None) -> ServerKey:
    """The key in this folder; it is made there the first time, for its owner only.

    A damaged one is `replaced`, and then no device is known any more.
    """
    path = folder / "server.key"
    try:
        return ServerKey(path.read_bytes() or b"?")
    except FileNotFoundError:
        return new_key(path)
    except ValueError:
        replaced(path)
        return new_key(path)


def new_key(path: Path) -> ServerKey:
    """Whole or not at all, also if the machine dies meanwhile."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    secret = secrets.token_bytes(SIZE)
    unfinished = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
    return ServerKey(secret)
