"""Looks for what is left of a room in a journal's files."""

from __future__ import annotations

from pathlib import Path


def files_of(path: Path) -> bytes:
    """Every byte beside the journal: the file, its write-ahead log, the index of that, the lock."""
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


def traces(path: Path, *words: str) -> list[str]:
    """Those of the words that can still be found."""
    bytes_left = files_of(path)
    return [word for word in words if word.encode() in bytes_left]
