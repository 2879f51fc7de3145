"""The books of a game: everything it takes to check it, and the hash that binds the room to them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from nightcap.decks import WrittenDeck
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_data
from nightcap.rooms import luck
from nightcap.rooms.actions import Device, Hex
from nightcap.rooms.luck import Party, Setup
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room

FORMAT = 1
"""Of the books: they are read only by a program that knows it."""

Maker: TypeAlias = Literal["seat", "bot", "clock", "somebody"]


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and where it came from."""

    seat: Seat
    by: Maker
    """The person on that seat, a bot in their place, the clock because their time was up; or somebody:
    of a stop nobody keeps who said it."""
    move: Any


class Books(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything it takes to check a game. Shown only when everybody who played agrees: it holds what was
    bluffed, the limits that people brought, and what they wanted left out together."""

    format: int
    secret: Hex
    commitment: Hex
    """The hash of the secret, as it was shown."""
    parties: tuple[Party, ...]
    setup: Setup
    setup_hash: Hex
    deck: WrittenDeck | None
    """As it was chosen; `setup` has its hash."""
    seed: Hex
    moves: tuple[Made, ...]
    result: Any
    """How the game ended by its rules; null: it was broken off."""
    agreed: tuple[Seat, ...]
    """Who has said that it was enough, if the game was broken off."""
    record: Hex


def are_open(room: Room) -> bool:
    """Everybody who played agrees, also those who have left."""
    return room.over and bool(room.opening) and room.everybody <= room.opening


def books_of(room: Room, device: Device) -> Books:
    """For a device that was let in, once they are open."""
    room.must_be_in(device)
    if not are_open(room):
        raise Refused("books_closed")
    books = contents(room)
    return Books(**books, deck=room.deck, record=luck.record(room.luck.secret, to_data(books)))


def record_of(room: Room) -> str:
    """Of a game that is over: the room cannot tell another one from now on."""
    return luck.record(room.luck.secret, to_data(contents(room))) if room.over else ""


def contents(room: Room) -> dict[str, Any]:
    """The books without the deck, of which the setup has the hash, and without their own record."""
    table, drawn = room.table, room.luck
    if table is None or drawn.setup is None:
        raise Refused("not_now")
    return {
        "format": FORMAT,
        "secret": drawn.secret,
        "commitment": luck.commitment(drawn.secret),
        "parties": drawn.parties(),
        "setup": drawn.setup,
        "setup_hash": drawn.setup_hash,
        "seed": table.seed,
        "moves": moves_of(room),
        "result": table.result,
        "agreed": tuple(sorted(room.ending)) if room.ended else (),
    }


def moves_of(room: Room) -> tuple[Made, ...]:
    if room.table is None or room.luck.setup is None:
        return ()
    stood_in, bots = dict(room.stood_in), room.luck.setup.bots
    return tuple(
        Made(seat, "somebody" if move.anonymous else maker(stood_in.get(number), bots[seat]), move)
        for number, (seat, move) in enumerate(room.table.played)
    )


def maker(stood_in: Literal["clock", "bot"] | None, bot: str) -> Maker:
    return stood_in or ("bot" if bot else "seat")
