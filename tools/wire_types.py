"""Writes the wire's types for the web client: `uv run python tools/wire_types.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.wire_model.games import whole_wire
from tools.wire_model.rendering import render

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "web" / "src" / "wire.ts"


def is_up_to_date() -> bool:
    return FILE.exists() and FILE.read_text(encoding="utf-8") == render(whole_wire())


def main(*words: str) -> int:
    if words == ("--check",):
        if is_up_to_date():
            return 0
        print(f"{FILE.relative_to(ROOT)} is not what the Python types say: run tools/wire_types.py")
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(render(whole_wire()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
