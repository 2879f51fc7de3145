"""Saying no by HTTP: the same message as on a line, with a status."""

from __future__ import annotations

from starlette.responses import Response

from nightcap.engine.refusals import Refusal
from nightcap.wire import Sorry, encode

ANSWERED = 200
"""Of a question to which no is an answer."""
FORBIDDEN = 403
TOO_MANY = 429
FULL = 503


def no(refusal: Refusal, status: int) -> Response:
    return Response(encode(Sorry.of(refusal)), status, media_type="application/json")
