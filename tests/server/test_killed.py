"""A server that is killed in the middle of things loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from nightcap.rooms import Entry, read, room_of
from nightcap.rooms.actions import Answer
from nightcap.store import SqliteJournal
from server.running import Phone, get
from server.test_server import started

Acknowledged = tuple[str, str]
"""A room's code, and the client's id of an answer in it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(port: int, data: Path) -> subprocess.Popen[bytes]:
    """A real server in a process of its own, once it answers."""
    words = [sys.executable, "-m", "nightcap", "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while True:
        assert process.poll() is None, "the server has ended"
        try:
            if get(port, "/healthz")[0] == 200:
                return process
        except OSError:
            time.sleep(0.05)


def some_move(asked: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    option = rng.choice(asked["answers"])
    if "move" in option:
        move: dict[str, Any] = option["move"]
        return move
    field = asked["fields"][option["kind"]]
    if option["type"] == "amount":
        return {"type": option["kind"], field: rng.randint(option["low"], option["high"])}
    count = rng.randint(option["at_least"], min(option["at_most"], len(option["among"])))
    return {"type": option["kind"], field: rng.sample(option["among"], count)}


def play_on(phone: Phone, code: str, rng: random.Random, acknowledged: set[Acknowledged]) -> None:
    """Answers as fast as it is asked, until the line breaks or the game is over."""
    number = 0
    try:
        while phone.sees["room"]["phase"] == "playing":
            asked = phone.sees["asked"]
            if not (asked and asked["answers"]):
                phone.hears()
                continue
            number += 1
            client = f"{phone.cookie[-8:]}-{rng.getrandbits(40)}-{number}"
            action = {
                "type": "answer",
                "seat": asked["seat"],
                "question": asked["question"],
                "move": some_move(asked, rng),
                "client": client,
            }
            phone.sends({"type": "act", "client": client, "action": action})
            while (message := phone.hears()).get("client") != client:
                pass
            if message["type"] == "accepted":
                acknowledged.add((code, client))
    except (ConnectionClosed, OSError, TimeoutError):
        return


async def kept(data: Path, codes: list[str]) -> dict[str, list[Entry]]:
    journal = SqliteJournal(data / "journal.sqlite")
    try:
        return {code: [read(entry.data) for entry in await journal.read(code)] for code in codes}
    finally:
        await journal.close()


def test_a_port_or_a_journal_that_is_taken_is_said(tmp_path: Path) -> None:
    port = free_port()
    process = serve(port, tmp_path)
    try:
        for words, hint in (
            (["--port", str(port), "--data", str(tmp_path / "other")], f"Port {port} is taken"),
            (["--port", str(free_port()), "--data", str(tmp_path)], "open already"),
        ):
            done = subprocess.run(
                [sys.executable, "-m", "nightcap", "serve", "--language", "en", *words],
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            assert done.returncode == 1
            assert hint in done.stdout + done.stderr
            assert "Traceback" not in done.stderr
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("seed", range(3))
def test_every_acknowledged_move_survives_kill_minus_nine(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    port = free_port()
    process = serve(port, tmp_path)
    tables = [started(port) for _ in range(3)]
    told: set[Acknowledged] = set()
    try:
        for _ in range(4):
            players = [
                threading.Thread(target=play_on, args=(phone, code, random.Random(rng.random()), told))
                for code, *phones in tables
                for phone in phones
            ]
            for player in players:
                player.start()
            time.sleep(rng.uniform(0.05, 0.4))
            process.send_signal(signal.SIGKILL)
            process.wait()
            for player in players:
                player.join()
            logs = asyncio.run(kept(tmp_path, [code for code, *_ in tables]))
            for code, entries in logs.items():
                written = {e.action.client for e in entries if isinstance(e.action, Answer)}
                assert {client for room, client in told if room == code} <= written
            process = serve(port, tmp_path)
            for code, *phones in tables:
                room = room_of(logs[code])
                for seat, phone in enumerate(phones):
                    phone.leaves()
                    assert phone.comes_to(code)["type"] == "update"  # the same seat, without a new knock
                    assert phone.sees["seat"] == seat
                    assert phone.sees["room"]["number"] == room.news
        assert len(told) > 10
    finally:
        process.kill()
        process.wait()
        for _, *phones in tables:
            for phone in phones:
                phone.leaves()
