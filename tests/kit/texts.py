"""Which messages the code needs, found from its own types: moves, events, questions, options, refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct

from kit.rules import ROOT
from nightcap import GAMES
from nightcap.catalogue import DECLARED
from nightcap.engine.events import Event
from nightcap.engine.moves import Move, Seat
from nightcap.engine.steps import Ask
from nightcap.engine.table import Table, View

SOURCE = ROOT / "src" / "nightcap"
PAGE = ROOT / "web" / "src"

Needed = dict[str, set[str]]
"""Each message (or part of one, after a dot) with the facts it may mention."""

UNSAID = {"game", "asked", "waiting", "house", "to"}
"""Fields that no label stands in front of."""


def families() -> dict[str, list[type[Table]]]:
    found: dict[str, list[type[Table]]] = {}
    for game, table in GAMES.items():
        found.setdefault(DECLARED[game].family, []).append(table)
    return found


def needed_by_games() -> Needed:
    needed: Needed = {}
    for family, tables in families().items():
        needed.update(needed_by(family, tables))
    for game in GAMES:
        needed[f"game-{game}"] = set()
        needed |= {f"game-{game}.{part}": set() for part in ("pitch", "about", "minutes", "how")}
        for panel in range(1, 5):
            needed |= {f"game-{game}-panel-{panel}": set(), f"game-{game}-panel-{panel}.text": set()}
    return needed


def needed_by(family: str, tables: list[type[Table]]) -> Needed:
    """What one family of games needs."""
    needed: Needed = {}
    package = package_of(tables[0])
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
        if in_package(event, package):
            needed[f"{family}-event-{event.__struct_config__.tag}"] = facts_of(event)
    return needed


def words_needed(family: str) -> set[str]:
    """Every value that code can name: `word-hot`, or the family's own word for it."""
    tables = families()[family]
    package = package_of(tables[0])
    things: list[type] = [move for table in tables for move in table.vocabulary.moves.values()]
    things += [table.house_rules for table in tables]
    things += [kind for base in (Event, View) for kind in subclasses(base) if in_package(kind, package)]
    return {word for thing in things for word in literals(thing, set())}


def labels_needed(family: str) -> set[str]:
    """The fields of a view, which a plain table names."""
    package = package_of(families()[family][0])
    return {
        field
        for view in subclasses(View)
        if in_package(view, package)
        for struct in structs_in(view, set())
        for field in struct.__struct_fields__
        if field not in UNSAID and not issubclass(struct, Move)
    }


@cache
def refusals_by_package() -> dict[str, Needed]:
    """The refusals that each game's package raises, and, under "", those of everything else."""
    found: dict[str, Needed] = {}
    for path in SOURCE.rglob("*.py"):
        inside = path.relative_to(SOURCE).parts
        package = inside[1] if inside[0] == "games" and len(inside) > 2 else ""
        join(found.setdefault(package, {}), refusals_in(path.read_text(encoding="utf-8")))
    return found


def refusals_needed() -> Needed:
    """Every code in the source, with the facts it is given wherever it is raised."""
    needed: Needed = {}
    for refusals in refusals_by_package().values():
        join(needed, refusals)
    return needed


def join(needed: Needed, more: Needed) -> None:
    """A message may only use the facts that it always gets."""
    for message, facts in more.items():
        needed[message] = needed.get(message, facts) & facts


def refusals_in(source: str) -> Needed:
    needed: Needed = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Tuple):
            join(needed, bar_in(node))
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if called not in ("illegal", "IllegalSetup", "IllegalMove", "Refused"):
            continue
        facts = {keyword.arg for keyword in node.keywords if keyword.arg} - {"rule"}
        join(needed, {f"refusal-{code}": facts for code in codes(node.args[0])})
    return needed


def bar_in(node: ast.Tuple) -> Needed:
    """The codes in a Bar, such as `("single", "S-39")` or `("too_few", "A-36", {"coins": coins})`."""
    match node.elts:
        case [code, rule] if is_rule(rule):
            return {f"refusal-{one}": set() for one in codes(code)}
        case [code, rule, ast.Dict(keys=keys)] if is_rule(rule):
            facts = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            return {f"refusal-{one}": facts for one in codes(code)}
    return {}


def is_rule(argument: ast.expr) -> bool:
    """A rule's number, the one of a move, or one of two."""
    match argument:
        case ast.Constant(value=str(rule)):
            return re.fullmatch(r"[A-Z]-\d+", rule) is not None
        case ast.IfExp(body=body, orelse=other):
            return is_rule(body) and is_rule(other)
        case ast.Attribute(attr=name):
            return name == "rule"
    return False


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


def package_of(kind: type) -> str:
    """The game's folder that a class stands in; "" of everything else."""
    return next(iter(re.findall(r"^nightcap\.games\.(\w+)", kind.__module__)), "")


def in_package(kind: type, package: str) -> bool:
    return package_of(kind) == package


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
    for path in SOURCE.rglob("*.py"):
        found |= set(said.findall(path.read_text(encoding="utf-8")))
    return found


def mentioned_in_page() -> tuple[set[str], set[str]]:
    """Messages that the page names as they are; and beginnings of names that it completes by itself."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for named, begun in mentioned_in_page_by_folder().values():
        names |= named
        beginnings |= begun
    return names, beginnings


def mentioned_in_page_by_folder() -> dict[str, tuple[set[str], set[str]]]:
    """The same by the folder of a game, or "" for what is not in any."""
    whole = re.compile(r"""["'`](page-[a-z0-9_-]+(?:\.[a-z_]+)?)["'`]""")
    begun = re.compile(r"`(page-[a-z0-9_.-]*)\$\{")
    found: dict[str, tuple[set[str], set[str]]] = {}
    for folder, source in sources_of_page():
        names, beginnings = found.setdefault(folder, (set(), set()))
        names |= set(whole.findall(source))
        beginnings |= set(begun.findall(source))
    return found


def said_by_page() -> Iterator[tuple[str, set[str]]]:
    """Messages that the page says by name, each with the facts that it gives there and then."""
    said = re.compile(r"""\bsay\(\s*"([a-z][a-z0-9_.-]+)"\s*,?\s*(?:\{([^{}]*)\}\s*,?\s*)?\)""")
    fact = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
    for _, source in sources_of_page():
        for message, facts in said.findall(source):
            yield message, set(fact.findall(facts))


def sources_of_page() -> Iterator[tuple[str, str]]:
    """Each file of the page, with the folder in `games` that it stands in."""
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            inside = path.relative_to(PAGE).parts
            folder = inside[1] if inside[0] == "games" and len(inside) > 2 else ""
            yield folder, path.read_text(encoding="utf-8")
