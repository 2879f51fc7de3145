"""What lies on the table in both versions, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from nightcap.engine.activities import Activity, ActivityCard, Deck
from nightcap.engine.cards import PACK, SUIT, Card
from nightcap.engine.moves import Seat
from nightcap.engine.table import Result, Table
from nightcap.games.couples import events
from nightcap.games.couples.hands import rank
from nightcap.games.couples.moves import Sign
from nightcap.games.couples.reward_cards import placeholder_deck


class Tweak(Struct, frozen=True):
    """Q-53/A-69: a note on how to do an activity a little differently."""

    by: Seat
    note: str
    agreed: bool = False


class FaceUp(Struct, frozen=True):
    """The reward or shop card whose activities are being chosen from."""

    drawer: Seat
    card: str
    ruled_out: tuple[int, ...] = ()
    """Q-64/A-82: bailed or stopped, for as long as this card lies here."""
    selected: int | None = None
    tweak: Tweak | None = None
    """Q-53/A-69: agreed; it holds until its activity is bailed or stopped."""
    proposal: Tweak | None = None
    """Q-53/A-69: open, until it is answered or withdrawn."""


class UsedCard(Struct, frozen=True):
    """A reward card that has left the game."""

    drawer: Seat
    card: str
    done: int | None
    """The activity that was carried out; None if all were stopped."""
    selected: tuple[int, ...]
    """Every activity that was selected at some time, so that both know it."""


class CouplesTable(Table, kw_only=True, eq=False):
    """Two people, a pack of cards, reward cards, bails and clothes."""

    notices: ClassVar[tuple[str, ...]] = ("safety", "clothes")

    deck: Deck | None = None
    dealer: Seat = 0
    round: int = 1
    replay: int = 0
    signs: list[Sign] = []
    pack: list[Card] = []
    hands: list[tuple[Card, ...]] = []
    discards: list[tuple[Card, ...]] = []
    exchanged: list[tuple[int, ...]] = []
    """Q-25/A-25: how many cards each seat exchanged, exchange by exchange, this round."""
    bails: list[int] = []
    clothes: list[int] = []
    face_up: FaceUp | None = None
    used: list[UsedCard] = []
    climax_allowed: bool = False
    winner: Seat | None = None

    @classmethod
    def usual_deck(cls) -> Deck:
        return placeholder_deck()

    def lay_out(self) -> None:
        """Q-07/A-07, Q-08/A-09: clothes on, two bails each, nothing dealt."""
        self.clothes = [self.house.pieces] * 2
        self.bails = [2, 2]
        self.hands = [(), ()]
        self.discards = [(), ()]
        self.exchanged = [(), ()]

    # Who

    @property
    def non_dealer(self) -> Seat:
        return self.partner_of(self.dealer)

    def partner_of(self, seat: Seat) -> Seat:
        return 1 - seat

    # Cards

    def deal(self) -> None:
        """Q-17/A-17, Q-18/A-18: all 52 cards, five to each seat, one at a time, non-dealer first."""
        self.pack = self.chance.pile(PACK)  # no jokers
        ten = self.chance.draw(self.pack, 10)  # the other 42 lie face down
        self.hands[self.non_dealer] = ten[0::2]
        self.hands[self.dealer] = ten[1::2]
        self.discards = [(), ()]
        self.exchanged = [(), ()]
        self.tell(events.Dealt(self.dealer, self.round))
        for seat in (self.non_dealer, self.dealer):
            self.tell(events.HandDealt(seat, self.hands[seat], to=(seat,)))

    def replace_cards(self, seat: Seat, out: tuple[Card, ...]) -> None:
        """Q-22/A-22, Q-24/A-24: lay cards aside for the round and draw as many."""
        if not out:
            return
        drawn = self.chance.draw(self.pack, len(out))  # two exchanges leave 22 cards at least
        self.hands[seat] = (*[card for card in self.hands[seat] if card not in out], *drawn)
        self.discards[seat] += out
        self.tell(events.CardsDrawn(seat, out, drawn, to=(seat,)))

    def better_hand(self, hands: list[tuple[Card, ...]]) -> Seat | None:
        """Q-30: who has the better hand; None for an unbreakable tie."""
        ranks = [rank(hand) for hand in hands]
        if ranks[0] == ranks[1]:
            return None
        return 0 if ranks[0] > ranks[1] else 1

    # Activities

    @property
    def cards(self) -> Mapping[str, ActivityCard]:
        """The reward cards that are played with, by their ids."""
        assert self.deck is not None
        return self.deck.cards

    def card(self, card: str) -> ActivityCard:
        return self.cards[card]

    @property
    def on_table(self) -> FaceUp:
        assert self.face_up is not None
        return self.face_up

    @property
    def selected_activity(self) -> Activity:
        up = self.on_table
        assert up.selected is not None
        return self.card(up.card).activities[up.selected]

    def lay_face_up(self, drawer: Seat, card: str) -> None:
        """Q-48/A-64: both read it at once; Q-49/A-65: or only the drawer does."""
        content = self.card(card)
        self.face_up = FaceUp(drawer, card)
        self.tell(events.CardDrawn(drawer, content.category))
        readers = None if self.house.card_view == "open" else (drawer,)
        self.tell(events.CardRead(card, content.activities, to=readers))

    def take_off(self, seat: Seat, pieces: int) -> None:
        """Q-59/A-76: counted, never below 0. Q-55/A-72: what goes back on after an activity is not."""
        pieces = min(pieces, self.clothes[seat])
        if pieces:
            self.clothes[seat] -= pieces
            self.tell(events.ClothesLost(seat, pieces, self.clothes[seat]))

    # The end

    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError

    def finish(self) -> None:
        """Q-71/A-107, Q-79/A-113: the winner, if there is one, was fixed before."""
        self.tell(events.GameEnded(self.winner))
        won = self.winner
        winners = () if won is None else (won,)
        losers = () if won is None else (self.partner_of(won),)
        self.end(Result(winners, losers, self.scores()))

    # Imagining

    def redeal_cards(self, seat: Seat, known: frozenset[Card], voids: frozenset[str]) -> None:
        """Deal anew what this seat has not seen: the other's hidden hand, discards and the pack.

        `known` are cards that lie open, `voids` suits the other hand is known not to hold.
        """
        other = self.partner_of(seat)
        opened = tuple(card for card in self.hands[other] if card in known)
        secret = len(self.hands[other]) - len(opened)
        pool = [*self.pack, *self.discards[other], *self.hands[other][len(opened) :]]
        fitting = [card for card in pool if SUIT[card] not in voids]
        self.hands[other] = opened + self.chance.draw(fitting, secret)
        rest = fitting + [card for card in pool if SUIT[card] in voids]
        self.discards[other] = self.chance.draw(rest, len(self.discards[other]))
        self.pack = self.chance.pile(rest)

    def redeal_face_up(self, seat: Seat, category: str, unseen: list[str]) -> list[str]:
        """Q-49/A-65: exchange a card of this category that the seat has not read for an unseen one.

        Returns the cards that are unseen now.
        """
        up = self.face_up
        if up is None or seat == up.drawer or self.house.card_view == "open":
            return unseen
        if self.card(up.card).category != category:
            return unseen
        if up.selected is not None or up.ruled_out:  # an activity tells which card it is on
            return unseen
        self.face_up = FaceUp(up.drawer, self.chance.pick([up.card, *unseen]))
        return [card for card in (up.card, *unseen) if card != self.face_up.card]
