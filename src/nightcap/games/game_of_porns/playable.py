"""What the cards of a hand can be used for once one has drawn, and what bars a use."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.games.game_of_porns.cards import (
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
from nightcap.games.game_of_porns.films import Film, film_bar
from nightcap.games.game_of_porns.moves import (
    Discard,
    Exchange,
    Hit,
    Meld,
    PlayDefect,
    PlayNegative,
    PlayPositive,
    PlaySpy,
    PlayThief,
)
from nightcap.games.game_of_porns.table import GameOfPornsState

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

# A discard


def discard_bar(table: GameOfPornsState, seat: Seat, move: Discard) -> Bar | None:
    """G-44: any card. G-15: but perhaps not the one just taken from the pile."""
    if move.card not in table.hands[seat]:
        return "card_not_in_hand", "G-43"
    return ("just_taken", "G-15") if move.card == table.banned else None


@lru_cache(maxsize=1024)  # as every hand is asked about more than once
def discards(hand: tuple[Card, ...], banned: Card | None) -> Options:
    return tuple([DISCARD[card] for card in hand if card != banned])


# A film


def meld_bar(table: GameOfPornsState, seat: Seat, move: Meld) -> Bar | None:
    """G-17: once in a deal. G-18: and never against one's will."""
    if table.films[seat] is not None:
        return "already_published", "G-17"
    return film_bar(table.hands[seat], move.genre, move.slots, table.house.min_naturals)


# A hit


def hit_bar(table: GameOfPornsState, seat: Seat, move: Hit) -> Bar | None:
    """G-26: by whoever has published. G-27: onto any film."""
    if table.films[seat] is None:
        return "not_published", "G-26"
    if move.card not in table.hands[seat]:
        return "card_not_in_hand", "G-27"
    film = film_at(table, move.film)
    if film is None:
        return "no_film_there", "G-27"
    return film.hit_bar(move.card) or keep_bar(table, seat, move.card)


def keep_bar(table: GameOfPornsState, seat: Seat, card: Card) -> Bar | None:
    """G-32: a card is kept for the discard; G-62: unless a hit may be the last."""
    held = len(table.hands[seat])
    if held == 1 and table.house.go_out == "discard":
        return "keep_one_to_discard", "G-32"
    if held == 2 and table.banned not in (None, card):  # G-15: that must not be the one that is left
        return "just_taken", "G-15"
    return None


def hits(table: GameOfPornsState, seat: Seat) -> Options:
    """For somebody who has published."""
    hand = table.hands[seat]
    return tuple(
        [
            HIT[card][owner]
            for owner, film in enumerate(table.films)
            if film is not None
            for card in hand
            if not film.hit_bar(card) and not keep_bar(table, seat, card)
        ]
    )


# An exchange


def exchange_bar(table: GameOfPornsState, seat: Seat, move: Exchange) -> Bar | None:
    """G-34: for any joker on the table. G-41: also with the last card, since a joker comes for it."""
    if not may_exchange(table, seat):
        return "not_published", "G-39"
    if move.card not in table.hands[seat]:
        return "card_not_in_hand", "G-34"
    film = film_at(table, move.film)
    return ("no_film_there", "G-34") if film is None else film.exchange_bar(move.card)


def may_exchange(table: GameOfPornsState, seat: Seat) -> bool:
    """G-39: who has published, or anybody if the house says so."""
    return table.films[seat] is not None or bool(table.house.exchange_before_meld)


def exchanges(table: GameOfPornsState, seat: Seat) -> Options:
    """For somebody who may exchange at all."""
    hand = table.hands[seat]
    return tuple(
        [
            EXCHANGE[card][owner]
            for owner, film in enumerate(table.films)
            if film is not None
            for card in hand
            if film.joker_for(card) is not None
        ]
    )


def film_at(table: GameOfPornsState, seat: Seat) -> Film | None:
    return table.films[seat] if seat in range(table.seats) else None


# An action card

Action: TypeAlias = PlayPositive | PlayNegative | PlaySpy | PlayThief | PlayDefect

CARDS: dict[type[Move], tuple[Card, ...]] = {
    PlayPositive: POSITIVES,
    PlayNegative: NEGATIVES,
    PlaySpy: SPIES,
    PlayThief: THIEVES,
    PlayDefect: DEFECTS,
}


def action_bar(table: GameOfPornsState, seat: Seat, move: Action) -> Bar | None:
    """G-47: an action card is played instead of a discard."""
    hand = table.hands[seat]
    if move.card not in hand:
        return "card_not_in_hand", move.rule
    if move.card not in CARDS[type(move)]:
        return "wrong_card", move.rule
    match move:
        case PlayNegative(card, target):
            return (
                suffer_bar(table, target, card)
                if target in table.others(seat)
                else ("another_player", "G-52")
            )
        case PlayPositive(card):
            return last_card_bar(hand) or fit_bar(table, seat, card)
    # G-57: whatever the genres, and whoever has melded
    return last_card_bar(hand) or (None if move.target in table.others(seat) else ("another_player", "G-57"))


def last_card_bar(hand: tuple[Card, ...]) -> Bar | None:
    """G-46: only a negative card may also be the last one, since it can still be laid before somebody."""
    return ("last_card", "G-46") if len(hand) == 1 else None


def fit_bar(table: GameOfPornsState, affected: Seat, card: Card) -> Bar | None:
    """G-48: only who has published, and only a listed genre. G-51: from that very moment."""
    film = table.films[affected]
    if film is None:
        return "not_published", "G-48"
    return None if film.genre in FITS[card] else ("does_not_fit", "G-48")


def suffer_bar(table: GameOfPornsState, target: Seat, card: Card) -> Bar | None:
    """G-48: a film that fits. G-54: one such card at a time. G-56: and perhaps not twice running.

    G-55: whether whoever plays it has published or not.
    """
    if bar := fit_bar(table, target, card):
        return bar
    if table.negatives[target] is not None:
        return "one_at_a_time", "G-54"
    return ("grace", "G-56") if table.house.negative_grace and table.grace[target] else None


def actions(table: GameOfPornsState, seat: Seat) -> Options:
    hand = table.hands[seat]
    held = [card for card in hand if card in ACTION]
    if not held:
        return ()
    last, others = last_card_bar(hand), table.others(seat)
    ways: list[Just] = []
    for card in held:
        if card in NEGATIVE:
            ways += [NEGATIVE[card][other] for other in others if not suffer_bar(table, other, card)]
        elif last:
            continue
        elif card in INTERACTION:
            ways += [INTERACTION[card][other] for other in others]
        elif not fit_bar(table, seat, card):
            ways.append(POSITIVE[card])
    return tuple(ways)
