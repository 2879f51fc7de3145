"""What can be done at any moment of a game: set oneself a lower limit, stop, run out of time."""

from __future__ import annotations

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Amount, Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import Frame
from nightcap.games.retos import events
from nightcap.games.retos.moves import LowerDrinks, LowerGarments, StopGame, TimeOut
from nightcap.games.retos.penalties import AskForPenalty, Punish
from nightcap.games.retos.silence import AskOneInTime
from nightcap.games.retos.table import RetosResult, RetosState


class WholeGame(Frame[RetosState], frozen=True):
    """Lies under everything else."""

    def options(self, table: RetosState, seat: Seat) -> Options:
        stop = STOP_GAME if table.may_stop(seat) else ()
        return lower_limits(table, seat) + stop

    def room_options(self, table: RetosState, seat: Seat) -> Options:
        """R-61: the room keeps the clock, for whoever must act."""
        return TIME_OUT if seat in table.waiting and not clock_bar(table) else ()

    def answer(
        self, table: RetosState, seat: Seat, move: LowerGarments | LowerDrinks | StopGame | TimeOut
    ) -> None:
        match move:
            case StopGame():  # no winner, no loser, and hands stay hidden
                table.winner = None  # not even one who had played the last card
                table.tell(events.GameStopped())
                table.end(RetosResult())
            case TimeOut():
                question = table.agenda.pop()
                assert isinstance(question, AskOneInTime)
                question.silence(table)
            case LowerGarments(limit):
                table.garment_limits[seat] = limit
                limits_lowered(table, seat)
            case LowerDrinks(limit):
                table.drink_limits[seat] = limit
                limits_lowered(table, seat)

    def bar(self, table: RetosState, seat: Seat, move: Move) -> Bar | None:
        match move:
            case LowerGarments(limit):
                return limit_bar(limit, table.garments[seat], table.garment_limits[seat])
            case LowerDrinks(limit):
                return limit_bar(limit, table.drinks[seat], table.drink_limits[seat])
            case StopGame():
                return None if table.may_stop(seat) else ("only_the_host", "R-91")
            case TimeOut() if seat in table.waiting:  # from the room it may have been legal
                return clock_bar(table) or ("only_the_room", "R-61")
            case TimeOut():
                return clock_bar(table)
        return None


STOP_GAME: Options = (Just(StopGame()),)
TIME_OUT: Options = (Just(TimeOut()),)


def clock_bar(table: RetosState) -> Bar | None:
    """R-61: only where a time was agreed."""
    return None if table.house.decision_seconds else ("no_clock", "R-61")


def lower_limits(table: RetosState, seat: Seat) -> Options:
    """R-12, R-13: one's own, only downwards, and not below what has been paid already."""
    offers: list[Amount] = []
    if (limit := table.garment_limits[seat]) > (paid := table.garments[seat]):
        offers.append(Amount(LowerGarments, paid, limit - 1))
    if (limit := table.drink_limits[seat]) > (paid := table.drinks[seat]):
        offers.append(Amount(LowerDrinks, paid, limit - 1))
    return tuple(offers)


def limit_bar(new: int, paid: int, limit: int) -> Bar | None:
    return None if paid <= new < limit else ("only_lower", "R-13", {"paid": paid, "limit": limit})


def limits_lowered(table: RetosState, seat: Seat) -> None:
    """Whoever is just being punished may have nothing left to pay with."""
    limits = table.garment_limits[seat], table.drink_limits[seat]
    table.tell(events.LimitLowered(seat, *limits, to=(seat,)))
    if isinstance(table.question, AskForPenalty) and table.question.seat == seat:
        table.agenda.pop()
        table.push(Punish(seat))
