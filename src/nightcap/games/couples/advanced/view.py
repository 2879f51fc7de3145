"""What a seat may see in the advanced version."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.activities import Activity
from nightcap.engine.cards import Card
from nightcap.engine.moves import Seat
from nightcap.games.couples.advanced.house import Pawn
from nightcap.games.couples.advanced.table import AdvancedState
from nightcap.games.couples.hands import rank
from nightcap.games.couples.views import CouplesSeat, CouplesView, common_facts, seat_facts


class ItemSeen(Struct, frozen=True):
    """A card that waits face down, or a visit to the shop."""

    seat: Seat
    line: int
    kind: str


class ShopCardSeen(Struct, frozen=True):
    card: str
    activities: tuple[Activity, ...]


class VisitSeen(Struct, frozen=True):
    seat: Seat
    card: str | None
    done: tuple[int, ...]
    ruled_out: tuple[int, ...]


class AdvancedSeat(CouplesSeat, frozen=True, kw_only=True):
    pawn: Pawn
    position: int
    coins: int
    bought: tuple[int, ...]
    locked: bool
    pile: tuple[Card, ...]
    tricks: int


class AdvancedView(CouplesView, frozen=True, kw_only=True):
    bank: int
    stacks: dict[str, int]
    shop: tuple[ShopCardSeen, ...]
    visit: VisitSeen | None
    items: tuple[ItemSeen, ...]
    trick_winners: tuple[Seat, ...]
    best_hand: Seat | None
    pat_coins: int
    """A-28, A-29: what whoever exchanges now would get for keeping all cards."""
    seats: tuple[AdvancedSeat, ...]


def view_of(table: AdvancedState, viewer: Seat | None) -> AdvancedView:
    visit = table.visit
    return AdvancedView(
        **common_facts(table, viewer),
        bank=table.bank,
        stacks={kind: len(stack) for kind, stack in table.stacks.items()},
        shop=tuple(ShopCardSeen(card, table.card(card).activities) for card in table.shop),
        visit=None if visit is None else VisitSeen(visit.seat, visit.card, visit.done, visit.ruled_out),
        items=tuple(ItemSeen(item.seat, item.line, item.kind) for item in table.items),
        trick_winners=tuple(table.trick_winners),
        best_hand=table.best_hand,
        pat_coins=table.pat_coins(table.waiting[0]) if table.asked == "ask_to_exchange_again" else 0,
        seats=tuple(_seat(table, viewer, seat) for seat in range(2)),
    )


def _seat(table: AdvancedState, viewer: Seat | None, seat: Seat) -> AdvancedSeat:
    facts = seat_facts(table, viewer, seat, shown=False)
    pile, hand = table.piles[seat], table.hands[seat]
    if pile and (len(pile) == 5 or seat == viewer):  # a hand played out can be read in full
        facts["holds"] = rank(pile + hand).name
    return AdvancedSeat(
        **facts,
        pawn=table.pawns[seat],
        position=table.positions[seat],
        coins=table.coins[seat],
        bought=table.bought[seat],
        locked=table.locked[seat],
        pile=pile,
        tricks=table.trick_winners.count(seat),
    )
