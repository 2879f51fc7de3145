"""Whether a JSON value is what the model says: the same model that TypeScript is written from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tools.wire_model.model import (
    Exactly,
    Field,
    KindOfMove,
    ListOf,
    Named,
    OfGame,
    OneOf,
    Plain,
    RecordOf,
    Shape,
    TupleOf,
    Type,
    Wire,
)

PLAIN: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Checker:
    """Checks values of one game."""

    def __init__(self, wire: Wire, game: str) -> None:
        self.wire = wire
        self.game = game

    def fault(self, value: Any, kind: Type, where: str = "$") -> str:
        """The first thing that is wrong; nothing, if all is well."""
        return next(self._faults(value, kind, where), "")

    def _faults(self, value: Any, kind: Shape | Type, where: str) -> Iterator[str]:
        match kind:
            case Plain("unknown"):
                return
            case Plain(name):
                right = type(value) in PLAIN[name]
            case Exactly(only):
                right = type(value) is type(only) and value == only
            case KindOfMove():
                right = value in set(self._tags(self.wire.maps["Moves"][self.game]))
            case ListOf() | TupleOf():
                right = isinstance(value, list)
            case RecordOf() | Shape():
                right = isinstance(value, dict)
            case Named() | OfGame() | OneOf():
                right = True
        if right:
            yield from self._inner_faults(value, kind, where)
        else:
            yield f"{where}: {value!r:.80} is not {kind}"

    def _inner_faults(self, value: Any, kind: Shape | Type, where: str) -> Iterator[str]:
        match kind:
            case Named(name):
                yield from self._faults(value, self.wire.declared[name].content, where)
            case OfGame(name):
                yield from self._faults(value, self.wire.maps[name][self.game], where)
            case OneOf(members):
                yield from self._faults_of_all(value, members, where)
            case ListOf(item):
                yield from self._faults_of_each(enumerate(value), item, where)
            case RecordOf(item):
                yield from self._faults_of_each(value.items(), item, where)
            case TupleOf(items):
                if len(value) != len(items):
                    yield f"{where}: {len(value)} things instead of {len(items)}"
                for place, (part, inner) in enumerate(zip(value, items, strict=False)):
                    yield from self._faults(part, inner, f"{where}.{place}")
            case Shape(fields):
                yield from self._faults_of_fields(value, fields, where)

    def _faults_of_each(self, parts: Iterable[tuple[Any, Any]], item: Type, where: str) -> Iterator[str]:
        for name, part in parts:
            yield from self._faults(part, item, f"{where}.{name}")

    def _faults_of_all(self, value: Any, members: tuple[Type, ...], where: str) -> Iterator[str]:
        """Nothing if one member fits; else what is wrong with the one that comes nearest."""
        faults = []
        for member in members:
            fault = self.fault(value, member, where)
            if not fault:
                return
            faults.append(fault)
        yield max(faults, key=_nearness)

    def _faults_of_fields(self, value: Any, fields: tuple[Field, ...], where: str) -> Iterator[str]:
        for field in fields:
            if field.name in value:
                yield from self._faults(value[field.name], field.type, f"{where}.{field.name}")
            elif not field.optional:
                yield f"{where}.{field.name}: is missing"
        for name in value.keys() - {field.name for field in fields}:
            yield f"{where}.{name}: is not declared"

    def _tags(self, kind: Type) -> Iterator[Any]:
        """The value of `type` in each member."""
        match kind:
            case OneOf(members):
                for member in members:
                    yield from self._tags(member)
            case Named(name):
                match self.wire.declared[name].content:
                    case Shape((Field("type", Exactly(tag)), *_)):
                        yield tag
                    case Shape():
                        return
                    case content:
                        yield from self._tags(content)


def _nearness(fault: str) -> tuple[bool, int]:
    """What has the right tag is nearer than what has not; then, what is wrong deeper inside."""
    where = fault.partition(":")[0]
    return not where.endswith(".type"), where.count(".")
