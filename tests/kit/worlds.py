"""Two worlds that a seat cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from kit.games import GameUnderTest
from nightcap import IllegalMove, load
from nightcap.engine.events import Event, seen_by
from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data, to_json

NOWHERE = "\0"
"""Stands in no JSON text."""


def all_that_is_told(table: Table, seat: Seat | None, events: list[Event], probes: Sequence[Move]) -> bytes:
    """Everything the table lets a seat know: view, events, options, and why its moves are refused."""
    if seat is None:
        return to_json([table.view(None), seen_by(None, events)])
    errors = refusals(table, seat, probes)
    return to_json([table.view(seat), seen_by(seat, events), table.options(seat), errors])


def refusals(table: Table, seat: Seat, probes: Sequence[Move]) -> list[str]:
    """Why these moves are refused, if they are."""
    return [str(table.why_not(seat, probe)) for probe in probes]


class Swapped:
    """The same table with two labels exchanged everywhere."""

    def __init__(self, one: str, other: str) -> None:
        self.one, self.other = f'"{one}"', f'"{other}"'

    def table(self, table: Table) -> Table:
        return load(self._text(table.save().decode()))

    def move(self, table: Table, move: Move) -> Move:
        return table.vocabulary.move(self._text(to_json(to_data(move)).decode()))

    def _text(self, text: str) -> str:
        return text.replace(self.one, NOWHERE).replace(self.other, self.one).replace(NOWHERE, self.other)


def hidden_labels(told: bytes, labels: Sequence[str]) -> list[str]:
    """Those that a seat has not been told."""
    text = told.decode()
    return [label for label in labels if label not in text]


def check_indistinguishable(
    before: Table, seat: Seat, mover: Seat, move: Move, rng: random.Random, game: GameUnderTest
) -> bool:
    """Exchange two things that `seat` sees neither before nor after a move: it must notice nothing.

    Returns whether there were two such things, and the move could still be made.
    """
    after = before.copy()
    events = after.play(mover, move)
    told_before = all_that_is_told(before, seat, [], ())
    told_after = all_that_is_told(after, seat, events, ())
    hidden = [hidden_labels(told_before + told_after, labels) for labels in game.interchangeable(before)]
    choices = [labels for labels in hidden if len(labels) >= 2]
    if not choices:
        return False
    swap = Swapped(*rng.sample(rng.choice(choices), 2))
    twin = swap.table(before)
    probes = _probes(before, seat, rng)
    assert all_that_is_told(twin, seat, [], ()) == told_before
    assert refusals(twin, seat, probes) == refusals(before, seat, probes)
    try:
        twin_events = twin.play(mover, swap.move(before, move))
    except IllegalMove:
        assert mover != seat, "a seat's own options depend on what it cannot know"
        return False  # the other seat could not have done this with those cards
    assert all_that_is_told(twin, seat, twin_events, ()) == told_after
    assert refusals(twin, seat, probes) == refusals(after, seat, probes)
    return True


def check_other_secrets(
    before: Table, seat: Seat | None, mover: Seat, move: Move, rng: random.Random, game: GameUnderTest
) -> int:
    """Put other values in place of secrets that a move does not open: `seat` must notice nothing.

    Returns how many such worlds could be tried.
    """
    if game.other_secrets is None:
        return 0
    after = before.copy()
    events = after.play(mover, move)
    probes = _probes(before, seat, rng)
    told_before = all_that_is_told(before, seat, [], probes)
    told_after = all_that_is_told(after, seat, events, probes)
    tried = 0
    for twin, twin_move in game.other_secrets(before, after, seat, move, rng):
        assert all_that_is_told(twin, seat, [], probes) == told_before
        try:
            twin_events = twin.play(mover, twin_move)
        except IllegalMove:
            assert mover != seat, "a seat's own options depend on what it cannot know"
            continue  # the other seat could not have done this with those values
        assert all_that_is_told(twin, seat, twin_events, probes) == told_after
        tried += 1
    return tried


def _probes(table: Table, seat: Seat | None, rng: random.Random) -> list[Move]:
    """Some moves, most of them refused: what others may do, and what this seat did before."""
    probes: list[Any] = [move for _, move in table.played]
    for other in range(table.seats):
        if other != seat:
            probes += [option.random(lambda n: int(rng.random() * n)) for option in table.options(other)]
    return rng.sample(probes, min(len(probes), 4))
