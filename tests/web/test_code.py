"""The page reads what people type as the server does: examples, every letter, and texts made up at random."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path
from unicodedata import ucd_3_2_0

import msgspec

from kit.rules import ROOT
from nightcap.server.codes import WORDS, tidied
from server.test_codes import TYPED

WEB = ROOT / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"

PIECES = [
    *"-#/%.,:; \t\r\n",
    *"éÉüßøłıİſKΣﬁ½①Ａé\u0301\u00a0\u2003\u200b\ufeff\x1c\x85–—’«»“…\U0001f511\U0001d41a한",
    *("%20", "%2d", "%2D", "%C3%A9", "http://", "https://fireside.example/nightcap/#", "/#", "?x=1"),
    *("copper", "LANTERN", "Fig", "rz5vmatdej", "o\u0308"),
]


def made_up(number: int) -> str:
    rng = random.Random(number)
    return "".join(rng.choice(rng.choice((PIECES, WORDS))) for _ in range(rng.randint(0, 12)))


def is_old(letter: str) -> bool:
    """In Unicode since 3.2: of newer ones, Python and a browser may each know others."""
    return ucd_3_2_0.category(letter) != "Cn"


def test_the_page_reads_what_is_typed_as_the_server_does(tmp_path: Path) -> None:
    typed = [
        *TYPED,
        *map(made_up, range(500)),
        *filter(is_old, map(chr, (*range(0xD800), *range(0xE000, 0x10000)))),
    ]
    file = tmp_path / "typed.json"
    file.write_bytes(msgspec.json.encode([(text, tidied(text)) for text in typed]))
    done = subprocess.run(
        [VITEST, "run", "--silent", "--reporter=dot"],
        cwd=WEB,
        env={**os.environ, "NIGHTCAP_TYPED": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert "1 passed" in done.stdout
