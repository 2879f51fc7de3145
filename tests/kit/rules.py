"""Rule numbers: in the catalogues, on the tests, in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
SEVENTH_GAME = ROOT / "tests" / "seventh_game"
"""Its rules and tests count in the copy of the project that it is added to."""

rule = pytest.mark.rule
"""`@rule("Q-22")`: this test shows that rule."""


def numbers_in_catalogues() -> set[str]:
    """Rules, and options that are numbered in a table of their own.

    All but `I-1` and so on: those are invariants, for each game's `invariants` to assert.
    """
    own = (ROOT / "src" / "nightcap" / "games").glob("*/rules/*.md")
    texts = (path.read_text(encoding="utf-8") for path in (*RULES.glob("*.md"), *own))
    entry = re.compile(r"^(?:- \*\*([A-HJ-Z]-\d+)\*\*|\| (O-\d+) \|)", re.MULTILINE)
    return {rule or option for text in texts for rule, option in entry.findall(text)}


SEVENTH_GAME = ROOT / "tests" / "seventh_game"
"""Whose rules are of no catalogue here."""


def numbers_on_tests() -> set[str]:
    """Every number that decorates a test, read from the source, whichever tests are run."""
    return {
        str(argument.value)
        for path in (ROOT / "tests").rglob("test_*.py")
        if SEVENTH_GAME not in path.parents
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }


def numbers_in_code() -> set[str]:
    """Every number that stands beside code that does it, whichever game that belongs to.

    Bots follow the rules without making them, so a number among them does not count.
    """
    sources = [path for path in (ROOT / "src").rglob("*.py") if "bot" not in path.stem]
    return {number for path in sources for number in numbers_beside_code(path.read_text(encoding="utf-8"))}


def numbers_beside_code(source: str) -> set[str]:
    """In a function, in a class that has some, or beside a constant.

    Not in the docstring of a module, nor in a table of numbers; and a range such as Q-01…Q-09 names none.
    """
    tree = ast.parse(source)
    lines = source.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module) and ast.get_docstring(node) is not None:
            blank(lines, node.body[0])
        if isinstance(node, ast.ClassDef) and not any(map(does_something, node.body)):
            blank(lines, node)
        if isinstance(node, ast.Module | ast.ClassDef):
            for table in filter(is_table, node.body):
                blank(lines, table)
    single = re.compile(r"(?<![…\w])[A-Z]-\d+\b(?!…)")
    return {number for line in lines for number in single.findall(line)}


def does_something(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def is_table(node: ast.stmt) -> bool:
    """A constant that is made of rule numbers, and perhaps of names for them."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or not isinstance(
        node.value, ast.Dict | ast.List | ast.Tuple | ast.Set
    ):
        return False
    texts = [part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
    return any(isinstance(text, str) and re.fullmatch(r"[A-Z]-\d+", text) for text in texts)


def blank(lines: list[str], node: ast.stmt) -> None:
    for line in range(node.lineno - 1, node.end_lineno or node.lineno):
        lines[line] = ""
