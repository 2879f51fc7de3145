"""What a seat may see at a couples' table: every field named by hand."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from nightcap.engine.activities import Activity
from nightcap.engine.cards import Card
from nightcap.engine.moves import Seat
from nightcap.engine.table import View
from nightcap.games.couples.hands import rank
from nightcap.games.couples.house import CouplesHouse
from nightcap.games.couples.moves import Sign, ThrowSign
from nightcap.games.couples.table import CouplesTable, Tweak


class ActivitySeen(Struct, frozen=True):
    index: int
    state: Literal["open", "selected", "ruled_out"]
    activity: Activity


class TweakSeen(Struct, frozen=True):
    by: Seat
    note: str
    agreed: bool


class FaceUpSeen(Struct, frozen=True):
    """The card on the table; under Q-49/A-65 the partner sees only what was selected from it."""

    drawer: Seat
    category: str
    card: str | None
    activities: tuple[ActivitySeen, ...]
    tweak: TweakSeen | None
    """Proposed, or else agreed."""
    standing: TweakSeen | None
    """Agreed before, while another is proposed."""


class UsedSeen(Struct, frozen=True):
    category: str
    done: str | None


class CouplesView(View, frozen=True, kw_only=True):
    """Public facts of both versions."""

    dealer: Seat
    round: int
    replay: int
    signs: tuple[Sign, ...]
    thrown: Sign | None
    """Q-15/A-15: one's own, while the other's is waited for."""
    pack: int
    face_up: FaceUpSeen | None
    climax_allowed: bool
    winner: Seat | None
    house: CouplesHouse


class CouplesSeat(Struct, frozen=True, kw_only=True):
    """One of the two, as the viewer sees them."""

    seat: Seat
    hand: tuple[Card, ...]
    """The cards the viewer may see."""
    hidden: int
    """And how many more there are."""
    holds: str | None
    """The category of a hand that is seen in full."""
    discards: tuple[Card, ...]
    """Q-24/A-24: one's own, this round."""
    exchanged: tuple[int, ...]
    bails: int
    clothes: int
    used: tuple[UsedSeen, ...]


def common_facts(table: CouplesTable, seat: Seat | None) -> dict[str, Any]:
    return {
        "game": table.game,
        "seat": seat,
        "asked": table.asked,
        "waiting": table.waiting_as_seen_by(seat),
        "dealer": table.dealer,
        "round": table.round,
        "replay": table.replay,
        "signs": tuple(table.signs),
        "thrown": thrown_by(table, seat),
        "pack": len(table.pack),
        "face_up": face_up_seen(table, seat),
        "climax_allowed": table.climax_allowed,
        "winner": table.winner,
        "house": table.house,
    }


def thrown_by(table: CouplesTable, seat: Seat | None) -> Sign | None:
    return next((move.sign for by, move in table.sealed if by == seat and isinstance(move, ThrowSign)), None)


def seat_facts(table: CouplesTable, viewer: Seat | None, seat: Seat, shown: bool) -> dict[str, Any]:
    """Q-19/A-19: a hand is secret, unless it is one's own or `shown`."""
    hand = table.hands[seat]
    seen = shown or seat == viewer
    return {
        "seat": seat,
        "hand": hand if seen else (),
        "hidden": 0 if seen else len(hand),
        "holds": rank(hand).name if seen and len(hand) == 5 else None,
        "discards": table.discards[seat] if seat == viewer else (),
        "exchanged": table.exchanged[seat],
        "bails": table.bails[seat],
        "clothes": table.clothes[seat],
        "used": used_by(table, seat),
    }


def used_by(table: CouplesTable, seat: Seat) -> tuple[UsedSeen, ...]:
    cards = table.cards
    return tuple(
        [
            UsedSeen(
                cards[used.card].category,
                None if used.done is None else cards[used.card].activities[used.done].id,
            )
            for used in table.used
            if used.drawer == seat
        ]
    )


def face_up_seen(table: CouplesTable, viewer: Seat | None) -> FaceUpSeen | None:
    up = table.face_up
    if up is None:
        return None
    card = table.card(up.card)
    reads_all = table.house.card_view == "open" or viewer == up.drawer or card.category == "shop"
    return FaceUpSeen(
        up.drawer,
        card.category,
        up.card if reads_all else None,
        tuple(
            ActivitySeen(index, state, activity)
            for index, activity in enumerate(card.activities)
            if (state := activity_state(table, index)) != "open" or reads_all
        ),
        tweak_seen(up.proposal or up.tweak),
        tweak_seen(up.tweak if up.proposal else None),
    )


def tweak_seen(tweak: Tweak | None) -> TweakSeen | None:
    return None if tweak is None else TweakSeen(tweak.by, tweak.note, tweak.agreed)


def activity_state(table: CouplesTable, index: int) -> Literal["open", "selected", "ruled_out"]:
    if index in table.on_table.ruled_out:
        return "ruled_out"
    return "selected" if index == table.on_table.selected else "open"
