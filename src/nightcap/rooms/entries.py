"""A room's log: who said what."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from nightcap.engine.vocabulary import to_json
from nightcap.rooms.actions import AnyAction, Device

KEEPER: Device = ""
"""Not a device: the room's own keeper."""

VERSION = 5
"""Of the rules of rooms: a log is read only by the rules it was written by."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing that was said and accepted. The log of these is the room."""

    by: Device
    action: AnyAction
    said: str = ""
    """By which it is known when it is said again. It names nobody, so that a stop can have one; empty: it is
    never said again."""


class UnreadableLog(ValueError):
    """A room's log that these rules cannot read."""


def write(entry: Entry) -> bytes:
    return to_json(entry)


_entries = msgspec.json.Decoder(Entry)


def read(data: bytes) -> Entry:
    try:
        return _entries.decode(data)
    except msgspec.MsgspecError as problem:
        raise UnreadableLog(str(problem)) from None
