"""Answers that are the same for everybody: written and compressed once."""

from __future__ import annotations

import gzip
from hashlib import blake2b

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.responses import Response

WORTH_IT = 1000
"""Bytes from which on something is compressed."""


class KeptSmall(Struct, frozen=True):
    """A body, and the same compressed; empty: it would not get smaller."""

    body: bytes
    small: bytes
    tag: str

    def answer(self, asked: Headers, media_type: str, kept: str) -> Response:
        """A browser that has it already is told so."""
        headers = {"cache-control": kept, "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.small and "gzip" in asked.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.small, headers=headers, media_type=media_type)
        return Response(self.body, headers=headers, media_type=media_type)


def keep_small(body: bytes, tag: str = "") -> KeptSmall:
    """The tag says which version it is; without one it is made from the body."""
    small = compress(body) if len(body) >= WORTH_IT else b""
    return KeptSmall(body, small if len(small) < len(body) else b"", tag or tag_of(body))


def tag_of(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


def compress(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
