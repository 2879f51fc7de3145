"""One who sends too much, of whatever kind, is cut off, and keeps nobody waiting but himself.

Turns of the event loop are counted, and what is read in them; not seconds.
"""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import Callable
from contextlib import suppress

import pytest
from msgspec.structs import replace
from websockets.frames import Frame
from websockets.protocol import Protocol

from nightcap.server import uvicorn_visit
from nightcap.server.frames import Frames
from nightcap.server.limits import Allowance
from nightcap.server.logbook import open_logbook
from nightcap.server.uvicorn_visit import LARGEST_REQUEST
from nightcap.server.visitors import Visitors
from server.raw import TEXT, frame
from server.running import QUICK, server
from server.test_stop import AT_ONCE, STOP
from server.turns import LoopServer, Table, Wire, loop_server, says, secret_of, table, turns_until, until

PING, PONG = 0x89, 0x8A
BEGIN, MORE = 0x01, 0x00

FLOODS = {
    "pongs": frame(PONG, b""),
    "pings": frame(PING, b""),
    "fragments": frame(MORE, b""),
    "tiny messages": frame(TEXT, b"1"),
    "stops": says({"type": "stop", "seat": 0}, "again"),
}
IDLE = ("pongs", "pings", "fragments")
"""Kinds that say nothing at all: of these few are read."""

MUCH = 64 * 1024

