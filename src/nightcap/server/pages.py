"""The page: files that the build has put beside this package."""

from __future__ import annotations

from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from nightcap.server.kept_small import KeptSmall, keep_small

BUILT = Path(__file__).resolve().parents[1] / "static"

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Pages(StaticFiles):
    """Files named by their content may be kept for good; of all others one asks whether they are new.

    They are compressed, since there are no secrets in them, and kept in memory: about a megabyte.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._kept: dict[str, KeptSmall] = {}
        """By their paths."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        found = await super().get_response(path, scope)
        kept = FOR_GOOD if path.startswith("assets/") else ASK_AGAIN
        if not isinstance(found, FileResponse):
            found.headers["cache-control"] = kept
            return found
        file = await self._file(str(found.path), found.headers["etag"])
        return file.answer(Headers(scope=scope), found.media_type or "", kept)

    async def _file(self, path: str, tag: str) -> KeptSmall:
        """The file as it is now; `tag` is another one when it has changed."""
        file = self._kept.get(path)
        if file is None or file.tag != tag:
            body = await run_in_threadpool(Path(path).read_bytes)
            file = self._kept[path] = await run_in_threadpool(keep_small, body, tag)
        return file


def pages() -> Pages:
    return Pages(BUILT)
