"""G-16…G-42: what a film is made of, and which films a hand can publish."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from nightcap.engine.options import Alike
from nightcap.engine.refusals import Bar
from nightcap.games.game_of_porns.cards import (
    COPIES,
    GENRE,
    GENRES,
    INITIAL,
    JOKER,
    JOKERS,
    MISFIT,
    SLOT,
    Card,
    Genre,
)
from nightcap.games.game_of_porns.moves import Meld

BY_INITIAL = [(genre[0], genre) for genre in GENRES]

EXTRA_SLOTS = 7
"""G-30: jokers that stand for extras count, so no film has more than thirteen cards."""


class Film(Struct, frozen=True):
    """What somebody has published. G-24: it lies open, and only jokers ever leave it."""

    genre: Genre
    slots: tuple[Card, ...]
    """G-16: one card for each category. G-22: so it is known what a joker here stands for."""
    extras: tuple[Card, ...] = ()

    def hit_bar(self, card: Card) -> Bar | None:
        """G-28, G-31: what is no extra. G-30: or no room. G-37: also if it could come for a joker."""
        if bar := MISFIT[self.genre].get(card):
            return bar
        if len(self.extras) < EXTRA_SLOTS:
            return None
        return ("film_full", "G-30") if self.joker_for(card) is None else ("only_by_exchange", "G-37")

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

    def exchange_bar(self, card: Card) -> Bar | None:
        """G-34: a card comes in only for the joker that represents it."""
        if GENRE.get(card) != self.genre:
            return "wrong_card", "G-34"
        if self.joker_for(card) is not None:
            return None
        return ("no_joker_there", "G-35") if card in SLOT else ("ambiguous", "G-36")

    def exchange(self, joker: Card, card: Card) -> Film:
        """G-37: a natural extra enters a full row only in this way."""
        slots, extras = (
            tuple([card if lying == joker else lying for lying in row]) for row in (self.slots, self.extras)
        )
        return Film(self.genre, slots, extras)


def film_bar(hand: tuple[Card, ...], genre: Genre, slots: tuple[Card, ...], min_naturals: int) -> Bar | None:
    """G-16: six cards of the hand, each in its slot, or jokers. G-19, G-20: and not too many of those."""
    if not set(slots) <= set(hand):
        return "card_not_in_hand", "G-16"
    if len(set(slots)) < 6:
        return "same_card_twice", "G-16"
    naturals = 0
    for slot, card in enumerate(slots):
        if card in COPIES[genre, slot]:
            naturals += 1
        elif card not in JOKER:
            return "wrong_card", "G-16", {"card": card}
    if naturals < min_naturals:
        return "too_few_naturals", "G-20" if naturals else "G-19", {"least": min_naturals}
    return None


@lru_cache(maxsize=1024)  # every hand is asked about more than once
def melds(hand: tuple[Card, ...], min_naturals: int) -> tuple[Alike, ...]:
    """Every film this hand can publish, as `film_bar` allows; of equal cards the lowest stand for all.

    G-20: with at least so many naturals. G-21: six cards; extras are hit afterwards.
    """
    initials = "".join(map(INITIAL.__getitem__, hand))
    jokers = initials.count("J")
    needed = 6 - jokers
    genres = [genre for initial, genre in BY_INITIAL if initials.count(initial) >= needed]
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
