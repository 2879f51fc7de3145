"""The messages between a device and the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from nightcap.decks import HOTTEST
from nightcap.engine.events import Event, seen_by
from nightcap.engine.moves import Seat, snake_case
from nightcap.engine.refusals import Refusal
from nightcap.engine.table import View
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import Asked, Room, RoomView, RoomViews, asked_of, owing, table_view
from nightcap.rooms.actions import Device, OfDevice

ClientId: TypeAlias = Annotated[str, Meta(max_length=40)]
"""Chosen by the device for each thing it says: replies name it, and what is said twice is done once."""


class Message(Struct, frozen=True, tag=snake_case, forbid_unknown_fields=True):
    """Base of all messages."""


# To the server


class Act(Message, frozen=True):
    """Say something to the room."""

    action: OfDevice
    client: ClientId = ""


class Look(Message, frozen=True):
    """Which of this device's seats it shows now; None: only what everybody may see."""

    seat: Seat | None = None
    after: int | None = None
    """The last news that this seat has seen: what has happened since is told with the update."""


class Why(Message, frozen=True):
    """Why can this seat not do that? Nothing is done."""

    seat: Seat
    move: Any
    client: ClientId = ""


class Burn(Message, frozen=True):
    """Delete this room for everybody. The confirmation is the room's code."""

    code: str


class Ping(Message, frozen=True):
    """Is anybody there?"""


# To the client


class Update(Message, frozen=True, kw_only=True):
    """Everything this device may know now, and what has just happened."""

    room: RoomView
    seat: Seat | None
    table: View | None
    """As `seat` sees it, or as everybody does; None in the lobby."""
    events: tuple[Event, ...]
    asked: Asked | None
    owing: tuple[Seat, ...]
    """The seats of this device that have something to answer."""
    ages: tuple[int, ...] = ()
    """How many seconds ago each of `events` happened; empty: just now."""
    passed: int = 0
    """Seconds since the open question was put, or since the pause after that."""
    absent: tuple[Seat, ...] = ()
    """Those whose device has had no open line for a while."""
    hostless: bool = False
    """The host's device has had none."""
    begins: int = 0
    """Seconds until the game begins by itself, because everybody is ready; 0: it does not."""
    unwritten: bool = False
    """A stop holds that the disk has not taken: until it does, nothing else can be done."""


class AtTheDoor(Message, frozen=True):
    """Not let in: knock, or wait."""

    device: str
    knocking: bool
    declined: bool = False
    """The host has said "not tonight"."""
    host: str = ""
    """Who invites."""
    game: str = ""
    heat: int = HOTTEST
    """How warm it gets at most."""


class Accepted(Message, frozen=True):
    """It is done, and durable. A stop holds before that: everybody hears of it in an update."""

    client: ClientId


class No(Message, frozen=True):
    """A refusal: what a device is told about something that cannot be done."""

    client: ClientId
    code: str
    """docs/protocol.md lists them all."""
    rule: str
    """The number of the rule in the game's catalogue; empty: no rule says so."""
    facts: dict[str, Any]

    @classmethod
    def of(cls, refusal: Refusal, client: str = "") -> Self:
        return cls(client, refusal.code, refusal.rule, refusal.facts)


class Sorry(No, frozen=True):
    """Not done. Nothing has changed."""


class Because(No, frozen=True):
    """What stands against a move, and by which rule; no code: nothing does."""


class Gone(Message, frozen=True):
    """There is nothing here for this device any more, or not on this line."""

    why: Literal["burnt", "turned_away", "no_such_room", "closing", "elsewhere", "damaged_room"]


class Pong(Message, frozen=True):
    """Yes."""


ToServer: TypeAlias = Act | Look | Why | Burn | Ping
ToClient: TypeAlias = Update | AtTheDoor | Accepted | Sorry | Because | Gone | Pong


def door_of(room: Room, device: Device) -> AtTheDoor:
    """All that anybody outside learns of a room: who invites to what, and what became of their knock."""
    return AtTheDoor(
        device=device,
        knocking=any(guest.device == device for guest in room.knocking),
        declined=device in room.declined,
        host=" & ".join(room.names_on(room.host)),
        game=room.game,
        heat=room.heat,
    )


def update_for(
    room: Room,
    device: Device,
    seat: Seat | None,
    views: RoomViews | None = None,
    passed: int = 0,
    missed: frozenset[Device] = frozenset(),
    unwritten: bool = False,
    begins: int = 0,
) -> Update:
    """What a device that shows this seat may know after the room's last entry."""
    seen = (views or RoomViews()).of(room, device, seat)
    if missed.intersection(seen.screens):
        seen = replace(seen, screens=tuple(screen for screen in seen.screens if screen not in missed))
    return Update(
        room=seen,
        seat=seat,
        table=table_view(room, device, seat),
        events=tuple(seen_by(seat, room.events)),
        asked=None if seat is None else asked_of(room, device, seat),
        owing=owing(room, device),
        passed=passed,
        absent=absent(room, missed) if missed else (),
        hostless=room.host in missed,
        unwritten=unwritten,
        begins=begins,
    )


def absent(room: Room, missed: frozenset[Device]) -> tuple[Seat, ...]:
    """Whoever has left has said so, and is missed by nobody."""
    return tuple(
        seat for seat, person in enumerate(room.people) if person.device in missed and not person.away
    )


_reader: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


def read_message(data: bytes | str) -> ToServer:
    """Raises msgspec.MsgspecError if it is none."""
    return _reader.decode(data)


class _Named(Struct):
    client: ClientId = ""


_names: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def client_of(data: bytes | str) -> str:
    """The message's client id, for refusals; empty: it has none."""
    try:
        return _names.decode(data).client
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""


def encode(message: ToClient) -> bytes:
    return to_json(message)
