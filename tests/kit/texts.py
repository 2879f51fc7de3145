"""Which messages the code needs, found from its own types: moves, events, questions, options, refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct

from kit.rules import ROOT
from nightcap import GAMES
from nightcap.engine.events import Event
from nightcap.engine.moves import Move, Seat
from nightcap.engine.steps import Ask
from nightcap.engine.table import Table, View
from nightcap.text.speaker import FAMILIES

Needed = dict[str, set[str]]
"""Each message (or part of one, after a dot) with the facts it may mention."""

UNSAID = {"game", "asked", "waiting", "house", "to"}
"""Fields that no label stands in front of."""


def families() -> dict[str, list[type[Table]]]:
    found: dict[str, list[type[Table]]] = {}
    for game, table in GAMES.items():
        found.setdefault(FAMILIES.get(game, game), []).append(table)
    return found


def needed_by_games() -> Needed:
    needed: Needed = {}
    for family, tables in families().items():
        needed.update(needed_by(family, tables))
    for game in GAMES:
        needed |= {f"game-{game}": set(), f"game-{game}.pitch": set(), f"game-{game}.how": set()}
    return needed


def needed_by(family: str, tables: list[type[Table]]) -> Needed:
    """What one family of games needs."""
    needed: Needed = {}
    package = ".".join(tables[0].__module__.split(".")[:3])
    for table in tables:
        for tag, move in table.vocabulary.moves.items():
            needed[f"{family}-move-{tag}"] = facts_of(move)
            if is_chosen(move):
                needed[f"{family}-move-{tag}.choose"] = set()
        for tag, step in table.vocabulary.steps.items():
            if issubclass(step, Ask):
                needed[f"{family}-ask-{tag}"] = set()
        for name in table.house_rules.rules:
            needed[f"{family}-option-{name}"] = set()
            needed[f"{family}-option-{name}.help"] = set()
    for event in subclasses(Event):
        if event.__module__.startswith(package):
            needed[f"{family}-event-{event.__struct_config__.tag}"] = facts_of(event)
    return needed


def words_needed(family: str) -> set[str]:
    """Every value that code can name: `word-hot`, or the family's own word for it."""
    tables = families()[family]
    package = ".".join(tables[0].__module__.split(".")[:3])
    things: list[type] = [move for table in tables for move in table.vocabulary.moves.values()]
    things += [table.house_rules for table in tables]
    things += [kind for base in (Event, View) for kind in subclasses(base) if in_package(kind, package)]
    return {word for thing in things for word in literals(thing, set())}


def labels_needed(family: str) -> set[str]:
    """The fields of a view, which a plain table names."""
    package = ".".join(families()[family][0].__module__.split(".")[:3])
    return {
        field
        for view in subclasses(View)
        if in_package(view, package)
        for struct in structs_in(view, set())
        for field in struct.__struct_fields__
        if field not in UNSAID and not issubclass(struct, Move)
    }


def refusals_needed() -> Needed:
    """Every code in the source, with the facts it is given wherever it is raised."""
    needed: Needed = {}
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and (code := code_and_rule(node)):
                needed.setdefault(f"refusal-{code}", set())
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in ("refusal", "sorry", "Sorry"):  # the server's own, in one of the first two places
                needed |= {
                    f"refusal-{code}": set() for place in node.args[:2] for code in codes(place) if code
                }
            if called not in ("illegal", "IllegalSetup", "IllegalMove", "Refused"):
                continue
            facts = {keyword.arg for keyword in node.keywords if keyword.arg}
            for code in codes(node.args[0]):
                needed[f"refusal-{code}"] = needed.get(f"refusal-{code}", facts) & facts
    return needed


def code_and_rule(pair: ast.Tuple) -> str:
    """The code in `("single", "S-39")`: a reason on its way to a refusal."""
    match pair.elts:
        case [ast.Constant(value=str(code)), ast.Constant(value=str(rule))] if re.fullmatch(
            r"[A-Z]-\d+", rule
        ):
            return code
    return ""


def codes(argument: ast.expr) -> list[str]:
    """A code, or the two of `one if … else other`."""
    match argument:
        case ast.Constant(value=str(code)):
            return [code]
        case ast.IfExp(body=body, orelse=other):
            return codes(body) + codes(other)
    return []


