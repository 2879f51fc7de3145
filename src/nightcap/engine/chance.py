"""All luck of a table: a keyed stream that can be copied in a moment, or a script for tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from math import perm
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

SPACE = 1 << 512
"""One block of the stream is a number below this."""

MOST_WAYS = 1 << 448
"""No single draw has more outcomes than this, so that a block is hardly ever thrown away."""


class Chance(Struct, tag="stream"):
    """The stream that belongs to a seed, and how many blocks of it have been used."""

    key: bytes
    count: int = 0

    @classmethod
    def of(cls, seed: str) -> Chance:
        return cls(blake2b(seed.encode(), digest_size=32, person=b"nightcap seed").digest())

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if bound == 1:
            return 0
        fair = SPACE - SPACE % bound  # beyond it the low numbers would come once too often
        while True:
            block = blake2b(self.count.to_bytes(8, "big"), key=self.key).digest()
            self.count += 1
            number = int.from_bytes(block, "big")
            if number < fair:
                return number % bound

    def roll(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def throw(self, dice: int) -> tuple[int, ...]:
        """So many dice at once."""
        number = self.below(6**dice)
        faces = []
        for _ in range(dice):
            number, face = divmod(number, 6)
            faces.append(face + 1)
        return tuple(faces)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """All of them in an order that is settled now, top first."""
        pile = list(items)
        return self.draw(pile, len(pile))

    def pile(self, items: Iterable[T]) -> list[T]:
        """A face-down pile. Its order does not exist yet: nobody, not even the table, knows it."""
        return list(items)

    def draw(self, pile: list[T], count: int) -> tuple[T, ...]:
        """Take cards off a face-down pile made by `pile`."""
        size = len(pile)
        if count > size:
            raise ValueError(f"cannot draw {count} cards from a pile of {size}")
        ways = perm(size, count)
        if ways > MOST_WAYS:
            half = count // 2
            return self.draw(pile, half) + self.draw(pile, count - half)
        number = self.below(ways)
        for last in range(size - 1, size - 1 - count, -1):
            number, place = divmod(number, last + 1)
            pile[place], pile[last] = pile[last], pile[place]
        drawn = tuple(pile[size - count :])
        del pile[size - count :]
        return drawn


class Scripted(Struct, tag="script"):
    """Luck written down beforehand, for tests.

    Each entry answers one request, in order: a shuffle or pile takes a list (top card first;
    cards it does not name follow in their usual order), a roll takes the number thrown (a throw one
    for each die), a pick takes the thing picked. When the script has ended, the stream of the seed
    `then` goes on.
    """

    script: Sequence[Any]
    then: str | None = None
    at: int = 0
    stream: Chance | None = None

    def __post_init__(self) -> None:
        self.script = tuple(tuple(e) if isinstance(e, list) else e for e in self.script)
        if self.then is not None and self.stream is None:
            self.stream = Chance.of(self.then)

    def __copy__(self) -> Scripted:
        stream = None if self.stream is None else Chance(self.stream.key, self.stream.count)
        return Scripted(self.script, self.then, self.at, stream)

    def rewound(self) -> Scripted:
        """The same script from its beginning."""
        return Scripted(self.script, self.then)

    def _after_script(self) -> Chance | None:
        """None while the script has something to say."""
        if self.at < len(self.script):
            return None
        if self.stream is None:
            raise LookupError(f"the script has only {self.at} entries: write more, or give `then`")
        return self.stream

    def _next(self) -> Any:
        entry = self.script[self.at]
        self.at += 1
        return entry

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        stream = self._after_script()
        return stream.below(bound) if stream else int(self._next())

    def roll(self, sides: int = 6) -> int:
        stream = self._after_script()
        return stream.roll(sides) if stream else int(self._next())

    def throw(self, dice: int) -> tuple[int, ...]:
        stream = self._after_script()
        return stream.throw(dice) if stream else tuple([self.roll() for _ in range(dice)])

    def pick(self, items: Sequence[T]) -> T:
        if len(items) == 1:
            return items[0]
        stream = self._after_script()
        return stream.pick(items) if stream else items[items.index(self._next())]

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        stock = list(items)
        stream = self._after_script()
        if stream:
            return stream.shuffle(stock)
        order: tuple[T, ...] = self._next()
        for item in order:  # one by one: of some cards there are several copies
            if item not in stock:
                raise ValueError(f"the script names {item!r}, of which no more are in the pile")
            stock.remove(item)
        return (*order, *stock)

    def pile(self, items: Iterable[T]) -> list[T]:
        return list(self.shuffle(items))

    def draw(self, pile: list[T], count: int) -> tuple[T, ...]:
        """From the top: a scripted pile has its order from the start."""
        if count > len(pile):
            raise ValueError(f"cannot draw {count} cards from a pile of {len(pile)}")
        drawn = tuple(pile[:count])
        del pile[:count]
        return drawn


AnyChance: TypeAlias = Chance | Scripted
