"""People who play at random, say things nobody asked for, and sometimes get up and leave."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kit.games import GameUnderTest
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Options
from nightcap.engine.table import Table


def random_move(table: Table, rng: random.Random, game: GameUnderTest) -> tuple[Seat, Move]:
    """Mostly an answer of a seat that is asked; now and then an aside of any seat."""

    def below(bound: int) -> int:
        return int(rng.random() * bound)

    if rng.random() < 0.05:
        seat = below(table.seats)
        answers = table.answers(seat)
        asides: Options = table.options(seat)[len(answers) :]
        if asides:
            move = asides[below(len(asides))].random(below)
            if move.tag() not in game.ending_moves or rng.random() < 0.02:
                return seat, move
    waiting = table.waiting
    seat = waiting[below(len(waiting))]
    answers = table.answers(seat)
    return seat, answers[below(len(answers))].random(below)


def random_moves(table: Table, rng: random.Random, game: GameUnderTest) -> Iterator[tuple[Seat, Move]]:
    """Moves until the game is over; the caller plays each before asking for the next.

    What only the room may do is done here, now and then, before a move.
    """
    while table.waiting:
        if game.room_acts and rng.random() < 0.02:
            act_as_the_room(table)
            continue
        yield random_move(table, rng, game)
        assert len(table.played) < 20_000, "this game does not end"


def some_games(game: GameUnderTest, rng: random.Random, moves: int) -> Iterator[Table]:
    """Tables, one after the other, until so many moves were made in all; the caller plays each to the end."""
    while moves > 0:
        table = game.table(rng)
        yield table
        moves -= len(table.played)


def act_as_the_room(table: Table) -> None:
    for seat in table.waiting[:1]:
        for option in table.room_options(seat)[:1]:
            table.play(seat, next(option.moves()), by_room=True)
