"""`nightcap serve`: the table for phones, over the local network if you like."""

from __future__ import annotations

import argparse
import errno
import socket
from pathlib import Path
from typing import Any

import segno
import uvicorn
from rich.console import Console

from nightcap.cli.language import add_language, chosen_language
from nightcap.server import Settings, make_app
from nightcap.store import SqliteJournal
from nightcap.text import texts

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104
HOUR = 3600


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="serve the table to browsers and programs",
        description="Serve the table: on this machine only, unless you ask for more.",
    )
    parser.add_argument("--port", type=int, default=8669, metavar="N", help="where to listen (8669)")
    parser.add_argument("--lan", action="store_true", help="let everybody on the local network in")
    parser.add_argument(
        "--data", type=Path, default=Path("nightcap-data"), metavar="DIR", help="where rooms are kept"
    )
    parser.add_argument(
        "--keep",
        type=float,
        default=24,
        metavar="HOURS",
        help="hours a room is kept after its last move (24)",
    )
    parser.add_argument("--metrics", action="store_true", help="numbers for Prometheus at /metrics")
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="serve by TLS with this certificate")
    parser.add_argument("--key", type=Path, metavar="FILE", help="and this key")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console, say = Console(highlight=False, soft_wrap=True), texts(chosen_language(args)).say
    secure = args.certificate is not None
    try:
        listening = socket.create_server((EVERYWHERE if args.lan else LOOPBACK, args.port))
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        console.print(say("serve-port_taken", port=str(args.port), other=str(args.port + 1)), markup=False)
        return 1
    journal = SqliteJournal(args.data / "journal.sqlite")
    settings = Settings(keep=args.keep * HOUR, metrics=args.metrics, secure=secure)
    url = f"{'https' if secure else 'http'}://{address(args.lan)}:{args.port}/"
    console.print(say("serve-at", url=url), style="bold", markup=False)
    console.print(say("serve-ends", folder=str(args.data)), style="dim", markup=False)
    if args.lan:
        segno.make(url, micro=False).terminal(compact=True)
    config = uvicorn.Config(
        make_app(journal, settings),
        ws="websockets-sansio",
        ws_max_size=1024 * 1024,
        log_level="warning",
        server_header=False,
        date_header=False,
        ssl_certfile=args.certificate,
        ssl_keyfile=args.key,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def address(lan: bool) -> str:
    """This machine's own address on the network, as others see it; nothing is sent to find out."""
    if not lan:
        return LOOPBACK
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
