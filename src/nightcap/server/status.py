"""Whether the server is well, for whoever runs it: numbers only, nothing about anybody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from nightcap.server.all_rooms import AllRooms


class Status:
    def __init__(self, rooms: AllRooms, metrics: bool) -> None:
        self.rooms = rooms
        self.routes = [Route("/healthz", self.healthz)]
        if metrics:
            self.routes.append(Route("/metrics", self.metrics))

    async def healthz(self, request: Request) -> Response:
        await self.rooms.journal.rooms()
        return PlainTextResponse("well\n")

    async def metrics(self, request: Request) -> Response:
        """As Prometheus reads them."""
        lines = sum(len(keeper.lines) for keeper in self.rooms.keepers.values())
        said = [
            ("nightcap_rooms", "gauge", len(await self.rooms.journal.rooms())),
            ("nightcap_rooms_in_memory", "gauge", len(self.rooms.keepers)),
            ("nightcap_lines", "gauge", lines),
        ]
        text = "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, kind, value in said)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
