"""What lies on the table, and what can be done with it."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from nightcap.engine.activities import Dare, DareDeck
from nightcap.engine.cards import HEIGHT, PACK, SUIT, Card
from nightcap.engine.moves import Seat
from nightcap.engine.table import Result, Table
from nightcap.games.retos import events
from nightcap.games.retos.dare_cards import PLACE, placeholder_deck
from nightcap.games.retos.house import RetosHouse, RetosPlayer

MATCHES: dict[Card, frozenset[Card]] = {
    top: frozenset(card for card in PACK if card[0] == top[0] or SUIT[card] == SUIT[top]) for top in PACK
}
"""R-35: the cards that share suit or rank with this one. R-07: no card does anything else."""


class SeatDraw(Struct, frozen=True):
    """R-17: a card drawn for a place; round 1 is everybody's, later ones settle ties."""

    seat: Seat
    card: Card
    round: int


class Lack(Struct, frozen=True):
    """R-38: a seat passed, so everybody knows: at most this many of its cards match that one."""

    top: Card
    most: int


class RetosResult(Result, frozen=True):
    """R-90: who gets the prize (`winners`) and who owes the forfeit (`losers`); R-87: `scores`."""

    how: Literal["out", "closed", "stopped"] = "stopped"
    standings: tuple[tuple[Seat, ...], ...] = ()
    """R-98: best first; seats that share a place stand together."""
    prize_with: Seat | None = None
    """R-14: in respect mode, the winner's partner."""
    forfeit_with: tuple[Seat | None, ...] = ()
    """R-14: in respect mode, the partner of each loser."""


class RetosState(Table, kw_only=True, eq=False):
    """People in a circle, one pack of cards, and what they have paid."""

    house_rules: ClassVar[type[RetosHouse]] = RetosHouse
    player_kind: ClassVar[type[RetosPlayer]] = RetosPlayer
    deck_kind: ClassVar[type[DareDeck]] = DareDeck

    deck: DareDeck | None = None
    result: RetosResult | None = None
    seating: list[SeatDraw] = []
    order: tuple[Seat, ...] = ()
    """R-24: the seats from the highest card drawn, each to the right of the one before."""
    right_of: tuple[Seat, ...] = ()
    left_of: tuple[Seat, ...] = ()
    direction: int = 1
    """R-31: 1 to the right, -1 to the left."""
    turn: int = 0
    turn_seat: Seat = 0
    hands: list[tuple[Card, ...]] = []
    stock: list[Card] = []
    """Face down, the next card last."""
    used: list[Card] = []
    """R-48: never turned into a new stock."""
    passes: int = 0
    """R-85: in a row, with nothing to draw."""
    drinks: list[int] = []
    garments: list[int] = []
    card_penalties: list[int] = []
    free_passes: list[int] = []
    points: list[int] = []
    drink_limits: list[int] = []
    garment_limits: list[int] = []
    exhausted: list[bool] = []
    """R-75: a penalty found no kind left, as everybody saw."""
    shown: list[tuple[Card, ...]] = []
    """R-42: cards that everybody has seen go back to a hand."""
    lacks: list[tuple[Lack, ...]] = []
    winner: Seat | None = None
    """R-82: fixed when the last card is played."""

    @classmethod
    def usual_deck(cls) -> DareDeck:
        return placeholder_deck()

    # Who

    def next_seat(self, seat: Seat) -> Seat:
        """R-43: in the current direction. R-45: of two it is always the other."""
        return self.right_of[seat] if self.direction == 1 else self.left_of[seat]

    def partner_of(self, seat: Seat) -> Seat | None:
        """R-14: the declared one."""
        player: RetosPlayer = self.players[seat]
        return player.partner

    @property
    def host(self) -> Seat:
        """R-91: whoever was named; else the first to join who is no bot, and among bots the first."""
        players = self.players
        return min(range(self.seats), key=lambda seat: (not players[seat].host, players[seat].bot))

    def may_stop(self, seat: Seat) -> bool:
        """R-91: anybody, or only the host."""
        return self.house.stop_by == "any" or seat == self.host

    # Cards

    def dare_on(self, card: Card) -> Dare:
        """R-08: fixed at the start."""
        assert self.deck is not None
        return self.deck.dares[PLACE[card]]

    def take(self, seat: Seat, count: int) -> None:
        """From the top of the stock into the hand, or what is left of it."""
        stock = self.stock
        if count == 1:
            cards: tuple[Card, ...] = (stock.pop(),)
        else:
            cards = tuple([stock.pop() for _ in range(min(count, len(stock)))])
        self.hands[seat] += cards
        if self.lacks[seat]:
            self.lacks[seat] = tuple([Lack(lack.top, lack.most + len(cards)) for lack in self.lacks[seat]])
        self.tell(events.CardsTaken(seat, len(cards)))
        self.tell(events.CardsSeen(seat, cards, to=(seat,)))

    def lay(self, seat: Seat, card: Card) -> None:
        """From the hand onto the used pile."""
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != card])
        self.used.append(card)
        if self.lacks[seat]:
            self.lacks[seat] = tuple(
                [Lack(lack.top, lack.most - (card in MATCHES[lack.top])) for lack in self.lacks[seat]]
            )
        if card in self.shown[seat]:
            self.shown[seat] = tuple([known for known in self.shown[seat] if known != card])

    def sums(self) -> tuple[int, ...]:
        """R-87: 2–10 as printed, J 11, Q 12, K 13, A 14, and penalty points."""
        return tuple(
            sum(HEIGHT[card] for card in hand) + points
            for hand, points in zip(self.hands, self.points, strict=True)
        )
