"""What a seat may see: every field named by hand."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.table import View
from nightcap.games.game_of_porns.cards import Card
from nightcap.games.game_of_porns.events import Secret
from nightcap.games.game_of_porns.films import Film
from nightcap.games.game_of_porns.house import GameOfPornsHouse
from nightcap.games.game_of_porns.table import GameOfPornsResult, GameOfPornsState


class GameOfPornsSeat(Struct, frozen=True, kw_only=True):
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


class GameOfPornsView(View, frozen=True, kw_only=True):
    house: GameOfPornsHouse
    deal: int
    dealer: Seat
    turn: int
    turn_seat: Seat
    stock: int
    pile: tuple[Card, ...]
    """The top card last."""
    taken: Card | None
    """G-15: from the pile in this turn, and still in hand."""
    seats: tuple[GameOfPornsSeat, ...]
    secrets: tuple[Secret, ...]
    """G-58, G-59, G-61: what spies, thieves and defects have shown the viewer in this deal."""
    result: GameOfPornsResult | None


def view_of(table: GameOfPornsState, viewer: Seat | None) -> GameOfPornsView:
    return GameOfPornsView(
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


def _seat(table: GameOfPornsState, viewer: Seat | None, seat: Seat) -> GameOfPornsSeat:
    """The shared screen shows no hands: what was public it has shown when it happened."""
    hand = table.hands[seat]
    seen = hand if seat == viewer else () if viewer is None else table.known(viewer, seat)
    return GameOfPornsSeat(
        seat=seat,
        hand=seen,
        hidden=len(hand) - len(seen),
        film=table.films[seat],
        negative=table.negatives[seat],
        grace=table.grace[seat],
        total=table.totals[seat],
    )