IN_A_TURN = 8
"""Frames that are read of one connection in a turn."""


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every frame that the server reads, as it does."""
    frames: list[object] = []
    really = Protocol.recv_frame

    def noted(self: Protocol, one: Frame) -> None:
        frames.append(one)
        really(self, one)

    monkeypatch.setattr(Protocol, "recv_frame", noted)
    return frames


def attack(wire: Wire, kind: str) -> Callable[[], None]:
    """Sends as much as the server takes, again and again."""
    data = FLOODS[kind] * (MUCH // len(FLOODS[kind]))
    rest = bytearray((frame(BEGIN, b"") if kind == "fragments" else b"") + data)

    def go_on() -> None:
        while sent := wire.sends(bytes(rest[:MUCH])):
            del rest[:sent]
            rest.extend(data[: sent + 1])
            if len(rest) > 4 * MUCH:
                break

    return go_on


@pytest.mark.parametrize("where", ["another table", "the same table"])
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_delays_no_stop(kind: str, where: str, read: list[object]) -> None:
    async def play() -> None:
        async with loop_server() as server:
            at, other = await table(server), await table(server, "b")
            victim = at if where == "the same table" else other
            floods = [await server.comes_to(at.keeper.code, secret_of("a-0")) for _ in range(3)]
            attacks = [attack(wire, kind) for wire in floods]

            most, before = 0, len(read)

            def told() -> bool:
                """Once in each turn."""
                nonlocal most, before
                most, before = max(most, len(read) - before), len(read)
                for go_on in attacks:
                    go_on()
                return victim.stopped

            for _ in range(5):
                told()
                await asyncio.sleep(0)
            victim.forget()
            has_stopped_before = victim.keeper.room.paused  # only by a flood of stops at the same table
            assert has_stopped_before == (kind == "stops" and victim is at)
            victim.ben.sends(says(STOP, "stop"))
            turns = await turns_until(lambda: told() or has_stopped_before, 1000)
            assert turns <= AT_ONCE
            await turns_until(
                lambda: (told() or has_stopped_before) and all(wire.closed for wire in floods), 10_000
            )
            assert most <= len(floods) * IN_A_TURN + 2
            allowed = Allowance().idle_burst if kind in IDLE else Allowance().frames_burst
            assert len(read) < len(floods) * (1.1 * allowed + IN_A_TURN)

    asyncio.run(play())


def test_large_frames_are_read_a_little_at_a_time_and_counted_by_their_bytes(read: list[object]) -> None:
    async def play() -> None:
        settings = replace(QUICK, allowance=Allowance(bytes_burst=600_000, bytes_per_second=0))
        async with loop_server(settings=settings) as server:
            at = await table(server)
            deck = frame(TEXT, b'{"type": "ping"}' + b" " * 500_000)
            sent = 0
            while sent < len(deck):
                sent += at.ana.sends(deck[sent:])
                await asyncio.sleep(0)
            await until(lambda: b'"too_large"' in at.ana.heard or b'"pong"' in at.ana.heard)
            assert at.ana.sends(deck[:1]) == 1

            def is_cut_off() -> bool:
                at.ana.sends(deck)
                return at.ana.closed

            await turns_until(is_cut_off)
            at.ben.sends(says(STOP, "stop"))
            await turns_until(lambda: b'"paused":true' in at.ben.heard, AT_ONCE)

    asyncio.run(play())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
@pytest.mark.parametrize("step", [1, 3, 1000, 10**6])
def test_frames_are_handed_on_whole_and_counted(size: int, step: int) -> None:
    """However they come, and however little is taken at a time."""
    data = frame(TEXT, b"x" * size) * 3 + frame(PONG, b"")
    frames, out, count, idle = Frames(), b"", 0, 0
    for start in range(0, len(data), step):
        frames.came(data[start : start + step])
        while frames.ready:
            some, begun, empty = frames.some(2, 1000)
            assert begun <= 2
            assert 0 < len(some) <= 1000 + 14
            out, count, idle = out + some, count + begun, idle + empty
    assert (out, count, idle) == (data, 4, 1 if size else 4)


# By HTTP


HEAD = b"POST /rooms HTTP/1.1\r\nHost: localhost\r\n"
SLOW = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD + b"Content-Length: 100\r\n\r\n{",
    "half a second head": HEAD + b"\r\n" + HEAD,
}


async def stops_at_once(at: Table) -> None:
    at.ben.sends(says(STOP, "stop"))
    assert await turns_until(lambda: at.stopped) <= AT_ONCE


@pytest.mark.parametrize("said", SLOW)
def test_who_does_not_finish_a_request_is_cut_off(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with loop_server() as server:
            at = await table(server)
            monkeypatch.setattr(uvicorn_visit, "ASKING", 0.05)
            slow = [await server.connects() for _ in range(50)]
            for wire in slow:
                wire.sends(SLOW[said])
            await stops_at_once(at)
            await until(lambda: all(wire.closed for wire in slow))
            assert not at.ana.closed

    asyncio.run(play())


@pytest.mark.parametrize("said", [HEAD + b"X: " + b"x" * LARGEST_REQUEST, SLOW["half a body"] + b"x" * 10**5])
def test_a_request_is_only_so_large(said: bytes) -> None:
    async def play() -> None:
        async with loop_server() as server:
            wire = await server.connects()
            while not wire.closed:
                wire.sends(said)
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(play(), 20))


async def asks(server: LoopServer, path: str, wire: Wire | None = None, address: str = "127.0.0.1") -> int:
    """The status of the answer."""
    wire = wire or await server.connects(address)
    wire.sends(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    await until(lambda: b"\r\n\r\n" in wire.heard or wire.closed)
    status = int(wire.heard[9:12] or b"0")
    wire.forget()
    return status


def test_an_address_has_only_so_many_connections() -> None:
    """Sixteen times as many of this machine; and sockets count as long as they are open."""

    async def play() -> None:
        async with loop_server(settings=replace(QUICK, connections_per_address=1)) as server:
            at = await table(server)
            for _ in range(14):
                assert await asks(server, "/healthz") == 200
            one_too_many = await server.connects()
            await until(lambda: one_too_many.closed)
            assert await asks(server, "/healthz", address="127.0.0.9") == 200
            at.ana.socket.close()
            await until(lambda: len(at.keeper.lines) == 1)
            assert await asks(server, "/healthz") == 200
            await stops_at_once_for_ben(at)

    async def stops_at_once_for_ben(at: Table) -> None:
        at.ben.sends(says(STOP, "stop"))
        assert await turns_until(lambda: b'"paused":true' in at.ben.heard) <= AT_ONCE

    asyncio.run(play())


def test_who_asks_too_often_is_told_so_and_hung_up() -> None:
    async def play() -> None:
        settings = replace(QUICK, requests_burst=1, requests_per_second=0)
        async with loop_server(settings=settings) as server:
            assert [await asks(server, "/healthz") for _ in range(17)] == [200] * 16 + [429]
            wire = await server.connects()
            assert await asks(server, "/menu", wire) == 429
            await until(lambda: wire.closed)
            assert await asks(server, "/healthz", address="127.0.0.9") == 200

    asyncio.run(play())


def test_one_who_comes_too_soon_is_held_and_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being cut off at once, an attacker would come again at once: that alone took most of a core."""
    monkeypatch.setattr(uvicorn_visit, "HELD", 0.05)

    async def play() -> None:
        async with loop_server(settings=replace(QUICK, connections_per_address=1)) as server:
            visitors = [await server.connects() for _ in range(12)]  # of 16 that may be open
            for wire in visitors:
                wire.socket.close()
            spent = Visitors.was_cut_off
            protocol = server.config.http_protocol_class
            kept: Visitors = protocol.args[0]  # type: ignore[attr-defined]
            while kept._new.of("127.0.0.1").left >= 1:
                spent(kept, ("127.0.0.1", 1))
            await until(lambda: not kept._open)
            held = [await server.connects() for _ in range(8)]
            more = [await server.connects() for _ in range(4)]
            for wire in (*held, *more):
                wire.sends(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await turns_until(lambda: all(wire.closed for wire in more))  # half of all places, and no more
            await until(lambda: all(wire.closed for wire in held))
            assert not any(wire.heard for wire in held)
            await until(lambda: not kept._open)

    asyncio.run(play())


def test_one_who_is_held_is_not_read_by_any_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which may hand over what has come all the same."""
    monkeypatch.setattr(uvicorn_visit, "HELD", 0.05)
    out = io.StringIO()
    open_logbook("WARNING", out)
    many = 40
    with server(replace(QUICK, connections_per_address=1)) as port:
        answered = 0
        for _ in range(many):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=20) as line:
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                answered += line.recv(100).startswith(b"HTTP/1.1 200")
        assert 32 <= answered < many
    assert out.getvalue() == ""
