"""The agenda: what must still happen, and who is asked."""

from __future__ import annotations

from typing import Any

from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.engine.results import Result
from nightcap.engine.state import State
from nightcap.engine.steps import Ask, Frame, Step


class Agenda(State, kw_only=True, eq=False):
    """A stack of steps. The one on top is the question, and frames lie under it."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer; none when the game is over."""
        agenda = self.agenda
        if not agenda:
            return ()
        asked: tuple[Seat, ...] = agenda[-1].asked(self)  # type: ignore[attr-defined]
        if self.sealed:
            answered = [seat for seat, _ in self.sealed]
            return tuple(seat for seat in asked if seat not in answered)
        return asked

    def waiting_as_seen_by(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The same for a view: of a silent question a seat knows only whether it has answered itself."""
        if not self.sealed or not self.question.silent:
            return self.waiting
        own = [answerer for answerer, _ in self.sealed if answerer == seat]
        return tuple(other for other in self.question.asked(self) if other not in own)

    @property
    def question(self) -> Ask[Any]:
        """What is being asked now."""
        return self.agenda[-1]  # type: ignore[return-value]  # `_proceed` stops nowhere else

    @property
    def asked(self) -> str:
        """The question's name; empty when the game is over."""
        return str(self.question.__struct_config__.tag) if self.agenda else ""

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, the first to come first."""
        agenda = self.agenda
        agenda += steps[::-1]

    def unwind(self, kind: type[Frame[Any]]) -> Any:
        """Take everything off the agenda down to the innermost frame of this kind, and return it."""
        while True:
            step = self.agenda.pop()
            if isinstance(step, kind):
                self.sealed = []
                return step

    def inside(self, kind: type[Frame[Any]]) -> bool:
        """Whether such a frame is on the agenda."""
        return any(isinstance(step, kind) for step in self.agenda)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def end(self, result: Result) -> None:
        self.result = result
        self.agenda = []
        self.sealed = []

    def _frames(self) -> list[Frame[Any]]:
        """The frames round the question, innermost first."""
        return [step for step in reversed(self.agenda) if isinstance(step, Frame)]

    def _proceed(self) -> None:
        """Run the agenda until it asks somebody something, or is empty."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if top.asks:
                return
            agenda.pop()
            top.run(self)
            agenda = self.agenda
