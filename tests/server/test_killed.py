"""A server that is killed in the middle of things loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from kit import warm
from nightcap.rooms import Entry, Room, read, room_of
from nightcap.rooms.actions import Answer
from nightcap.server.keys import ServerKey, server_key
from nightcap.store import SqliteJournal
from nightcap.wire import encode, update_for
from server.processes import ServerProcess, free_port, serve
from server.running import Phone, some_move, timeless
from server.test_server import started

Acknowledged = tuple[str, str]
"""A room's code, and the id in its log of an answer."""


def play_on(
    phone: Phone, code: str, rng: random.Random, acknowledged: set[Acknowledged], key: ServerKey
) -> None:
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
            }
            act = {"type": "act", "client": client, "action": action}
            phone.sends(act)
            while (message := phone.hears()).get("client") != client:
                pass
            if message["type"] == "accepted":
                acknowledged.add((code, phone.id_in_log(code, act, key)))
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
            (["--port", str(free_port()), "--data", str(tmp_path)], "Another Nightcap is already using"),
        ):
            done = warm.run("serve", "--language", "en", *words)
            assert done.returncode == 1
            assert hint in done.stdout + done.stderr
            assert "Traceback" not in done.stderr
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost_by_kill_minus_nine(seed: int, tmp_path: Path) -> None:
    """Ten times under load; with every seed fifty."""
    rng = random.Random(seed)
    told: set[Acknowledged] = set()
    with ServerProcess(tmp_path) as server, ExitStack() as lines:
        key = server_key(tmp_path)
        tables = [started(server.port) for _ in range(3)]
        for _ in range(10):
            players = [
                threading.Thread(target=play_on, args=(phone, code, random.Random(rng.random()), told, key))
                for code, *phones in tables
                for phone in phones
            ]
            for player in players:
                player.start()
            time.sleep(rng.uniform(0.02, 0.4))
            server.kill()
            for player in players:
                player.join()
            logs = asyncio.run(kept(tmp_path, [code for code, *_ in tables]))
            server.start()
            for code, *phones in tables:
                written = {entry.said for entry in logs[code] if isinstance(entry.action, Answer)}
                assert {said for room, said in told if room == code} <= written
                for phone in phones:
                    phone.leaves()
                    lines.callback(phone.leaves)
                    phone.comes_to(code)  # to the same seat, without a new knock
                    assert timeless(phone.told[-1]) == update_of(room_of(logs[code]), phone.device_in(code))
            tables = [table if plays(table) else started(server.port) for table in tables]
    assert len(told) > 100


def update_of(room: Room, device: str) -> Any:
    """What a device must be told of the room that its log comes to."""
    (seat,) = room.seats_of(device)
    return timeless(json.loads(encode(replace(update_for(room, device, seat), events=()))))


def plays(table: tuple[str, Phone, Phone]) -> bool:
    return bool(table[1].sees["room"]["phase"] == "playing")
