"""Game of Porns with good sense: one genre, every hit, and little for the next player to take.

The greedy player is somebody to measure against.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nightcap.engine.bots import Rng
from nightcap.engine.moves import Move
from nightcap.engine.options import Options
from nightcap.games.game_of_porns.cards import (
    ACTION,
    COPIES,
    DECK,
    EXTRA,
    FITS,
    GENRE,
    GENRES,
    JOKER,
    MISFIT,
    NEGATIVES,
    SLOT,
    THIEVES,
    Card,
)
from nightcap.games.game_of_porns.films import EXTRA_SLOTS, Film
from nightcap.games.game_of_porns.moves import (
    Discard,
    Draw,
    Exchange,
    Hit,
    Meld,
    PickLoot,
    PlayDefect,
    PlayNegative,
    PlayPositive,
    PlaySpy,
    PlayThief,
    SelectDefect,
)

LAYS: dict[Any, int] = {Meld: 6, Hit: 1, Exchange: 1}

LAID = 100
"""What a card is worth that can be laid at once; all others are measured by it."""

STEP = 9
"""What each card of a genre adds to the worth of the next one."""

LATER = 6
"""And to that of an extra, which will be hit once the film is published."""

GIFT = 30
"""What it costs to discard what the next player could lay at once."""


class GreedyBot:
    """Lays whatever can be laid; else discards the card with the least company in its hand."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        hand = view.seats[view.seat].hand
        return max(moves_of(answers), key=lambda move: (LAYS.get(type(move), 0), -company(move, hand)))


def company(move: Any, hand: tuple[Card, ...]) -> int:
    """How many cards of its genre are in the hand; a joker is at home everywhere."""
    card: Card = getattr(move, "card", Card(""))
    if card in JOKER:
        return len(hand)
    return sum(GENRE.get(held) == GENRE[card] for held in hand) if card in GENRE else 0


