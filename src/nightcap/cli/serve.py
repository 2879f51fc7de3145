"""`nightcap serve`: the table for phones, over the local network if you like."""

from __future__ import annotations

import argparse
import errno
import os
import shlex
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import segno
import uvicorn
from rich.console import Console

from nightcap.cli.checked import HIGHEST_PORT, folder, host_name, hours, port
from nightcap.cli.language import add_language, chosen_language
from nightcap.rooms.menu import menu
from nightcap.server import Settings, clean_up_seldom, let_many_in, make_app, serving
from nightcap.server.certificate import own_certificate
from nightcap.server.keys import server_key
from nightcap.server.logbook import open_logbook
from nightcap.store import CannotOpen, InUse, Journal, MemoryJournal, SqliteJournal, erase
from nightcap.text import texts

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104
HOUR = 3600
WRONG_USE = 2
PORT = 8669
FREE_FOR_ALL = 1024
"""The first port that does not need special rights."""
NO_PORT = {errno.EADDRINUSE: "serve-port_taken", errno.EACCES: "serve-port_denied"}
IN_WORDS = {
    "disk_full": "serve-disk_full",
    "disk_fails": "serve-disk_fails",
    "disk_well": "serve-disk_well",
}
"""Events that concern whoever sits at the terminal, and what is said of them."""
DATA = Path("nightcap-data")
JOURNAL = "journal.sqlite"


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="serve the table to browsers and programs",
        description="Serve the table: on this machine only, unless you ask for more.",
    )
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help="where to listen (8669)")
    parser.add_argument("--lan", action="store_true", help="let everybody on the local network in")
    parser.add_argument("--data", type=folder, default=DATA, metavar="DIR", help="where rooms are kept")
    parser.add_argument(
        "--keep",
        type=hours,
        default=24,
        metavar="HOURS",
        help="hours a room is kept after it was last used (24)",
    )
    parser.add_argument(
        "--forget", action="store_true", help="keep rooms in memory only, and none afterwards"
    )
    parser.add_argument("--metrics", action="store_true", help="numbers for Prometheus at /metrics")
    parser.add_argument("--tls", action="store_true", help="serve by TLS, with a certificate made here")
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="serve by TLS with this certificate")
    parser.add_argument("--key", type=Path, metavar="FILE", help="and this key")
    parser.add_argument(
        "--name",
        action="append",
        type=host_name,
        default=[],
        metavar="NAME",
        help="a name under which this server is reached, such as table.example.org; can be repeated",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe this proxy whom it speaks for, and whether by TLS; can be repeated",
    )
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
        if problem.errno not in NO_PORT:
            raise
        why = NO_PORT[problem.errno]
        console.print(say(why, port=str(args.port), other=str(other_port(args.port))), markup=False)
        return 1
    journal = open_journal(args)
    key = server_key(
        args.data,
        lambda file: console.print(say("serve-key_replaced", file=str(file)), style="bold", markup=False),
    )
    secure = args.tls or args.certificate is not None
    here, there = (f"{'https' if secure else 'http'}://{name}:{args.port}/" for name in (LOOPBACK, address()))
    certificate, pem = args.certificate, args.key
    console.print(say("serve-at", url=there if args.lan else here), style="bold", markup=False)
    if args.lan:
        segno.make(there, micro=False).terminal(compact=True)
    else:
        console.print(say("serve-only_here"), style="dim", markup=False)
    if args.tls and certificate is None:
        own = own_certificate(args.data, ["localhost", LOOPBACK, address(), *args.name])
        certificate, pem = own.certificate, own.key
        console.print(say("serve-own_certificate", fingerprint=own.fingerprint), style="dim", markup=False)
    ends = "serve-ends_forgetting" if args.forget else "serve-ends"
    console.print(say(ends, folder=str(args.data)), style="dim", markup=False)
    settings = Settings(
        keep=args.keep * HOUR,
        metrics=args.metrics,
        lan_address=there if args.lan else "",
        names=tuple(args.name),
        own_names=own_names() if args.lan else (),
    )
    open_logbook(
        "INFO" if args.log else "WARNING",
        in_words=lambda event, facts: say(IN_WORDS[event], **facts) if event in IN_WORDS else "",
    )
    if args.open and has_a_screen():
        threading.Timer(1.0, webbrowser.open, [here]).start()
    let_many_in()
    clean_up_seldom()
    menu()  # all games, decks and texts are read before anybody comes: later it would hold up a stop
    app = make_app(journal, settings, key)
    config = serving(app, proxies=args.proxy, ssl_certfile=certificate, ssl_keyfile=pem)
    try:
        uvicorn.Server(config).run(sockets=[listening])
    finally:
        console.print(say_what_stays(args, say), style="dim", markup=False)
    return 0


def open_journal(args: argparse.Namespace) -> Journal:
    """In the data folder; or in memory, once nothing is left in the folder from earlier evenings."""
    path = args.data / JOURNAL
    if not args.forget:
        return SqliteJournal(path)
    erase(path)
    return MemoryJournal()


def why_not_opened(problem: CannotOpen, say: Callable[..., str]) -> str:
    """What happened to the journal, and the ways out."""
    data = problem.path.parent
    if isinstance(problem, InUse):
        return say("serve-journal_in_use", folder=str(data))
    if isinstance(problem.__cause__, OSError):
        return say("serve-journal_out_of_reach", folder=str(data), reason=problem.reason)
    return say(
        "serve-journal_unreadable", file=str(problem.path), reason=problem.reason, command=to_forget(data)
    )


def say_what_stays(args: argparse.Namespace, say: Callable[..., str]) -> str:
    kept = str(args.data)
    if args.forget:
        return say("serve-forgotten", folder=kept)
    return say("serve-stays", folder=kept, hours=f"{args.keep:g}", command=to_forget(args.data))


def to_forget(data: Path) -> str:
    """What somebody writes to erase what is kept here."""
    return f"./play forget --data {shlex.quote(str(data))}"


def other_port(taken: int) -> int:
    """One that everybody may listen at."""
    return taken + 1 if FREE_FOR_ALL <= taken < HIGHEST_PORT else PORT


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


def own_names() -> tuple[str, ...]:
    """What this machine is called on the local network."""
    name = socket.gethostname()
    return name, f"{name}.local"
