"""The page computes the same hashes as Python does, and finds out the same lies."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import msgspec
import pytest

from kit.rules import ROOT
from nightcap.rooms import luck
from nightcap.rooms.luck import Party
from rooms.played import played, retos, with_bot

WEB = ROOT / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"

TEXTS = [
    {"b": 1, "a": [True, None, -7], "": ""},
    'é "\n\u0001\x7f\u2028\\ / \U0001f600',
    {"\U0001f600": 1, "\uffff": 2, "aa": 3, "a": 4, "A": 5, "é": 6, "10": 7, "9": 8},
    [],
    {},
]


def test_the_page_computes_what_python_computes(tmp_path: Path) -> None:
    games = []
    for books, receipt in (played("couples-quick"), retos(), with_bot(), played("sexopolitan")):
        parties = msgspec.convert(books["parties"], tuple[Party, ...])
        games.append(
            {
                "books": books,
                "receipt": receipt,
                "fingerprint": luck.fingerprint(books["commitment"], books["setup_hash"], parties),
                "hashes": [
                    luck.move_hash(receipt["share"], made["seat"], made["move"]) for made in books["moves"]
                ],
                "seen": [
                    hashed(receipt["share"], 1, books["moves"])
                    for hashed in (luck.view_hash, luck.event_hash)
                ],
            }
        )
    texts = [{"value": value, "canonical": luck.canonical(value)} for value in TEXTS]
    file = tmp_path / "books.json"
    file.write_bytes(msgspec.json.encode({"games": games, "texts": texts}))
    done = subprocess.run(
        [VITEST, "run", "--silent", "--reporter=dot"],
        cwd=WEB,
        env={**os.environ, "NIGHTCAP_BOOKS": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert "30 passed" in done.stdout


@pytest.mark.parametrize("number", [0, 1, 10**12 - 1])
def test_a_fingerprint_has_twelve_digits(number: int) -> None:
    digits = luck.fingerprint(f"{number:064x}", "0" * 64, ())
    assert [len(group) for group in digits.split(" ")] == [3, 3, 3, 3]
    assert digits.replace(" ", "").isdigit()
