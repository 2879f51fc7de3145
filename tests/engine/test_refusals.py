"""A wrong, late, repeated, foreign or malformed move is refused with code and rule, and changes nothing."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.found import UNDER_TEST, each_game
from kit.games import GameUnderTest
from kit.random_play import random_move, some_games
from kit.rules import numbers_in_catalogues
from nightcap import IllegalMove, load
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data, to_json

RULES = numbers_in_catalogues()
plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


def tables(game: GameUnderTest) -> list[Table]:
    """Tables in the middle of things, one for each kind of question."""
    rng = random.Random(11)
    found: dict[str, Table] = {}
    for _ in range(6):
        table = game.table(rng)
        while table.waiting:
            found.setdefault(to_data(table.question)["type"], table.copy())
            table.play(*random_move(table, rng, game))
        found.setdefault("over", table)
    return list(found.values())


TABLES = {name: tables(game) for name, game in UNDER_TEST.items()}


def must_refuse(table: Table, seat: Any, move: Any) -> IllegalMove:
    before = table.save()
    events = list(table.events)
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, move)
    assert table.save() == before
    assert table.events == events
    assert refusal.value.code
    assert refusal.value.rule in RULES
    why = table.why_not(seat, move)
    assert why is not None
    assert (why.code, why.rule) == (refusal.value.code, refusal.value.rule)
    return refusal.value


@each_game
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_malformed_moves(game: GameUnderTest, data: st.DataObject) -> None:
    """Any plain data, and moves with fields missing, added, or of the wrong kind."""
    table = data.draw(st.sampled_from(TABLES[game.game]))
    kind = data.draw(st.sampled_from(sorted(table.vocabulary.moves)))
    fields = data.draw(st.dictionaries(st.text(max_size=6), plain, min_size=1, max_size=3))
    move = data.draw(st.sampled_from([plain, st.just({"type": kind, **fields})]).flatmap(lambda s: s))
    seat = data.draw(st.integers(0, table.seats - 1))
    assert must_refuse(table, seat, move).code == "malformed"


@each_game
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_moves_with_nonsense_in_their_fields(game: GameUnderTest, data: st.DataObject) -> None:
    """A real move with one field replaced: refused, unless the option happens to contain it."""
    table = data.draw(st.sampled_from(TABLES[game.game]))
    kind = data.draw(st.sampled_from([k for k in table.vocabulary.moves.values() if k.__struct_fields__]))  # type: ignore[attr-defined]
    move = {"type": kind.tag()}  # type: ignore[attr-defined]
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        move[name] = data.draw(plain | st.lists(st.sampled_from(["AS", "2C", "XX", ""]), max_size=7))
    seat = data.draw(st.integers(0, table.seats - 1))
    if table.why_not(seat, move) is not None:
        must_refuse(table, seat, move)


@each_game
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_moves_that_a_program_has_filled_with_anything(game: GameUnderTest, data: st.DataObject) -> None:
    """Of a legal move, one value for another that may even be equal: refused, unless it can be saved."""
    table = data.draw(st.sampled_from(TABLES[game.game])).copy()
    legal = [(seat, move) for seat in range(table.seats) for move in table.moves(seat)[:40]]
    with_fields = [(seat, move) for seat, move in legal if move.__struct_fields__]
    assume(with_fields)
    seat, move = data.draw(st.sampled_from(with_fields))
    field = data.draw(st.sampled_from(move.__struct_fields__))
    meant = getattr(move, field)
    disguises: list[Any] = [list(meant), [meant], set(meant)] if isinstance(meant, tuple | str) else []
    if isinstance(meant, int):
        disguises += [float(meant), bool(meant), int(meant), Fraction(meant)]
    filled = replace(move, **{field: data.draw(st.sampled_from([*disguises, (disguises,), meant]) | plain)})
    if table.why_not(seat, filled) is None:
        table.play(seat, filled)
        assert load(table.save()) == table
    else:
        must_refuse(table, seat, filled)


@each_game
@pytest.mark.parametrize("seat", [-1, 99, True, None, "0", 1.0])
def test_nobody_sits_there(game: GameUnderTest, seat: Any) -> None:
    for table in TABLES[game.game]:
        for anyone in range(table.seats):
            for move in table.moves(anyone)[:3]:
                assert must_refuse(table, seat, move).code == "no_such_seat"
        assert table.options(seat) == ()


@each_game
def test_text_that_is_not_json(game: GameUnderTest) -> None:
    table = TABLES[game.game][0]
    deep = "[" * 100_000
    for text in (
        "",
        "{",
        "null",
        "[]",
        '"deal"',
        '{"type": 3}',
        '{"type": "no_such_move"}',
        b"\xff\xfe",
        deep,
    ):
        assert must_refuse(table, 0, text).code == "malformed"


@each_game
def test_a_move_may_come_as_json(game: GameUnderTest) -> None:
    rng = random.Random(1)
    one, other = (game.plain_table("x") for _ in range(2))
    while one.waiting:
        seat, move = random_move(one, rng, game)
        forms: list[Any] = [to_json(move), to_json(move).decode(), json.loads(to_json(move)), move]
        assert one.play(seat, rng.choice(forms)) == other.play(seat, move)
    assert one == other


@each_game
def test_foreign_late_and_repeated_moves(game: GameUnderTest) -> None:
    """Another seat's answer, an answer given twice, an answer to an earlier question."""
    rng = random.Random(2)
    for table in some_games(game, rng, moves=600):
        earlier: list[tuple[int, Any]] = []
        while table.waiting:
            seat, move = random_move(table, rng, game)
            for other in range(table.seats):
                if other != seat and table.why_not(other, move):
                    must_refuse(table, other, move)
            for late in rng.sample(earlier, min(3, len(earlier))):
                if table.why_not(*late):
                    must_refuse(table, *late)
            table.play(seat, move)
            earlier.append((seat, move))
        for seat, move in rng.sample(earlier, min(10, len(earlier))):
            assert must_refuse(table, seat, move).code == "game_over"
