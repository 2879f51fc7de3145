"""R-50…R-64: a dare falls to a seat, is accepted or refused, carried out, or stopped."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.cards import Card
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import Frame
from nightcap.games.retos import events
from nightcap.games.retos.moves import ChoosePartner, DareAccept, DareDone, PartnerAccept, Refuse, SafeStop
from nightcap.games.retos.penalties import Punish
from nightcap.games.retos.silence import AskOneInTime
from nightcap.games.retos.table import RetosState

REFUSE: Options = (Just(Refuse()),)
STOP: Options = (Just(SafeStop()),)
STOP_OR_REFUSE: Options = STOP + REFUSE


def give_dare(table: RetosState, thrower: Seat, card: Card) -> None:
    """R-50: the next seat in the direction in force performs the dare of a card just played."""
    performer = table.next_seat(thrower)
    dare = table.dare_on(card)
    if table.players[performer].bot or (dare.needs_partner and not eligible(table, performer)):
        table.tell(events.DareLapsed(performer))
        return
    table.tell(events.DareGiven(thrower, performer, dare))
    if dare.needs_partner:
        table.push(AskForPartner(performer), DareUnderway(card, thrower, performer))
    else:
        underway = DareUnderway(card, thrower, performer)
        table.push(AskToAccept(performer), AskWhetherDone(underway.confirmer(table)), underway)


def eligible(table: RetosState, performer: Seat) -> tuple[Seat, ...]:
    """R-54, R-56: any other seat, the thrower included. R-62: or the declared partner only."""
    if table.house.respect == "all":
        partner = table.partner_of(performer)
        return () if partner is None else (partner,)
    players = table.players
    return tuple([seat for seat in table.order if seat != performer and not players[seat].bot])


class DareUnderway(Frame[RetosState], frozen=True):
    """Until it is confirmed, those involved may stop a dare, or withdraw from what they accepted."""

    card: Card
    thrower: Seat
    performer: Seat
    partner: Seat | None = None

    def options(self, table: RetosState, seat: Seat) -> Options:
        if seat not in (self.performer, self.partner):
            return ()
        question = table.question
        still_asked = seat in table.waiting and not isinstance(question, AskWhetherDone)
        return STOP if still_asked else STOP_OR_REFUSE

    def answer(self, table: RetosState, seat: Seat, move: SafeStop | Refuse) -> None:
        if isinstance(move, SafeStop):
            # never refused, costs nothing, needs no reason, names nobody
            table.unwind(DareUnderway)
            table.tell(events.DareStopped())
        else:
            turn_down(table, seat)

    def confirmer(self, table: RetosState) -> Seat:
        """R-58: the performer says that it is done, or the thrower; a bot cannot judge."""
        if table.house.confirm_by == "performer" or table.players[self.thrower].bot:
            return self.performer
        return self.thrower

    def punished(self, table: RetosState, seat: Seat) -> tuple[Seat, ...]:
        """Who pays if this seat refuses.

        R-65, R-67: the performer, for their own refusal. R-66: both, if it is the partner's;
        R-64: or again the performer alone, if only couples punish and these are none.
        """
        if seat == self.performer:
            return (seat,)
        if table.house.respect == "penalties" and table.partner_of(self.performer) != seat:
            return (self.performer,)
        return (self.performer, seat)


def turn_down(table: RetosState, seat: Seat) -> None:
    """R-66: the dare is over. R-70: the performer pays first, then the partner."""
    underway: DareUnderway = table.unwind(DareUnderway)
    punished = underway.punished(table, seat)
    table.tell(events.DareRefused(seat, punished))
    table.push(*[Punish(each) for each in punished])


class AskToDare(AskOneInTime, frozen=True):
    """A dare can be refused when it is asked for; R-61: silence is a refusal."""

    personal: ClassVar[bool] = True

    def silence(self, table: RetosState) -> None:
        turn_down(table, self.seat)


class AskToAccept(AskToDare, frozen=True):
    """R-53: a solo dare is accepted or refused."""

    rule: ClassVar[str] = "R-53"

    def options(self, table: RetosState, seat: Seat) -> Options:
        return ACCEPT_OR_REFUSE

    def answer(self, table: RetosState, seat: Seat, move: DareAccept | Refuse) -> None:
        if isinstance(move, DareAccept):
            table.tell(events.DareAccepted(seat))
        else:
            turn_down(table, seat)

    def bar(self, table: RetosState, seat: Seat, move: Move) -> Bar | None:
        return ("no_partner_in_dare", "R-53") if isinstance(move, ChoosePartner) else None


ACCEPT_OR_REFUSE: Options = (Just(DareAccept()), *REFUSE)


class AskForPartner(AskToDare, frozen=True):
    """R-54, R-55: the performer names somebody, leaves it to chance, or refuses."""

    rule: ClassVar[str] = "R-54"

    def options(self, table: RetosState, seat: Seat) -> Options:
        return (*[PARTNER[other] for other in eligible(table, seat)], BY_CHANCE, *REFUSE)

    def answer(self, table: RetosState, seat: Seat, move: ChoosePartner | Refuse) -> None:
        if isinstance(move, Refuse):
            turn_down(table, seat)
            return
        named = move.seat
        partner = table.chance.pick(eligible(table, seat)) if named == "random" else named
        table.tell(events.PartnerChosen(seat, partner, by_chance=named == "random"))
        alone: DareUnderway = table.unwind(DareUnderway)
        underway = DareUnderway(alone.card, alone.thrower, seat, partner)
        table.push(AskPartner(partner), AskWhetherDone(underway.confirmer(table)), underway)

    def bar(self, table: RetosState, seat: Seat, move: Move) -> Bar | None:
        match move:
            case DareAccept():
                return "partner_needed", "R-54"
            case ChoosePartner("random"):
                return None
            case ChoosePartner(other) if other == seat:
                return "not_eligible", "R-56"
            case ChoosePartner(other) if other not in eligible(table, seat):
                return "not_eligible", "R-62" if table.house.respect == "all" else "R-54"
        return None


PARTNER: dict[Seat, Just] = {seat: Just(ChoosePartner(seat)) for seat in range(10)}
BY_CHANCE = Just(ChoosePartner("random"))


class AskPartner(AskToDare, frozen=True):
    """R-57: the chosen partner answers; the performer has accepted by choosing."""

    rule: ClassVar[str] = "R-57"

    def options(self, table: RetosState, seat: Seat) -> Options:
        return PARTNER_ACCEPT_OR_REFUSE

    def answer(self, table: RetosState, seat: Seat, move: PartnerAccept | Refuse) -> None:
        if isinstance(move, PartnerAccept):
            table.tell(events.DareAccepted(seat))
        else:
            turn_down(table, seat)


PARTNER_ACCEPT_OR_REFUSE: Options = (Just(PartnerAccept()), *REFUSE)


class AskWhetherDone(AskOneInTime, frozen=True):
    """R-58: carried out on trust. R-59: whenever it is said to be done, it is."""

    rule: ClassVar[str] = "R-58"
    personal: ClassVar[bool] = True

    def options(self, table: RetosState, seat: Seat) -> Options:
        return DONE

    def answer(self, table: RetosState, seat: Seat, move: DareDone) -> None:
        complete(table)

    def silence(self, table: RetosState) -> None:
        complete(table)  # everybody involved had accepted it


DONE: Options = (Just(DareDone()),)


def complete(table: RetosState) -> None:
    underway: DareUnderway = table.unwind(DareUnderway)
    table.tell(events.DareCompleted(underway.performer))
