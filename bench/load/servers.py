"""Starting what is measured: each server in a process of its own, on a processor core of its own."""

from __future__ import annotations

import os
import resource
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

PEERS = Path(__file__).parent.parent / "peers"
SERVER_CORE, PLAYERS_CORE = sorted(os.sched_getaffinity(0))[:2]
PATIENCE = 60.0


class Contestant(Struct, frozen=True):
    """A server, and how its players speak."""

    name: str
    kind: str
    program: tuple[str, ...]
    """PORT and FOLDER stand for what they say."""


CONTESTANTS = (
    Contestant(
        "Nightcap", "nightcap", (sys.executable, "-m", "bench.load.nightcap_server", "PORT", "FOLDER")
    ),
    Contestant("boardgame.io, in memory", "boardgame", ("node", str(PEERS / "boardgame.js"), "PORT")),
    Contestant(
        "boardgame.io, FlatFile", "boardgame", ("node", str(PEERS / "boardgame.js"), "PORT", "FOLDER")
    ),
    Contestant("Colyseus, in memory", "colyseus", ("node", str(PEERS / "colyseus.mjs"), "PORT")),
)


@contextmanager
def running(contestant: Contestant, folder: Path) -> Iterator[tuple[int, int]]:
    """Its port and its process, alone on the first core."""
    port = free_port()
    words = {"PORT": str(port), "FOLDER": str(folder)}
    command = on_core(SERVER_CORE, [words.get(word, word) for word in contestant.program])
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def players(contestant: Contestant, port: int, process: int, rooms: int, how: str) -> bytes:
    """What the players' process says, which has the other core to itself."""
    words = (contestant.kind, port, process, rooms, how)
    command = on_core(PLAYERS_CORE, [sys.executable, "-m", "bench.load.players", *map(str, words)])
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return done.stdout


def install_peers() -> None:
    if not (PEERS / "node_modules").exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("the peers need node and npm")
        subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PEERS, check=True)


def on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "--cpu-list", str(core), *command]


def allow_many_sockets() -> None:
    """Here and in every process that is started from here."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"nothing listens on {port}")
