"""Q-47…Q-68: an activity is selected, answered and carried out; or bailed on, or stopped."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Note, Options
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.steps import AskEach, AskOne, Frame, Step
from nightcap.games.couples import events
from nightcap.games.couples.moves import (
    Accept,
    AnswerTweak,
    Bail,
    CompleteActivity,
    ProposeTweak,
    SafeStop,
    SelectActivity,
    Timer,
)
from nightcap.games.couples.table import CouplesTable, Tweak, UsedCard


class AskToSelect(AskOne[CouplesTable], frozen=True):
    """Q-47, Q-67: the drawer selects exactly one activity, even if only one is left."""

    rule: ClassVar[str] = "Q-47"
    personal: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        up = table.on_table
        indexes = range(len(table.card(up.card).activities))
        return tuple([Just(SelectActivity(up.card, index)) for index in indexes if index not in up.ruled_out])

    def answer(self, table: CouplesTable, seat: Seat, move: SelectActivity) -> None:
        begin(table, ActivityUnderway(seat), move.index)

    def refuse(self, table: CouplesTable, seat: Seat, move: Move) -> IllegalMove | None:
        if seat != self.seat or not isinstance(move, SelectActivity):
            return None
        up = table.on_table
        if move.card == up.card and move.index in up.ruled_out:
            return table.illegal("ruled_out", "Q-64")
        return table.illegal("not_on_this_card", "Q-47")


class ActivityUnderway(Frame[CouplesTable], frozen=True):
    """From selection to completion either seat can stop the activity or propose a tweak."""

    drawer: Seat

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return STOP if table.inside(TweakOpen) else STOP_OR_TWEAK

    def answer(self, table: CouplesTable, seat: Seat, move: SafeStop | ProposeTweak) -> None:
        if isinstance(move, SafeStop):
            # never refused, costs no bail, needs no reason, names nobody
            table.tell(events.ActivityStopped())
            call_off(table)
        else:
            may_bail = isinstance(table.question, AskToAccept)
            table.face_up = replace(table.on_table, tweak=Tweak(seat, move.note))
            table.tell(events.TweakProposed(seat, move.note))
            table.push(AskAboutTweak(table.partner_of(seat)), TweakOpen(seat, self.drawer, may_bail))

    def refuse(self, table: CouplesTable, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, Accept | CompleteActivity | ProposeTweak) and table.inside(TweakOpen):
            return table.illegal("tweak_open", "Q-53")
        if isinstance(move, ProposeTweak):
            return table.illegal("note_too_long", "Q-53", most=STOP_OR_TWEAK[1].at_most)
        if isinstance(move, Bail):
            if seat == self.drawer:
                return table.illegal("own_selection", "Q-62")
            if table.bails[seat] == 0:
                return table.illegal("no_bails_left", "Q-61")
            if not self.may_be_bailed(table):
                return table.illegal("nothing_else_left", "Q-65")
            return table.illegal("accepted_already", "Q-66")
        return None

    def may_be_bailed(self, table: CouplesTable) -> bool:
        """Q-61, Q-65: the partner has a bail, and another activity would remain."""
        up = table.on_table
        left = len(table.card(up.card).activities) - len(up.ruled_out)
        return table.bails[table.partner_of(self.drawer)] > 0 and left > 1

    def completed(self, table: CouplesTable) -> None:
        """Q-50: the card leaves the game."""
        up = table.on_table
        removes = table.selected_activity.removes
        pieces = 2 if removes.pieces == 2 else max(table.clothes)
        for seat in self.undressing(table, removes.target):
            table.take_off(seat, pieces)
        leave_card(table, done=up.selected)

    def undressing(self, table: CouplesTable, target: str) -> tuple[Seat, ...]:
        """Q-56, Q-58, Q-60: whose clothes come off; so A-78: each seat's follow the other's cards."""
        partner = table.partner_of(self.drawer)
        if target == "strip_target":
            target = table.house.strip_target
        whose = {"drawer": (self.drawer,), "partner": (partner,), "both": (self.drawer, partner)}
        return whose.get(target, ())

    def called_off(self, table: CouplesTable) -> None:
        """Q-63, Q-04: the drawer selects another; with none left the card goes, and nothing comes off."""
        up = table.on_table
        if len(up.ruled_out) < len(table.card(up.card).activities):
            table.push(AskToSelect(self.drawer))
        else:
            leave_card(table, done=None)


STOP = (Just(SafeStop()),)
STOP_OR_TWEAK = (Just(SafeStop()), Note(ProposeTweak("")))


def begin(table: CouplesTable, underway: ActivityUnderway, index: int) -> None:
    """An activity has been selected: the partner answers, then it is carried out."""
    table.face_up = replace(table.on_table, selected=index)
    table.tell(events.ActivitySelected(underway.drawer, index, table.selected_activity))
    partner = table.partner_of(underway.drawer)
    if underway.may_be_bailed(table):  # else there is no window
        table.push(AskToAccept(partner), Perform(underway.drawer), underway)
    else:
        table.push(Perform(underway.drawer), underway)


def call_off(table: CouplesTable) -> None:
    """Q-64: out for this card; Q-53: its tweak lapses."""
    underway: ActivityUnderway = table.unwind(ActivityUnderway)
    up = table.on_table
    assert up.selected is not None
    table.face_up = replace(up, ruled_out=(*up.ruled_out, up.selected), selected=None, tweak=None)
    underway.called_off(table)


def leave_card(table: CouplesTable, done: int | None) -> None:
    """Q-50: a reward card leaves the game, whatever was done of it."""
    up = table.on_table
    selected = up.ruled_out if done is None else (*up.ruled_out, done)
    table.used.append(UsedCard(up.drawer, up.card, done, selected))
    table.face_up = None
    table.tell(events.CardUsed(up.drawer, table.card(up.card).category))


# The partner's answer


class AskToAccept(AskOne[CouplesTable], frozen=True):
    """Q-66: the partner accepts or bails; after that only the safety stop ends the activity."""

    rule: ClassVar[str] = "Q-66"
    personal: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return ACCEPT_OR_BAIL

    def answer(self, table: CouplesTable, seat: Seat, move: Accept | Bail) -> None:
        if isinstance(move, Bail):
            bail(table, seat)
        else:
            table.tell(events.ActivityAccepted(seat))


ACCEPT_OR_BAIL = (Just(Accept()), Just(Bail()))


def bail(table: CouplesTable, seat: Seat) -> None:
    """Q-61: the first use turns the card to 1, the second discards it."""
    table.bails[seat] -= 1
    table.tell(events.Bailed(seat, table.bails[seat]))
    call_off(table)


# Carrying it out


class Perform(Step[CouplesTable], frozen=True):
    """Q-51: carried out until the drawer, or each of the two, says it is done."""

    drawer: Seat

    def run(self, table: CouplesTable) -> None:
        index = table.on_table.selected
        assert index is not None
        table.tell(events.ActivityStarted(index))
        reporters = (self.drawer,) if table.house.completion == "drawer" else (0, 1)
        table.push(AskToComplete(reporters), TimerAtHand(), FinishActivity())


class AskToComplete(AskEach[CouplesTable], frozen=True):
    rule: ClassVar[str] = "Q-51"
    personal: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return COMPLETE

    def answer(self, table: CouplesTable, seat: Seat, move: CompleteActivity) -> None:
        table.tell(events.CompletionReported(seat))


COMPLETE = (Just(CompleteActivity()),)


class TimerAtHand(Frame[CouplesTable], frozen=True):
    """Q-09: an aid that changes nothing and gates nothing."""

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return TIMER

    def answer(self, table: CouplesTable, seat: Seat, move: Timer) -> None:
        table.tell(events.TimerTouched(seat, move.action))


TIMER = (Just(Timer("start")), Just(Timer("pause")), Just(Timer("reset")))


class FinishActivity(Step[CouplesTable], frozen=True):
    def run(self, table: CouplesTable) -> None:
        index = table.on_table.selected
        assert index is not None
        table.tell(events.ActivityCompleted(index))
        underway: ActivityUnderway = table.unwind(ActivityUnderway)
        underway.completed(table)


# Tweaks


class AskAboutTweak(AskOne[CouplesTable], frozen=True):
    """Q-53: while a proposal is open, accepting and completing wait."""

    rule: ClassVar[str] = "Q-53"
    personal: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return AGREE_OR_NOT

    def answer(self, table: CouplesTable, seat: Seat, move: AnswerTweak) -> None:
        up = table.on_table
        assert up.tweak is not None
        table.face_up = replace(up, tweak=replace(up.tweak, agreed=True) if move.agree else None)
        table.tell(events.TweakAnswered(seat, move.agree))


class TweakOpen(Frame[CouplesTable], frozen=True):
    """Q-53: the proposer may withdraw; a bail that was possible before still is."""

    proposer: Seat
    drawer: Seat
    may_bail: bool

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        withdraw = WITHDRAW if seat == self.proposer else ()
        return (*withdraw, *BAIL) if self.may_bail and seat != self.drawer else withdraw

    def answer(self, table: CouplesTable, seat: Seat, move: AnswerTweak | Bail) -> None:
        if isinstance(move, Bail):
            bail(table, seat)
            return
        table.unwind(TweakOpen)
        table.face_up = replace(table.on_table, tweak=None)
        table.tell(events.TweakWithdrawn(seat))

    def refuse(self, table: CouplesTable, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, AnswerTweak) and seat == self.proposer:
            return table.illegal("own_tweak", "Q-53")
        return None


AGREE_OR_NOT = (Just(AnswerTweak(True)), Just(AnswerTweak(False)))
WITHDRAW = (Just(AnswerTweak(False)),)
BAIL = (Just(Bail()),)
