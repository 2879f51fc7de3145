"""The way to a device's WebSocket: the fast one where the server offers it, else plain ASGI.

Both keep the same promises; `tests/server/test_connection.py` holds each to them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from nightcap.server.uvicorn_socket import FAREWELL, UvicornSocket

HUNG_UP = 1000

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending to a device that has gone by itself can lead to."""


class Connection(Protocol):
    """Takes what is said to a device, and hands over what the device says."""

    hears: Callable[[str], None]
    """Gets every message of the device, in order; one of bytes as an empty text, which says nothing here."""

    def write(self, text: bytes) -> None:
        """Never waits. What is written arrives in this order; to a device that is gone, nothing is."""
        ...

    @property
    def untaken(self) -> int:
        """Bytes that the device could have had."""
        ...

    def cut(self) -> None:
        """At once, with everything that is still on its way."""
        ...

    async def listen(self) -> None:
        """Returns when the device has gone, or was cut off."""
        ...

    async def close(self) -> None:
        """Goodbye, behind what was written last."""
        ...


def connection_of(socket: WebSocket) -> Connection:
    """The only place that knows which one it is."""
    fast = socket.scope.get("state", {}).get("connection")
    return FastConnection(socket, fast) if isinstance(fast, UvicornSocket) else AsgiConnection(socket)


def nobody_hears(_: str) -> None:
    """Before anybody listens."""


class FastConnection(Connection):
    """Straight to uvicorn's own protocol: no queue, no task for each message."""

    def __init__(self, socket: WebSocket, fast: UvicornSocket) -> None:
        self.hears = nobody_hears
        self._socket = socket
        self._fast = fast

    def write(self, text: bytes) -> None:
        self._fast.write(text)

    @property
    def untaken(self) -> int:
        return self._fast.untaken

    def cut(self) -> None:
        self._fast.cut()

    async def listen(self) -> None:
        self._fast.hears = self.hears
        try:
            while (received := await self._socket.receive())["type"] != "websocket.disconnect":
                self.hears(received.get("text") or "")
        finally:
            self.hears = nobody_hears  # no ring of objects is left behind

    async def close(self) -> None:
        with suppress(*GONE):
            await self._socket.close(HUNG_UP)


class AsgiConnection(Connection):
    """By nothing but ASGI's `send` and `receive`, so that any server will do."""

    def __init__(self, socket: WebSocket) -> None:
        self.hears = nobody_hears
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._untaken = 0
        self._sending: asyncio.Task[None] | None = None
        self._cut = asyncio.Event()

    def write(self, text: bytes) -> None:
        if self._cut.is_set():
            return
        self._waiting.append(text)
        self._untaken += len(text)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                await self._socket.send_text(self._waiting[0].decode())
                self._untaken -= len(self._waiting.popleft())
        except GONE:
            self.cut()
        finally:
            self._sending = None

    @property
    def untaken(self) -> int:
        return self._untaken

    def cut(self) -> None:
        """ASGI cannot break a connection off: the application leaves it, and the server lets go of it."""
        self._cut.set()
        self._waiting.clear()
        if self._sending is not None and self._sending is not asyncio.current_task():
            self._sending.cancel()

    async def listen(self) -> None:
        cut = asyncio.ensure_future(self._cut.wait())
        try:
            while not cut.done():
                received = asyncio.ensure_future(self._socket.receive())
                await asyncio.wait([received, cut], return_when=asyncio.FIRST_COMPLETED)
                if not received.done():
                    received.cancel()
                elif received.result()["type"] == "websocket.disconnect":
                    return
                elif not cut.done():
                    self.hears(received.result().get("text") or "")
        finally:
            cut.cancel()
            self.hears = nobody_hears

    async def close(self) -> None:
        try:
            async with asyncio.timeout(FAREWELL):
                if self._sending is not None:
                    await asyncio.wait([self._sending])
                with suppress(*GONE):
                    await self._socket.close(HUNG_UP)
        except TimeoutError:
            self.cut()
