"""uvicorn's WebSocket with a short way for messages, once the application has let the device in.

This and `uvicorn_visit.py` rely on inner names of uvicorn, and nothing else does.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from socket import IPPROTO_TCP, SO_LINGER, SOL_SOCKET, TCP_NODELAY
from time import monotonic
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from nightcap.server.frames import Frames
from nightcap.server.limits import Allowance, Bucket
from nightcap.server.visitors import Visitors

FRAMES_AT_ONCE = 8
BYTES_AT_ONCE = 16 * 1024
"""What is read of one device before all others have their turn: a tenth of a millisecond, or little more."""

FAREWELL = 5.0
"""Seconds a device has to take what was sent to it last."""

AT_ONCE = struct.pack("ii", 1, 0)
"""For SO_LINGER: yes, zero seconds. Otherwise the system would keep what nobody reads."""


class UvicornSocket(WebSocketsSansIOProtocol):
    """Hands texts over as they come, and sends together what is said in one moment.

    What comes in is counted before it is read, and read a little at a time: whoever sends too much, of
    whatever kind, is cut off, and until then keeps nobody waiting but themselves.

    It lets go of a device that takes nothing any more. Closing alone would wait for it, for ever.
    """

    hears: Callable[[str], None] | None = None
    """Who takes what the device says; nobody: it waits for the application to ask."""

    _flushing = False
    _reading = False
    """The next turn of the event loop reads on."""

    def __init__(self, allowance: Allowance, visitors: Visitors, **facts: Any) -> None:
        super().__init__(**facts)
        self._visitors = visitors
        self._frames = Frames()
        self._frames_left = Bucket(monotonic, allowance.frames_burst, allowance.frames_per_second)
        self._idle_left = Bucket(monotonic, allowance.idle_burst, allowance.idle_per_second)
        self._bytes_left = Bucket(monotonic, allowance.bytes_burst, allowance.bytes_per_second)

    # Hearing

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            return super().data_received(data)  # the request, which was read and measured by HTTP
        self._frames.came(data)
        if not self._bytes_left.take(len(data)):
            return self._cut_off()
        if not self._reading:
            self._read_some()
        return None

    def _read_some(self) -> None:
        """A few frames now, and more in the next turn, as long as the application can take them."""
        self._reading = False
        if self.transport.is_closing() or self.read_paused:
            return None
        data, frames, idle = self._frames.some(FRAMES_AT_ONCE, BYTES_AT_ONCE)
        if frames and not (self._frames_left.take(frames) and self._idle_left.take(idle)):
            return self._cut_off()
        if data:
            super().data_received(data)
        if self._frames.ready and not self.transport.is_closing():
            self._reading = True
            self.transport.pause_reading()
            self.loop.call_soon(self._read_some)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        return None

    def _cut_off(self) -> None:
        """It has sent more than its allowance."""
        self._visitors.was_cut_off(self.client)
        self.cut()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.read_paused and not self._reading:
            self._read_some()
        return message

    def handle_connect(self, event: Request) -> None:
        # a small message must not wait until the device has confirmed the one before: asyncio itself sees
        # to that only for sockets that it has opened
        self.transport.get_extra_info("socket").setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["connection"] = self

    def send_receive_event_to_app(self) -> None:
        text = None if self.hears is None or self.close_sent else self._text()
        if text is None:
            super().send_receive_event_to_app()
        elif self.hears is not None:
            self.frames = []
            self.hears(text)

    def _text(self) -> str | None:
        """What was said; of bytes nothing, and None of words that cannot be read: uvicorn refuses those."""
        try:
            return b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            return None

    # Sending

    def write(self, text: bytes) -> None:
        if self.conn.state is State.OPEN:
            self.conn.send_text(text)
            if not self._flushing:
                self._flushing = True
                self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def untaken(self) -> int:
        """Bytes that the device could have had."""
        return self.transport.get_write_buffer_size()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.hears = None  # no rings: memory is free at once, and does not wait for the garbage collector
        self.scope["state"].clear()
        if not self.disconnected:
            self.loop.call_later(FAREWELL, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visitors.went(self.client)
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def cut(self) -> None:
        """At once, with everything that is still on its way."""
        if not self.disconnected:
            self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
            self.transport.abort()
