"""The web application: a few addresses, one WebSocket for each device, and strict manners."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from nightcap.rooms import Refused
from nightcap.rooms.actions import Device
from nightcap.server import door
from nightcap.server.choices import Choices
from nightcap.server.house import CODE_LENGTH, House
from nightcap.server.keeper import THINKING, Keeper
from nightcap.server.limits import Buckets
from nightcap.server.line import SocketLine
from nightcap.server.logbook import note
from nightcap.server.pages import pages
from nightcap.store import Journal, JournalError
from nightcap.wire import Gone, Sorry, encode

COOKIE = "nightcap_device"
FORBIDDEN = 403
TOO_MANY = 429
FULL = 503
SHORTEST_SECRET = 32
NOT_KEPT = {"cache-control": "no-store"}


class Settings(Struct, frozen=True, kw_only=True):
    """What whoever runs the server can choose."""

    keep: float = 24 * 3600
    """Seconds a room is kept after its last move."""
    most_rooms: int = 1000
    sockets_per_device: int = 4
    metrics: bool = False
    secure: bool = False
    """Served over TLS."""
    lan_address: str = ""
    """How others on the local network reach this server, if they can: `http://192.168.1.7:8669/`."""
    thinking: float = THINKING
    joins_burst: float = 120
    joins_per_second: float = 2
    messages_burst: float = 60
    messages_per_second: float = 20
    stops_burst: float = 5
    """Stops that are still heard from a device that has said too much."""
    stops_per_second: float = 1


HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-robots-tag", b"noindex, nofollow, noarchive"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Manners:
    """The same strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def make_app(
    journal: Journal, settings: Settings | None = None, clock: Callable[[], float] = time.time
) -> Starlette:
    """The application; it closes the journal when it ends."""
    settings = settings or Settings()
    site = Site(journal, settings, clock)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(site.tidy())
        note("started", rooms=len(await journal.rooms()))
        yield
        tidying.cancel()
        note("closing", rooms_in_memory=len(site.house.keepers))
        site.house.close()
        await journal.close()

    routes: list[BaseRoute] = [
        Route("/healthz", site.healthz),
        Route("/devices", site.be_a_device, methods=["POST"]),
        Route("/rooms", site.open_room, methods=["POST"]),
        Route("/rooms/{code}/door", site.door),
        Route("/rooms/{code}/door.svg", site.door),
        WebSocketRoute("/rooms/{code}/socket", site.socket),
        *Choices(site.house, device_in).routes,
    ]
    if settings.metrics:
        routes.append(Route("/metrics", site.metrics))
    routes.append(Mount("/", pages()))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(Manners)
    app.state.site = site
    return app


