"""The messages between a device and the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from nightcap.engine.events import seen_by
from nightcap.engine.moves import Seat, snake_case
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
    table: Any
    """The table's view for `seat`, or the public one; None in the lobby."""
    events: tuple[Any, ...]
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


class AtTheDoor(Message, frozen=True):
    """Not let in: knock, or wait."""

    device: str
    knocking: bool


class Accepted(Message, frozen=True):
    """It is done, and durable."""

    client: ClientId


class Sorry(Message, frozen=True):
    """Not done. Nothing has changed."""

    client: ClientId
    code: str
    rule: str
    facts: dict[str, Any]


class Because(Message, frozen=True):
    """What stands against a move, and by which rule; no code: nothing does."""

    client: ClientId
    code: str
    rule: str
    facts: dict[str, Any]


class Gone(Message, frozen=True):
    """There is nothing here for this device any more, or not on this line."""

    why: Literal["burnt", "turned_away", "no_such_room", "closing", "elsewhere"]


class Pong(Message, frozen=True):
    """Yes."""


ToServer: TypeAlias = Act | Look | Why | Burn | Ping
ToClient: TypeAlias = Update | AtTheDoor | Accepted | Sorry | Because | Gone | Pong


def update_for(
    room: Room,
    device: Device,
    seat: Seat | None,
    views: RoomViews | None = None,
    passed: int = 0,
    missed: frozenset[Device] = frozenset(),
) -> Update:
    """What a device that shows this seat may know after the room's last entry."""
    return Update(
        room=(views or RoomViews()).of(room, device, seat),
        seat=seat,
        table=table_view(room, device, seat),
        events=tuple(seen_by(seat, room.events)),
        asked=None if seat is None else asked_of(room, device, seat),
        owing=owing(room, device),
        passed=passed,
        absent=absent(room, missed) if missed else (),
        hostless=room.host in missed,
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
    """How the device calls what it said, so that a refusal can name it; empty: it has no name."""
    try:
        return _names.decode(data).client
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""


def encode(message: ToClient) -> bytes:
    return to_json(message)
