"""Rooms that nobody uses go; those with people at the table stay."""

from __future__ import annotations

import time
from pathlib import Path

from nightcap.server import Settings
from nightcap.store import MemoryJournal, SqliteJournal
from server.conftest import Clock
from server.processes import free_port, serve, wait_until
from server.running import Phone, get, server
from server.test_server import started

DAY = 24 * 3600.0


async def leave_a_room(path: Path, code: str) -> None:
    """As an evening two days ago did."""
    two_days_ago = time.time() - 2 * DAY
    journal = SqliteJournal(path, lambda: two_days_ago, lambda: 0.0)
    await journal.append(code, 0, [b"{}"])
    await journal.close()


async def test_what_is_too_old_is_gone_before_the_first_request(tmp_path: Path) -> None:
    await leave_a_room(tmp_path / "journal.sqlite", "2345678999")
    assert b"2345678999" in (tmp_path / "journal.sqlite").read_bytes()
    port = free_port()
    process = serve(port, tmp_path)
    try:
        assert all(b"2345678999" not in file.read_bytes() for file in tmp_path.iterdir())
    finally:
        process.kill()
        process.wait()


def rooms(port: int) -> str:
    return next(line for line in get(port, "/metrics")[2].splitlines() if line.startswith("nightcap_rooms "))


def test_nobody_loses_the_table_they_sit_at() -> None:
    """An open line is use, also if nobody has moved for much longer than rooms are kept."""
    clock = Clock()
    with server(Settings(keep=10.0, thinking=0.0, metrics=True), MemoryJournal(clock)) as port:
        code, ana, ben = started(port)
        for _ in range(4):
            other = Phone(port).opens_room()
            assert rooms(port) == "nightcap_rooms 2"
            clock.now += 11.0
            wait_until(lambda: rooms(port) == "nightcap_rooms 1")  # a sweep every second: the other has gone
            assert Phone(port).comes_to(other) == {"type": "gone", "why": "no_such_room"}
        ana.sends({"type": "ping"})
        assert ana.hears_of("pong")
        ben.leaves()
        assert ben.comes_to(code)["type"] == "update"
        for phone in (ana, ben):
            phone.leaves()
        clock.now += 5.0
        time.sleep(1.5)  # a sweep, at which it is not old enough yet
        assert rooms(port) == "nightcap_rooms 1"
        clock.now += 6.0
        wait_until(lambda: rooms(port) == "nightcap_rooms 0")


async def test_nor_after_a_restart_of_the_server(tmp_path: Path) -> None:
    wall, steady = Clock(), Clock()

    def journal() -> SqliteJournal:
        return SqliteJournal(tmp_path / "journal.sqlite", wall, steady)

    settings = Settings(keep=10.0, thinking=0.0, metrics=True)
    with server(settings, journal()) as port:
        code, ana, _ = started(port)
        Phone(port).opens_room()
        for clock in (wall, steady):
            clock.now += 11.0
        wait_until(lambda: rooms(port) == "nightcap_rooms 1")
    with server(settings, journal()) as port:
        ana.port = port
        assert ana.comes_to(code)["type"] == "update"


def test_who_waits_at_the_door_keeps_no_room_alive() -> None:
    clock = Clock()
    with server(Settings(keep=10.0, thinking=0.0), MemoryJournal(clock)) as port:
        code = Phone(port).opens_room()
        stranger = Phone(port)
        assert stranger.comes_to(code)["type"] == "at_the_door"
        clock.now += 11.0
        assert stranger.hears_of("gone")["why"] == "burnt"
