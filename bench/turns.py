"""What one request or message costs everybody else: the longest turn of the event loop that it takes.

uv run python -m bench.turns
"""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import secrets
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from nightcap.rooms import luck
from nightcap.server import Settings, make_app, serving
from nightcap.store import MemoryJournal

HALF_A_MEGABYTE = 480_000


class Watch:
    """How long each turn of one thread's event loop takes, in seconds of processor."""

    def __init__(self) -> None:
        self.thread = 0
        self.longest = self.total = 0.0

    def start(self) -> None:
        really = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            if threading.get_ident() != self.thread:
                return really(handle)
            before = time.thread_time()
            really(handle)
            took = time.thread_time() - before
            self.longest, self.total = max(self.longest, took), self.total + took
            return None

        asyncio.Handle._run = timed  # type: ignore[method-assign,assignment]

    def reset(self) -> None:
        self.longest = self.total = 0.0


WATCH = Watch()


class Device:
    """A cookie, and perhaps a line to a room."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = self.asks("POST", "/devices")[1]["set-cookie"].partition(";")[0]
        self.share = secrets.token_hex(32)
        self.open = ExitStack()
        self.line: ClientConnection | None = None
        self.sees: dict[str, Any] = {}

    def asks(self, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        cookie = getattr(self, "cookie", "")
        connection.request(method, path, headers={"Accept-Encoding": "gzip", "Cookie": cookie})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def comes_to(self, code: str, after: str = "") -> None:
        url = f"ws://127.0.0.1:{self.port}/rooms/{code}/socket{after}"
        self.line = self.open.enter_context(
            connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)
        )
        self.hears()

    def hears(self, timeout: float = 60) -> dict[str, Any]:
        assert self.line is not None
        message: dict[str, Any] = json.loads(self.line.recv(timeout=timeout))
        if message["type"] == "update":
            self.sees = message
        return message

    def says(self, kind: str, **fields: Any) -> dict[str, Any]:
        assert self.line is not None
        client = secrets.token_hex(4)
        self.line.send(json.dumps({"type": "act", "client": client, "action": {"type": kind, **fields}}))
        while (heard := self.hears()).get("client") != client:
            pass
        return heard


def tell(what: str, outcome: object) -> None:
    time.sleep(0.05)  # what follows from it
    print(f"{what:42} {WATCH.longest * 1000:8.2f} ms {WATCH.total * 1000:8.2f} ms   {outcome}", flush=True)


def large_deck(cards: int = 490, size: int = HALF_A_MEGABYTE) -> str:
    """Nearly as many cards as a deck may have, with words that do not get smaller."""
    sizes = {"talk": 4, "strip": 3, "cuddle": 4, "nude": 3, "hot": 4, "lust": 4, "climax": 3}
    parts = ['format = 1\nid = "ours"\ngame = "couples"\nlanguages = ["en"]\n\n[title]\nen = "Ours"\n']
    parts.append('\n[tags.kissing]\nen = "Kissing"\n')
    for number in range(cards // len(sizes)):
        for category, ideas in sizes.items():
            parts.append(f'\n[[card]]\nid = "{category}-{number}"\ncategory = "{category}"\n')
            parts.append('heat = 1\ntags = ["kissing"]\n')
            for _ in range(ideas):
                words = secrets.token_hex((size // cards - 90) // ideas // 2 - 25)
                parts.append(f'\n[[card.activity]]\nactor = "both"\nen = "{words}."\n')
    return "".join(parts)


def at_the_table(port: int, game: str) -> tuple[str, list[Device]]:
    ana, ben = people = [Device(port) for _ in range(2)]
    code = json.loads(ana.asks("POST", "/rooms")[2])["code"]
    ana.comes_to(code)
    ben.comes_to(code)
    ana.says("choose_game", game=game)
    ana.says("sit", name="Ana")
    ben.says("knock", name="Ben")
    while not ana.sees["room"]["knocking"]:
        ana.hears()
    ana.says("admit", device=ana.sees["room"]["knocking"][0]["device"])
    return code, people


def get_ready(people: list[Device]) -> None:
    for seat, device in enumerate(people):
        device.says("set_boundaries", seat=seat, boundaries={"covered": False})
        device.says("be_ready", seat=seat, adult=True)
    commit(people)


def commit(people: list[Device]) -> None:
    for device in people:
        device.says("commit_share", commitment=luck.share_commitment(device.share))


def measure(port: int) -> None:
    ana = Device(port)
    for path in ("/", "/menu", "/rules/couples", "/rules/sexopolitan", "/healthz", "/manifest.webmanifest",
                 *some_files()):  # fmt: skip
        for again in ("", " again"):
            WATCH.reset()
            status, _, body = ana.asks("GET", path)
            tell(f"GET {path[-30:]}{again}", f"{status}, {len(body)} bytes")
    WATCH.reset()
    tell("POST /devices", ana.asks("POST", "/devices")[0])
    WATCH.reset()
    tell("POST /rooms", ana.asks("POST", "/rooms")[0])
    code, people = at_the_table(port, "couples-quick")
    ana, ben = people
    for folder in ("", "?folder=/" + "a" * 60 + "/", "?folder=/" + "a" * 190 + "/"):
        WATCH.reset()
        tell(f"GET door.svg{folder[:20]}", ana.asks("GET", f"/rooms/{code}/door.svg{folder}")[0])
    deck = large_deck()
    for what, text in (("a deck of 480 kB", deck), ("the same deck again", deck)):
        WATCH.reset()
        tell(f"choose {what}", ana.says("choose_deck", text=text))
    WATCH.reset()
    tell("choose a bad deck of 480 kB", str(ana.says("choose_deck", text="x = 1\n" * 80_000))[:60])
    get_ready(people)
    for again in ("", ", again"):
        WATCH.reset()
        tell(f"start with 480 kB{again}", ana.says("start"))
        WATCH.reset()
        tell("take it back", ben.says("be_ready", seat=1, ready=False, adult=True))
        ben.says("be_ready", seat=1, ready=True, adult=True)
        commit(people)
    ana.says("start")
    ana.says("reveal_share", share=ana.share)
    WATCH.reset()
    tell("the last share", ben.says("reveal_share", share=ben.share))
    for again in ("", " again"):
        WATCH.reset()
        status, _, body = ben.asks("GET", f"/rooms/{code}/deck")
        tell(f"GET deck of 480 kB{again}", f"{status}, {len(body)} bytes")
    long_game(port)


def long_game(port: int) -> None:
    """Played by chance until it is over; then its books."""
    code, people = at_the_table(port, "couples-advanced")
    ana, ben = people
    get_ready(people)
    ana.says("start")
    for device in people:
        device.says("reveal_share", share=device.share)
    rng, longest = Random(1), (0.0, "")
    while ana.sees["room"]["phase"] != "over":
        for device in people:
            while (
                (asked := device.sees["asked"])
                and asked["answers"]
                and device.sees["room"]["phase"] != "over"
            ):
                WATCH.reset()
                move = some_move(asked, rng)
                device.says("answer", seat=asked["seat"], question=asked["question"], move=move)
                longest = max(longest, (WATCH.longest, move["type"]))
        for device in people:
            with suppress(TimeoutError):
                device.hears(0.02)
    print("longest move:", longest)
    WATCH.reset()
    ana.says("open_the_books", seat=0)
    tell("open the books", ben.says("open_the_books", seat=1))
    for again in ("", " again"):
        WATCH.reset()
        status, _, body = ana.asks("GET", f"/rooms/{code}/books")
        tell(
            f"GET books{again}",
            f"{status}, {len(body)} bytes, {len(json.loads(gzip.decompress(body))['moves'])} moves",
        )
    WATCH.reset()
    ana.comes_to(code, "?after=0")
    tell("join after a long game", "")


def some_move(asked: dict[str, Any], rng: Random) -> dict[str, Any]:
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


def some_files() -> list[str]:
    static = Path(__file__).parents[1] / "src" / "nightcap" / "static" / "assets"
    return [f"/assets/{path.name}" for path in sorted(static.iterdir(), key=lambda p: -p.stat().st_size)[:2]]


def main() -> None:
    WATCH.start()
    settings = Settings(thinking=0, messages_burst=1e6, messages_per_second=1e6)
    running = uvicorn.Server(serving(make_app(MemoryJournal(), settings), port=0, loop="asyncio"))

    def serve() -> None:
        WATCH.thread = threading.get_ident()
        running.run()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    try:
        measure(running.servers[0].sockets[0].getsockname()[1])
    finally:
        running.should_exit = True
        thread.join(5)


if __name__ == "__main__":
    main()
