"""Nightcap's server as `nightcap serve` runs it, without limits: PORT FOLDER. SIGUSR1 lets rooms rest."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import uvicorn

from nightcap.server import Settings, clean_up_seldom, make_app, serving
from nightcap.store import SqliteJournal

PLENTY = 10**9
UNLIMITED = Settings(
    most_rooms=PLENTY,
    joins_burst=PLENTY,
    joins_per_second=PLENTY,
    messages_burst=PLENTY,
    messages_per_second=PLENTY,
)


def main(port: str, folder: str) -> None:
    app = make_app(SqliteJournal(Path(folder) / "journal.sqlite"), UNLIMITED)
    signal.signal(signal.SIGUSR1, lambda *_: app.state.site.house.rest())
    clean_up_seldom()
    uvicorn.Server(serving(app, port=int(port))).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
