"""What a seat may do, as data: the one source of legality, of buttons and of random moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from math import comb
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from nightcap.engine.moves import Move, snake_case

Below: TypeAlias = Callable[[int], int]
"""A source of luck for whoever chooses: below(n) is a number from 0 to n - 1."""


class Just(Struct, frozen=True, gc=False, tag=snake_case):
    """Exactly this move: a button."""

    move: Move

    def contains(self, move: Move) -> bool:
        return move is self.move or (move == self.move and _of_one_type(move, self.move))

    def moves(self) -> Iterator[Move]:
        yield self.move

    def count(self) -> int:
        return 1

    def random(self, below: Below) -> Move:
        return self.move


class Note(Just, frozen=True, tag=snake_case):
    """This move with words of the player's own: a button with a text field.

    Words never change the rules' state, so the wordless move stands for all of them when the
    moves are listed.
    """

    at_most: int = 500

    def contains(self, move: Move) -> bool:
        if type(move) is not type(self.move):
            return False
        words = _only_field(move)
        return type(words) is str and len(words) <= self.at_most


class Alike(Just, frozen=True, tag=snake_case):
    """This move, or the same with equal cards in its last field: the other copy, another joker.

    Which of the equals is taken changes nothing but their names, so this one stands for all of them
    when the moves are listed.
    """

    equals: tuple[tuple[Any, ...], ...]
    """For each place of that field, what may lie there; nothing in two places."""

    def contains(self, move: Move) -> bool:
        if type(move) is not type(self.move):
            return False
        *fields, chosen = astuple(move)
        return (
            _of_one_type(tuple(fields), astuple(self.move)[:-1])
            and fields == list(astuple(self.move)[:-1])
            and type(chosen) is tuple
            and len(chosen) == len(self.equals)
            and all(item in place for item, place in zip(chosen, self.equals, strict=True))
            and len(set(chosen)) == len(chosen)
        )


class Pick(Struct, frozen=True, gc=False, tag=snake_case):
    """This kind of move with some of these cards, in any order: a hand to choose from.

    Copies of one card lie side by side: which of them is chosen makes no difference.
    """

    kind: type[Move]
    among: tuple[Any, ...]
    at_least: int = 0
    at_most: int = 1

    def contains(self, move: Move) -> bool:
        if type(move) is not self.kind:
            return False
        chosen = _only_field(move)
        if type(chosen) is not tuple or not self.at_least <= len(chosen) <= self.at_most:
            return False
        try:
            among, different = self.among, set(chosen)
        except TypeError:  # something is in it that can be no card
            return False
        if len(different) < len(chosen):
            return all(chosen.count(card) <= among.count(card) for card in different)
        return different.issubset(among)

    def moves(self) -> Iterator[Move]:
        for size in range(self.at_least, min(self.at_most, len(self.among)) + 1):
            for chosen in dict.fromkeys(combinations(self.among, size)):
                yield self.kind(chosen)

    def count(self) -> int:
        if len(set(self.among)) < len(self.among):
            return sum(1 for _ in self.moves())
        sizes = range(self.at_least, min(self.at_most, len(self.among)) + 1)
        return sum(comb(len(self.among), size) for size in sizes)

    def random(self, below: Below) -> Move:
        """First how many, each number as likely as another; then which."""
        among = self.among
        size = self.at_least + below(min(self.at_most, len(among)) - self.at_least + 1)
        number = below(comb(len(among), size))
        return self.kind(next(islice(combinations(among, size), number, None)))


class Amount(Struct, frozen=True, gc=False, tag=snake_case):
    """This kind of move with a whole number from low to high: a slider."""

    kind: type[Move]
    low: int
    high: int

    def contains(self, move: Move) -> bool:
        if type(move) is not self.kind:
            return False
        number = _only_field(move)
        return type(number) is int and self.low <= number <= self.high

    def moves(self) -> Iterator[Move]:
        return (self.kind(number) for number in range(self.low, self.high + 1))

    def count(self) -> int:
        return self.high - self.low + 1

    def random(self, below: Below) -> Move:
        return self.kind(self.low + below(self.high - self.low + 1))


Option: TypeAlias = Just | Note | Alike | Pick | Amount
Options: TypeAlias = tuple[Option, ...]


def _of_one_type(one: Any, other: Any) -> bool:
    """Whether two equals are the same in JSON, too: 0, 0.0 and False are equal, but only 0 is a seat."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Struct):
        one, other = astuple(one), astuple(other)
    return not isinstance(one, tuple) or all(map(_of_one_type, one, other))


def _only_field(move: Move) -> Any:
    """A move that is picked or slid has one field: the cards, the amount, the words."""
    return getattr(move, move.__struct_fields__[0])
