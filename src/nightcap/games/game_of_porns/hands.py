"""The players' hands, and who knows what is in them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from nightcap.engine.moves import Seat
from nightcap.engine.table import Table
from nightcap.games.game_of_porns.cards import Card
from nightcap.games.game_of_porns.events import Secret

OTHERS = [
    [tuple([other for other in range(seats) if other != seat]) for seat in range(seats)] for seats in range(5)
]
"""At a table of so many, the seats other than this one."""


class Suspicion(Struct, frozen=True):
    """G-59: somebody else's thief has moved a card, and it may be one of those this seat knew of.

    At most one of them is in the thief's hand; the others are in the victim's.
    """

    observer: Seat
    victim: Seat
    thief: Seat
    cards: tuple[Card, ...]


class Hands(Table, kw_only=True, eq=False):
    """Cards come into a hand and leave it openly, or so that only some know which."""

    hands: list[tuple[Card, ...]] = []
    knows: list[tuple[Card, ...]] = []
    """What a seat is sure to find in a hand, row by row: at `observer * seats + holder`."""
    suspicions: list[Suspicion] = []
    secrets: list[tuple[Secret, ...]] = []
    """G-58, G-59, G-61: what a seat alone, or with one other, was shown in this deal."""

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return OTHERS[self.seats][seat]

    def clear_hands(self) -> None:
        self.hands = [()] * self.seats
        self.knows = [()] * self.seats**2
        self.suspicions = []
        self.secrets = [()] * self.seats

    # Openly

    def pick_up(self, seat: Seat, card: Card) -> None:
        self.hands[seat] += (card,)
        knows = self.knows
        for place in range(seat, len(knows), self.seats):
            knows[place] += (card,)

    def put_down(self, seat: Seat, card: Card) -> None:
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != card])
        knows = self.knows
        for place in range(seat, len(knows), self.seats):
            if card in knows[place]:
                knows[place] = without(knows[place], card)
        for suspicion in list(self.suspicions):
            self._turns_up(seat, card, suspicion)

    # In secret

    def hand_over(self, victim: Seat, thief: Seat, card: Card) -> None:
        """G-59: out of one hand into another; only those two know which card."""
        for suspicion in list(self.suspicions):
            if suspicion.observer == thief:
                self._turns_up(victim, card, suspicion)
            else:
                self._forget(victim, suspicion)
        for observer in range(self.seats):
            known = self.known(observer, victim)
            if observer in (victim, thief):
                self._know(observer, victim, without(known, card))
            elif known:
                self._know(observer, victim, ())
                self.suspicions.append(Suspicion(observer, victim, thief, known))
        self.hands[victim] = without(self.hands[victim], card)
        self.hands[thief] += (card,)
        self.learn(victim, thief, (card,))

    def lose(self, seat: Seat, cards: Iterable[Card]) -> None:
        """G-61: nobody else knows which."""
        self.hands[seat] = without(self.hands[seat], *cards)
        for suspicion in list(self.suspicions):
            self._forget(seat, suspicion)
        for observer in range(self.seats):
            self._know(observer, seat, ())

    # Knowledge

    def confide(self, secret: Secret) -> None:
        """Tell it to those it is for, and let them look it up again."""
        self.tell(secret)
        for seat in secret.to or ():
            self.secrets[seat] += (secret,)

    def known(self, observer: Seat, holder: Seat) -> tuple[Card, ...]:
        """What one seat is sure to find in another's hand."""
        return self.knows[observer * self.seats + holder]

    def learn(self, observer: Seat, holder: Seat, cards: Iterable[Card]) -> None:
        known = self.known(observer, holder)
        self._know(observer, holder, known + tuple([card for card in cards if card not in known]))

    def look_into(self, observer: Seat, holder: Seat) -> None:
        """A whole hand at once: whatever was suspected of it is now known."""
        self.learn(observer, holder, self.hands[holder])
        for suspicion in list(self.suspicions):
            both = suspicion.victim, suspicion.thief
            if suspicion.observer == observer and holder in both:
                self.suspicions.remove(suspicion)
                for seat in both:
                    here = [card for card in suspicion.cards if card in self.hands[seat]]
                    self.learn(observer, seat, here)

    def _know(self, observer: Seat, holder: Seat, cards: tuple[Card, ...]) -> None:
        self.knows[observer * self.seats + holder] = cards

    def _turns_up(self, seat: Seat, card: Card, suspicion: Suspicion) -> None:
        """One of the suspected cards was in this hand. If it was the loot, the others were not."""
        if card in suspicion.cards:
            self.suspicions.remove(suspicion)
            rest = without(suspicion.cards, card)
            if seat == suspicion.thief:
                self.learn(suspicion.observer, suspicion.victim, rest)
            elif rest:
                self.suspicions.append(replace(suspicion, cards=rest))

    def _forget(self, seat: Seat, suspicion: Suspicion) -> None:
        """Some card or other has left this hand: too much is possible now."""
        if seat in (suspicion.victim, suspicion.thief):
            self.suspicions.remove(suspicion)


def without(hand: tuple[Card, ...], *cards: Card) -> tuple[Card, ...]:
    return tuple([held for held in hand if held not in cards])
