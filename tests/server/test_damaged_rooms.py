"""Bytes on the disk that have changed: the server starts, other rooms play on, the damaged one is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from nightcap.store import SqliteJournal
from server.running import QUICK, Phone, server
from server.test_server import started, throw


@pytest.mark.parametrize("seed", range(12))
def test_one_damaged_room_harms_no_other(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "journal.sqlite"
    with server(QUICK, SqliteJournal(path)) as port:
        evenings = [started(port) for _ in range(3)]
    written = path.read_bytes()
    luck = random.Random(seed)
    place = luck.randrange(100, len(written))
    content = bytearray(written)
    content[place] ^= 1 << luck.randrange(8)
    path.write_bytes(content)
    with server(QUICK, SqliteJournal(path)) as port:
        refused = 0
        for code, ana, ben in evenings:
            for phone in (ana, ben):
                phone.port = port
                first = phone.comes_to(code)
                if first["type"] == "gone":
                    assert first["why"] in ("damaged_room", "no_such_room")
                    refused += 1
            if first["type"] == "update":
                throw(ana, 0, "rock")
                throw(ben, 1, "paper")
        assert refused in (0, 2)


async def test_a_damaged_room_says_so_and_goes_with_time(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    with server(QUICK, SqliteJournal(path)) as port:
        code, ana, _ = started(port)
        other, carla, _ = started(port)
    content = bytearray(path.read_bytes())
    name = content.index(code.encode())
    said = content.index(b"boundaries", name)
    content[said] ^= 1
    path.write_bytes(content)
    with server(QUICK, SqliteJournal(path)) as port:
        ana.port = carla.port = port
        for _ in range(2):
            assert ana.comes_to(code) == {"type": "gone", "why": "damaged_room"}
        assert carla.comes_to(other)["type"] == "update"
        assert Phone(port).comes_to("2222222222") == {"type": "gone", "why": "no_such_room"}
    journal = SqliteJournal(path)
    assert code in await journal.expire(journal.now() + 1)
    await journal.close()
    assert code.encode() not in path.read_bytes()
