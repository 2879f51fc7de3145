"""Who is in the room: devices, the people on them, and bots."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks import Boundaries, Cover
from nightcap.engine.moves import Seat
from nightcap.rooms.actions import Device


class Person(Struct, frozen=True, kw_only=True):
    """Somebody at the table, or a bot."""

    name: str
    device: Device | None = None
    """None: a bot's own seat."""
    bot: str = ""
    """The bot that plays here; for a person, only while they are away."""
    adult: bool = False
    ready: bool = False
    away: bool = False
    partner: Seat | None = None
    boundaries: Boundaries | None = None
    """Private. None: not said yet."""
    cover: Cover = Cover()
    """Private. What their noise comes to with this deck."""
    said_of: int = 0
    """The news that had chosen the deck when they were said."""

    def has_bounded(self, deck_since: int) -> bool:
        """Whether boundaries were said of the deck that was chosen then."""
        return self.boundaries is not None and self.said_of == deck_since

    @property
    def is_bot(self) -> bool:
        return self.device is None

    @property
    def is_here(self) -> bool:
        """Somebody whose yes is needed."""
        return not self.is_bot and not self.away


class Knocking(Struct, frozen=True):
    """A device at the door."""

    device: Device
    name: str
    screen: bool = False


def unready(people: Iterable[Person]) -> tuple[Person, ...]:
    """What was agreed has changed: everybody is asked again."""
    return tuple([person if person.is_bot else replace(person, ready=False) for person in people])


def without(people: tuple[Person, ...], gone: set[Seat]) -> tuple[Person, ...]:
    """The others move up; a couple that has lost a half is none any more."""
    places = [seat for seat in range(len(people)) if seat not in gone]
    moved = {seat: place for place, seat in enumerate(places)}
    kept = [people[seat] for seat in places]
    return tuple(
        person if person.partner is None else replace(person, partner=moved.get(person.partner))
        for person in kept
    )


def without_device(knocking: tuple[Knocking, ...], device: Device) -> tuple[Knocking, ...]:
    return tuple(guest for guest in knocking if guest.device != device)
