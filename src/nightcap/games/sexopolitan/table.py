"""What lies on the table, and what can be done with it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.table import Result, Table
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import BREAKDOWN, SEX, Kind, PartnerCard, Place, Practice, Slot
from nightcap.games.sexopolitan.house import SexopolitanHouse

KEPT = 3
"""S-31: what is left in hand when the card step ends."""

FULL_HAND = 6
"""S-09, S-98: what is held between turns."""


@cache
def opponents(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """S-13: all other seats, clockwise from this one."""
    return tuple([(seat + step) % seats for step in range(1, seats)])


class Act(Struct, frozen=True, gc=False):
    """S-56: a practice as it was played, which the very next card may repeat."""

    card: Practice
    dice: int
    other: Place | None = None
    """The other party of an affair."""


class SexopolitanResult(Result, frozen=True):
    how: Literal["target", "rounds"] = "target"
    ranks: tuple[int, ...] = ()
    """S-109: of each seat; equal scores share a rank."""


class SexopolitanState(Table, kw_only=True, eq=False):
    """Two piles with their discards, hands, scores, and what lies before each seat."""

    house_rules: ClassVar[type[SexopolitanHouse]] = SexopolitanHouse

    result: SexopolitanResult | None = None
    characters: tuple[PartnerCard, ...] = ()
    """S-05: never lost, stolen, swapped or discarded."""
    partners: list[PartnerCard | None] = []
    tested: list[bool] = []
    not_tonight: list[bool] = []
    trouble: list[bool] = []
    breakdowns: list[Slot | None] = []
    """S-80, S-91: on which of the two cards it lies, whose sex it shares. S-36: so there are never
    more than six cards before a seat."""
    scores: list[int] = []
    hands: list[tuple[Kind, ...]] = []
    main: list[Kind] = []
    main_discard: list[Kind] = []
    pile: list[PartnerCard] = []
    """S-08: face up, the top card last; only that one can be seen."""
    partner_discard: list[PartnerCard] = []
    starter: Seat = 0
    round: int = 1
    active: Seat = 0
    dice: tuple[int, ...] = ()
    """As they were last rolled."""
    obstacle_played: bool = False
    """S-30: by the active seat, in this turn."""
    catchers: tuple[Seat, ...] = ()
    """S-89: who has caught somebody in this turn."""
    repeatable: Act | None = None

    # Cards

    @property
    def plays_left(self) -> int:
        """S-27: every card that leaves the active hand, for whatever use, counts as one."""
        return max(0, len(self.hands[self.active]) - KEPT)

    def card_at(self, place: Place) -> PartnerCard | None:
        return self.characters[place.seat] if place.slot == "char" else self.partners[place.seat]

    def leave_hand(self, seat: Seat, *cards: Kind) -> None:
        hand = self.hands[seat]
        for card in cards:
            place = hand.index(card)
            hand = hand[:place] + hand[place + 1 :]
        self.hands[seat] = hand

    def discard(self, seat: Seat, *cards: Kind) -> None:
        """S-34, S-35: instant cards lie in the discard before anything else happens."""
        self.leave_hand(seat, *cards)
        self.main_discard += cards

    def draw(self, seat: Seat, count: int) -> None:
        """S-96: an empty pile is renewed when a card must be drawn. S-97: if there are any to renew it."""
        cards = self.chance.draw(self.main, min(count, len(self.main)))
        if len(cards) < count and self.main_discard:
            self.main = self.chance.pile(self.main_discard)
            self.main_discard = []
            self.tell(events.MainPileRenewed(len(self.main)))
            cards += self.chance.draw(self.main, min(count - len(cards), len(self.main)))
        self.hands[seat] += cards
        self.tell(events.CardsDrawn(seat, len(cards)))
        self.tell(events.CardsSeen(seat, cards, to=(seat,)))

    def cancel(self, seat: Seat, *cards: Kind) -> None:
        """S-93: what has been lifted from before a seat goes to the main discard."""
        self.main_discard += cards
        self.tell(events.Cancelled(seat, cards))

    def breakdown_of(self, seat: Seat) -> Kind:
        """Which of the two kinds of Breakdown lies before a seat that has one."""
        slot = self.breakdowns[seat]
        assert slot is not None
        card = self.card_at(Place(seat, slot))
        assert card is not None
        return BREAKDOWN[SEX[card]]

    # Dice

    def throw(self, dice: int) -> tuple[int, ...]:
        self.dice = self.chance.throw(dice)
        return self.dice

    # Couples

    def turn_over(self) -> PartnerCard:
        """S-18: the top card of the partner pile. S-22: renewed when there is none.

        S-23: there is always one somewhere, since at most 15 of 24 lie before eight seats, one of
        them single.
        """
        if not self.pile:
            self.pile = list(reversed(self.chance.shuffle(self.partner_discard)))
            self.partner_discard = []
            self.tell(events.PartnerPileRenewed(len(self.pile)))
        card = self.pile.pop()
        self.tell(events.PartnerTurned(card))
        return card

    def lose_partner(self, seat: Seat, taken_by: Seat | None = None) -> PartnerCard:
        """S-101: with the partner go all obstacles, S-102: but for a Breakdown on the character;

        S-103: and Tested Couple. S-104: the card is discarded unless somebody takes it.
        """
        partner = self.partners[seat]
        assert partner is not None
        gone: list[Kind] = []
        for kind, lying in (
            ("tested", self.tested),
            ("not_tonight", self.not_tonight),
            ("trouble", self.trouble),
        ):
            if lying[seat]:
                lying[seat] = False
                gone.append(kind)  # type: ignore[arg-type]
        if self.breakdowns[seat] == "partner":
            gone.append(self.breakdown_of(seat))
            self.breakdowns[seat] = None
        self.partners[seat] = None
        if taken_by is None:
            self.partner_discard.append(partner)
        else:
            self.partners[taken_by] = partner
        self.tell(events.PartnerLost(seat, partner, taken_by))
        if gone:
            self.cancel(seat, *gone)
        return partner
