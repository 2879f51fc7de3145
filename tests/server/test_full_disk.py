"""A server whose disk is full: it says so, tells nobody anything that does not hold, and goes on later."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nightcap.rooms import room_of
from nightcap.rooms.actions import Answer
from nightcap.server.keys import server_key
from server.processes import MANY, ServerProcess, wait_until
from server.running import Phone, get, post, some_move, timeless
from server.test_killed import kept, update_of
from server.test_server import started


def answer(phone: Phone, rng: random.Random) -> dict[str, Any]:
    """The open question, answered by whoever is asked."""
    asked = phone.sees["asked"]
    move = some_move(asked, rng)
    return phone.says("answer", seat=asked["seat"], question=asked["question"], move=move)


def who_is_asked(*phones: Phone) -> Phone:
    """Once everybody has heard the last news."""
    for phone in phones:
        phone.sends({"type": "look", "seat": phone.sees["seat"]})
        phone.sends({"type": "ping"})
        phone.hears_of("pong")
    return next(phone for phone in phones if phone.sees["asked"]["answers"])


@pytest.mark.parametrize("seed", range(2))
def test_a_move_that_cannot_be_written_has_not_happened(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    done: list[str] = []
    with ServerProcess(tmp_path) as server:
        code, ana, ben = started(server.port)
        key = server_key(tmp_path)
        for _ in range(3):
            for _ in range(rng.randint(1, 4)):
                asked = who_is_asked(ana, ben)
                if answer(asked, rng)["type"] == "accepted":
                    done.append(asked.id_in_log(code, asked.said_last, key))
            server.has_a_full_disk(True)
            while True:  # the last page of the file may still have room
                asked = who_is_asked(ana, ben)
                if (sorry := answer(asked, rng))["type"] == "sorry":
                    break
                done.append(asked.id_in_log(code, asked.said_last, key))
            other = ben if asked is ana else ana
            assert sorry["code"] == "not_durable"
            before = other.sees
            for _ in range(5):
                assert answer(asked, rng)["code"] == "not_durable"
            other.told.clear()
            other.sends({"type": "ping"})
            assert other.hears() == {"type": "pong"}  # nothing of all that was told
            other.leaves()
            assert timeless(other.comes_to(code)) == timeless({**before, "events": []})
            assert get(server.port, "/healthz")[0] == 200
            status, _, body = post(server.port, "/rooms")
            assert (status, json.loads(body)["code"]) == (503, "not_durable")
            server.has_a_full_disk(False)
            assert answer(asked, rng)["type"] == "accepted"
            done.append(asked.id_in_log(code, asked.said_last, key))
        ana.leaves()
        ben.leaves()
        server.kill()
        entries = asyncio.run(kept(tmp_path, [code]))[code]
        assert [entry.said for entry in entries if isinstance(entry.action, Answer)] == done
        server.start()
        for phone in (ana, ben):
            assert timeless(phone.comes_to(code)) == update_of(room_of(entries), phone.device_in(code))
            phone.leaves()


def test_rooms_expire_also_after_a_full_disk(tmp_path: Path) -> None:
    """Expiring takes room on the disk as well, and is tried again."""
    with ServerProcess(tmp_path, replace(MANY, keep=1.0)) as server:
        Phone(server.port).opens_room()
        server.has_a_full_disk(True)
        time.sleep(3)  # every second it is tried in vain
        assert "nightcap_rooms 1\n" in get(server.port, "/metrics")[2]
        server.has_a_full_disk(False)
        wait_until(lambda: "nightcap_rooms 0\n" in get(server.port, "/metrics")[2])
