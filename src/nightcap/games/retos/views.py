"""What a seat may see: every field named by hand."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.activities import Dare
from nightcap.engine.cards import Card
from nightcap.engine.moves import Seat
from nightcap.engine.table import View
from nightcap.games.retos.daring import DareUnderway
from nightcap.games.retos.house import RetosHouse
from nightcap.games.retos.penalties import AskForPenalty, Punish
from nightcap.games.retos.table import RetosResult, RetosState, SeatDraw


class DareSeen(Struct, frozen=True):
    """The dare that is being asked for or carried out."""

    dare: Dare
    thrower: Seat
    performer: Seat
    partner: Seat | None


class SeatSeen(Struct, frozen=True, kw_only=True):
    """Somebody at the table, as the viewer sees them."""

    seat: Seat
    bot: bool
    partner: Seat | None
    """R-14: whom they came with."""
    hand: tuple[Card, ...]
    """The cards the viewer may see."""
    hidden: int
    """And how many more there are."""
    drinks: int
    garments: int
    card_penalties: int
    free_passes: int
    """Left."""
    points: int


class Mine(Struct, frozen=True, kw_only=True):
    """R-12, R-13, R-15, R-29: what only the viewer knows."""

    dares: tuple[Dare, ...]
    """On the cards of one's hand."""
    drink_limit: int
    garment_limit: int
    blocked: tuple[str, ...]


class RetosView(View, frozen=True, kw_only=True):
    house: RetosHouse
    seating: tuple[SeatDraw, ...]
    order: tuple[Seat, ...]
    """R-24: the seats from the highest card drawn to the right."""
    around: tuple[Seat, ...]
    """R-25: the same, from the viewer on: the second is drawn at the viewer's right."""
    turn: int
    turn_seat: Seat
    direction: int
    stock: int
    used: tuple[Card, ...]
    open_dare: Dare | None
    """R-08: of the last card played."""
    dare: DareSeen | None
    queue: tuple[Seat, ...]
    """R-70: who has still to pay, the next one first."""
    passes: int
    winner: Seat | None
    dares: dict[str, str]
    """R-08: which dare lies on each card that the viewer has seen."""
    seats: tuple[SeatSeen, ...]
    mine: Mine | None
    result: RetosResult | None


def view_of(table: RetosState, viewer: Seat | None) -> RetosView:
    first = 0 if viewer is None else table.order.index(viewer)
    seats = tuple([_seat_seen(table, viewer, seat) for seat in range(table.seats)])
    known = table.used + [card for seat in seats for card in seat.hand]
    return RetosView(
        game=table.game,
        seat=viewer,
        asked=table.asked,
        waiting=table.waiting_as_seen_by(viewer),
        house=table.house,
        seating=tuple(table.seating),
        order=table.order,
        around=table.order[first:] + table.order[:first],
        turn=table.turn,
        turn_seat=table.turn_seat,
        direction=table.direction,
        stock=len(table.stock),
        used=tuple(table.used),
        open_dare=table.dare_on(table.used[-1]) if table.used else None,
        dare=_dare_seen(table),
        queue=penalty_queue(table),
        passes=table.passes,
        winner=table.winner,
        dares={card: table.dare_on(card).id for card in known},
        seats=seats,
        mine=None if viewer is None else _mine(table, viewer),
        result=table.result,
    )


def penalty_queue(table: RetosState) -> tuple[Seat, ...]:
    return tuple([step.seat for step in reversed(table.agenda) if isinstance(step, AskForPenalty | Punish)])


def _dare_seen(table: RetosState) -> DareSeen | None:
    for step in reversed(table.agenda):
        if isinstance(step, DareUnderway):
            return DareSeen(table.dare_on(step.card), step.thrower, step.performer, step.partner)
    return None


def _seat_seen(table: RetosState, viewer: Seat | None, seat: Seat) -> SeatSeen:
    """R-29: a hand is its owner's. R-86: at the end all are shown. R-91: not after a stop."""
    hand = table.hands[seat]
    open_hands = table.result is not None and table.result.how != "stopped"
    seen = hand if open_hands or seat == viewer else table.shown[seat]
    return SeatSeen(
        seat=seat,
        bot=table.players[seat].bot,
        partner=table.partner_of(seat),
        hand=seen,
        hidden=len(hand) - len(seen),
        drinks=table.drinks[seat],
        garments=table.garments[seat],
        card_penalties=table.card_penalties[seat],
        free_passes=table.free_passes[seat],
        points=table.points[seat],
    )


def _mine(table: RetosState, viewer: Seat) -> Mine:
    return Mine(
        dares=tuple([table.dare_on(card) for card in table.hands[viewer]]),
        drink_limit=table.drink_limits[viewer],
        garment_limit=table.garment_limits[viewer],
        blocked=table.players[viewer].blocked,
    )