# Types


def subclasses(base: type) -> Iterator[Any]:
    kind: Any
    for kind in base.__subclasses__():
        yield kind
        yield from subclasses(kind)


def in_package(kind: type, package: str) -> bool:
    return kind.__module__.startswith(package)


def facts_of(kind: type[Struct]) -> set[str]:
    facts = set()
    for field in msgspec.structs.fields(kind):
        if field.name != "to":
            facts.add(field.name)
            if any(get_origin(part) is tuple for part in parts(field.type)):
                facts.add(f"{field.name}_count")
            elif isinstance(field.type, type) and issubclass(field.type, Struct):
                facts |= {f"{field.name}_{inner}" for inner in facts_of(field.type)}
    return facts


def is_chosen(move: type[Move]) -> bool:
    """Whether its one field is picked, slid or written by the player."""
    fields = msgspec.structs.fields(move)
    if len(fields) != 1:
        return False
    kind = fields[0].type
    return get_origin(kind) is tuple or kind is str or (kind != Seat and int in list(parts(kind)))


def parts(kind: Any) -> Iterator[Any]:
    """A type and everything inside it."""
    yield kind
    if isinstance(kind, NewType):
        return
    for part in get_args(kind):
        yield from parts(part)


def literals(kind: Any, seen: set[Any]) -> set[str]:
    """Every word that a literal type allows, anywhere inside."""
    found: set[str] = set()
    for part in parts(kind):
        if get_origin(part) is Literal:
            found |= {value for value in get_args(part) if isinstance(value, str)}
        elif isinstance(part, type) and issubclass(part, Struct) and part not in seen:
            seen.add(part)
            for name, inner in get_type_hints(part, include_extras=True).items():
                if name in part.__struct_fields__:
                    found |= literals(inner, seen)
    return found


def structs_in(kind: Any, seen: set[Any]) -> set[Any]:
    for part in parts(kind):
        if isinstance(part, type) and issubclass(part, Struct) and part not in seen:
            seen.add(part)
            for field in msgspec.structs.fields(part):
                structs_in(field.type, seen)
    return seen


# Files


def messages_in(source: str) -> dict[str, set[str]]:
    """Each message and part of a Fluent file, with the facts it mentions."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            raise SyntaxError(f"not Fluent: {(entry.content or '').strip()[:80]}")
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(pattern: Any) -> set[str]:
    match pattern:
        case ftl.VariableReference():
            return {pattern.id.name}
        case ftl.BaseNode():
            return set().union(*(variables(value) for value in vars(pattern).values()))
        case list():
            return set().union(*(variables(value) for value in pattern))
    return set()


def mentioned_in_code() -> set[str]:
    """Message ids that stand in the source as they are."""
    said = re.compile(r"""["']([a-z]+(?:-[a-z0-9_]+)*(?:\.[a-z]+)?)["']""")
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        found |= set(said.findall(path.read_text(encoding="utf-8")))
    return found


def mentioned_in_page() -> tuple[set[str], set[str]]:
    """Messages that the page names as they are; and beginnings of names that it completes by itself."""
    whole = re.compile(r"""["'`](page-[a-z0-9_-]+(?:\.[a-z_]+)?)["'`]""")
    begun = re.compile(r"`(page-[a-z0-9_.-]*)\$\{")
    names: set[str] = set()
    beginnings: set[str] = set()
    for source in sources_of_page():
        names |= set(whole.findall(source))
        beginnings |= set(begun.findall(source))
    return names, beginnings


def said_by_page() -> Iterator[tuple[str, set[str]]]:
    """Messages that the page says by name, each with the facts that it gives there and then."""
    said = re.compile(r"""\bsay\(\s*"([a-z][a-z0-9_.-]+)"\s*,?\s*(?:\{([^{}]*)\}\s*,?\s*)?\)""")
    fact = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
    for source in sources_of_page():
        for message, facts in said.findall(source):
            yield message, set(fact.findall(facts))


def sources_of_page() -> Iterator[str]:
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            yield path.read_text(encoding="utf-8")
