"""A socket that minds no manners: it may stop reading, never answer a ping, or vanish."""

from __future__ import annotations

import json
import socket
import struct
from typing import Any, Protocol

TEXT, BINARY, CLOSE = 0x81, 0x82, 0x88


class Comer(Protocol):
    """Whoever connects: where to, and with which cookie."""

    port: int
    cookie: str


class RawSocket:
    """Connected to a room as one more tab of a phone, byte by byte."""

    def __init__(self, phone: Comer, code: str, room_for: int = 0) -> None:
        self.socket = socket.socket()
        self.reset = False
        if room_for:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room_for)
        self.socket.settimeout(30)
        self.socket.connect(("127.0.0.1", phone.port))
        self.socket.sendall(
            f"GET /rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{phone.port}\r\nCookie: {phone.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    def sends(self, message: Any) -> None:
        self.sends_frame(TEXT, json.dumps(message).encode())

    def sends_frame(self, kind: int, data: bytes) -> None:
        self.socket.sendall(frame(kind, data))

    def reads_until(self, word: bytes) -> bytes:
        """Up to where this is said."""
        heard = b""
        while word not in heard:
            data = self.socket.recv(65536)
            assert data, "the line was closed"
            heard += data
        return heard

    def reads_all(self) -> bytes:
        """Up to the end of the line."""
        heard = b""
        try:
            while data := self.socket.recv(65536):
                heard += data
        except ConnectionError:
            pass
        return heard

    def hears_the_end(self) -> int:
        """The code with which the line was closed."""
        closing = self.reads_all().rpartition(b"\x88")[2]
        return int.from_bytes(closing[1:3], "big")

    def is_reset(self) -> bool:
        """The other side has let go of it for good, also of what was never read."""
        if not self.reset:
            self.reset = self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0
        return self.reset

    def vanishes(self) -> None:
        """Without a farewell: the connection is reset."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def frame(kind: int, data: bytes) -> bytes:
    """As a client sends it: masked, here with a mask that changes nothing."""
    if len(data) < 126:
        head = struct.pack("!BB", kind, 0x80 | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", kind, 0x80 | 126, len(data))
    else:
        head = struct.pack("!BBQ", kind, 0x80 | 127, len(data))
    return head + bytes(4) + data
