"""`nightcap serve`: the table for phones, over the local network if you like."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import segno
import uvicorn
from rich.console import Console

from nightcap.cli.language import add_language, chosen_language
from nightcap.server import Settings, clean_up_seldom, let_many_in, make_app, serving
from nightcap.server.certificate import own_certificate
from nightcap.server.logbook import open_logbook
from nightcap.store import SqliteJournal
from nightcap.text import texts

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104
HOUR = 3600
WRONG_USE = 2


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
    parser.add_argument("--tls", action="store_true", help="serve by TLS, with a certificate made here")
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="serve by TLS with this certificate")
    parser.add_argument("--key", type=Path, metavar="FILE", help="and this key")
    parser.add_argument("--log", action="store_true", help="say more than warnings, as JSON on stderr")
    parser.add_argument("--open", action="store_true", help="open the page in this machine's browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console, say = Console(highlight=False, soft_wrap=True), texts(chosen_language(args)).say
    if (args.certificate is None) != (args.key is None):
        console.print(say("serve-certificate_and_key"), markup=False)
        return WRONG_USE
    try:
        listening = socket.create_server((EVERYWHERE if args.lan else LOOPBACK, args.port))
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        console.print(say("serve-port_taken", port=str(args.port), other=str(args.port + 1)), markup=False)
        return 1
    journal = SqliteJournal(args.data / "journal.sqlite")
    secure = args.tls or args.certificate is not None
    here, there = (f"{'https' if secure else 'http'}://{name}:{args.port}/" for name in (LOOPBACK, address()))
    certificate, key = args.certificate, args.key
    console.print(say("serve-at", url=there if args.lan else here), style="bold", markup=False)
    if args.lan:
        segno.make(there, micro=False).terminal(compact=True)
    else:
        console.print(say("serve-only_here"), style="dim", markup=False)
    if args.tls and certificate is None:
        own = own_certificate(args.data, ["localhost", LOOPBACK, address()])
        certificate, key = own.certificate, own.key
        console.print(say("serve-own_certificate", fingerprint=own.fingerprint), style="dim", markup=False)
    console.print(say("serve-ends", folder=str(args.data)), style="dim", markup=False)
    settings = Settings(
        keep=args.keep * HOUR, metrics=args.metrics, secure=secure, lan_address=there if args.lan else ""
    )
    open_logbook("INFO" if args.log else "WARNING")
    if args.open and has_a_screen():
        threading.Timer(1.0, webbrowser.open, [here]).start()
    let_many_in()
    clean_up_seldom()
    config = serving(make_app(journal, settings), ssl_certfile=certificate, ssl_keyfile=key)
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def has_a_screen() -> bool:
    """A browser in the terminal would take it away from us."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def address() -> str:
    """This machine's own address on the network, as others see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
