"""Opened books: a game that can be checked by anybody, at the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.test_commands import nightcap
from nightcap.rooms.actions import StartVoided
from nightcap.rooms.checking import check
from rooms.evening import evening
from rooms.witness import Data, changed, opened, receipt_of


@pytest.fixture(scope="module")
def played() -> tuple[Data, Data]:
    """The books of a game whose first start was void, and the second device's receipt."""
    night = evening("peekpoker", people=2)
    night.is_settled()
    night.keep(StartVoided(("d1", "d2")))
    night.starts()
    night.plays_on("books")
    return opened(night), receipt_of(night, "d2")


@pytest.fixture
def verify(tmp_path: Path) -> Any:
    def verify(books: Any, receipt: Any = None, *words: str) -> tuple[int, str]:
        file, kept = tmp_path / "books.json", tmp_path / "receipt.json"
        file.write_text(json.dumps(books))
        kept.write_text(json.dumps(receipt))
        done = nightcap("verify", str(file), *(["--receipt", str(kept)] if receipt else []), *words)
        assert "Traceback" not in done.stderr
        return done.returncode, re.sub(r"\s+", " ", done.stdout + done.stderr)

    return verify


def test_true_books_are_found_true_and_it_is_said_how_far_that_goes(played: Any, verify: Any) -> None:
    books, receipt = played
    status, said = verify(books)
    assert status == 0
    assert "Everything checks out. All 2 devices took part in the shuffle" in said
    assert "One earlier start was void" in said
    assert "Checked without a receipt" in said
    status, said = verify(books, receipt)
    assert status == 0
    assert "Checked with a receipt" in said
    assert f"its {len(receipt['said'])} moves are there, in order" in said
    tables = check(books, receipt).tables
    assert (
        f"its seat was shown the table {tables} times. The device noted {tables} of those times, and" in said
    )
    assert "It gave one share for this game. Before that, it took part in no other game" in said
    assert "earlier version" not in said


def test_a_receipt_without_notes_of_what_was_shown_makes_nothing_true(played: Any, verify: Any) -> None:
    books, receipt = played
    status, said = verify(books, {**receipt, "saw": []})
    assert status == 1
    assert "All is true" not in said
    assert "they prove nothing to this device" in said
    assert f"should have noted the table {check(books, receipt).tables} times, but never did" in said
    status, said = verify(books, {**receipt, "altered": True})
    assert status == 1
    assert "All is true" not in said
    assert "changed the promise it had shown this device, or showed none" in said


def test_void_starts_that_the_books_do_not_count_are_told(played: Any, verify: Any) -> None:
    books, receipt = played
    assert verify(books, {**receipt, "shares": 2})[0] == 0, "one was void, and is counted"
    status, said = verify(books, {**receipt, "shares": 24})
    assert status == 1
    assert "This device gave 24 shares for this game, but these books count only 2 starts" in said


def test_a_receipt_of_another_game_is_said_to_be_one(played: Any, verify: Any) -> None:
    books, receipt = played
    status, said = verify(books, {**receipt, "commitment": "0" * 64, "share": "0" * 64})
    assert status == 2
    assert "This receipt belongs to another game" in said
    assert "not true" not in said


def test_an_earlier_receipt_says_how_far_it_goes(played: Any, verify: Any) -> None:
    books, receipt = played
    first = {name: part for name, part in receipt.items() if name not in {"shares", "games", "altered"}}
    status, said = verify(books, {**first, "format": 1})
    assert status == 0
    assert "This receipt comes from an earlier version" in said


def test_books_and_receipt_may_come_in_one_file(played: Any, verify: Any) -> None:
    books, receipt = played
    together = {"books": books, "receipt": receipt}
    assert "Checked with a receipt" in verify(together)[1]
    assert "Checked with a receipt" in verify(books, together)[1]
    assert verify({**together, "more": 1})[0] == 2


@pytest.mark.parametrize(
    ("language", "false", "why"),
    [
        ("en", "These books are false.", "The shuffle doesn't follow from the secret"),
        ("fr", "Ce fichier ne dit pas vrai.", "Le hasard ne vient pas du secret"),
        ("es", "Este archivo es falso.", "El reparto no corresponde al secreto"),
    ],
)
def test_a_lie_is_said_in_a_sentence(played: Any, verify: Any, language: str, false: str, why: str) -> None:
    books, _ = played
    status, said = verify(changed(books, lambda books: books.update(seed="0" * 64)), None, "--lang", language)
    assert status == 1
    assert false in said
    assert why in said


def test_a_move_that_cannot_have_been_made_is_told_with_the_reason(played: Any, verify: Any) -> None:
    books, _ = played
    status, said = verify(changed(books, lambda books: books["moves"].append(books["moves"][-1])))
    assert status == 1
    assert f"can't have made move {len(books['moves']) + 1}" in said
    assert "is over" in said


def test_a_false_receipt_is_a_lie_as_well(played: Any, verify: Any) -> None:
    books, receipt = played
    status, said = verify(books, {**receipt, "setup_hash": "0" * 64})
    assert status == 1
    assert "This isn't what this device saw settled at the start." in said


@pytest.mark.parametrize(
    "nonsense", [[], {}, {"secret": 1}, {"secret": "", "shares": {}, "log": {}}, 7, {"books": 1}]
)
def test_what_is_no_book_is_said(verify: Any, nonsense: Any) -> None:
    status, said = verify(nonsense)
    assert status == 2
    assert "no books" in said


def test_what_is_no_receipt_is_said(played: Any, verify: Any) -> None:
    books, _ = played
    status, said = verify(books, ["nothing"])
    assert status == 2
    assert "no receipt" in said


def test_a_script_for_the_luck_is_refused(played: Any, verify: Any) -> None:
    """As a log of the terminal game may have one, for tests."""
    books, _ = played
    status, said = verify({**books, "script": {"type": "script", "script": [["Ah", "Kh", "Qh", "Jh", "Th"]]}})
    assert status == 1
    assert "doesn't belong there" in said
