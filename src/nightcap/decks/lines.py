"""On which line of a TOML file each key stands, so that a problem can be found in an editor."""

from __future__ import annotations

import re
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Such as ("card", 0, "activity", 2, "heat")."""

HEADER = re.compile(r"\s*+(\[\[?)([^\[\]]++)\]\]?\s*+(#.*)?$")
KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*(\.|=)""")
QUOTES = ('"""', "'''")


class Lines:
    """Reads a file that parses, line by line: table headers, and keys in front of an equals sign."""

    def __init__(self, text: str) -> None:
        self._found: dict[Path, int] = {(): 1}
        self._count: dict[Path, int] = {}
        table: Path = ()
        inside = ""
        for number, line in enumerate(text.splitlines(), start=1):
            if inside:
                inside = "" if inside in line else inside
                continue
            if header := HEADER.match(line):
                table = self._enter(header[2], again=header[1] == "[[")
                self._found.setdefault(table, number)
            elif key := KEY.match(line):
                self._found.setdefault((*table, key[1]), number)
                inside = next((quotes for quotes in QUOTES if line.count(quotes) % 2), "")

    def of(self, path: Path) -> int:
        """The line of this key, or of the nearest table round it."""
        while path not in self._found:
            path = path[:-1]
        return self._found[path]

    def _enter(self, dotted: str, *, again: bool) -> Path:
        """The path a header opens: `[[card.activity]]` is one more activity of the last card."""
        names = [name.strip().strip("\"'") for name in dotted.split(".")]
        path: Path = ()
        for place, name in enumerate(names):
            path = (*path, name)
            if again and place == len(names) - 1:
                self._count[path] = self._count.get(path, -1) + 1
            if path in self._count:
                path = (*path, self._count[path])
        return path
