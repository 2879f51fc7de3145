"""Draws the page's icons as PNG from web/public/icon.svg: `uv run python tools/make_icons.py`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
SIZES = (192, 512)


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("Chromium is needed to draw the icons.", file=sys.stderr)
        return 1
    for size in SIZES:
        draw(chromium, size)
    return 0


def draw(chromium: str, size: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "icon.html")
        picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
        style = f"html,body{{margin:0;overflow:hidden}}svg{{display:block;width:{size}px;height:{size}px}}"
        page.write_text(f"<!doctype html><style>{style}</style>{picture}", encoding="utf-8")
        arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        target = PUBLIC / f"icon-{size}.png"
        subprocess.run(
            [chromium, *arguments, f"--window-size={size},{size}", f"--screenshot={target}", page.as_uri()],
            check=True,
            capture_output=True,
        )


if __name__ == "__main__":
    sys.exit(main())
