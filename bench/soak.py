"""How much memory Nightcap's server takes on for moves that are made: kB for every 10,000, after warming up.

    uv run python -m bench.soak [--moves 100000] [--rooms 50] [--folder .] [--tracing]

The same rooms play game after game. What grows then is kept by mistake, or is a log that somebody reads
again and again. `--tracing` lets the server say at the end which lines of code hold what it has taken on.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from bench.load.load import Load
from bench.load.nightcap_rooms import NightcapRoom
from bench.load.players import memory
from bench.load.servers import CONTESTANTS, Contestant, allow_many_sockets, running

STRETCH = 2.0
"""Seconds between two looks at the memory."""

EVERY = 10_000
"""Moves between two lines."""


def soak(port: int, server: int, rooms: int, moves: int) -> None:
    load = Load(partial(NightcapRoom, port), rooms)
    load.prepare()
    done, shown, began = 0, 0, memory(server)
    print(f"{'moves':>9}{'MB':>8}{'kB more':>9}")
    while done < moves:
        done += load.as_fast_as_possible(STRETCH).moves
        if done >= shown + EVERY:
            now = memory(server)
            per = (now - began) / 1024 * EVERY / (done - shown)
            print(f"{done:>9,}{now / 2**20:>8.1f}{per:>9.0f}", flush=True)
            shown, began = done, now


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--folder", default=".", help="on the disk that is used (.)")
    parser.add_argument("--tracing", action="store_true")
    args = parser.parse_args()
    allow_many_sockets()
    ours = CONTESTANTS[0]
    if args.tracing:
        program = (sys.executable, "-m", "bench.load.nightcap_server", "PORT", "FOLDER", "tracing")
        ours = Contestant(ours.name, ours.kind, program)
    with (
        tempfile.TemporaryDirectory(dir=args.folder) as place,
        running(ours, Path(place)) as (port, process),
    ):
        soak(port, process, args.rooms, args.moves)
        if args.tracing:
            os.kill(process, signal.SIGUSR2)
            time.sleep(5)


if __name__ == "__main__":
    main()
