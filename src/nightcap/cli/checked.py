"""Words of the command line, checked before anything begins; a refusal says what to write instead."""

from __future__ import annotations

import math
import re
from argparse import ArgumentTypeError
from pathlib import Path
from urllib.parse import urlsplit

from nightcap.server.hosts import LONGEST, is_plain_address, may_be_given

HIGHEST_PORT = 65535
LABEL = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
NAME = re.compile(rf"{LABEL}(\.{LABEL})*", re.IGNORECASE)


def port(said: str) -> int:
    if said.isascii() and said.isdigit() and len(said) < 8 and 0 < int(said) <= HIGHEST_PORT:
        return int(said)
    raise ArgumentTypeError(f"{said!r} is no port: write a number from 1 to {HIGHEST_PORT}, such as 8669")


def hours(said: str) -> float:
    try:
        kept = float(said)
    except ValueError:
        kept = math.nan
    if math.isfinite(kept) and kept > 0:
        return kept
    raise ArgumentTypeError(
        f"{said!r} are no hours: write a number above 0, such as 24; to keep nothing at all, write --forget"
    )


def host_name(said: str) -> str:
    """A bare name: no scheme, no port, no path, no pattern."""
    if is_host_name(said):
        return said
    try:
        meant = urlsplit(said if "//" in said else f"//{said}").hostname or ""
    except ValueError:
        meant = ""
    instead = meant if is_host_name(meant) else "table.example.org"
    raise ArgumentTypeError(f"{said!r} is no bare name of a server: write --name {instead}")


def is_host_name(said: str) -> bool:
    if is_plain_address(said):
        return True
    return len(said) <= LONGEST and NAME.fullmatch(said) is not None and may_be_given(said.lower())


def folder(said: str) -> Path:
    if said.strip():
        return Path(said)
    raise ArgumentTypeError("this is no folder: write its name, such as --data nightcap-data")
