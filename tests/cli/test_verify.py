"""Opened books: a game that can be checked by anybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.test_commands import nightcap
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import luck, view_of
from nightcap.rooms.actions import OpenTheBooks
from rooms.evening import evening


@pytest.fixture(scope="module")
def books() -> dict[str, Any]:
    night = evening("peekpoker", people=2)
    night.starts()
    night.plays_on("books")
    for seat in range(2):
        night.says(f"d{seat + 1}", OpenTheBooks(seat))
    opened: dict[str, Any] = json.loads(to_json(view_of(night.room, "d1").books))
    return opened


def verify(tmp_path: Path, books: Any, *words: str) -> tuple[int, str]:
    file = tmp_path / "books.json"
    file.write_text(json.dumps(books))
    done = nightcap("verify", str(file), *words)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_true_books_are_found_true(tmp_path: Path, books: dict[str, Any]) -> None:
    status, said = verify(tmp_path, books, "--commitment", luck.commitment(books["secret"]))
    assert status == 0
    assert "All is as it should be" in said


@pytest.mark.parametrize("part", ["secret", "shares", "seed", "moves", "all"])
def test_false_books_are_found_out(tmp_path: Path, books: dict[str, Any], part: str) -> None:
    false = json.loads(json.dumps(books))
    shown = luck.commitment(books["secret"])
    match part:
        case "secret":
            false["secret"] += "0"
        case "shares":
            false["shares"]["d1"] = "00" * 16
        case "seed":
            false["log"]["seed"] = "0" * 64
        case "moves":
            false["log"]["moves"][1:3] = reversed(false["log"]["moves"][1:3])
        case "all":
            false["secret"] = "another"
            false["log"]["seed"] = luck.seed("another", false["shares"])
    status, _ = verify(tmp_path, false, "--commitment", shown)
    assert status == 1


@pytest.mark.parametrize("nonsense", [[], {}, {"secret": 1}, {"secret": "", "shares": {}, "log": {}}, 7])
def test_what_is_no_book_is_said(tmp_path: Path, nonsense: Any) -> None:
    status, said = verify(tmp_path, nonsense)
    assert status == 2
    assert "no books" in said
