"""The way to a room for those who are not here yet: a link, and the same as a QR code."""

from __future__ import annotations

import io
import re
from urllib.parse import urljoin

import segno
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from nightcap.rooms import Refused
from nightcap.server.hosts import Names
from nightcap.server.limits import AddressBuckets

LONGEST_FOLDER = 64
"""Characters: a longer one takes longer to draw, and phones read it badly."""

FOLDER = re.compile(r"/(?:[\w.~%-]+/)*", re.ASCII)
"""Where the page lies on its site, such as `/nightcap/`: only the page knows what a proxy has cut off."""

MOST_DRAWN = 64
"""QR codes that are kept: those that were asked for last."""


def link(request: Request, code: str, names: Names) -> str:
    """As others reach this server: the host may have come by an address that works only here."""
    base = names.for_others(request)
    folder = request.query_params.get("folder", "")
    if len(folder) <= LONGEST_FOLDER and FOLDER.fullmatch(folder):
        base = urljoin(base, folder)
    return f"{base}#{code}"


class Drawings:
    """QR codes: each is drawn once, beside the event loop, and an address has only a few drawn."""

    def __init__(self, budget: AddressBuckets) -> None:
        self._budget = budget
        self._drawn: dict[str, bytes] = {}
        """By their links; those that were asked for last stand last."""

    async def of(self, link: str, address: str) -> bytes:
        drawn = self._drawn.pop(link, None)
        if drawn is None:
            if not self._budget.take(address):
                raise Refused("too_many_joins")
            drawn = await run_in_threadpool(qr_code, link)
        self._drawn[link] = drawn
        if len(self._drawn) > MOST_DRAWN:
            del self._drawn[next(iter(self._drawn))]
        return drawn


def qr_code(address: str) -> bytes:
    """As SVG: dark on light, whatever the page's theme, since cameras want it so."""
    out = io.BytesIO()
    segno.make(address, micro=False, error="m").save(
        out, kind="svg", border=2, scale=8, dark="#1b1420", light="#fbf4e6", xmldecl=False, svgns=True
    )
    return out.getvalue()
