"""How the application is served: what the server of sockets must be told, the same for everybody."""

from __future__ import annotations

import gc
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from nightcap.server.connection import Connection

LARGEST_FRAME = 1024 * 1024
"""Bytes. Larger ones are not even read: the line is closed with code 1009."""

PING = 20.0
"""Seconds between two pings to every device, and seconds it has for the answer."""

MANY_LINES = 10_000


def let_many_in() -> None:
    """Every line is an open file, and the usual limit is meant for programs that open a few."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows has no such limit
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    many = MANY_LINES if most == resource.RLIM_INFINITY else min(most, MANY_LINES)
    if few < many:
        resource.setrlimit(resource.RLIMIT_NOFILE, (many, most))


def clean_up_seldom() -> None:
    """Python looks for what is forgotten less often: rooms leave little behind that it would not see at once.

    With its usual settings about a fifth of the server's time goes into looking through rooms in use.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def serving(app: ASGIApp, *, ping: float = PING, **more: Any) -> uvicorn.Config:
    """Quiet about who comes and goes, strict about sizes, and quick to notice who is gone."""
    return uvicorn.Config(
        app,
        ws=Connection,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # the size of what is compressed tells of what is in it
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        log_config=None,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )
