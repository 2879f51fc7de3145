"""P-25…P-37: the one betting phase of a round."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Amount, Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.peekpoker import events
from nightcap.games.peekpoker.moves import AllIn, Call, Check, Fold, Raise
from nightcap.games.peekpoker.table import PeekPokerState, clockwise_from

Bet: TypeAlias = Check | Call | Raise | AllIn | Fold

CHECK, CALL, ALL_IN, FOLD = Just(Check()), Just(Call()), Just(AllIn()), Just(Fold())


class NextBet(Step[PeekPokerState], frozen=True):
    """P-37: betting goes on until each seat that can bet has acted since the last raise."""

    seats: tuple[Seat, ...]
    """P-25: those who have not, in order; some may have passed, folded or gone all-in."""

    def run(self, table: PeekPokerState) -> None:
        live = table.live
        betters = [seat for seat in live if table.stacks[seat]]
        if len(live) < 2 or not betters:
            return
        if len(betters) == 1 and table.to_call(betters[0]) == 0:
            return  # P-37: nobody is left to bet against
        for place, seat in enumerate(self.seats):
            if seat in betters:
                table.push(AskToBet(seat, self.seats[place + 1 :]))
                return


class AskToBet(AskOne[PeekPokerState], frozen=True):
    """Check or call, raise, go all-in, or fold."""

    rule: ClassVar[str] = "P-25"

    after: tuple[Seat, ...]

    def options(self, table: PeekPokerState, seat: Seat) -> Options:
        # P-31: a seat may always fold; P-32: whoever is asked has points, so all-in always pays something
        to_call = table.to_call(seat)
        most = most_to_raise(table, seat, to_call)
        barred = raise_bar(1, table.stacks[seat], to_call, most)
        ways: Options = (ALL_IN, FOLD) if barred else (Amount(Raise, 1, most), ALL_IN, FOLD)
        if not call_bar(to_call):
            return (CALL, *ways)
        return ways if check_bar(table, to_call) else (CHECK, *ways)

    def answer(self, table: PeekPokerState, seat: Seat, move: Bet) -> None:
        if isinstance(move, Fold):
            table.standing[seat] = "folded"
            table.tell(events.Folded(seat))
            table.push(NextBet(self.after))
            return
        to_call, stack = table.to_call(seat), table.stacks[seat]
        points = points_for(table, seat, move)
        table.pay(seat, points)
        by, all_in = max(points - to_call, 0), points == stack
        match move:
            case Check():
                table.tell(events.Checked(seat))
            case Call():
                table.tell(events.Called(seat, points, all_in))
            case Raise():
                table.tell(events.Raised(seat, by, points, all_in))
            case AllIn():
                table.tell(events.WentAllIn(seat, by, points, all_in))
        # P-36: any raise gives every other seat another turn
        others = clockwise_from(seat, table.seats)[:-1]
        table.push(NextBet(others if by else self.after))

    def bar(self, table: PeekPokerState, seat: Seat, move: Move) -> Bar | None:
        to_call = table.to_call(seat)
        match move:
            case Check():
                return check_bar(table, to_call)
            case Call():
                return call_bar(to_call)
            case Raise(by):
                most = most_to_raise(table, seat, to_call)
                return raise_bar(by, table.stacks[seat], to_call, most)
        return None


def check_bar(table: PeekPokerState, to_call: int) -> Bar | None:
    """P-30: only with nothing to call, and if the house lets a seat check at all."""
    if to_call:
        return "something_to_call", "P-30", {"points": to_call}
    return None if table.house.allow_check else ("no_checking", "P-30")


def call_bar(to_call: int) -> Bar | None:
    return None if to_call else ("nothing_to_call", "P-28")


def points_for(table: PeekPokerState, seat: Seat, move: Check | Call | Raise | AllIn) -> int:
    """What a move costs."""
    to_call, stack = table.to_call(seat), table.stacks[seat]
    match move:
        case Raise():
            return to_call + move.by
        case AllIn():  # P-32: limited by the cap; it is a raise if it is more than a call
            return min(stack, table.cap(seat) - table.bets[seat])
    return min(to_call, stack)  # P-33: a call may take the whole stack


def most_to_raise(table: PeekPokerState, seat: Seat, to_call: int) -> int:
    """P-33, P-34: what is left after the call, and no more than the cap allows."""
    return min(table.stacks[seat] - to_call, table.cap(seat) - table.level)


def raise_bar(by: int, stack: int, to_call: int, most: int) -> Bar | None:
    """P-26: any amount over the bet level. P-27: at least one point."""
    if stack <= to_call:
        return "only_a_call", "P-33", {"points": stack}
    if most < 1:
        return "nobody_to_raise", "P-35"
    if by < 1:
        return "raise_too_small", "P-27", {"least": 1, "most": most}
    if by > stack - to_call:
        return "not_enough_points", "P-29", {"least": 1, "most": most}
    return ("above_the_cap", "P-34", {"least": 1, "most": most}) if by > most else None