class Site:
    """What happens at each address."""

    def __init__(self, journal: Journal, settings: Settings, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.house = House(journal, clock, settings.most_rooms, settings.thinking)
        self.joins = Buckets(time.monotonic, settings.joins_burst, settings.joins_per_second)
        self.messages = Buckets(time.monotonic, settings.messages_burst, settings.messages_per_second)
        self.stops = Buckets(time.monotonic, settings.stops_burst, settings.stops_per_second)

    # Addresses

    async def healthz(self, request: Request) -> Response:
        await self.house.journal.rooms()
        return PlainTextResponse("well\n")

    async def metrics(self, request: Request) -> Response:
        """Numbers only: nothing about anybody."""
        lines = sum(len(keeper.lines) for keeper in self.house.keepers.values())
        kept = len(await self.house.journal.rooms())
        said = [
            ("nightcap_rooms", "gauge", kept),
            ("nightcap_rooms_in_memory", "gauge", len(self.house.keepers)),
            ("nightcap_lines", "gauge", lines),
        ]
        text = "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, kind, value in said)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    async def be_a_device(self, request: Request) -> Response:
        """A device gets its secret, once, in a cookie that no script can read."""
        if not is_same_origin(request):
            return refusal("other_origin", FORBIDDEN)
        response = Response(status_code=204)
        self._give_cookie(response, secret_of(request))
        return response

    async def open_room(self, request: Request) -> Response:
        if not is_same_origin(request):
            return refusal("other_origin", FORBIDDEN)
        if not self.joins.take(address(request)):
            return refusal("too_many_joins", TOO_MANY)
        secret = secret_of(request)
        try:
            keeper = await self.house.open(lambda code: device_name(secret, code))
        except Refused as full:
            return refusal(full.code, FULL)
        except JournalError:
            return refusal("not_durable", FULL)
        note("room_opened", rooms_in_memory=len(self.house.keepers))
        response = JSONResponse({"code": keeper.code}, status_code=201)
        self._give_cookie(response, secret)
        return response

    async def door(self, request: Request) -> Response:
        """The link to a room, as JSON or as a QR code. Whether there is such a room is not said."""
        address = door.link(request, request.path_params["code"][:CODE_LENGTH], self.settings.lan_address)
        if request.url.path.endswith(".svg"):
            return Response(door.qr_code(address), media_type="image/svg+xml", headers=NOT_KEPT)
        return JSONResponse({"link": address}, headers=NOT_KEPT)

    async def socket(self, socket: WebSocket) -> None:
        """One device in one room. A page of another site is not even told why it may not."""
        if not is_same_origin(socket):
            await socket.close()
            return
        await socket.accept()
        found = await self._room_for(socket)
        if not isinstance(found, Keeper):
            await socket.send_text(encode(found).decode())
            await socket.close()
            return
        device = device_name(socket.cookies[COOKIE], found.code)
        found.make_room_for(device, self.settings.sockets_per_device)
        note("connected", lines_in_room=len(found.lines) + 1)
        line = SocketLine(socket, device, found, self.house, self.messages.of(device), self.stops.of(device))
        await line.serve(last_heard(socket))
        note("disconnected", lines_in_room=len(found.lines))

    # Inside

    async def _room_for(self, socket: WebSocket) -> Keeper | Sorry | Gone:
        if not known_secret(socket):
            return sorry("no_device")
        if not self.joins.take(address(socket)):
            return sorry("too_many_joins")
        code = socket.path_params["code"]
        keeper = await self.house.find(code) if len(code) <= CODE_LENGTH else None
        return keeper or Gone("no_such_room")

    async def tidy(self) -> None:
        """Every few minutes: rooms expire, and idle ones rest on disk."""
        while True:
            await asyncio.sleep(min(300, max(1.0, self.settings.keep / 10)))
            with contextlib.suppress(JournalError):  # a full disk now is no reason to keep things later
                await self.house.expire(self.settings.keep)
            await self.house.erase_traces()
            self.house.rest()

    def _give_cookie(self, response: Response, secret: str) -> None:
        response.set_cookie(
            COOKIE,
            secret,
            max_age=30 * 24 * 3600,
            httponly=True,
            samesite="strict",
            secure=self.settings.secure,
        )


def sorry(code: str) -> Sorry:
    return Sorry("", code, "", {})


def refusal(code: str, status: int) -> Response:
    return Response(encode(sorry(code)), status, media_type="application/json")


def last_heard(socket: WebSocket) -> int | None:
    """A device that comes back says the number of the last news it has had: `?after=17`."""
    said = socket.query_params.get("after", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else None


def known_secret(connection: HTTPConnection) -> str:
    """The secret that this device was given; empty: it has none that could have come from us."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if len(secret) >= SHORTEST_SECRET else ""


def secret_of(request: Request) -> str:
    """The device's own, or a new one."""
    return known_secret(request) or secrets.token_urlsafe(32)


def device_name(secret: str, code: str) -> Device:
    """A name in this room that tells nothing of the secret, nor of the same device elsewhere."""
    return blake2b(code.encode(), key=secret.encode()[:64], digest_size=9).hexdigest()


def device_in(request: Request, code: str) -> Device | None:
    """How whoever asks is called in this room; None: without a secret, or a page of another site."""
    secret = known_secret(request)
    return device_name(secret, code) if secret and is_same_origin(request) else None


def is_same_origin(connection: HTTPConnection) -> bool:
    """A browser says where a page comes from; only our own may speak to us."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
