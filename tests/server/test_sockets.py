"""Sockets that stop reading, fall silent, vanish, or all come at once."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

from kit.rules import ROOT
from server.processes import ServerProcess, wait_until
from server.raw import CLOSE, TEXT, RawSocket, frame
from server.running import Phone
from server.test_server import started

LOOK = {"type": "look", "seat": 0}


def everybody_is_told(*phones: Phone) -> None:
    """A pause is accepted and told to all, and so is its end."""
    asker, *_ = phones
    assert asker.says("pause")["type"] == "accepted"
    for seat, phone in enumerate(phones):
        while not phone.sees["room"]["paused"]:
            phone.hears()
        assert phone.says("resume", seat=seat)["type"] == "accepted"
    for phone in phones:
        while phone.sees["room"]["paused"]:
            phone.hears()


def test_a_socket_that_stops_reading_is_let_go_and_delays_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        code, ana, ben = started(server.port)
        deaf = RawSocket(ana, code, room_for=2048)
        wait_until(lambda: server.lines == 3)
        updates = 0
        while server.lines == 3:
            everybody_is_told(ana, ben)
            updates += 1
            assert updates < 5000
        wait_until(deaf.is_reset)
        everybody_is_told(ana, ben)


def test_many_that_stop_reading_take_little_memory(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, ping=3.0) as server, ExitStack() as sockets:
        code, ana, ben = started(server.port)
        everybody_is_told(ana, ben)
        deaf = [RawSocket(ana, code, room_for=2048) for _ in range(20)]
        for one in deaf:
            sockets.enter_context(one.socket)
            one.socket.settimeout(0.2)
            with suppress(OSError):  # cut off, or not heard any more
                for _ in range(1000):
                    one.sends(LOOK)
        everybody_is_told(ana, ben)
        wait_until(lambda: server.lines == 2)
        wait_until(lambda: all(one.is_reset() for one in deaf))
    assert server.peak < 250_000_000


def test_devices_that_fall_silent_are_let_go(tmp_path: Path) -> None:
    """They answer no ping. What was sent to them is under way, or still waits, or is too much already."""
    with ServerProcess(tmp_path, ping=3.0) as server, ExitStack() as sockets:
        code, ana, ben = started(server.port)
        silent = [RawSocket(ana, code, room_for=2048) for _ in range(20)]
        for number, one in enumerate(silent):
            sockets.enter_context(one.socket)
            with suppress(ConnectionError):
                for _ in range(40 * number):
                    one.sends(LOOK)
        everybody_is_told(ana, ben)
        wait_until(lambda: server.lines == 2)
        wait_until(lambda: all(one.is_reset() for one in silent))
        everybody_is_told(ana, ben)


def test_a_phone_that_sleeps_is_let_go_and_comes_back(tmp_path: Path) -> None:
    """Its process is stopped: no close, no end of the connection, no answer."""
    with ServerProcess(tmp_path, ping=3.0) as server:
        code, ana, ben = started(server.port)
        ben.leaves()
        url = f"ws://127.0.0.1:{server.port}/rooms/{code}/socket"
        phone = subprocess.Popen(
            [sys.executable, "-m", "server.sleeper", url, ben.cookie], cwd=ROOT / "tests"
        )
        try:
            wait_until(lambda: server.lines == 2)
            phone.send_signal(signal.SIGSTOP)
            wait_until(lambda: server.lines == 1)
            assert ana.says("pause")["type"] == "accepted"
            phone.send_signal(signal.SIGCONT)  # it notices, and comes again by itself
            wait_until(lambda: server.lines == 2)
        finally:
            phone.kill()
            phone.wait()
        wait_until(lambda: server.lines == 1)
        ana.says("resume", seat=0)
        assert ben.comes_to(code)["seat"] == 1
        everybody_is_told(ana, ben)


def test_who_vanishes_in_the_middle_of_a_move_stops_nobody(tmp_path: Path) -> None:
    """What was said is carried out, and the room goes on after it."""
    with ServerProcess(tmp_path) as server:
        code, ana, ben = started(server.port)
        for _ in range(30):
            hasty = RawSocket(ben, code)
            for _ in range(8):
                hasty.sends({"type": "act", "action": {"type": "pause"}})
            hasty.vanishes()
            wait_until(lambda: server.lines == 2)
            everybody_is_told(ana, ben)


def test_whatever_was_said_before_a_goodbye_is_carried_out(tmp_path: Path) -> None:
    """Somebody says several things, the last of them a stop, which comes first, and is gone at once."""
    with ServerProcess(tmp_path) as server:
        code, ana, ben = started(server.port)
        names = [f"Ben {number}" for number in range(5)]
        said = [{"type": "rename", "seat": 1, "name": name} for name in names] + [{"type": "stop", "seat": 1}]
        ben.leaves()
        hasty = RawSocket(ben, code)
        frames = [frame(TEXT, json.dumps({"type": "act", "action": action}).encode()) for action in said]
        hasty.socket.sendall(b"".join(frames) + frame(CLOSE, (1000).to_bytes(2, "big")))
        while not ana.sees["room"]["paused"]:
            ana.hears()
        assert ana.sees["room"]["seats"][1]["name"] == "Ben"
        while ana.sees["room"]["seats"][1]["name"] != names[-1]:
            ana.hears()
