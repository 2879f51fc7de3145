"""Nightcap's server as `nightcap serve` runs it, without limits: PORT FOLDER. SIGUSR1 lets rooms rest."""

from __future__ import annotations

import gc
import signal
import sys
import tracemalloc
from pathlib import Path

import uvicorn

from nightcap.server import Settings, clean_up_seldom, make_app, serving
from nightcap.server.limits import Allowance
from nightcap.store import SqliteJournal

PLENTY = 10**9
UNLIMITED = Settings(
    most_rooms=PLENTY,
    free_rooms=PLENTY,
    rooms_per_address=PLENTY,
    connections_per_address=PLENTY,
    requests_burst=PLENTY,
    requests_per_second=PLENTY,
    allowance=Allowance(frames_burst=PLENTY, frames_per_second=PLENTY, idle_burst=PLENTY, bytes_burst=PLENTY),
    joins_burst=PLENTY,
    joins_per_second=PLENTY,
    messages_burst=PLENTY,
    messages_per_second=PLENTY,
    costly_burst=PLENTY,
)


def main(port: str, folder: str, tracing: str = "") -> None:
    app = make_app(SqliteJournal(Path(folder) / "journal.sqlite"), UNLIMITED)
    signal.signal(signal.SIGUSR1, lambda *_: app.state.rooms.rest())
    if tracing:
        trace()
    clean_up_seldom()
    uvicorn.Server(serving(app, port=int(port))).run()


def trace() -> None:
    """SIGUSR2: says on stderr what has been taken on, and by which lines, since the server had warmed up."""
    tracemalloc.start(8)
    first: list[tracemalloc.Snapshot] = []
    signal.signal(signal.SIGALRM, lambda *_: first.append(tracemalloc.take_snapshot()))
    signal.alarm(40)

    def report(*_: object) -> None:
        counts = gc.get_count(), gc.get_stats()
        print("before collecting", counts, len(gc.get_objects()), file=sys.stderr)
        print("collected", gc.collect(), file=sys.stderr)
        now = tracemalloc.take_snapshot()
        for one in now.compare_to(first[-1], "traceback")[:12]:
            print(one.size_diff // 1024, "kB", one.count_diff, file=sys.stderr)
            print("\n".join(one.traceback.format()[-8:]), file=sys.stderr)

    signal.signal(signal.SIGUSR2, report)


if __name__ == "__main__":
    main(*sys.argv[1:])
