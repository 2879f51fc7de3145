"""How the application is served: what the server of sockets must be told, the same for everybody."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import partial
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

from nightcap.server.settings import Settings
from nightcap.server.uvicorn_socket import UvicornSocket
from nightcap.server.uvicorn_visit import Visit
from nightcap.server.visitors import Visitors

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


LARGEST_HEAD = 16 * 1024


def serving(
    app: Starlette, *, ping: float = PING, proxies: Sequence[str] = (), **more: Any
) -> uvicorn.Config:
    """Quiet about who comes and goes, strict about sizes, and quick to notice who is gone.

    What a request says of where it came from is believed only of these proxies.
    """
    settings: Settings = app.state.settings
    visitors = Visitors(settings.connections_per_address)
    return uvicorn.Config(
        app,
        http=cast(Any, partial(Visit, visitors)),
        ws=cast(Any, partial(UvicornSocket, settings.allowance, visitors)),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # the size of what is compressed tells of what is in it
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        log_config=None,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        **more,
    )
