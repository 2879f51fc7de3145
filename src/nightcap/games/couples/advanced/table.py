"""What lies on the table in the advanced version beyond the cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from nightcap.engine.cards import SUIT, Card
from nightcap.engine.moves import Seat
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.couples import events
from nightcap.games.couples.advanced.house import AdvancedHouse, AdvancedPlayer, Pawn
from nightcap.games.couples.advanced.numbers import SAME_RULE
from nightcap.games.couples.advanced.track import FINISH, LINES, lines_passed
from nightcap.games.couples.reward_cards import REWARDS, enough, usable
from nightcap.games.couples.table import CouplesTable

COINS = 20
"""A-11: in all. A-95: public, and worth nothing at the end."""
PAWNS: tuple[Pawn, ...] = ("beige", "pink")


class Item(Struct, frozen=True):
    """A line passed this round, waiting to be resolved."""

    seat: Seat
    line: int
    kind: str
    card: str | None
    """A-61: face down, unseen by both; None for the shop."""


class Visit(Struct, frozen=True):
    """A-99: a seat is at the shop."""

    seat: Seat
    card: str | None = None
    """The shop card it keeps to, from the first purchase on."""
    done: tuple[int, ...] = ()
    ruled_out: tuple[int, ...] = ()


class AdvancedState(CouplesTable, kw_only=True, eq=False):
    """Coins, pawns, stacks, piles and the shop."""

    notices: ClassVar[tuple[str, ...]] = ("safety", "outfits", "evening")
    house_rules: ClassVar[type[AdvancedHouse]] = AdvancedHouse
    player_kind: ClassVar[type[AdvancedPlayer]] = AdvancedPlayer

    pawns: list[Pawn] = []
    coins: list[int] = []
    bank: int = 0
    positions: list[int] = []
    stacks: dict[str, tuple[str, ...]] = {}
    """A-12: seven face-down stacks, top card first."""
    shop: list[str] = []
    """A-13: the shop cards that lie face up."""
    bought: list[tuple[int, ...]] = []
    """A-41: how many cards each seat bought, purchase by purchase, this round."""
    locked: list[bool] = []
    piles: list[tuple[Card, ...]] = []
    """A-46: the cards played, before each seat, in order."""
    trick_winners: list[Seat] = []
    best_hand: Seat | None = None
    """Who scored their hand this round."""
    items: list[Item] = []
    visit: Visit | None = None

    def number(self, rule: str) -> str:
        return SAME_RULE.get(rule, rule)

    def lay_out_board(self) -> None:
        """A-08…A-13: pawns on the start space, three coins each, seven stacks, two shop cards."""
        self.lay_out()
        self.pawns = self.choose_pawns()
        self.coins = [3, 3]
        self.bank = COINS - 6
        self.positions = [self.house.start_space] * 2  # the lines before it give nothing
        self.bought = [(), ()]
        self.locked = [False, False]
        self.piles = [(), ()]
        assert self.deck is not None
        self.deck = usable(self.deck, self.house)
        stocks = enough(self.deck, self.house.cards_needed(), "A-70")
        self.stacks = {kind: self.chance.shuffle(stocks.get(kind, ())) for kind in REWARDS}
        self.shop = list(self.chance.shuffle(stocks["shop"])[:2])

    def choose_pawns(self) -> list[Pawn]:
        """A-08: each seat its own colour."""
        chosen: list[Pawn | None] = [player.pawn for player in self.players]
        if chosen[0] is not None and chosen[0] == chosen[1]:
            raise IllegalSetup("pawn_taken", "A-08", pawn=chosen[0])
        free = [pawn for pawn in PAWNS if pawn not in chosen]
        return [pawn or free.pop(0) for pawn in chosen]

    def deal(self) -> None:
        self.bought = [(), ()]
        self.locked = [False, False]
        self.piles = [(), ()]
        self.trick_winners = []
        self.best_hand = None
        super().deal()

    def pay(self, seat: Seat, coins: int) -> int:
        """A-92: the bank pays what it has, and nothing is owed later."""
        coins = min(coins, self.bank)
        self.bank -= coins
        self.coins[seat] += coins
        return coins

    def pat_coins(self, seat: Seat) -> int:
        """A-28, A-29: what keeping all cards in the second exchange is worth; A-92: if the bank has it."""
        first_exchange, *_ = self.exchanged[seat]
        return min(1 if first_exchange else 2, self.bank)

    def take_coins(self, seat: Seat, coins: int) -> None:
        """A-94: coins spent return to the bank."""
        self.coins[seat] -= coins
        self.bank += coins

    def advance(self, seat: Seat, points: int, why: str) -> None:
        """A-53, A-55, A-56: a step a point, 14 a round at most. A-59, A-61: each line gives its card."""
        start = self.positions[seat]
        end = min(start + points, FINISH)
        self.positions[seat] = end
        self.tell(events.PawnMoved(seat, why, points, end))  # type: ignore[arg-type]
        for line in lines_passed(start, end):
            kind = LINES[line]
            self.items.append(Item(seat, line, kind, None if kind == "shop" else self.draw(kind)))
            self.tell(events.LinePassed(seat, line, kind))

    def draw(self, kind: str) -> str:
        """The top card of a stack."""
        card, *rest = self.stacks[kind]
        self.stacks[kind] = tuple(rest)
        return card

    def scores(self) -> tuple[int, ...]:
        return tuple(self.positions)

    def redeal(self, seat: Seat) -> None:
        """Hidden hand, pack, stacks and waiting cards; the hand keeps to the suits it can hold."""
        if self.pack:
            self.redeal_cards(seat, known=frozenset(), voids=self.known_voids(seat))
        for kind in REWARDS:
            waiting = [item.card for item in self.items if item.kind == kind and item.card]
            unseen = self.redeal_face_up(seat, kind, [*self.stacks[kind], *waiting])
            fresh = list(self.chance.shuffle(unseen))
            self.items = [
                Item(item.seat, item.line, kind, fresh.pop()) if item.kind == kind else item
                for item in self.items
            ]
            self.stacks[kind] = tuple(fresh)

    def known_voids(self, seat: Seat) -> frozenset[str]:
        """A-43: the suits that the other seat has shown it cannot follow."""
        voids = set()
        other = self.partner_of(seat)
        for number, (ours, theirs) in enumerate(zip(self.piles[seat], self.piles[other], strict=False)):
            leader = self.trick_winners[number - 1] if number else self.non_dealer
            if leader == seat and SUIT[theirs] != SUIT[ours]:
                voids.add(SUIT[ours])
        return frozenset(voids)
