"""What a seat may see: every field named by hand."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.table import View
from nightcap.games.sexopolitan.cards import Kind, PartnerCard, Slot
from nightcap.games.sexopolitan.catching import AskToCatch
from nightcap.games.sexopolitan.house import SexopolitanHouse
from nightcap.games.sexopolitan.table import Act, SexopolitanResult, SexopolitanState


class FrontCard(Struct, frozen=True):
    """A lasting card before a seat."""

    card: Kind
    slot: Slot | None = None
    """What a Breakdown lies on."""


class SexopolitanSeat(Struct, frozen=True, kw_only=True):
    """Somebody at the table, as the viewer sees them."""

    seat: Seat
    score: int
    character: PartnerCard
    partner: PartnerCard | None
    front: tuple[FrontCard, ...]
    hand: tuple[Kind, ...]
    """The viewer's own; nobody else's is ever shown."""
    hidden: int
    """And how many cards of a hand the viewer cannot see."""


class AffairSeen(Struct, frozen=True):
    """S-86: what is at stake while the answers are awaited."""

    active: Seat
    other: Seat
    points: int


class SexopolitanView(View, frozen=True, kw_only=True):
    """The public facts, the viewer's own hand, and the viewer's own answer in an open window."""

    house: SexopolitanHouse
    phase: Literal["search", "cards", "react", "winback", "over"]
    round: int
    starter: Seat
    active: Seat
    plays_left: int
    obstacle_played: bool
    repeatable: Act | None
    """S-56: what the next card may repeat."""
    catchers: tuple[Seat, ...]
    dice: tuple[int, ...]
    affair: AffairSeen | None
    main: int
    pile: int
    top: PartnerCard | None
    """S-08: the only card of the partner pile that can be seen."""
    main_discard: tuple[Kind, ...]
    """S-99: the last one on top."""
    partner_discard: tuple[PartnerCard, ...]
    """S-100."""
    seats: tuple[SexopolitanSeat, ...]
    own_answer: bool | None
    """Whether the viewer has answered to catch."""
    result: SexopolitanResult | None


def view_of(table: SexopolitanState, viewer: Seat | None) -> SexopolitanView:
    question = table.question if table.agenda else None
    return SexopolitanView(
        game=table.game,
        seat=viewer,
        asked=table.asked,
        waiting=table.waiting_as_seen_by(viewer),
        house=table.house,
        phase=question.phase if question is not None else "over",  # type: ignore[attr-defined]
        round=table.round,
        starter=table.starter,
        active=table.active,
        plays_left=table.plays_left,
        obstacle_played=table.obstacle_played,
        repeatable=table.repeatable,
        catchers=table.catchers,
        dice=table.dice,
        affair=AffairSeen(table.active, question.other, question.points)
        if isinstance(question, AskToCatch)
        else None,
        main=len(table.main),
        pile=len(table.pile),
        top=table.pile[-1] if table.pile else None,
        main_discard=tuple(table.main_discard),  # S-99
        partner_discard=tuple(table.partner_discard),  # S-100
        seats=tuple([_seat_seen(table, viewer, seat) for seat in range(table.seats)]),
        own_answer=next((move.catch for seat, move in table.sealed if seat == viewer), None),  # type: ignore[attr-defined]
        result=table.result,
    )


def _seat_seen(table: SexopolitanState, viewer: Seat | None, seat: Seat) -> SexopolitanSeat:
    hand = table.hands[seat]
    mine = seat == viewer
    return SexopolitanSeat(
        seat=seat,
        score=table.scores[seat],
        character=table.characters[seat],
        partner=table.partners[seat],
        front=front_of(table, seat),
        hand=hand if mine else (),
        hidden=0 if mine else len(hand),
    )


TESTED, NOT_TONIGHT, TROUBLE = FrontCard("tested"), FrontCard("not_tonight"), FrontCard("trouble")


def front_of(table: SexopolitanState, seat: Seat) -> tuple[FrontCard, ...]:
    """S-34, S-36: the lasting cards before a seat, character and partner aside."""
    front = []
    if table.tested[seat]:
        front.append(TESTED)
    if table.not_tonight[seat]:
        front.append(NOT_TONIGHT)
    if table.trouble[seat]:
        front.append(TROUBLE)
    if table.breakdowns[seat] is not None:
        front.append(FrontCard(table.breakdown_of(seat), table.breakdowns[seat]))
    return tuple(front)
