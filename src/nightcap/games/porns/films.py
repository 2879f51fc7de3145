"""G-16…G-42: what a film is made of, and which films a hand can publish."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from nightcap.engine.options import Alike
from nightcap.games.porns.cards import (
    COPIES,
    GENRE,
    GENRES,
    HITS,
    INITIAL,
    JOKER,
    JOKERS,
    SLOT,
    Card,
    Genre,
)
from nightcap.games.porns.moves import Meld

EXTRA_SLOTS = 7
"""G-30: jokers that stand for extras count, so no film has more than thirteen cards."""


class Film(Struct, frozen=True):
    """What somebody has published. G-24: it lies open, and only jokers ever leave it."""

    genre: Genre
    slots: tuple[Card, ...]
    """G-16: one card for each category. G-22: so it is known what a joker here stands for."""
    extras: tuple[Card, ...] = ()

    def takes(self, card: Card) -> bool:
        """G-28, G-31: an extra of its genre, or a joker, as long as there is room."""
        return len(self.extras) < EXTRA_SLOTS and card in HITS[self.genre]

    def hit(self, card: Card) -> Film:
        return replace(self, extras=(*self.extras, card))

    def joker_for(self, card: Card) -> Card | None:
        """G-34: the joker that represents this very card.

        G-35: among the basics that is plain. G-36: among the extras only when there are seven.
        """
        if GENRE.get(card) != self.genre:
            return None
        if card in SLOT:
            there = self.slots[SLOT[card]]
            return there if there in JOKER else None
        if len(self.extras) < EXTRA_SLOTS:
            return None
        jokers = [extra for extra in self.extras if extra in JOKER]
        return min(jokers, key=JOKER.__getitem__) if jokers else None  # G-38

    def exchange(self, joker: Card, card: Card) -> Film:
        """G-37: a natural extra enters a full row only in this way."""
        slots, extras = (
            tuple([card if lying == joker else lying for lying in row]) for row in (self.slots, self.extras)
        )
        return Film(self.genre, slots, extras)


@lru_cache(maxsize=1024)  # every hand is asked about more than once
def melds(hand: tuple[Card, ...], min_naturals: int) -> tuple[Alike, ...]:
    """G-16, G-19: every film this hand can publish; of equal cards the lowest stand for all.

    G-20: with at least so many naturals. G-21: six cards; extras are hit afterwards.
    """
    initials = "".join([INITIAL[card] for card in hand])
    jokers = initials.count("J")
    genres = [genre for genre in GENRES if initials.count(genre[0]) + jokers >= 6]
    return tuple([meld for genre in genres for meld in _melds_of(genre, hand, min_naturals)])


def _melds_of(genre: Genre, hand: tuple[Card, ...], min_naturals: int) -> list[Alike]:
    jokers = tuple([joker for joker in JOKERS if joker in hand])
    held = [tuple([card for card in COPIES[genre, slot] if card in hand]) for slot in range(6)]
    natural = [slot for slot in range(6) if held[slot]]
    least = max(min_naturals, 6 - len(jokers))
    return [
        _meld(genre, held, chosen, jokers)
        for count in range(len(natural), least - 1, -1)
        for chosen in combinations(natural, count)
    ]


def _meld(
    genre: Genre, held: list[tuple[Card, ...]], natural: tuple[int, ...], jokers: tuple[Card, ...]
) -> Alike:
    """These slots with naturals, the others with jokers."""
    next_joker = iter(jokers)
    slots = tuple([held[slot][0] if slot in natural else next(next_joker) for slot in range(6)])
    equals = tuple([held[slot] if slot in natural else jokers for slot in range(6)])
    return Alike(Meld(genre, slots), equals)
