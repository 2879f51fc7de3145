"""A whole game as text that a person can read, kept to notice every change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nightcap import replay
from nightcap.engine.log import Log
from nightcap.engine.vocabulary import to_data


def transcript(log: Log) -> str:
    return "\n".join(_lines(log)) + "\n"


def _lines(log: Log) -> Iterator[str]:
    table = replay(replace(log, moves=()))
    yield f"{log.game}, {log.seats} seats, seed {log.seed!r}, options {_value(log.options)}"
    yield from (_event(to_data(event)) for event in table.events)
    for seat, move in log.moves:
        fields = to_data(move)
        who = "somebody" if move.anonymous else seat
        yield f"{who}: {fields.pop('type')}{_fields(fields)}"
        yield from (_event(to_data(event)) for event in table.play(seat, move, by_room=True))
    assert table.result is not None
    yield f"result{_fields(to_data(table.result))}"


def _event(fields: dict[str, Any]) -> str:
    audience = fields.pop("to", None)
    told = "" if audience is None else f"[only {', '.join(map(str, audience))}] "
    return f"    {told}{fields.pop('type')}{_fields(fields)}"


def _fields(fields: dict[str, Any]) -> str:
    return "".join(f" {name}={_value(value)}" for name, value in fields.items())


def _value(value: Any) -> str:
    match value:
        case dict() if "id" in value:
            return str(value["id"])
        case dict():
            return "{" + ", ".join(f"{key}: {_value(item)}" for key, item in value.items()) + "}"
        case list() | tuple():
            return "(" + " ".join(_value(item) for item in value) + ")"
    return str(value)
