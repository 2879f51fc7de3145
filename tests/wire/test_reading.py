"""From Python's types to the model: which fields there are always, and which may be missing."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from tools.wire_model.model import (
    NULL,
    STRING,
    Exactly,
    Field,
    KindOfMove,
    ListOf,
    Named,
    OfGame,
    OneOf,
    Shape,
    Type,
)
from tools.wire_model.reading import Reader

from nightcap.engine.cards import Card
from nightcap.engine.moves import Move, Seat, snake_case

Colour: TypeAlias = Literal["red", "black"]
"""Of a suit."""


class Guess(Struct, frozen=True, tag=snake_case):
    """What somebody thinks.

    And more of it.
    """

    colour: Colour
    by: Seat | None = None
    """None: everybody."""


class Told(Guess, frozen=True, tag=snake_case, omit_defaults=True):
    card: Card | None = None
    tries: tuple[Guess, ...] = ()


class Offered(Struct, frozen=True):
    move: Move
    kind: type[Move]


COLOUR = Field("colour", Named("Colour"))
SEAT_OR_NULL = OneOf((Named("Seat"), NULL))


def read(kind: type[Struct], *, said: bool = False) -> Reader:
    reader = Reader([], {})
    reader.said = said
    reader.struct(kind)
    return reader


def fields(kind: type[Struct], *, said: bool = False) -> tuple[Field, ...]:
    content: Shape | Type = read(kind, said=said).wire.declared[kind.__name__].content
    assert isinstance(content, Shape)
    return content.fields


def test_a_default_is_sent() -> None:
    by = Field("by", SEAT_OR_NULL, doc="None: everybody.")
    assert fields(Guess) == (Field("type", Exactly("guess")), COLOUR, by)


def test_a_default_need_not_be_said() -> None:
    by = Field("by", SEAT_OR_NULL, optional=True, doc="None: everybody.")
    assert fields(Guess, said=True) == (Field("type", Exactly("guess")), COLOUR, by)


def test_a_default_that_is_left_out_is_never_null() -> None:
    assert fields(Told) == (
        Field("type", Exactly("told")),
        COLOUR,
        Field("by", Named("Seat"), optional=True, doc="absent: everybody."),
        Field("card", Named("Card"), optional=True),
        Field("tries", ListOf(Named("Guess")), optional=True),
    )


def test_moves_are_the_games_own() -> None:
    assert fields(Offered) == (Field("move", OfGame("Moves")), Field("kind", KindOfMove()))


def test_names_and_docstrings_are_kept() -> None:
    declared = read(Told).wire.declared
    assert list(declared) == ["Colour", "Seat", "Card", "Guess", "Told"]
    assert declared["Colour"].content == OneOf((Exactly("red"), Exactly("black")))
    assert declared["Card"].content == STRING
    assert [declared[name].doc for name in ("Colour", "Guess", "Told")] == [
        "Of a suit.",
        "What somebody thinks.",
        "",
    ]
