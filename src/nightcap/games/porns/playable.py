"""What the cards of a hand can be used for, once one has drawn."""

from __future__ import annotations

from functools import lru_cache

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.games.porns.cards import (
    ACTION,
    BASICS,
    DECK,
    DEFECTS,
    EXTRAS,
    FITS,
    JOKERS,
    NEGATIVES,
    POSITIVES,
    SPIES,
    THIEVES,
    Card,
)
from nightcap.games.porns.moves import (
    Discard,
    Exchange,
    Hit,
    PlayDefect,
    PlayNegative,
    PlayPositive,
    PlaySpy,
    PlayThief,
)
from nightcap.games.porns.table import StudioState

SEATS = range(4)

DISCARD = {card: Just(Discard(card)) for card in DECK}
HIT = {card: [Just(Hit(card, film)) for film in SEATS] for card in EXTRAS + JOKERS}
EXCHANGE = {card: [Just(Exchange(card, film)) for film in SEATS] for card in BASICS + EXTRAS}
POSITIVE = {card: Just(PlayPositive(card)) for card in POSITIVES}
NEGATIVE = {card: [Just(PlayNegative(card, target)) for target in SEATS] for card in NEGATIVES}
INTERACTION = {
    card: [Just(play(card, target)) for target in SEATS]
    for cards, play in ((SPIES, PlaySpy), (THIEVES, PlayThief), (DEFECTS, PlayDefect))
    for card in cards
}


@lru_cache(maxsize=1024)  # as every hand is asked about more than once
def discards(hand: tuple[Card, ...], banned: Card | None) -> Options:
    """G-44: any card. G-15: but perhaps not the one just taken from the pile."""
    return tuple([DISCARD[card] for card in hand if card != banned])


def hits(table: StudioState, seat: Seat) -> Options:
    """G-27: onto any film. G-32: a card is kept for the discard; G-62: unless a hit may be the last."""
    hand = table.hands[seat]
    if len(hand) == 1 and table.house.go_out == "discard":
        return ()
    if len(hand) == 2 and table.banned is not None:  # G-15: that must not be the one that is left
        hand = (table.banned,)
    return tuple(
        [
            HIT[card][owner]
            for owner, film in enumerate(table.films)
            if film is not None
            for card in hand
            if film.takes(card)
        ]
    )


def exchanges(table: StudioState, seat: Seat) -> Options:
    """G-34: for any joker on the table. G-41: also with the last card, since a joker comes for it."""
    return tuple(
        [
            EXCHANGE[card][owner]
            for owner, film in enumerate(table.films)
            if film is not None
            for card in table.hands[seat]
            if film.joker_for(card) is not None
        ]
    )


def actions(table: StudioState, seat: Seat) -> Options:
    """G-47: an action card is played instead of a discard.

    G-46: not as the last card, but for a negative one, which may still be laid before somebody.
    """
    hand = table.hands[seat]
    ways: list[Just] = []
    for card in [card for card in hand if card in ACTION]:
        if card in NEGATIVE:  # G-55: whether one has published or not
            ways += [NEGATIVE[card][other] for other in table.others(seat) if can_suffer(table, other, card)]
        elif len(hand) == 1:
            continue
        elif card in INTERACTION:  # G-57: whatever the genres, and whoever has melded
            ways += [INTERACTION[card][other] for other in table.others(seat)]
        elif table.fits(seat, FITS[card]):
            ways.append(POSITIVE[card])
    return tuple(ways)


def can_suffer(table: StudioState, target: Seat, card: Card) -> bool:
    """G-48: a film that fits. G-54: one such card at a time. G-56: and perhaps not twice running."""
    return (
        table.fits(target, FITS[card])
        and table.negatives[target] is None
        and not (table.house.negative_grace and table.grace[target])
    )
