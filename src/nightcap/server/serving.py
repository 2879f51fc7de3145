"""How the application is served: what the server of sockets must be told, the same for everybody."""

from __future__ import annotations

from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LARGEST_FRAME = 1024 * 1024
"""Bytes. Larger ones are not even read: the line is closed with code 1009."""

PING = 20.0
"""Seconds between two pings to every device, and seconds it has for the answer."""

FAREWELL = 5.0
"""Seconds a device has to take what was sent to it last."""


class Connection(WebSocketsSansIOProtocol):
    """Lets go of a device that takes nothing any more. Closing alone would wait for it, for ever."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def serving(app: ASGIApp, *, ping: float = PING, **more: Any) -> uvicorn.Config:
    """Quiet about who comes and goes, strict about sizes, and quick to notice who is gone."""
    return uvicorn.Config(
        app,
        ws=Connection,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        log_config=None,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )
