"""The model of the wire: what it accepts, what it finds, and how it reads in TypeScript."""

from __future__ import annotations

from typing import Any

import pytest
from tools.wire_model.checking import Checker
from tools.wire_model.model import (
    NULL,
    NUMBER,
    STRING,
    Declaration,
    Exactly,
    Field,
    ListOf,
    Named,
    OfGame,
    RecordOf,
    Shape,
    TupleOf,
    Wire,
    one_of,
)
from tools.wire_model.rendering import render_common, render_folder
from tools.wire_model.shapes import Shaper

CARD = Declaration("Card", STRING, "Rank and suit.")
DEALT = Declaration(
    "Dealt",
    Shape(
        (
            Field("type", Exactly("dealt")),
            Field("cards", ListOf(Named("Card")), doc="From None to five."),
            Field("to", ListOf(NUMBER), optional=True),
            Field("next", one_of(NUMBER, NULL)),
            Field("move", OfGame("Moves")),
            Field("by", RecordOf(TupleOf((NUMBER, STRING)))),
        )
    ),
)
SMALL = Wire(
    {"Card": CARD, "Dealt": DEALT},
    {"Moves": {"go-fish": Exactly("fish")}, "Events": {"go-fish": Named("Dealt")}},
    common=frozenset({"Card"}),
    folders={"fish": ["go-fish"]},
)
FINE = {"type": "dealt", "cards": ["AS"], "next": None, "move": "fish", "by": {"a": [1, "b"]}}


def test_what_is_common_in_typescript() -> None:
    """It names no game: a new one leaves it as it is."""
    assert (
        render_common(SMALL).partition("export interface Players")[2]
        == """ {}

/** Rank and suit. */
export type Card = string;
"""
    )


def test_what_is_a_games_own_in_typescript() -> None:
    assert (
        render_folder(SMALL, "fish").partition("not this file.\n")[2]
        == """
import type { Card, Game, Moves } from "../../wire";

declare module "../../wire" {
  interface Moves {
    readonly "go-fish": "fish";
  }
  interface Events {
    readonly "go-fish": Dealt<"go-fish">;
  }
}

export interface Dealt<G extends Game = Game> {
  readonly type: "dealt";
  /** From null to five. */
  readonly cards: readonly Card[];
  readonly to?: readonly number[];
  readonly next: number | null;
  readonly move: Moves[G];
  readonly by: Readonly<Record<string, readonly [number, string]>>;
}
"""
    )


def test_what_is_declared_is_accepted() -> None:
    assert Checker(SMALL, "go-fish").fault(FINE, Named("Dealt")) == ""
    assert Checker(SMALL, "go-fish").fault({**FINE, "to": [1]}, Named("Dealt")) == ""


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"type": "deal"}, "$.type"),
        ({"cards": [1]}, "$.cards.0"),
        ({"cards": None}, "$.cards"),
        ({"to": None}, "$.to"),
        ({"next": True}, "$.next"),
        ({"move": "pass"}, "$.move"),
        ({"by": {"a": [1]}}, "$.by.a"),
        ({"by": {"a": [1, 2]}}, "$.by.a.1"),
        ({"more": 1}, "$.more"),
    ],
)
def test_what_is_not_declared_is_found(wrong: dict[str, Any], where: str) -> None:
    fault = Checker(SMALL, "go-fish").fault({**FINE, **wrong}, Named("Dealt"))
    assert fault.partition(":")[0] == where


def test_what_is_missing_is_found() -> None:
    del (less := dict(FINE))["next"]
    assert Checker(SMALL, "go-fish").fault(less, Named("Dealt")) == "$.next: is missing"


# Shapes


def test_which_field_is_a_seat_a_card_or_an_activity() -> None:
    seat, activity = Declaration("Seat", NUMBER), Declaration("Activity", Shape((Field("id", STRING),)))
    place = Declaration("Place", Shape((Field("seat", Named("Seat")), Field("slot", STRING))))
    wire = Wire({each.name: each for each in (CARD, seat, activity, place)})
    kinds = {
        Named("Card"): "card",
        one_of(Named("Seat"), NULL): "seat",
        one_of(Named("Seat"), Exactly("random")): "seat",
        ListOf(ListOf(Named("Card"))): [["card"]],
        ListOf(Named("Activity")): ["activity"],
        RecordOf(Named("Seat")): {"record": "seat"},
        one_of(Exactly("own"), Named("Place")): {"fields": {"seat": "seat", "slot": "plain"}},
        one_of(STRING, NULL): "plain",
    }
    assert {kind: Shaper(wire).shape(kind) for kind in kinds} == kinds


def test_objects_of_several_kinds_are_known_by_their_tags() -> None:
    shown = Declaration(
        "Shown", Shape((Field("type", Exactly("shown")), Field("cards", ListOf(Named("Card")))))
    )
    other = Declaration("Other", Shape((Field("type", Exactly("other")), Field("to", STRING))))
    bare = Declaration("Bare", Shape((Field("to", STRING),)))
    wire = Wire({each.name: each for each in (CARD, shown, other, bare)})
    found = Shaper(wire).shape(one_of(Named("Shown"), Named("Other"), NULL))
    assert found == {"tagged": {"shown": {"cards": ["card"]}, "other": {}}}
    with pytest.raises(TypeError, match="no tag"):
        Shaper(wire).shape(one_of(Named("Shown"), Named("Bare")))
