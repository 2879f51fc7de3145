"""What a device may see of its room: every field is named here, and nothing else leaves it."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks import Boundaries, Words, tags_used
from nightcap.engine.log import Log
from nightcap.engine.moves import Seat
from nightcap.engine.options import Amount, Options, Pick
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.table import View
from nightcap.rooms import luck
from nightcap.rooms.actions import Device
from nightcap.rooms.agreement import house
from nightcap.rooms.people import Knocking, Person
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room


class SeatOfRoom(Struct, frozen=True, kw_only=True):
    """Somebody at the table, as everybody in the room sees them."""

    name: str
    mine: bool
    """On this device."""
    host: bool
    """On the host's device."""
    device: Device | None
    """For the host, who may send it away; None: a bot's seat."""
    bot: str
    ready: bool
    away: bool
    partner: Seat | None


class Mine(Struct, frozen=True, kw_only=True):
    """What only the person on this seat sees, while the device shows that seat."""

    seat: Seat
    boundaries: Boundaries | None
    of_this_deck: bool
    """Whether they were said since the deck was chosen; another one may have what nobody has thought of."""


class DeckOfRoom(Struct, frozen=True, kw_only=True):
    """What the room plays with; its words are fetched once for each `since`."""

    id: str
    title: Words
    since: int
    """The news that chose it."""


class WordsOfDeck(Struct, frozen=True, kw_only=True):
    """What a deck says, as it was chosen: it tells nothing of anybody's boundaries."""

    id: str
    title: Words
    since: int
    tags: dict[str, Words]
    """Every tag that can be ruled out; without words, where the game itself has them."""
    activities: dict[str, Words]


class Books(Struct, frozen=True, kw_only=True):
    """Everything it takes to check a game, once everybody has agreed to show it."""

    secret: str
    shares: dict[Device, str]
    log: Log


class RoomView(Struct, frozen=True, kw_only=True):
    number: int
    """Of the last news; a device that comes back says it, and hears what it has missed."""
    phase: Literal["lobby", "playing", "over"]
    host: bool
    """Whether this device is the host's."""
    knocking: tuple[Knocking, ...]
    """For the host."""
    screens: tuple[Device, ...]
    """For the host, who may send them away: everybody else who was let in and has no seat."""
    seats: tuple[SeatOfRoom, ...]
    mine: Mine | None
    game: str
    options: dict[str, Any]
    pieces: int
    """Of clothing, that everybody begins with by these house rules: for the notices in the lobby."""
    deck: DeckOfRoom | None
    commitment: str
    shares: int
    paused: bool
    resuming: tuple[Seat, ...]
    ending: tuple[Seat, ...]
    opening: tuple[Seat, ...]
    ended: bool
    books: Books | None


class Asked(Struct, frozen=True):
    """The open question of one seat, and what it may do."""

    seat: Seat
    question: int
    answers: Options
    asides: Options
    fields: dict[str, str]
    """Of each kind of move whose cards or amount are chosen: the name of the field they go into."""
    seconds: int
    """How long the room waits, from when the question was put; 0: as long as it takes."""


def view_of(room: Room, device: Device, seat: Seat | None = None) -> RoomView:
    """For a device that was let in, and shows one of its seats, or none."""
    room.must_be_in(device)
    mine = None if seat is None else room.must_own(device, seat)
    deck = room.deck
    return RoomView(
        number=room.news,
        phase="playing" if room.playing else "over" if room.over else "lobby",
        host=device == room.host,
        knocking=tuple(room.knocking) if device == room.host else (),
        screens=screens_of(room) if device == room.host else (),
        seats=tuple(
            SeatOfRoom(
                name=person.name,
                mine=person.device == device,
                host=person.device == room.host,
                device=person.device if device == room.host else None,
                bot=person.bot,
                ready=person.ready,
                away=person.away,
                partner=person.partner,
            )
            for person in room.people
        ),
        mine=None if seat is None or mine is None else mine_of(room, seat, mine),
        game=room.game,
        options=room.options,
        pieces=0 if room.table or not room.game else getattr(house(room), "pieces", 0),
        deck=None if deck is None else DeckOfRoom(id=deck.id, title=deck.title, since=room.deck_since),
        commitment=luck.commitment(room.secret) if room.secret else "",
        shares=len(room.shares),
        paused=room.paused,
        resuming=tuple(sorted(room.resuming)),
        ending=tuple(sorted(room.ending)),
        opening=tuple(sorted(room.opening)),
        ended=room.ended,
        books=books_of(room),
    )


