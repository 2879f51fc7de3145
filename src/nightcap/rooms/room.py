"""A room: a pure function of its log. Everything round the game is here, the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks import HOTTEST, WrittenDeck
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.engine.table import Table
from nightcap.rooms.actions import Action, Device, Hex, OfKeeper, Opened
from nightcap.rooms.entries import KEEPER, VERSION, Entry, UnreadableLog
from nightcap.rooms.luck import Luck
from nightcap.rooms.people import Knocking, Person
from nightcap.rooms.refusals import Refused

MOST_KNOCKS = 12
MOST_DEVICES = 24
MOST_TRIES = 5
"""How often a device may knock: by another name, or once more after a no."""
MOST_REMEMBERED = 200
"""Devices outside whose tries are counted: the last ones."""
MOST_OWN_DECKS = 12
"""Different ones, of one room."""
REMEMBERED = 64
"""How many of the things that were said last are known when they are said again: those that can still be on
their way."""


class ReadDeck(Struct, frozen=True):
    """A deck of people's own, and its hash: a large one takes long to read and to hash."""

    written: WrittenDeck
    hash: Hex


StandIn: TypeAlias = Literal["clock", "bot"]
"""Who may move in a person's place."""

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
    shared: frozenset[Device] = frozenset()
    """Those that have ever been passed round: what was said there in private is never shown again."""
    declined: tuple[Device, ...] = ()
    """Those at the door that were told "not tonight"; the last ones."""
    knocking: tuple[Knocking, ...] = ()
    tries: dict[Device, int] = {}
    """How often each device outside has knocked; nobody fills the log from there."""
    people: tuple[Person, ...] = ()
    game: str = ""
    options: dict[str, Any] = {}
    deck: WrittenDeck | None = None
    deck_hash: str = ""
    """Of the deck, as the setup of a game has it; made when it is chosen."""
    deck_since: int = 0
    """The news that chose it."""
    deck_by: str = ""
    """The name of whoever brought it; empty: it came with the game."""
    apart: bool = False
    """Everybody is somewhere else."""
    lacking: tuple[str, ...] = ()
    """Props of the deck that are not at hand."""
    heat: int = HOTTEST
    """How warm it gets at most, whatever everybody would be fine with."""
    stake: str = ""
    """What the winner gets, where the game itself has no word for it."""
    hitch: str = ""
    """Why the game could not begin by itself, as a refusal's code; empty: nothing stood against it."""
    own_decks: dict[str, ReadDeck] = {}
    """Those that were read from a file here, by the hash of their text."""
    luck: Luck = Luck()
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
    said: tuple[str, ...] = ()
    """What was said last, as `Entry.said` has it."""
    stood_in: tuple[tuple[int, StandIn], ...] = ()
    """The moves, by their number, that did not come from the person on that seat."""

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
        if entry.said:
            room.said = (*room.said[1 - REMEMBERED :], entry.said)
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
    def revealing(self) -> bool:
        """A game is settled, and every device shows its share in the luck."""
        return self.luck.setup is not None and self.table is None

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

    def names_on(self, device: Device) -> list[str]:
        return [person.name for person in self.people if person.device == device]

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
        if self.revealing:
            raise Refused("revealing")


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
