"""The way to a room for those who are not here yet: a link, and the same as a QR code."""

from __future__ import annotations

import io
import re
from urllib.parse import urljoin

import segno
from starlette.requests import Request

LOOPBACK = ("127.0.0.1", "localhost", "::1")

FOLDER = re.compile(r"/(?:[\w.~%-]+/)*", re.ASCII)
"""Where the page lies on its site, such as `/nightcap/`: only the page knows what a proxy has cut off."""


def link(request: Request, code: str, lan_address: str) -> str:
    """As others reach this server: the host may have come by an address that works only here."""
    base = str(request.base_url)
    if lan_address and request.url.hostname in LOOPBACK:
        base = lan_address
    folder = request.query_params.get("folder", "")
    if FOLDER.fullmatch(folder):
        base = urljoin(base, folder)
    return f"{base}#{code}"


def qr_code(address: str) -> bytes:
    """As SVG: dark on light, whatever the page's theme, since cameras want it so."""
    out = io.BytesIO()
    segno.make(address, micro=False, error="m").save(
        out, kind="svg", border=2, scale=8, dark="#1b1420", light="#fbf4e6", xmldecl=False, svgns=True
    )
    return out.getvalue()
