"""Q-47…Q-68: an activity is selected, answered and carried out; or bailed on, or stopped."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Note, Options
from nightcap.engine.refusals import Bar
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
    """Q-47/A-63, Q-67/A-85: the drawer selects exactly one activity, even if only one is left."""

    rule: ClassVar[str] = "Q-47"
    personal: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        card = table.on_table.card
        return tuple([Just(SelectActivity(card, index)) for index in left_to_select(table)])

    def bar(self, table: CouplesTable, seat: Seat, move: Move) -> Bar | None:
        if not isinstance(move, SelectActivity):
            return None
        card = table.on_table.card
        if move.card != card or move.index not in range(len(table.card(card).activities)):
            return "not_on_this_card", "Q-47"
        return None if move.index in left_to_select(table) else ("ruled_out", "Q-64")

    def answer(self, table: CouplesTable, seat: Seat, move: SelectActivity) -> None:
        begin(table, ActivityUnderway(seat), move.index)


def left_to_select(table: CouplesTable) -> list[int]:
    """Q-64/A-82: what was bailed or stopped is ruled out as long as the card lies there."""
    up = table.on_table
    return [index for index in range(len(table.card(up.card).activities)) if index not in up.ruled_out]


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
            table.face_up = replace(table.on_table, proposal=Tweak(seat, move.note))
            table.tell(events.TweakProposed(seat, move.note))
            table.push(AskAboutTweak(table.partner_of(seat)), TweakOpen(seat))

    def bar(self, table: CouplesTable, seat: Seat, move: Move) -> Bar | None:
        if isinstance(move, Accept | CompleteActivity | ProposeTweak) and table.inside(TweakOpen):
            return "tweak_open", "Q-53"
        if isinstance(move, ProposeTweak) and len(move.note) > TWEAK.at_most:
            return "note_too_long", "Q-53", {"most": TWEAK.at_most}
        return self.bail_bar(table, seat) or window_bar(table, seat) if isinstance(move, Bail) else None

    def bail_bar(self, table: CouplesTable, seat: Seat) -> Bar | None:
        """Q-62/A-80: only the partner can bail. Q-61/A-79: with a bail left.

        Q-65/A-83: and if another activity remains.
        """
        if seat == self.drawer:
            return "own_selection", "Q-62"
        if table.bails[seat] == 0:
            return "no_bails_left", "Q-61"
        return ("nothing_else_left", "Q-65") if self.last_one(table) else None

    def last_one(self, table: CouplesTable) -> bool:
        """Whether all other activities of the card are ruled out."""
        return len(left_to_select(table)) < 2

    def completed(self, table: CouplesTable) -> None:
        """Q-50/A-66: the card leaves the game."""
        up = table.on_table
        removes = table.selected_activity.removes
        pieces = 2 if removes.pieces == 2 else max(table.clothes)
        for seat in self.undressing(table, removes.target):
            table.take_off(seat, pieces)
        leave_card(table, done=up.selected)

    def undressing(self, table: CouplesTable, target: str) -> tuple[Seat, ...]:
        """Q-56/A-73, Q-58/A-75, Q-60/A-77: whose clothes come off.

        So A-78: each seat's follow the other's cards.
        """
        partner = table.partner_of(self.drawer)
        if target == "strip_target":
            target = table.house.strip_target
        whose = {"drawer": (self.drawer,), "partner": (partner,), "both": (self.drawer, partner)}
        return whose.get(target, ())

    def called_off(self, table: CouplesTable) -> None:
        """Q-63/A-81, Q-04/A-04: the drawer selects another.

        With none left the card goes, and nothing comes off.
        """
        if left_to_select(table):
            table.push(AskToSelect(self.drawer))
        else:
            leave_card(table, done=None)


TWEAK = Note(ProposeTweak(""))
STOP: Options = (Just(SafeStop()),)
STOP_OR_TWEAK: Options = (*STOP, TWEAK)


def begin(table: CouplesTable, underway: ActivityUnderway, index: int) -> None:
    """An activity has been selected: the partner answers, then it is carried out."""
    table.face_up = replace(table.on_table, selected=index)
    table.tell(events.ActivitySelected(underway.drawer, index, table.selected_activity))
    partner = table.partner_of(underway.drawer)
    if underway.bail_bar(table, partner):  # so there is no window
        table.push(Perform(underway.drawer), underway)
    else:
        table.push(AskToAccept(partner), Perform(underway.drawer), underway)


def call_off(table: CouplesTable) -> None:
    """Q-64/A-82: out for this card; Q-53/A-69: its tweaks lapse."""
    underway: ActivityUnderway = table.unwind(ActivityUnderway)
    up = table.on_table
    assert up.selected is not None
    ruled_out = (*up.ruled_out, up.selected)
    table.face_up = replace(up, ruled_out=ruled_out, selected=None, tweak=None, proposal=None)
    underway.called_off(table)


def leave_card(table: CouplesTable, done: int | None) -> None:
    """Q-50/A-66: a reward card leaves the game, whatever was done of it."""
    up = table.on_table
    selected = up.ruled_out if done is None else (*up.ruled_out, done)
    table.used.append(UsedCard(up.drawer, up.card, done, selected))
    table.face_up = None
    table.tell(events.CardUsed(up.drawer, table.card(up.card).category))


# The partner's answer


class AskToAccept(AskOne[CouplesTable], frozen=True):
    """Q-66/A-84: the partner accepts or bails; after that only the safety stop ends the activity."""

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


def window_bar(table: CouplesTable, seat: Seat) -> Bar | None:
    """Q-66/A-84: a bail is possible until the activity is accepted, also while a tweak is discussed."""
    is_open = any(isinstance(step, AskToAccept) and step.seat == seat for step in table.agenda)
    return None if is_open else ("accepted_already", "Q-66")


def bail(table: CouplesTable, seat: Seat) -> None:
    """Q-61/A-79: the first use turns the card to 1, the second discards it.

    Q-68/A-89: on climax activities as on any other.
    """
    table.bails[seat] -= 1
    table.tell(events.Bailed(seat, table.bails[seat]))
    call_off(table)


# Carrying it out


class Perform(Step[CouplesTable], frozen=True):
    """Q-51/A-68: carried out until the drawer, or each of the two, says it is done."""

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
    """Q-09/A-10: an aid that changes nothing and gates nothing."""

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
    """Q-53/A-69: while a proposal is open, accepting and completing wait."""

    rule: ClassVar[str] = "Q-53"
    personal: ClassVar[bool] = True

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        return AGREE_OR_NOT

    def answer(self, table: CouplesTable, seat: Seat, move: AnswerTweak) -> None:
        up = table.on_table
        assert up.proposal is not None
        agreed = replace(up.proposal, agreed=True) if move.agree else up.tweak  # an earlier one holds
        table.face_up = replace(up, tweak=agreed, proposal=None)
        table.tell(events.TweakAnswered(seat, move.agree))


class TweakOpen(Frame[CouplesTable], frozen=True):
    """Q-53/A-69: the proposer may withdraw; a bail that was possible before still is."""

    proposer: Seat

    def options(self, table: CouplesTable, seat: Seat) -> Options:
        withdraw = WITHDRAW if seat == self.proposer else ()
        return withdraw if window_bar(table, seat) else (*withdraw, *BAIL)

    def answer(self, table: CouplesTable, seat: Seat, move: AnswerTweak | Bail) -> None:
        if isinstance(move, Bail):
            bail(table, seat)
            return
        table.unwind(TweakOpen)
        table.face_up = replace(table.on_table, proposal=None)
        table.tell(events.TweakWithdrawn(seat))

    def bar(self, table: CouplesTable, seat: Seat, move: Move) -> Bar | None:
        """One may take back what one has proposed, not agree to it."""
        if isinstance(move, AnswerTweak) and move.agree and seat == self.proposer:
            return "own_tweak", "Q-53"
        return None


AGREE_OR_NOT = (Just(AnswerTweak(True)), Just(AnswerTweak(False)))
WITHDRAW = (Just(AnswerTweak(False)),)
BAIL = (Just(Bail()),)
