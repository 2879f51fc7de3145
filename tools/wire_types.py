"""Writes the wire's types for the web client: `uv run python tools/wire_types.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.wire_model.games import whole_wire
from tools.wire_model.rendering import render
from tools.wire_model.shapes import render_shapes

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src"
FILES = {FOLDER / "wire.ts": render, FOLDER / "shapes.ts": render_shapes}


def out_of_date() -> list[Path]:
    """The files that are not what the Python types say."""
    return [
        file
        for file, write in FILES.items()
        if not file.exists() or file.read_text(encoding="utf-8") != write(whole_wire())
    ]


def main(*words: str) -> int:
    if words == ("--check",):
        late = out_of_date()
        for file in late:
            print(f"{file.relative_to(ROOT)} is not what the Python types say: run tools/wire_types.py")
        return 1 if late else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, write in FILES.items():
        file.write_text(write(whole_wire()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
