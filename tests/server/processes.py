"""Servers in processes of their own, which can be killed, starved and looked at from outside."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from kit.rules import ROOT
from kit.warm import Process
from nightcap.server import Settings
from nightcap.server.serving import PING
from server.running import get

MANY = Settings(
    free_rooms=10_000,
    rooms_per_address=10_000,
    requests_burst=100_000,
    thinking=0.0,
    joins_burst=10_000,
    messages_burst=100_000,
    messages_per_second=100_000,
    sockets_per_device=1000,
    metrics=True,
)
"""As many of everything as a test may need, and numbers to look at."""

PATIENCE = 180.0
"""Seconds after which something that must happen has not happened."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


def answers(port: int) -> bool:
    try:
        return get(port, "/healthz")[0] == 200
    except OSError:
        return False


def serve(port: int, data: Path) -> Process:
    """`nightcap serve`, as everybody starts it, once it answers."""
    process = Process("serve", "--port", str(port), "--data", str(data), errors=2)

    def is_up() -> bool:
        assert process.poll() is None, "the server has ended"
        return answers(port)

    wait_until(is_up)
    return process


class ServerProcess:
    """A server on a port of its own; it can be killed and started again, and keeps its journal."""

    def __init__(self, data: Path, settings: Settings = MANY, ping: float = PING) -> None:
        self.port = free_port()
        said = msgspec.json.encode(settings).decode()
        words = [str(self.port), str(data), said, str(ping)]
        self.nursery = Process(*words, module="server.nursery", typed=None, errors=2, cwd=ROOT / "tests")
        self.pid = 0
        self.peak = 0
        """Bytes of memory that the last one took, once it was killed."""

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pid:
            self.kill()
        self.nursery.kill()
        self.nursery.wait()

    def start(self) -> None:
        self.nursery.stdin.write(b"\n")
        self.pid = int(self._hears())
        wait_until(lambda: answers(self.port))

    def kill(self) -> None:
        """In the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0
        self.peak = int(self._hears())

    def has_a_full_disk(self, full: bool) -> None:
        os.kill(self.pid, signal.SIGUSR1 if full else signal.SIGUSR2)

    @property
    def lines(self) -> int:
        """How many devices it believes to be on the line."""
        found = re.search(r"^nightcap_lines (\d+)$", get(self.port, "/metrics")[2], re.MULTILINE)
        assert found
        return int(found[1])

    def _hears(self) -> str:
        return self.nursery.stdout.readline()
