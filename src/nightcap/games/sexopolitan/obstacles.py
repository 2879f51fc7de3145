"""S-70…S-94: what is laid in the way of other couples, and Break-Up with its win-back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import BREAKDOWN, SEX, Kind, PartnerCard, Place, Slot
from nightcap.games.sexopolitan.moves import (
    PlayBreakdown,
    PlayBreakUp,
    PlayNotTonight,
    PlayTrouble,
    WinBack,
)
from nightcap.games.sexopolitan.table import SexopolitanState, opponents

# What is common to obstacles


def target_bar(table: SexopolitanState, seat: Seat, target: Seat) -> Bar | None:
    """S-30: one obstacle a turn. S-92: against opponents. S-90: in a couple. S-94: by anybody."""
    if table.obstacle_played:
        return "one_obstacle_a_turn", "S-30"
    if target not in opponents(seat, table.seats):
        return "not_an_opponent", "S-92"
    if table.partners[target] is None:
        return "target_is_single", "S-90"
    return None


def lasting_bar(
    table: SexopolitanState, seat: Seat, target: Seat, lying: Sequence[bool | Slot | None]
) -> Bar | None:
    """S-91: no two of the same nature before one seat."""
    bar = target_bar(table, seat, target)
    return ("same_nature", "S-91") if bar is None and lying[target] else bar


def lay(table: SexopolitanState, seat: Seat, card: Kind, target: Seat, slot: Slot | None = None) -> None:
    """S-34: it stays before its victim, face up."""
    table.leave_hand(seat, card)
    table.obstacle_played = True
    table.tell(events.CardsPlayed(seat, (card,), target, slot))


# Not Tonight, and Trouble Brewing

NOT_TONIGHT: dict[Seat, Just] = {seat: Just(PlayNotTonight(seat)) for seat in range(8)}
TROUBLE: dict[Seat, Just] = {seat: Just(PlayTrouble(seat)) for seat in range(8)}


def not_tonight_bar(table: SexopolitanState, seat: Seat, move: PlayNotTonight) -> Bar | None:
    return lasting_bar(table, seat, move.seat, table.not_tonight)


def trouble_bar(table: SexopolitanState, seat: Seat, move: PlayTrouble) -> Bar | None:
    return lasting_bar(table, seat, move.seat, table.trouble)


def laid_on(table: SexopolitanState, seat: Seat, lying: Sequence[bool], ways: dict[Seat, Just]) -> Options:
    if table.obstacle_played:
        return ()
    coupled = table.partners
    return tuple(
        [ways[other] for other in opponents(seat, table.seats) if coupled[other] and not lying[other]]
    )


def not_tonights(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    return laid_on(table, seat, table.not_tonight, NOT_TONIGHT)


def troubles(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    return laid_on(table, seat, table.trouble, TROUBLE)


def play_not_tonight(table: SexopolitanState, seat: Seat, move: PlayNotTonight) -> None:
    lay(table, seat, "not_tonight", move.seat)
    table.not_tonight[move.seat] = True


def play_trouble(table: SexopolitanState, seat: Seat, move: PlayTrouble) -> None:
    lay(table, seat, "trouble", move.seat)
    table.trouble[move.seat] = True


# Breakdown

BREAKDOWN_ON: dict[tuple[Kind, Slot], tuple[Just, ...]] = {
    (card, slot): tuple([Just(PlayBreakdown(sex, seat, slot)) for seat in range(8)])
    for sex, card in BREAKDOWN.items()
    for slot in ("char", "partner")
}


def breakdowns(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    """S-80: on a card of its own sex. S-81: of a couple that may be either, or both."""
    if table.obstacle_played:
        return ()
    coupled, lying, ways = table.partners, table.breakdowns, []
    for other in opponents(seat, table.seats):
        partner = coupled[other]
        if partner and not lying[other]:
            if BREAKDOWN[SEX[table.characters[other]]] == card:
                ways.append(BREAKDOWN_ON[card, "char"][other])
            if BREAKDOWN[SEX[partner]] == card:
                ways.append(BREAKDOWN_ON[card, "partner"][other])
    return tuple(ways)


def breakdown_bar(table: SexopolitanState, seat: Seat, move: PlayBreakdown) -> Bar | None:
    if bar := lasting_bar(table, seat, move.seat, table.breakdowns):
        return bar
    card = table.card_at(Place(move.seat, move.slot))
    return None if card is not None and SEX[card] == move.sex else ("wrong_sex", "S-80")


def play_breakdown(table: SexopolitanState, seat: Seat, move: PlayBreakdown) -> None:
    """S-82: no own act until a Sexologist comes. S-83: on the character, whoever the partner is."""
    lay(table, seat, BREAKDOWN[move.sex], move.seat, move.slot)
    table.breakdowns[move.seat] = move.slot


# Break-Up

BREAK_UP: dict[Seat, Just] = {seat: Just(PlayBreakUp(seat)) for seat in range(8)}


def break_up_bar(table: SexopolitanState, seat: Seat, move: PlayBreakUp) -> Bar | None:
    return own_break_up_bar(table, seat) if move.seat == seat else target_bar(table, seat, move.seat)


def own_break_up_bar(table: SexopolitanState, seat: Seat) -> Bar | None:
    """S-30: also the own one is an obstacle. S-79: for whoever has a partner."""
    if table.obstacle_played:
        return "one_obstacle_a_turn", "S-30"
    return ("no_partner", "S-79") if table.partners[seat] is None else None


def break_ups(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    if table.obstacle_played:
        return ()
    return tuple([BREAK_UP[other] for other in opponents(seat, table.seats) if table.partners[other]])


def own_break_ups(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    return () if own_break_up_bar(table, seat) else (BREAK_UP[seat],)


def play_break_up(table: SexopolitanState, seat: Seat, move: PlayBreakUp) -> None:
    """S-75: the partner is lost at once. S-76: a single attacker takes the card, if they can be a couple."""
    victim = move.seat
    table.discard(seat, "breakup")
    table.obstacle_played = True
    table.tell(events.CardsPlayed(seat, ("breakup",), victim))
    if victim == seat:
        table.lose_partner(seat)  # S-79: of one's own will, so nothing to win back
        return
    partner = table.partners[victim]
    assert partner is not None
    takes = table.partners[seat] is None and SEX[partner] in table.house.likes(table.characters[seat])
    table.lose_partner(victim, taken_by=seat if takes else None)
    table.push(AskToWinBack(victim, seat, partner))


class AskToWinBack(AskOne[SexopolitanState], frozen=True):
    """S-77: one attempt, at once, with two dice."""

    rule: ClassVar[str] = "S-77"
    phase: ClassVar[str] = "winback"
    absent: ClassVar[Move] = WinBack(roll=True)
    """D-32."""

    attacker: Seat
    partner: PartnerCard

    def options(self, table: SexopolitanState, seat: Seat) -> Options:
        return ROLL_OR_NOT

    def answer(self, table: SexopolitanState, seat: Seat, move: WinBack) -> None:
        if not move.roll:
            table.tell(events.WinBackDeclined(seat))
            return
        dice = table.throw(2)
        table.tell(events.WinBackRolled(seat, dice))
        if dice[0] == dice[1]:
            self.bring_back(table, sum(dice))  # S-77: the plain sum

    def bring_back(self, table: SexopolitanState, loss: int) -> None:
        """S-78: nothing else that was lost comes back."""
        if table.partners[self.attacker] == self.partner:
            table.partners[self.attacker] = None
        else:
            table.partner_discard.remove(self.partner)
        table.partners[self.seat] = self.partner
        score = table.scores[self.attacker]
        if not table.house.negative_scores:  # O-06
            loss = min(loss, score)
        table.scores[self.attacker] = score - loss
        table.tell(events.PartnerReturned(self.seat, self.partner, self.attacker, loss))


ROLL_OR_NOT: Options = (Just(WinBack(roll=True)), Just(WinBack(roll=False)))
