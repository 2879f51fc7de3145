"""Where requests may come from: by names that are this server's own, and from pages of its own."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

HERE = "127.0.0.1"
LOOPBACK = (HERE, "localhost", "::1")
MISDIRECTED = 421
MOVED = 308
LONGEST = 255
"""Characters of a host: no name in the network is longer."""

PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}
PLAIN = {"ws": "http", "wss": "https"}

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE)

NUMBERS = re.compile(r"0x[0-9a-f.x]+|[0-9.]+")
"""An IPv4 address, in whatever spelling."""

V4_IN_V6 = [ipaddress.IPv6Network(net) for net in ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "2002::/16")]
"""IPv6 addresses that are IPv4 addresses in other words."""

REFUSED = "This is not an address of this table. To allow it, start the table with --name {name}\n"
UNNAMED = "This is not an address of this table. Ask whoever runs it for its usual one.\n"


class Names:
    """How this server is reached."""

    def __init__(self, given: Iterable[str] = (), own: Iterable[str] = (), lan: str = "") -> None:
        """`given` names were chosen for this server; `own` ones the machine has anyway; `lan` is where others
        on the local network reach it, if they can."""
        self.given = tuple(name.lower() for name in given)
        self.lan = (urlsplit(lan).hostname or "").lower()
        self.lan_address = lan
        self.known = {*self.given, *(name.lower() for name in own), *([self.lan] if self.lan else [])}

    def are_ours(self, name: str, scope: Scope) -> bool:
        if name in LOOPBACK:
            return is_from_here(scope)
        return name in self.known or (bool(self.lan) and is_plain_address(name))

    def usual(self, name: str, scope: Scope) -> str:
        """The name that a page should have. This machine's own stays: a link to it leads nobody else here."""
        if name in LOOPBACK:
            return HERE
        if name in self.given:
            return name
        if self.given:
            return self.given[0]
        if is_plain_address(name):
            return name
        reached = reached_by(scope)
        return reached if is_plain_address(reached) else self.lan or name

    def for_others(self, request: HTTPConnection) -> str:
        """Where others find what this page shows: the address up to its first slash."""
        scheme = request.scope["scheme"]
        name, port = host_and_port(request.headers.get("host", ""), scheme) or (HERE, PORTS[scheme])
        usual = self.usual(name, request.scope)
        if usual == HERE and self.given:
            usual = self.given[0]
        elif usual == HERE and self.lan_address:
            return self.lan_address
        return f"{origin_of(scheme, usual, port)}/"

    @staticmethod
    def reach_others(link: str) -> bool:
        """Whether anybody but this machine can follow it."""
        return urlsplit(link).hostname not in LOOPBACK


class OwnNames:
    """Answers only requests to this server's own names, each in its one spelling.

    Somebody's page could otherwise give its name our address (DNS rebinding), and be of our own origin. And a
    browser keeps a cookie for each spelling of an address: whoever sends a link would choose whether its
    reader is a device that is known here, or a new one.

    On the local network every plain address is fine: no site can have one that is not its own.
    """

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        said = Headers(scope=scope).getlist("host")
        name, port = (len(said) == 1 and host_and_port(said[0], scope["scheme"])) or ("", 0)
        if not name or not self.names.are_ours(name, scope):
            text = REFUSED.format(name=name) if name and may_be_given(name) else UNNAMED
            await PlainTextResponse(text, MISDIRECTED)(scope, receive, send)
        elif is_page(scope) and (usual := self.names.usual(name, scope)) != name:
            await RedirectResponse(moved(scope, usual, port), MOVED)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def reached_by(scope: Scope) -> str:
    """The address at this end of the connection; empty: it has none."""
    return str(scope["server"][0]) if scope.get("server") else ""


def is_from_here(scope: Scope) -> bool:
    """The connection ends at an address that only programs on this machine can reach."""
    try:
        return ipaddress.ip_address(reached_by(scope)).is_loopback
    except ValueError:
        return True  # a socket without an address


def is_page(scope: Scope) -> bool:
    """What somebody looks at, and what gives a browser its origin; not what a page or a program asks for."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    return str(scope["path"]).endswith(("/", ".html"))


def moved(scope: Scope, name: str, port: int) -> str:
    query = scope["query_string"].decode("latin-1")
    path = scope["raw_path"].decode("latin-1").partition("?")[0]
    return f"{origin_of(scope['scheme'], name, port)}{path}{'?' if query else ''}{query}"


def origin_of(scheme: str, name: str, port: int) -> str:
    host = f"[{name}]" if ":" in name else name
    return f"{scheme}://{host}" + ("" if port == PORTS.get(scheme) else f":{port}")


def host_and_port(said: str, scheme: str) -> tuple[str, int] | None:
    """What a Host header means; None: nothing."""
    match = HOST.fullmatch(said) if len(said) <= LONGEST else None
    if match is None:
        return None
    port = int(match["port"]) if match["port"] else PORTS.get(scheme, 0)
    return match["name"].strip("[]").lower(), port


def is_plain_address(name: str) -> bool:
    """An address that others can reach, in its one spelling."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and any(address in net for net in V4_IN_V6):
        return False
    nowhere = address.is_loopback or address.is_unspecified or address.is_multicast
    return str(address) == name and not nowhere


def may_be_given(name: str) -> bool:
    """Not another spelling of an address or a name: that cannot be allowed by `--name`."""
    return ":" not in name and not name.endswith(".") and NUMBERS.fullmatch(name) is None


def is_same_origin(connection: HTTPConnection) -> bool:
    """A browser says where a page comes from; only our own may speak to us."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = connection.scope["scheme"]
    ours = host_and_port(connection.headers.get("host", ""), scheme)
    try:
        said = urlsplit(origin)
    except ValueError:
        return False
    theirs = host_and_port(said.netloc, said.scheme)
    return ours is not None and said.scheme == PLAIN.get(scheme, scheme) and theirs == ours
