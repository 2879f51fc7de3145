"""A WebSocket client without frills, so that the load costs less than what it measures."""

from __future__ import annotations

import base64
import os
import socket

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask of zeros is a mask, and changes nothing."""
MOST_AT_ONCE = 1 << 18


class Socket:
    """Whole messages in, whole messages out; waits for nothing once it is open."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        self.raw = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self.raw.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._receive()
        head, _, self._rest = answer.partition(b"\r\n\r\n")
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(head.decode())
        self.raw.setblocking(False)

    def send(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self.raw.sendall(bytes([FINAL | kind]) + length + NO_MASK + message)

    def messages(self) -> list[bytes]:
        """What has come; pings are answered here."""
        data = self._rest + self._receive()
        found, at = [], 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            end = start + size
            if end > len(data):
                break
            message, kind = data[start:end], data[at] & 0x0F
            at = end
            if kind in {TEXT, BINARY}:
                found.append(message)
            elif kind == PING:
                self.send(message, PONG)
            elif kind == CLOSE:
                raise ConnectionError(f"hung up: {message!r}")
        self._rest = data[at:]
        return found

    def close(self) -> None:
        self.raw.close()

    def _receive(self) -> bytes:
        try:
            data = self.raw.recv(MOST_AT_ONCE)
        except BlockingIOError:
            return b""
        if not data:
            raise ConnectionError("hung up without a word")
        return data
