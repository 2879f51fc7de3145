"""What others notice of an attack: waits for moves and for stops, without and under each flood.

    uv run python -m bench.floods [--seconds 5] [--runs 3] [--rooms 20] [--folder .]

`nightcap serve` runs as everybody starts it, with all its limits, on one core; players and attackers share
the other. Twenty rooms play a hundred moves a second together; at one more table somebody says stop twice a
second. The attacker comes from this machine's address on its network, which has the budgets of a stranger,
with a room of its own; it opens four connections, sends as much as is taken, and comes again whenever it is
cut off. The goal: a p99 of moves of at most three times what it is without, and every stop within 250 ms.
"""

from __future__ import annotations

import argparse
import os
import select
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from bench.load.attack import KINDS
from bench.load.load import Load
from bench.load.nightcap_rooms import NightcapRoom
from bench.load.rooms import Room
from bench.load.servers import PLAYERS_CORE, Contestant, allow_many_sockets, on_core, running
from nightcap.cli.serve import address

SERVE = ("-m", "nightcap", "serve", "--lan", "--port", "PORT", "--data", "FOLDER")
OURS = Contestant("Nightcap", "nightcap", (sys.executable, *SERVE))

MOVES_PER_SECOND = 100.0
STOP_EVERY = 0.5


@contextmanager
def attacked(kind: str, port: int) -> Iterator[None]:
    """From this machine's address on its network: that has the budgets of a stranger."""
    if kind == "nothing":
        yield
        return
    words = ["-m", "bench.load.attack", kind, str(port), address()]
    attacker = subprocess.Popen(on_core(PLAYERS_CORE, [sys.executable, *words]))
    try:
        yield
        if attacker.poll() is not None:
            raise RuntimeError("the attacker has given up")
    finally:
        attacker.kill()
        attacker.wait()


# Those who notice it, or not


class StopTable(threading.Thread):
    """A table at which somebody says stop, again and again, and all go on."""

    def __init__(self, room: Room) -> None:
        super().__init__(daemon=True)
        assert isinstance(room, NightcapRoom)
        self.room = room
        self.waits: list[float] = []
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.wait(STOP_EVERY):
            said = time.perf_counter()
            self.room.say(1, "stop", seat=1)
            self._until(b'"paused":true')
            self.waits.append(time.perf_counter() - said)
            for seat in range(2):
                self.room.say(seat, "resume", seat=seat)
            self._until(b'"paused":false')

    def _until(self, told: bytes) -> None:
        missing = {0, 1}
        while missing:
            ready, _, _ = select.select([s.raw for s in self.room.sockets], [], [], 30)
            if not ready:
                raise TimeoutError("a stop was not told")
            for player, line in enumerate(self.room.sockets):
                if line.raw in ready and any(told in message for message in line.messages()):
                    missing.discard(player)


def p99(waits: list[float]) -> float:
    """In milliseconds."""
    return sorted(waits)[int(len(waits) * 0.99)] * 1000


def processor(pid: int) -> float:
    """Seconds of it that a process has had: whatever else the machine does, it does not change them."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(kind: str, rooms: int, seconds: float, folder: str) -> tuple[float, float, float, float]:
    """The p99 of moves and of stops, the longest stop, and the server's share of its core, in percent.

    On a server of its own: budgets begin anew.
    """
    with (
        tempfile.TemporaryDirectory(dir=folder) as place,
        running(OURS, Path(place)) as (port, pid),
    ):
        table = Load(partial(NightcapRoom, port), 1)
        load = Load(partial(NightcapRoom, port), rooms)
        table.prepare()
        load.prepare()
        at = StopTable(table.rooms[0])
        at.start()
        with attacked(kind, port):
            before = processor(pid)
            moves = load.offered(MOVES_PER_SECOND, seconds)
            used = processor(pid) - before
        at.over.set()
        at.join()
        load.hang_up()
        table.hang_up()
        return p99(moves.waits), p99(at.waits), max(at.waits) * 1000, used / seconds * 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement (5)")
    parser.add_argument("--runs", type=int, default=3, help="of each flood, in turn (3)")
    parser.add_argument("--only", default="", help="floods whose name begins so")
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--folder", default=".", help="on the disk that is used (.)")
    args = parser.parse_args()
    allow_many_sockets()
    os.sched_setaffinity(0, {PLAYERS_CORE})
    kinds = ["nothing", *(kind for kind in KINDS if kind.startswith(args.only))]
    runs: dict[str, list[tuple[float, float, float, float]]] = {kind: [] for kind in kinds}
    for _ in range(args.runs):
        for kind, done in runs.items():
            done.append(measure(kind, args.rooms, args.seconds, args.folder))
    print(f"{'flood':20}{'moves p99 ms':>14}{'times':>7}{'stops p99 ms':>14}{'longest ms':>12}{'core %':>8}")
    usual = statistics.median(run[0] for run in runs["nothing"])
    for kind, done in runs.items():
        moves, stops, core = (statistics.median(run[number] for run in done) for number in (0, 1, 3))
        longest = max(run[2] for run in done)
        print(f"{kind:20}{moves:>14.1f}{moves / usual:>7.1f}{stops:>14.1f}{longest:>12.1f}{core:>8.0f}")


if __name__ == "__main__":
    main()
