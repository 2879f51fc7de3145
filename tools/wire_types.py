"""Writes the wire's types for the web client: `uv run python tools/wire_types.py [--check]`.

What every game shares goes into `web/src/wire.ts`; what is a game's own, into the game's folder on the page.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.wire_model.games import whole_wire
from tools.wire_model.rendering import HEAD, render_common, render_folder
from tools.wire_model.shapes import render_shapes

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "src"


def files() -> dict[Path, str]:
    """What the Python types say, by file."""
    wire = whole_wire()
    written = {PAGE / "wire.ts": render_common(wire)}
    for folder in wire.folders:
        written[PAGE / "games" / folder / "wire.ts"] = render_folder(wire, folder)
        written[PAGE / "games" / folder / "shapes.ts"] = render_shapes(wire, folder)
    return written


def left_over(written: dict[Path, str]) -> list[Path]:
    """Files that were written for games that there are no more."""
    return [
        file
        for file in PAGE.glob("games/*/*.ts")
        if file not in written and file.read_text(encoding="utf-8").startswith(HEAD)
    ]


def out_of_date(written: dict[Path, str]) -> list[Path]:
    """The files that are not what the Python types say."""
    late = [
        file
        for file, text in written.items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]
    return sorted([*left_over(written), *late])


def main(*words: str) -> int:
    written = files()
    if words == ("--check",):
        late = out_of_date(written)
        for file in late:
            print(f"{file.relative_to(ROOT)} is not what the Python types say: run tools/wire_types.py")
        return 1 if late else 0
    for file in left_over(written):
        file.unlink()
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
