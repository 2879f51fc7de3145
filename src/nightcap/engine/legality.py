"""What each seat may do, and why not."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from nightcap.engine.agenda import Agenda
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Options
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.steps import Offer
from nightcap.engine.vocabulary import to_data


class Legality(Agenda, kw_only=True, eq=False):
    """Options are looked up in the question and its frames; what bars a move, too."""

    def options(self, seat: Seat) -> Options:
        """Everything this seat may do now: its answers, and the asides that nobody owes."""
        return self.answers(seat) + self.asides(seat)

    def asides(self, seat: Seat) -> Options:
        """What the frames round the question offer this seat."""
        if not self._sits_here(seat):
            return ()
        return tuple([option for frame in self._frames() for option in frame.options(self, seat)])

    def answers(self, seat: Seat) -> Options:
        """What this seat may answer to the question; nothing if it is not asked."""
        if type(seat) is int and seat in self.waiting:
            return self.agenda[-1].options(self, seat)  # type: ignore[attr-defined,no-any-return]
        return ()

    def room_options(self, seat: Seat) -> Options:
        """What the room, and nobody at the table, may do on this seat's behalf."""
        if not self._sits_here(seat):
            return ()
        return tuple([option for frame in self._frames() for option in frame.room_options(self, seat)])

    def moves(self, seat: Seat) -> list[Move]:
        """Every legal move of this seat."""
        return [move for option in self.options(seat) for move in option.moves()]

    def why_not(self, seat: Seat, move: Any) -> IllegalMove | None:
        """The reason why this seat cannot make this move now; None if it can."""
        try:
            move = move if type(move) in self.vocabulary.kinds else self._read_anew(move)
        except IllegalMove as refusal:
            return refusal
        return None if self._offering(seat, move) else self._refusal(seat, move)

    def illegal(self, code: str, rule: str, **facts: Any) -> IllegalMove:
        return IllegalMove(code, self.number(rule), **facts)

    def _sits_here(self, seat: Seat) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _offering(self, seat: Seat, move: Move, by_room: bool = False) -> Offer[Any] | None:
        """The step that offers this seat this move: the question, or else a frame."""
        if type(seat) is not int or not self.agenda:
            return None
        if seat in self.waiting:
            top: Offer[Any] = self.agenda[-1]  # type: ignore[assignment]
            for option in top.options(self, seat):
                if option.contains(move):
                    return top
        if self._sits_here(seat):
            for frame in self._frames():
                for option in frame.options(self, seat):
                    if option.contains(move):
                        return frame
                if by_room:
                    for option in frame.room_options(self, seat):
                        if option.contains(move):
                            return frame
        return None

    def _read_anew(self, move: Any) -> Move:
        """Also if it is already a Struct: a program may have put anything into its fields."""
        try:
            return self.vocabulary.move(to_data(move) if isinstance(move, Struct) else move)
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            rule = self.question.rule if self.agenda else self.over_rule
            raise self.illegal("malformed", rule, problem=str(error)) from None

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why not. The seat is judged before the move, so that an error tells nothing hidden."""
        if not self._sits_here(seat):
            return self.illegal("no_such_seat", self.seats_rule)
        if not self.agenda:
            return self.illegal("game_over", self.over_rule)
        try:
            move = self._read_anew(move)
        except IllegalMove as malformed:
            return malformed
        question, asked = self.question, seat in self.waiting
        bar = question.bar(self, seat, move) if asked else question.out_of_turn(self, seat, move)
        for frame in self._frames():
            bar = bar or frame.bar(self, seat, move)
        code, rule, *facts = bar or ("not_now" if asked else "not_your_turn", move.rule)
        return self.illegal(code, rule, **(facts[0] if facts else {}))
