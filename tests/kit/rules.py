"""Rule numbers: in the catalogues, on the tests, in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"

rule = pytest.mark.rule
"""`@rule("Q-22")`: this test shows that rule."""


def numbers_in_catalogues() -> set[str]:
    """Rules, and options that are numbered in a table of their own.

    All but `I-1` and so on: those are invariants, for each game's `invariants` to assert.
    """
    texts = (path.read_text(encoding="utf-8") for path in RULES.glob("*.md"))
    entry = re.compile(r"^(?:- \*\*([A-HJ-Z]-\d+)\*\*|\| (O-\d+) \|)", re.MULTILINE)
    return {rule or option for text in texts for rule, option in entry.findall(text)}


def numbers_on_tests() -> set[str]:
    """Every number that decorates a test, read from the source, whichever tests are run."""
    return {
        str(argument.value)
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }


def numbers_in_code() -> set[str]:
    sources = ((ROOT / "src").rglob("*.py")) if (ROOT / "src").exists() else ()
    return {
        number
        for path in sources
        for number in re.findall(r"\b[A-Z]-\d+\b", path.read_text(encoding="utf-8"))
    }
