"""What the server says of itself: one JSON object a line, with numbers and codes, and nothing of anybody.

No names, no boundaries, no cards, no room codes, no addresses. Of an error only its kind and the place in
our code: its message might quote what somebody said.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

NOTES = logging.getLogger("nightcap.server")


def note(event: str, **numbers: float | str) -> None:
    """Something ordinary has happened."""
    NOTES.info(event, extra={"facts": numbers})


def warn(event: str, **numbers: float | str) -> None:
    NOTES.warning(event, extra={"facts": numbers})


InWords = Callable[[str, Mapping[str, Any]], str]
"""What the terminal says of an event instead, to whoever runs the server; empty: nothing else."""


class OneObjectALine(logging.Formatter):
    def __init__(self, in_words: InWords = lambda event, facts: "") -> None:
        super().__init__()
        self._in_words = in_words

    def format(self, record: logging.LogRecord) -> str:
        if record.name == NOTES.name and (words := self._in_words(record.msg, getattr(record, "facts", {}))):
            return words
        said: dict[str, float | str] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.msg if record.name == NOTES.name else of_a_library(record),
        }
        facts = getattr(record, "facts", {})
        if isinstance(facts, Mapping):
            said |= facts
        if record.exc_info and record.exc_info[0]:
            said |= {"error": record.exc_info[0].__name__, "at": place(record.exc_info[2])}
        return json.dumps(said)


def of_a_library(record: logging.LogRecord) -> str:
    """Without what it would fill in: that may be an address."""
    return f"{record.name}: {record.msg.splitlines()[0] if isinstance(record.msg, str) else ''}"


def place(trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)
    ours = [frame for frame in frames if "nightcap" in frame.filename] or frames
    return f"{ours[-1].filename.rpartition('nightcap/')[2]}:{ours[-1].lineno}" if ours else ""


def open_logbook(level: str, out: TextIO | None = None, in_words: InWords = lambda event, facts: "") -> None:
    """Ours and uvicorn's, in one form."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(OneObjectALine(in_words))
    for name in (NOTES.name, "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == NOTES.name else logging.WARNING)
