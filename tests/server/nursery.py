"""Starts one server after the other, each in a process of its own that needs no time to grow up.

    python -m server.nursery PORT DATA SETTINGS PING

For every line it reads it starts a server like `nightcap serve`, with other limits, says its process id,
and once that has been killed, how many bytes of memory it took at most. A server that gets SIGUSR1 has a
full disk: its files cannot grow. After SIGUSR2 they can again.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from pathlib import Path

import msgspec
import uvicorn

from nightcap.server import Settings, let_many_in, make_app, serving
from nightcap.server.keys import server_key
from nightcap.store import SqliteJournal


def main(port: str, data: str, settings: str, ping: str) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            serve(int(port), Path(data) / "journal.sqlite", settings, float(ping))
            return
        say(child)
        _, _, used = os.wait4(child, 0)
        say(used.ru_maxrss if sys.platform == "darwin" else used.ru_maxrss * 1024)


def say(word: object) -> None:
    os.write(1, f"{word}\n".encode())


def serve(port: int, journal: Path, settings: str, ping: float) -> None:
    any_size, _ = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill_the_disk(*_: object) -> None:
        let_files_grow_to(os.stat(f"{journal}-wal").st_size)

    signal.signal(signal.SIGUSR1, fill_the_disk)
    signal.signal(signal.SIGUSR2, lambda *_: let_files_grow_to(any_size))
    let_many_in()
    chosen = msgspec.json.decode(settings, type=Settings)
    app = make_app(SqliteJournal(journal), chosen, server_key(journal.parent))
    uvicorn.Server(serving(app, port=port, ping=ping)).run()


def let_files_grow_to(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


if __name__ == "__main__":
    main(*sys.argv[1:])
