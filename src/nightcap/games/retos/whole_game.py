"""What can be done at any moment of a game: set oneself a lower limit, stop, run out of time."""

from __future__ import annotations

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Amount, Just, Options
from nightcap.engine.refusals import IllegalMove
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
        return TIME_OUT if table.house.decision_seconds and seat in table.waiting else ()

    def answer(
        self, table: RetosState, seat: Seat, move: LowerGarments | LowerDrinks | StopGame | TimeOut
    ) -> None:
        match move:
            case StopGame():  # no winner, no loser, and hands stay hidden
                table.winner = None  # not even one who had played the last card
                table.tell(events.GameStopped(seat))
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

    def refuse(self, table: RetosState, seat: Seat, move: Move) -> IllegalMove | None:
        match move:
            case LowerGarments():
                return not_lower(table, table.garments[seat], table.garment_limits[seat])
            case LowerDrinks():
                return not_lower(table, table.drinks[seat], table.drink_limits[seat])
            case StopGame():
                return table.illegal("only_the_host", "R-91")
            case TimeOut() if not table.house.decision_seconds:
                return table.illegal("no_clock", "R-61")
            case TimeOut() if seat in table.waiting:  # from the room it would have been legal
                return table.illegal("only_the_room", "R-61")
        return None


STOP_GAME: Options = (Just(StopGame()),)
TIME_OUT: Options = (Just(TimeOut()),)


def lower_limits(table: RetosState, seat: Seat) -> Options:
    """R-12, R-13: one's own, only downwards, and not below what has been paid already."""
    offers: list[Amount] = []
    if (limit := table.garment_limits[seat]) > (paid := table.garments[seat]):
        offers.append(Amount(LowerGarments, paid, limit - 1))
    if (limit := table.drink_limits[seat]) > (paid := table.drinks[seat]):
        offers.append(Amount(LowerDrinks, paid, limit - 1))
    return tuple(offers)


def not_lower(table: RetosState, paid: int, limit: int) -> IllegalMove:
    return table.illegal("only_lower", "R-13", paid=paid, limit=limit)


def limits_lowered(table: RetosState, seat: Seat) -> None:
    """Whoever is just being punished may have nothing left to pay with."""
    limits = table.garment_limits[seat], table.drink_limits[seat]
    table.tell(events.LimitLowered(seat, *limits, to=(seat,)))
    if isinstance(table.question, AskForPenalty) and table.question.seat == seat:
        table.agenda.pop()
        table.push(Punish(seat))
