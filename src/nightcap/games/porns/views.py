"""What a seat may see: every field named by hand."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.table import View
from nightcap.games.porns.cards import Card
from nightcap.games.porns.events import Secret
from nightcap.games.porns.films import Film
from nightcap.games.porns.house import StudioHouse
from nightcap.games.porns.table import StudioResult, StudioState


class StudioSeat(Struct, frozen=True, kw_only=True):
    """One of the studios, as the viewer sees it."""

    seat: Seat
    hand: tuple[Card, ...]
    """One's own; of another's, the cards that the viewer is sure to find there."""
    hidden: int
    """And how many more there are."""
    film: Film | None
    negative: Card | None
    grace: bool
    """G-56: has missed a turn and not had one since."""
    total: int


class StudioView(View, frozen=True, kw_only=True):
    house: StudioHouse
    deal: int
    dealer: Seat
    turn: int
    turn_seat: Seat
    stock: int
    pile: tuple[Card, ...]
    """The top card last."""
    taken: Card | None
    """G-15: from the pile in this turn, and still in hand."""
    seats: tuple[StudioSeat, ...]
    secrets: tuple[Secret, ...]
    """G-58, G-59, G-61: what spies, thieves and defects have shown the viewer in this deal."""
    result: StudioResult | None


def view_of(table: StudioState, viewer: Seat | None) -> StudioView:
    return StudioView(
        game=table.game,
        seat=viewer,
        asked=table.asked,
        waiting=table.waiting_as_seen_by(viewer),
        house=table.house,
        deal=table.deal,
        dealer=table.dealer,
        turn=table.turn,
        turn_seat=table.turn_seat,
        stock=len(table.stock),
        pile=tuple(table.pile),
        taken=table.taken,
        seats=tuple([_seat(table, viewer, seat) for seat in range(table.seats)]),
        secrets=() if viewer is None else table.secrets[viewer],
        result=table.result,
    )


def _seat(table: StudioState, viewer: Seat | None, seat: Seat) -> StudioSeat:
    """The shared screen shows no hands: what was public it has shown when it happened."""
    hand = table.hands[seat]
    seen = hand if seat == viewer else () if viewer is None else table.known(viewer, seat)
    return StudioSeat(
        seat=seat,
        hand=seen,
        hidden=len(hand) - len(seen),
        film=table.films[seat],
        negative=table.negatives[seat],
        grace=table.grace[seat],
        total=table.totals[seat],
    )