def screens_of(room: Room) -> tuple[Device, ...]:
    """Those who only look on, beside the host."""
    seated = {person.device for person in room.people}
    return tuple([device for device in room.devices if device not in seated and device != room.host])


def mine_of(room: Room, seat: Seat, person: Person) -> Mine:
    of_this_deck = person.has_bounded(room.deck_since)
    return Mine(seat=seat, boundaries=person.boundaries, of_this_deck=of_this_deck)


UNSEEN = {"number", "news", "table", "question", "events", "answered"}
"""What a room's views do not depend on, but for their number and the phase."""

shown_of = attrgetter("playing", "over", *(name for name in Room.__struct_fields__ if name not in UNSEEN))
"""What they do depend on."""


class RoomViews:
    """The views of a room as it goes on: built anew only when something that they show has changed."""

    def __init__(self) -> None:
        self._room = Room()
        self._shown: tuple[Any, ...] = ()
        self._views: dict[tuple[Device, Seat | None], RoomView] = {}

    def of(self, room: Room, device: Device, seat: Seat | None = None) -> RoomView:
        """The same as `view_of`."""
        if room is not self._room:
            shown = shown_of(room)
            if shown != self._shown:
                self._views = {}
            self._room, self._shown = room, shown
        view = self._views.get((device, seat))
        if view is None or view.number != room.news:
            view = view_of(room, device, seat) if view is None else replace(view, number=room.news)
            self._views[device, seat] = view
        return view


def words_of_deck(room: Room, device: Device) -> WordsOfDeck | None:
    """For a device that was let in; None: no deck is played with."""
    room.must_be_in(device)
    deck = room.deck
    if deck is None:
        return None
    return WordsOfDeck(
        id=deck.id,
        title=deck.title,
        since=room.deck_since,
        tags={tag: deck.tags.get(tag, {}) for tag in tags_used(deck)},
        activities=dict(deck.words),
    )


def table_view(room: Room, device: Device, seat: Seat | None) -> View | None:
    """The table as this seat sees it; None: as everybody does. Only one's own seats."""
    if seat is not None:
        room.must_own(device, seat)
    return None if room.table is None else room.table.view(seat)


CHOSEN = (Pick, Amount)
"""Options whose cards or amount are chosen."""


def asked_of(room: Room, device: Device, seat: Seat) -> Asked | None:
    """What one of this device's seats may do now."""
    room.must_own(device, seat)
    if not room.playing or room.paused or room.table is None:
        return None
    answers, asides = room.table.answers(seat), room.table.asides(seat)
    chosen = [option.kind for option in answers + asides if isinstance(option, CHOSEN)]
    fields = {kind.tag(): kind.__struct_fields__[0] for kind in chosen}
    seconds = room.table.question.seconds(room.table)
    return Asked(seat, room.question, answers, asides, fields, seconds)


def owing(room: Room, device: Device) -> tuple[Seat, ...]:
    """This device's seats that have something to answer: it is passed to one of them next."""
    if not room.playing or room.paused or room.table is None:
        return ()
    return tuple([seat for seat in room.table.waiting if room.people[seat].device == device])


def objection(room: Room, device: Device, seat: Seat, move: Any) -> IllegalMove | None:
    """What stands against a move of one of this device's seats."""
    room.must_own(device, seat)
    if not room.playing or room.table is None:
        raise Refused("not_now")
    return room.table.why_not(seat, move)


def books_of(room: Room) -> Books | None:
    """Open only when everybody who played agrees, also those who have left: it shows what was bluffed."""
    if not room.over or room.table is None or not room.opening or not room.everybody <= room.opening:
        return None
    return Books(secret=room.secret, shares=dict(room.shares), log=room.table.log)
