"""The players' process: KIND PORT SERVER-PID ROOMS HOW. Prints what was measured, as JSON.

HOW is a number of seconds to play, or `leave`, or `rest`.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.load.load import Load, Measured
from bench.load.nightcap_rooms import NightcapRoom
from bench.load.peer_rooms import BoardgameRoom, ColyseusRoom
from bench.load.rooms import Room

KINDS: dict[str, Callable[[int, int], Room]] = {
    "nightcap": NightcapRoom,
    "boardgame": BoardgameRoom,
    "colyseus": ColyseusRoom,
}
PAGE = resource.getpagesize()
TICKS = os.sysconf("SC_CLK_TCK")
WARMING_UP = 2.0
OFFERED = 1000.0
"""Moves a second in the open loop."""
AT_A_TIME = 50
SETTLING = 0.3
"""Seconds until a server has noticed that everybody has gone."""


class Played(Struct):
    """One server with so many rooms."""

    fastest: Measured
    offered: Measured
    kilobytes: float
    """Of memory for each room, with both players connected and a game begun."""


class Idle(Struct):
    """Rooms that everybody has left."""

    kilobytes: float
    """Of memory for each room."""


def play(make: Callable[[int], Room], server: int, rooms: int, seconds: float) -> Played:
    before = memory(server)
    load = Load(make, rooms)
    load.prepare()
    kilobytes = (memory(server) - before) / rooms / 1024
    gc.collect()
    gc.freeze()
    load.as_fast_as_possible(WARMING_UP)
    fastest = timed(lambda: load.as_fast_as_possible(seconds), server)
    offered = timed(lambda: load.offered(OFFERED, seconds), server)
    return Played(fastest, offered, kilobytes)


def leave_idle(make: Callable[[int], Room], server: int, rooms: int, rest: bool) -> Idle:
    """Some rooms at a time are opened, begin a game and are left, so that none but they take memory."""
    visit(make, server, rest)
    before = memory(server)
    for _ in range(rooms // AT_A_TIME):
        visit(make, server, rest)
    return Idle((memory(server) - before) / (rooms // AT_A_TIME * AT_A_TIME) / 1024)


def visit(make: Callable[[int], Room], server: int, rest: bool) -> None:
    load = Load(make, AT_A_TIME)
    load.prepare()
    load.hang_up()
    time.sleep(SETTLING)
    if rest:
        os.kill(server, signal.SIGUSR1)
        time.sleep(SETTLING)


def timed(measure: Callable[[], Measured], server: int) -> Measured:
    began, server_before, load_before = time.perf_counter(), processor_time(server), time.process_time()
    measured = measure()
    lasted = time.perf_counter() - began
    measured.server_cpu = (processor_time(server) - server_before) / lasted
    measured.load_cpu = (time.process_time() - load_before) / lasted
    measured.cpu_per_move = measured.server_cpu * lasted / len(measured.waits)
    return measured


def processor_time(process: int) -> float:
    """Seconds, of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> int:
    """Bytes that are resident."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def main(kind: str, port: str, server: str, rooms: str, how: str) -> None:
    gc.disable()
    make = partial(KINDS[kind], int(port))
    if how in {"leave", "rest"}:
        result: Played | Idle = leave_idle(make, int(server), int(rooms), how == "rest")
    else:
        result = play(make, int(server), int(rooms), float(how))
    sys.stdout.buffer.write(msgspec.json.encode(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
