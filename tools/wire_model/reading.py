"""From the Python types to the model."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo
from tools.wire_model.model import (
    BOOLEAN,
    NULL,
    NUMBER,
    STRING,
    UNKNOWN,
    Declaration,
    Exactly,
    Field,
    KindOfMove,
    ListOf,
    Named,
    OfGame,
    OneOf,
    RecordOf,
    Shape,
    TupleOf,
    Type,
    Wire,
    one_of,
)
from tools.wire_model.source import alias_of, docs_in, one_line

from nightcap.engine.moves import Move
from nightcap.engine.table import Table

PLAIN: dict[Any, Type] = {
    str: STRING,
    bytes: STRING,  # in base 64
    int: NUMBER,
    float: NUMBER,
    bool: BOOLEAN,
    None: NULL,
    NoneType: NULL,
    Any: UNKNOWN,
}

Refined = Mapping[str, Type]
"""Fields of which more is known than Python's type says."""


class Reader:
    """Declares every Struct, alias and NewType that it meets."""

    def __init__(self, tables: Sequence[type[Table]], refined: Mapping[type, Refined]) -> None:
        self.wire = Wire()
        self.refined = refined
        self.stems = stems(tables)
        self.met: dict[str, Any] = {}
        self.said = False
        """Whether what is read now goes to the server only: then what has a default may be left out."""

    def read(self, kind: Any, module: str) -> Type:
        """The type of an annotation that stands in this module."""
        if alias := alias_of(kind, module):
            return self._alias(kind, *alias)
        return self._unnamed(kind, module)

    def declare(self, name: str, content: Shape | Type, doc: str = "") -> Named:
        if self.wire.declared.setdefault(name, Declaration(name, content, doc)).content != content:
            raise TypeError(f"two types are called {name}")
        return Named(name)

    def struct(self, kind: type[Struct], refined: Refined | None = None) -> Named:
        name = self.name_of(kind.__name__, kind.__module__)
        if self._is_new(name, kind):
            refined = refined or self.refined.get(kind, {})
            doc = one_line(kind.__dict__.get("__doc__"))
            self.declare(name, Shape((*_tag(kind), *self._fields(kind, refined))), doc)
        return Named(name)

    def name_of(self, name: str, module: str) -> str:
        """A game's own types carry its name."""
        package = package_of(module)
        if package is None or name.startswith(self.stems[package]):
            return name
        return self.stems[package][0] + name

    # Inside

    def _is_new(self, name: str, kind: Any) -> bool:
        """A name is taken as soon as its content is being read."""
        if name not in self.met:
            self.met[name] = kind
            return True
        if self.met[name] != kind:
            raise TypeError(f"both {kind} and {self.met[name]} would be called {name}")
        return False

    def _alias(self, kind: Any, name: str, home: str) -> Type:
        name_here = self.name_of(name, home)
        if self._is_new(name_here, vars(sys.modules[home])[name]):
            self.declare(name_here, self._unnamed(kind, home), docs_in(home).get(name, ""))
        return Named(name_here)

    def _unnamed(self, kind: Any, module: str) -> Type:
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, NewType):
            return self._new_type(kind)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return OfGame("Moves") if kind is Move else self.struct(kind)
        return self._composed(get_origin(kind), get_args(kind), module)

    def _composed(self, origin: Any, args: tuple[Any, ...], module: str) -> Type:
        if origin is Annotated:
            return self.read(args[0], module)
        if origin in (Union, UnionType):
            return one_of(*(self.read(arg, module) for arg in args))
        if origin is Literal:
            return one_of(*(NULL if arg is None else Exactly(arg) for arg in args))
        if origin is type and args == (Move,):
            return KindOfMove()
        if origin is tuple and args[-1] is not ...:
            return TupleOf(tuple(self.read(arg, module) for arg in args))
        if origin in (tuple, list, Sequence):
            return ListOf(self.read(args[0], module))
        if origin in (dict, Mapping) and args[0] is str:
            return RecordOf(self.read(args[1], module))
        raise TypeError(f"no way to say {origin}{args} of {module} in TypeScript")

    def _new_type(self, kind: NewType) -> Named:
        module = str(kind.__module__)
        name = self.name_of(kind.__name__, module)
        if self._is_new(name, kind):
            doc = docs_in(module).get(kind.__name__, "")
            self.declare(name, self.read(kind.__supertype__, module), doc)
        return Named(name)

    def _fields(self, kind: type[Struct], refined: Refined) -> list[Field]:
        return [self._field(kind, info, refined) for info in msgspec.structs.fields(kind)]

    def _field(self, kind: type[Struct], info: FieldInfo, refined: Refined) -> Field:
        home = next(base for base in kind.__mro__ if info.name in get_annotations(base))
        doc = docs_in(home.__module__).get(f"{home.__name__}.{info.name}", "")
        left_out = not info.required and kind.__struct_config__.omit_defaults
        inner = refined.get(info.name) or self.read(info.type, home.__module__)
        if left_out and info.default is None:
            inner, doc = without_null(inner), doc.replace("None", "absent")
        return Field(info.encode_name, inner, left_out or (self.said and not info.required), doc)


def _tag(kind: type[Struct]) -> list[Field]:
    config = kind.__struct_config__
    if config.tag_field is None or config.tag is None:
        return []
    return [Field(config.tag_field, Exactly(config.tag))]


def without_null(kind: Type) -> Type:
    """What is left out instead of null is never null."""
    return one_of(*(each for each in kind.members if each != NULL)) if isinstance(kind, OneOf) else kind


def package_of(module: str) -> str | None:
    """The game's package that a module belongs to, if it is one's."""
    inside = module.removeprefix("nightcap.games.")
    return None if inside == module else inside.partition(".")[0]


def stems(tables: Sequence[type[Table]]) -> dict[str, tuple[str, ...]]:
    """What the names of each package's types may begin with; the first is put before all others."""
    found: dict[str, tuple[str, ...]] = {}
    for table in tables:
        package = package_of(table.__module__) or ""
        found[package] = (*found.get(package, ()), stem_of(table))
    return {
        package: names if len(names) == 1 else (package.capitalize(), *names)
        for package, names in found.items()
    }


def stem_of(table: type[Table]) -> str:
    """What is before `Table`."""
    return table.__name__.removesuffix("Table")
