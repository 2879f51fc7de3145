"""What only the source text tells: the line under a field or a name, and which names are aliases."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


@cache
def docs_in(module: str) -> dict[str, str]:
    """`Name` and `Class.field`, each with the string that stands under it."""
    body = tree_of(module).body
    found = dict(_docs(body, ""))
    for node in body:
        if isinstance(node, ast.ClassDef):
            found.update(_docs(node.body, f"{node.name}."))
    return found


def _docs(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, str]]:
    for named, under in pairwise(body):
        match named, under:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield prefix + name, one_line(text)


def one_line(text: str | None) -> str:
    """The first paragraph, as one line."""
    return " ".join((text or "").strip().partition("\n\n")[0].split())


def alias_of(kind: Any, module: str) -> tuple[str, str] | None:
    """The name by which this module knows a type, and the module that defines it."""
    for name, value in vars(sys.modules[module]).items():
        if not isinstance(value, type) and value == kind and (home := _home_of(name, module)):
            return name, home
    return None


def _home_of(name: str, module: str) -> str:
    """Where an alias that is known here is defined; nowhere, if it is none."""
    while name not in _aliases_in(module):
        module = _imports_in(module).get(name, "")
        if not module:
            return ""
    return module


@cache
def _aliases_in(module: str) -> frozenset[str]:
    return frozenset(
        node.target.id
        for node in tree_of(module).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "TypeAlias"
    )


@cache
def _imports_in(module: str) -> dict[str, str]:
    """Each name that a module takes from another one of ours."""
    return {
        name.name: node.module
        for node in tree_of(module).body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("nightcap")
        for name in node.names
    }
