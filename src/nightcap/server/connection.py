"""A device's WebSocket: uvicorn's, with a short way for messages once the application has let it in."""

from __future__ import annotations

import struct
from collections.abc import Callable
from socket import SO_LINGER, SOL_SOCKET

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

FAREWELL = 5.0
"""Seconds a device has to take what was sent to it last."""

AT_ONCE = struct.pack("ii", 1, 0)
"""For SO_LINGER: yes, zero seconds. Otherwise the system would keep what nobody reads."""


class Connection(WebSocketsSansIOProtocol):
    """Hands texts over as they come, and sends together what is said in one moment.

    It lets go of a device that takes nothing any more. Closing alone would wait for it, for ever.
    """

    hears: Callable[[str], None] | None = None
    """Who takes what the device says; nobody: it waits for the application to ask."""

    _flushing = False

    def handle_connect(self, event: Request) -> None:
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
        """What was said, if it is words."""
        try:
            return b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            return None

    def wait(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

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
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def cut(self) -> None:
        """At once, with everything that is still on its way."""
        if not self.disconnected:
            self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
            self.transport.abort()
