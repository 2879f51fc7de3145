"""A room: a pure function of its log. Everything round the game is here, the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks import WrittenDeck
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.engine.table import Table
from nightcap.rooms.actions import Action, Device, OfKeeper, Opened
from nightcap.rooms.entries import KEEPER, VERSION, Entry, UnreadableLog
from nightcap.rooms.people import Knocking, Person
from nightcap.rooms.refusals import Refused

MOST_KNOCKS = 12
MOST_DEVICES = 24
MOST_TRIES = 5
"""How often a device may knock: by another name, or once more after a no."""
REMEMBERED = 64
"""How many answers a room remembers, so that a repeated one is not taken twice."""


NOBODY: frozenset[Seat] = frozenset()


class Room(Struct):
    """What has been said in it so far comes to this. It knows no clock and has no luck of its own.

    A field is given another value, and never changed inside: so a copy shares all but the table.
    """

    number: int = 0
    """Of the last entry."""
    news: int = 0
    """How many entries everybody may know of; what devices are told counts by these."""
    host: Device = KEEPER
    devices: tuple[Device, ...] = ()
    """Those that were let in, in that order; the longest here becomes host if the host leaves."""
    gone: frozenset[Device] = frozenset()
    knocking: tuple[Knocking, ...] = ()
    tries: dict[Device, int] = {}
    """How often each device outside has knocked; nobody fills the log from there."""
    people: tuple[Person, ...] = ()
    game: str = ""
    options: dict[str, Any] = {}
    deck: WrittenDeck | None = None
    deck_since: int = 0
    """The news that chose it."""
    secret: str = ""
    shares: dict[Device, str] = {}
    table: Table | None = None
    question: int = 0
    """The news that put the question which is open now."""
    events: list[Event] = []
    """Of the last entry."""
    paused: bool = False
    resuming: frozenset[Seat] = NOBODY
    ending: frozenset[Seat] = NOBODY
    ended: bool = False
    """The game was broken off: it has no result."""
    opening: frozenset[Seat] = NOBODY
    answered: tuple[str, ...] = ()
    """The last answers by device and their client's id."""

    # Saying something

    def after(self, entry: Entry) -> Room:
        """The room once this has been said. The room itself stays as it is, so a refusal changes nothing."""
        room = self.copy()
        room.number += 1
        room.news += 1
        room.events = []
        if room.number == 1 and not isinstance(entry.action, Opened):
            raise UnreadableLog("a room's log begins with Opened")
        if isinstance(entry.action, OfKeeper) != (entry.by == KEEPER):
            raise Refused("not_yours")
        DOES[type(entry.action)](room, entry.by, entry.action)
        return room

    def hush(self) -> None:
        """What is being said is its author's own business: others must not even count it."""
        self.news -= 1

    def copy(self) -> Room:
        room: Room = self.__copy__()  # type: ignore[attr-defined]
        room.table = None if self.table is None else self.table.copy()
        return room

    def change(self, seat: Seat, **facts: Any) -> None:
        """Something about the person on this seat."""
        people = self.people
        self.people = (*people[:seat], replace(people[seat], **facts), *people[seat + 1 :])

    # Facts

    @property
    def playing(self) -> bool:
        """A game is going on."""
        return self.table is not None and self.table.result is None and not self.ended

    @property
    def over(self) -> bool:
        return self.table is not None and not self.playing

    @property
    def everybody(self) -> set[Seat]:
        """The seats of people."""
        return {seat for seat, person in enumerate(self.people) if not person.is_bot}

    @property
    def everybody_here(self) -> set[Seat]:
        """The seats of people who have not left."""
        return {seat for seat, person in enumerate(self.people) if person.is_here}

    def seats_of(self, device: Device) -> list[Seat]:
        return [seat for seat, person in enumerate(self.people) if person.device == device]

    # For those who carry out what is said

    def must_be_in(self, device: Device) -> None:
        if device not in self.devices:
            raise Refused("not_let_in")

    def must_host(self, device: Device) -> None:
        self.must_be_in(device)
        if device != self.host:
            raise Refused("only_the_host")

    def must_own(self, device: Device, seat: Seat) -> Person:
        """Judged before anything about the seat, so that a refusal tells nothing of it."""
        self.must_be_in(device)
        if not 0 <= seat < len(self.people) or self.people[seat].device != device:
            raise Refused("not_your_seat")
        return self.people[seat]

    def must_be_in_the_lobby(self) -> None:
        if self.table is not None:
            raise Refused("game_has_begun")


Does = Callable[[Room, Device, Any], None]
DOES: dict[type[Action], Does] = {}
"""Who carries out each action."""

D = TypeVar("D", bound=Does)


def does(action: type[Action]) -> Callable[[D], D]:
    """`@does(Knock)`: this is what happens when a device knocks."""

    def note(carry_out: D) -> D:
        DOES[action] = carry_out
        return carry_out

    return note


def room_of(entries: Iterable[Entry]) -> Room:
    """The room that this log is."""
    room = Room()
    for entry in entries:
        room = room.after(entry)
    return room


@does(Opened)
def open_room(room: Room, by: Device, action: Opened) -> None:
    if room.number != 1:
        raise Refused("not_now")
    if action.version != VERSION:
        raise UnreadableLog(f"a room of version {action.version}; these rules read version {VERSION}")
    room.host = action.host
    room.devices = (action.host,)
