"""S-54…S-60: Tested Couple, Sexologist, and the three uses of a super card."""

from __future__ import annotations

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import SEX, Kind
from nightcap.games.sexopolitan.moves import PlaySexologist, PlaySuper, PlayTested
from nightcap.games.sexopolitan.practices import affair_bar, drawn_to, own_act_bar
from nightcap.games.sexopolitan.rolling import Roll
from nightcap.games.sexopolitan.table import SexopolitanState, opponents

# Tested Couple


TESTED = PlayTested()
GET_TESTED: Options = (Just(TESTED),)


def couple_bar(table: SexopolitanState, seat: Seat, move: PlayTested) -> Bar | None:
    """S-54: for a couple, once, and only as long as it lasts."""
    if table.partners[seat] is None:
        return "no_partner", "S-54"
    return ("already_tested", "S-54") if table.tested[seat] else None


def check_ups(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    return () if couple_bar(table, seat, TESTED) else GET_TESTED


def play_tested(table: SexopolitanState, seat: Seat, move: PlayTested) -> None:
    table.leave_hand(seat, "tested")
    table.tested[seat] = True
    table.tell(events.CardsPlayed(seat, ("tested",)))


# Sexologist


SEXOLOGIST = PlaySexologist()
SEE_SEXOLOGIST: Options = (Just(SEXOLOGIST),)


def sexologist_bar(table: SexopolitanState, seat: Seat, move: PlaySexologist) -> Bar | None:
    """S-55: against the own Breakdown, on either card, single or not."""
    return ("no_breakdown", "S-55") if table.breakdowns[seat] is None else None


def sexologists(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    return () if sexologist_bar(table, seat, SEXOLOGIST) else SEE_SEXOLOGIST


def play_sexologist(table: SexopolitanState, seat: Seat, move: PlaySexologist) -> None:
    table.discard(seat, "sexologist")
    table.tell(events.CardsPlayed(seat, ("sexologist",)))
    breakdown = table.breakdown_of(seat)
    table.breakdowns[seat] = None
    table.cancel(seat, breakdown)


# The super card


def again_bar(table: SexopolitanState, seat: Seat) -> Bar | None:
    """S-56: the practice just played, once, if it would still be allowed, its cards aside."""
    act = table.repeatable
    if act is None:
        return "nothing_to_repeat", "S-56"
    if act.other is not None:
        bar = affair_bar(table, act.other, drawn_to(table, seat))
    else:
        bar = None if act.card == "solo" else own_act_bar(table, seat)
    return (bar[0], "S-56") if bar else None


def steal_bar(table: SexopolitanState, seat: Seat, victim: Seat | None) -> Bar | None:
    """S-58: only by a single. S-59: the partner must be compatible with the thief's character."""
    if table.partners[seat] is not None:
        return "not_single", "S-58"
    if victim not in opponents(seat, table.seats):
        return "not_an_opponent", "S-58"
    partner = table.partners[victim]
    if partner is None:
        return "target_is_single", "S-58"
    return None if SEX[partner] in table.house.likes(table.characters[seat]) else ("not_compatible", "S-59")


def calm_bar(table: SexopolitanState, seat: Seat) -> Bar | None:
    """S-60, S-73."""
    return None if table.trouble[seat] else ("no_trouble", "S-60")


def super_bar(table: SexopolitanState, seat: Seat, move: PlaySuper) -> Bar | None:
    if move.use == "steal":
        return steal_bar(table, seat, move.seat)
    if move.seat is not None:
        return "nobody_to_name", "S-56"
    return again_bar(table, seat) if move.use == "again" else calm_bar(table, seat)


AGAIN: Options = (Just(PlaySuper("again")),)
CALM: Options = (Just(PlaySuper("calm")),)
STEAL: dict[Seat, Just] = {seat: Just(PlaySuper("steal", seat)) for seat in range(8)}


def repeats(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    return () if again_bar(table, seat) else AGAIN


def steals_and_calms(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    """A single has no Trouble Brewing, and a couple nobody to steal."""
    if table.partners[seat] is not None:
        return () if calm_bar(table, seat) else CALM
    victims = opponents(seat, table.seats)
    return tuple([STEAL[victim] for victim in victims if not steal_bar(table, seat, victim)])


def play_super(table: SexopolitanState, seat: Seat, move: PlaySuper) -> None:
    act, table.repeatable = table.repeatable, None
    table.discard(seat, "super")
    table.tell(events.CardsPlayed(seat, ("super",), move.seat))
    if move.use == "calm":
        table.trouble[seat] = False
        table.cancel(seat, "trouble")
    elif move.seat is not None:  # S-58: no win-back
        table.lose_partner(move.seat, taken_by=seat)
    else:
        assert act is not None
        table.push(Roll(act))  # S-57: as many dice, the same parties, a window and a double of its own
