"""uvicorn's connection that asks by HTTP, with a limit to its size and patience."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from nightcap.server.budgets import ASKED_TOO_OFTEN
from nightcap.server.visitors import Visitors

ASKING = 10.0
"""Seconds for a whole request, from the first moment of the connection or the first byte of a later one."""

HELD = 2.0
"""Seconds a connection is held that comes too soon after many others of its address."""

ANSWERING = 60.0
"""Seconds for its answer to be made and taken."""

LARGEST_REQUEST = 24 * 1024
"""Bytes of head and body."""

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""States of somebody who has not asked everything yet."""


class Visit(H11Protocol):
    """Whoever asks too slowly, too much at once or on too many connections is cut off.

    Between two requests uvicorn closes the connection after a few seconds.
    """

    def __init__(self, visitors: Visitors, **facts: Any) -> None:
        super().__init__(**facts)
        self._visitors = visitors
        self._size = 0
        """Bytes of the request."""
        self._deadline: asyncio.TimerHandle | None = None
        self._held: asyncio.Transport | None = None
        """Of one that came too soon."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """One that comes too soon is held for a while, unread: being cut off, it would come again at once."""
        self.client = get_remote_addr(transport)
        if self._visitors.came(self.client):
            super().connection_made(transport)
            self._give(ASKING)
        elif self._visitors.may_wait(self.client):
            self._held = transport
            self._deadline = self.loop.call_later(HELD, transport.abort)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._held is not None:
            return self._held.pause_reading()
        self._size += len(data)
        if self._size > LARGEST_REQUEST:
            return self.transport.abort()
        if self._deadline is None:
            self._give(ASKING)
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED and self.transport.get_protocol() is self:
            answered = self.cycle is None or self.cycle.response_complete
            self._give(None if answered else ANSWERING)
        return None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._give(None)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Whoever was refused for asking too often has to connect again, and that is counted dearly."""
        self._size = 0
        if self.cycle is not None and ASKED_TOO_OFTEN in self.cycle.scope:
            self._visitors.was_cut_off(self.client)
        if self.conn.their_state not in UNFINISHED:
            self._give(None)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._give(ASKING)  # to take what was sent last

    def connection_lost(self, exc: Exception | None) -> None:
        self._give(None)
        self._visitors.went(self.client)
        self._held = None
        if self.transport is not None:  # it was let in
            super().connection_lost(exc)

    def _give(self, seconds: float | None) -> None:
        """So long from now; None: as long as it takes."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)
