"""A real server on a real port, and devices that speak to it over real sockets."""

from __future__ import annotations

import gzip
import http.client
import json
import random
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from nightcap.rooms import luck
from nightcap.server import Settings, make_app, serving
from nightcap.server.devices import Devices, name_in_room
from nightcap.server.keys import ServerKey
from nightcap.server.repeats import said_id
from nightcap.store import Journal, MemoryJournal
from nightcap.wire import Act, read_message

QUICK = Settings(
    thinking=0.0,
    beginning=3600.0,
    joins_burst=10_000,
    free_rooms=10_000,
    rooms_per_address=10_000,
    messages_burst=100_000,
    messages_per_second=100_000,
    costly_burst=10_000,
)

KEY = ServerKey(bytes(32))
"""The same for every server, so that phones are known after a restart."""


@contextmanager
def server(
    settings: Settings = QUICK, journal: Journal | None = None, proxies: Sequence[str] = ()
) -> Iterator[int]:
    """The port of a server that runs in a thread of its own."""
    with serve(make_app(journal or MemoryJournal(), settings, KEY), proxies) as port:
        yield port


@contextmanager
def serve(app: Starlette, proxies: Sequence[str] = ()) -> Iterator[int]:
    """The port at which this application is served."""
    with run(serving(app, port=0, proxies=proxies)) as port:
        yield port


@contextmanager
def run(config: uvicorn.Config) -> Iterator[int]:
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    try:
        yield running.servers[0].sockets[0].getsockname()[1]
    finally:
        running.should_exit = True
        thread.join(timeout=10)


def post(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("POST", path, headers=headers)
    answer = connection.getresponse()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


def get(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    told = {name.lower(): value for name, value in answer.getheaders()}
    body = answer.read()
    return answer.status, told, (gzip.decompress(body) if "content-encoding" in told else body).decode()


def some_move(asked: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """One of the answers that were offered."""
    option = rng.choice(asked["answers"])
    if "move" in option:
        move: dict[str, Any] = option["move"]
        return move
    field = asked["fields"][option["kind"]]
    if option["type"] == "amount":
        return {"type": option["kind"], field: rng.randint(option["low"], option["high"])}
    count = rng.randint(option["at_least"], min(option["at_most"], len(option["among"])))
    return {"type": option["kind"], field: rng.sample(option["among"], count)}


def begin(host: Phone, *guests: Phone) -> None:
    """All take part in the luck, and the host starts what they are ready for."""
    phones = (host, *guests)
    for phone in phones:
        phone.commits()
    assert host.says("start")["type"] == "accepted"
    for phone in phones:
        assert phone.reveals()["type"] == "accepted"
    for phone in phones:
        while phone.sees["room"]["phase"] not in ("playing", "over"):
            phone.hears_of("update")


def timeless(update: dict[str, Any]) -> dict[str, Any]:
    """An update as it is whenever it comes: without the time that has passed."""
    return {**update, "passed": 0}


class Phone:
    """A device with its cookie; what it was told is kept."""

    def __init__(self, port: int) -> None:
        self.port = port
        _, headers, _ = post(port, "/devices")
        self.cookie = headers["set-cookie"].partition(";")[0]
        self.told: list[dict[str, Any]] = []
        self.open = ExitStack()
        self.socket: ClientConnection | None = None
        self.said = 0
        self.said_last: dict[str, Any] = {}
        self.share = secrets.token_hex(32)
        """Its part in the luck."""

    @property
    def secret(self) -> str:
        return self.cookie.partition("=")[2]

    def device_in(self, code: str) -> str:
        """Its name in this room, which is no secret."""
        return name_in_room(self.secret, code)

    def id_in_log(self, code: str, act: dict[str, Any], key: ServerKey = KEY) -> str:
        """By which the room's log knows something that this device has said."""
        message = read_message(json.dumps(act))
        assert isinstance(message, Act)
        own = Devices(key).keys_of(self.secret).said
        return said_id(own, self.device_in(code), message.action, message.client)

    def opens_room(self) -> str:
        status, _, body = post(self.port, "/rooms", Cookie=self.cookie)
        assert status == 201, body
        return str(json.loads(body)["code"])

    def comes_to(self, code: str, after: int | None = None) -> dict[str, Any]:
        """The first message at the door, or at the table."""
        url = f"ws://127.0.0.1:{self.port}/rooms/{code}/socket{'' if after is None else f'?after={after}'}"
        line = connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)
        self.socket = self.open.enter_context(line)
        return self.hears()

    def hears(self, timeout: float = 20) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.told.append(message)
        return message

    def sends(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def says(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say it, and wait for the answer to it: accepted, or sorry."""
        self.said += 1
        client = f"c{self.said}"
        self.said_last = {"type": "act", "client": client, "action": {"type": kind, **fields}}
        self.sends(self.said_last)
        while True:
            message = self.hears()
            if message.get("client") == client:
                return message

    def is_ready(self, seat: int, **boundaries: Any) -> None:
        """Having said how far it may go: as far as you like and without noise, unless told otherwise."""
        boundaries = {"covered": False, **boundaries}
        assert self.says("set_boundaries", seat=seat, boundaries=boundaries)["type"] == "accepted"
        assert self.says("be_ready", seat=seat, adult=True)["type"] == "accepted"

    def commits(self) -> None:
        assert self.says("commit_share", commitment=luck.share_commitment(self.share))["type"] == "accepted"

    def reveals(self) -> dict[str, Any]:
        return self.says("reveal_share", share=self.share)

    def hears_of(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.hears()
            if message["type"] == kind:
                return message

    @property
    def sees(self) -> dict[str, Any]:
        """The last update."""
        return next(message for message in reversed(self.told) if message["type"] == "update")

    def leaves(self) -> None:
        self.open.close()