class SensibleBot:
    """Weighs every card by what it will still be good for, and plays what costs nothing."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        moves: list[Any] = list(moves_of(answers))
        outlook = Outlook(view)
        match moves[0]:
            case Draw():
                return outlook.draw(moves)
            case SelectDefect(cards):
                return SelectDefect(tuple(sorted(outlook.hand, key=outlook.worth)[: len(cards)]))
            case PickLoot():
                return PickLoot(max([move.card for move in moves], key=outlook.worth))
        return next(move for move in outlook.plays(moves) if move is not None)


def moves_of(answers: Options) -> Iterator[Move]:
    return (move for option in answers for move in option.moves())


class Outlook:
    """What one seat can make of its view."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.me = view.seats[view.seat]
        self.hand: tuple[Card, ...] = self.me.hand
        self.films: list[Film] = [seat.film for seat in view.seats if seat.film is not None]
        self.next = view.seats[(view.seat + 1) % len(view.seats)]
        self.slots = {
            genre: {SLOT[card] for card in self.hand if card in SLOT and GENRE[card] == genre}
            for genre in GENRES
        }

    # What a card is worth, in the hand or on its way to it

    def worth(self, card: Card) -> float:
        if card in JOKER:
            return LAID
        if card in FITS:
            return self.worth_of_effect(card)
        if card in ACTION:
            return 15 if card in THIEVES else 1
        if self.me.film is None:
            return self.worth_for_film(card)
        if self.fits_somewhere(card):
            return LAID
        return 8 if card in EXTRA else 3

    def worth_of_effect(self, card: Card) -> float:
        """A turn more for oneself, or one less for another."""
        if card in NEGATIVES:
            others = [seat.film for seat in self.view.seats if seat is not self.me]
            return 25 if any(film and film.genre in FITS[card] for film in others) else 5
        if self.me.film is not None:
            return 60 if self.me.film.genre in FITS[card] else 1
        return 2 + 4 * max(len(self.slots[genre]) for genre in FITS[card])

    def worth_for_film(self, card: Card) -> float:
        """The more of a genre there is, the more another card of it is worth."""
        genre = GENRE[card]
        near = len(self.slots[genre])
        if card in EXTRA:
            return max(4 + LATER * near, 30 if self.fits_somewhere(card) else 0)
        if any(copy in self.hand for copy in COPIES[genre, SLOT[card]] if copy != card):
            return 18 if self.fits_somewhere(card) else 4
        return 5 + STEP * (near - (card in self.hand))

    def fits_somewhere(self, card: Card) -> bool:
        """Onto a film, or into it for a joker."""
        return any(not film.hit_bar(card) or film.joker_for(card) for film in self.films)

    # What to do

    def draw(self, moves: list[Move]) -> Move:
        """The top of the pile, if it is better than what the stock brings on average."""
        if len(moves) == 1:
            return moves[0]
        seen = {*self.view.pile}
        for seat in self.view.seats:
            seen |= {*seat.hand, seat.negative}
            if seat.film is not None:
                seen |= {*seat.film.slots, *seat.film.extras}
        unseen = [card for card in DECK if card not in seen]
        worst = min(self.worth(card) for card in self.hand)
        gain = sum(max(0.0, self.worth(card) - worst) for card in unseen) / max(1, len(unseen))
        return Draw("discard" if self.worth(self.view.pile[-1]) - worst > gain else "stock")

    def plays(self, moves: list[Any]) -> Iterator[Move | None]:
        """One by one, from the best to what is always possible."""
        of: dict[Any, list[Any]] = {}
        for move in moves:
            of.setdefault(type(move), []).append(move)
        yield max(of.get(Meld, ()), key=self.naturals, default=None)
        yield next(iter(of.get(Exchange, ())), None)
        yield max(of.get(Hit, ()), key=self.room_left, default=None)
        if len(self.hand) > 1:
            yield next(iter(of.get(PlayPositive, ())), None)
            yield max(of.get(PlayNegative, ()), key=self.threat, default=None)
            yield max(of.get(PlayThief, ()), key=self.booty, default=None)
            if self.view.house.defect_pick == "blind":  # else it would rather help
                yield max(of.get(PlayDefect, ()), key=self.booty, default=None)
        discard = min(of[Discard], key=self.loss)
        spies = [spy for spy in of.get(PlaySpy, ()) if spy.card == discard.card]
        yield max(spies, key=self.booty, default=None)
        yield discard

    def naturals(self, meld: Meld) -> tuple[int, int]:
        """Few jokers, which others could get at; and a genre that can be hit at once."""
        hits = [card for card in self.hand if card not in MISFIT[meld.genre]]
        return sum(card not in JOKER for card in meld.slots), len(hits)

    def room_left(self, hit: Hit) -> tuple[bool, int]:
        """Naturals first: they have fewer places to go."""
        return hit.card in EXTRA, EXTRA_SLOTS - len(self.view.seats[hit.film].film.extras)

    def threat(self, negative: PlayNegative) -> int:
        """Whoever has the fewest cards left is stopped."""
        return -self.cards_of(self.view.seats[negative.target])

    def booty(self, move: Any) -> tuple[int, bool, int]:
        """Somebody known to have jokers, or still collecting; or else the next to go out."""
        target = self.view.seats[move.target]
        jokers = sum(card in JOKER for card in target.hand)
        return jokers, target.film is None, -self.cards_of(target)

    def cards_of(self, seat: Any) -> int:
        return len(seat.hand) + int(seat.hidden)

    def loss(self, discard: Discard) -> float:
        """What the card was still good for, here and for the one who may take it next."""
        return self.worth(discard.card) + self.gift(discard.card)

    def gift(self, card: Card) -> float:
        if card in ACTION:
            return -3  # it closes the pile
        if card in JOKER:
            return GIFT
        if self.next.film is not None:
            return GIFT if self.fits_somewhere(card) else 0
        return 4 * sum(GENRE.get(held) == GENRE[card] for held in self.next.hand)
