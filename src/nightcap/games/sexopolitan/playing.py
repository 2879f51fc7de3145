"""S-26…S-36: three cards are played, or what cannot be played is discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Option, Options, Pick
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.sexopolitan import events, helping, obstacles, practices
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import BREAKDOWN, ROMPS, Kind
from nightcap.games.sexopolitan.table import KEPT, SexopolitanState


class CardStep(Step[SexopolitanState], frozen=True):
    """S-26, S-28: until three cards are left and all that the last play caused is settled."""

    seat: Seat

    def run(self, table: SexopolitanState) -> None:
        if len(table.hands[self.seat]) > KEPT:
            table.push(AskToPlay(self.seat), self)


class AskToPlay(AskOne[SexopolitanState], frozen=True):
    """S-26: one play of the card step."""

    rule: ClassVar[str] = "S-26"
    phase: ClassVar[str] = "cards"

    def options(self, table: SexopolitanState, seat: Seat) -> Options:
        hand = table.hands[seat]
        must, may = plays(table, seat)
        if must and table.house.discard_policy == "stuck":  # O-04
            return (*must, *may)
        surplus = len(hand) - KEPT
        return (*must, *may, Pick(m.DiscardSurplus, tuple(sorted(hand)), surplus, surplus))  # S-33

    def bar(self, table: SexopolitanState, seat: Seat, move: Move) -> Bar | None:
        match move:
            case m.SearchPartner():  # S-25: also if the partner was lost in this turn
                return ("already_coupled", "S-17") if table.partners[seat] else ("search_is_over", "S-25")
            case m.WinBack() | m.React():
                return None
            case m.DiscardSurplus():
                return surplus_bar(table, seat, move)
        if card_of(move) not in table.hands[seat]:
            return "card_not_in_hand", move.rule
        return BARS[type(move)](table, seat, move) if type(move) in BARS else None

    def answer(self, table: SexopolitanState, seat: Seat, move: Move) -> None:
        kind = type(move)
        if kind is not m.PlaySuper:
            table.repeatable = None  # S-56: only the very next card may repeat a practice
        EFFECT[kind](table, seat, move)


Ways: TypeAlias = Callable[[SexopolitanState, Seat, Kind], Options]
"""The plays of a card of this kind that nothing bars."""

COMPULSORY: dict[Kind, Ways] = {
    "solo": practices.solos,
    **dict.fromkeys(ROMPS, practices.own_acts),
    "one_night": practices.own_acts,
    "tested": helping.check_ups,
    "sexologist": helping.sexologists,
    "super": helping.steals_and_calms,
    "not_tonight": obstacles.not_tonights,
    "trouble": obstacles.troubles,
    "breakup": obstacles.break_ups,
    "breakdown_m": obstacles.breakdowns,
    "breakdown_w": obstacles.breakdowns,
}
"""S-32: the plays that leave no surplus to discard. S-45: a condom is never played alone."""

VOLUNTARY: dict[Kind, Ways] = {
    "one_night": practices.affairs,
    "super": helping.repeats,
    "breakup": obstacles.own_break_ups,
}
"""S-32: nobody must give points away, spend a second roll, or leave their partner."""


def plays(table: SexopolitanState, seat: Seat) -> tuple[list[Option], list[Option]]:
    """What a hand must play rather than discard, and what it may; copies of a card do the same."""
    must: list[Option] = []
    may: list[Option] = []
    for card in dict.fromkeys(table.hands[seat]):
        if card in COMPULSORY:
            must += COMPULSORY[card](table, seat, card)
            if card in VOLUNTARY:
                may += VOLUNTARY[card](table, seat, card)
    return must, may


def discard_surplus(table: SexopolitanState, seat: Seat, move: m.DiscardSurplus) -> None:
    """S-33: so many that three are kept, which ends the card step."""
    table.discard(seat, *move.cards)
    table.tell(events.SurplusDiscarded(seat, move.cards))


EFFECT: dict[type[Move], Callable[[SexopolitanState, Seat, Any], None]] = {
    m.PlaySolo: practices.play_solo,
    m.PlayRomp: practices.play_romp,
    m.PlayOneNight: practices.play_one_night,
    m.PlayTested: helping.play_tested,
    m.PlaySexologist: helping.play_sexologist,
    m.PlaySuper: helping.play_super,
    m.PlayNotTonight: obstacles.play_not_tonight,
    m.PlayTrouble: obstacles.play_trouble,
    m.PlayBreakdown: obstacles.play_breakdown,
    m.PlayBreakUp: obstacles.play_break_up,
    m.DiscardSurplus: discard_surplus,
}


BARS: dict[type[Move], Callable[[SexopolitanState, Seat, Any], Bar | None]] = {
    m.PlayRomp: practices.romp_bar,
    m.PlayOneNight: practices.one_night_bar,
    m.PlayTested: helping.couple_bar,
    m.PlaySexologist: helping.sexologist_bar,
    m.PlaySuper: helping.super_bar,
    m.PlayNotTonight: obstacles.not_tonight_bar,
    m.PlayTrouble: obstacles.trouble_bar,
    m.PlayBreakdown: obstacles.breakdown_bar,
    m.PlayBreakUp: obstacles.break_up_bar,
}
"""Nothing bars a solo."""


def card_of(move: Move) -> Kind:
    """The kind of card that this move plays."""
    match move:
        case m.PlayRomp():
            return move.card
        case m.PlayBreakdown():
            return BREAKDOWN[move.sex]
    return CARD[type(move)]


CARD: dict[type[Move], Kind] = {
    m.PlaySolo: "solo",
    m.PlayOneNight: "one_night",
    m.PlayTested: "tested",
    m.PlaySexologist: "sexologist",
    m.PlaySuper: "super",
    m.PlayNotTonight: "not_tonight",
    m.PlayTrouble: "trouble",
    m.PlayBreakUp: "breakup",
}


def surplus_bar(table: SexopolitanState, seat: Seat, move: m.DiscardSurplus) -> Bar | None:
    """S-33: exactly so many. S-31: one's own. S-32: and only if nothing has to be played."""
    hand = table.hands[seat]
    if len(move.cards) != len(hand) - KEPT:
        return "wrong_number", "S-33"
    if any(move.cards.count(card) > hand.count(card) for card in move.cards):
        return "card_not_in_hand", "S-31"
    stuck_only = table.house.discard_policy == "stuck"  # O-04
    return ("must_play", "S-32") if stuck_only and plays(table, seat)[0] else None
