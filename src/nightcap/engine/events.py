"""What happened, told to those who may know it."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.moves import Seat, snake_case


class Event(Struct, frozen=True, gc=False, kw_only=True, tag=snake_case, omit_defaults=True):
    """One thing that happened, for animation and log."""

    to: tuple[Seat, ...] | None = None
    """The seats that learn of it; None: everybody, the shared screen included."""

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


def seen_by(seat: Seat | None, events: list[Event]) -> list[Event]:
    """Those of the events that this seat (None: the shared screen) may see."""
    return [event for event in events if event.to is None or seat in event.to]
