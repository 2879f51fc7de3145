"""The page: files that the build has put beside this package."""

from __future__ import annotations

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

BUILT = Path(__file__).resolve().parents[1] / "static"

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Pages(StaticFiles):
    """Files named by their content may be kept for good; of all others one asks whether they are new."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_GOOD if path.startswith("assets/") else ASK_AGAIN
        return response


def pages() -> ASGIApp:
    """Compressed: there are no secrets in them."""
    return GZipMiddleware(Pages(directory=BUILT, html=True), minimum_size=1000)
