"""What a device may see of its room: every field is named here, and nothing else leaves it."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks import Boundaries, Words, WrittenDeck
from nightcap.engine.moves import Seat
from nightcap.rooms import luck
from nightcap.rooms.actions import Device
from nightcap.rooms.agreement import agreement_of, house, stake_of
from nightcap.rooms.books import are_open, record_of
from nightcap.rooms.luck import Voided
from nightcap.rooms.people import Knocking, Person
from nightcap.rooms.room import Room
from nightcap.rooms.starting import devices_at


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
    """None: not said yet, or sealed."""
    sealed: bool
    """On a device that is passed round they are not shown again, and writing them anew only narrows them."""
    of_this_deck: bool
    """Whether they were said since the deck was chosen; another one may have what nobody has thought of."""


class DeckOfRoom(Struct, frozen=True, kw_only=True):
    """What the room plays with; its words are fetched once for each `since`."""

    id: str
    title: Words
    since: int
    """The news that chose it."""
    by: str
    """Who brought it; empty: it came with the game."""


class PartyOfRoom(Struct, frozen=True, kw_only=True):
    """A device with people on it, and its part in the luck of the next game."""

    seats: tuple[Seat, ...]
    commitment: str
    """The hash of its share; empty: it has sent none yet."""
    revealed: bool
    share: str
    """Empty until all have shown theirs."""


class LuckOfRoom(Struct, frozen=True, kw_only=True):
    """What everybody has committed to, so that nobody can choose what is dealt."""

    attempt: int
    """Which try at starting this game it is."""
    commitment: str
    """The hash of the room's secret."""
    parties: tuple[PartyOfRoom, ...]
    setup_hash: str
    """Of what the game is dealt from; empty until it is settled."""
    voids: int
    """How many starts were void in this room."""
    voided: Voided | None
    """The last start, if it was void."""
    record: str
    """Binds the room to the whole game; empty until it is over."""


class RoomView(Struct, frozen=True, kw_only=True):
    news: int
    """The number of the last news; a device that comes back says it, and hears what it has missed."""
    phase: Literal["lobby", "revealing", "playing", "over"]
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
    played: dict[str, Any]
    """The options of the game that is on, or was: shorter than agreed where cards were few."""
    apart: bool
    lacking: tuple[str, ...]
    """Props of the deck that are not at hand."""
    heat: int
    """How warm it gets at most tonight."""
    stake: str
    """What the winner gets, in people's own words; empty: nothing."""
    hitch: str
    """Why the game could not begin by itself, as a refusal's code: everybody is asked again."""
    agreement: str
    """Changes with whatever everybody agrees to; `be_ready` names it."""
    pieces: int
    """Of clothing, that everybody begins with by these house rules: for the notices in the lobby."""
    deck: DeckOfRoom | None
    luck: LuckOfRoom
    paused: bool
    resuming: tuple[Seat, ...]
    ending: tuple[Seat, ...]
    opening: tuple[Seat, ...]
    ended: bool
    books: bool
    """Everybody who played agrees to show the books: they can be fetched."""


def view_of(room: Room, device: Device, seat: Seat | None = None, record: str | None = None) -> RoomView:
    """For a device that was let in, and shows one of its seats, or none; `record` if it is known already."""
    room.must_be_in(device)
    mine = None if seat is None else room.must_own(device, seat)
    deck = room.deck
    return RoomView(
        news=room.news,
        phase=phase_of(room),
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
        played={} if room.table is None or room.luck.setup is None else room.luck.setup.options,
        apart=room.apart,
        lacking=room.lacking,
        heat=room.heat,
        stake=stake_of(room),
        hitch=room.hitch,
        agreement="" if room.table else agreement_of(room),
        pieces=0 if room.table or not room.game else getattr(house(room), "pieces", 0),
        deck=None if deck is None else deck_of(room, deck),
        luck=luck_of(room, record_of(room) if record is None else record),
        paused=room.paused,
        resuming=tuple(sorted(room.resuming)),
        ending=tuple(sorted(room.ending)),
        opening=tuple(sorted(room.opening)),
        ended=room.ended,
        books=are_open(room),
    )


def phase_of(room: Room) -> Literal["lobby", "revealing", "playing", "over"]:
    if room.table is None:
        return "revealing" if room.revealing else "lobby"
    return "over" if room.over else "playing"


def luck_of(room: Room, record: str) -> LuckOfRoom:
    drawn = room.luck
    return LuckOfRoom(
        attempt=drawn.attempt,
        commitment=luck.commitment(drawn.secret) if drawn.secret else "",
        parties=tuple(
            PartyOfRoom(
                seats=tuple(room.seats_of(device)),
                commitment=drawn.commitments.get(device, ""),
                revealed=device in drawn.shares,
                share=drawn.shares[device] if room.table is not None else "",
            )
            for device in drawn.devices or devices_at(room)
        ),
        setup_hash=drawn.setup_hash,
        voids=drawn.voids,
        voided=drawn.voided,
        record=record,
    )


def deck_of(room: Room, deck: WrittenDeck) -> DeckOfRoom:
    return DeckOfRoom(id=deck.id, title=deck.title, since=room.deck_since, by=room.deck_by)


def screens_of(room: Room) -> tuple[Device, ...]:
    """Those who only look on, beside the host."""
    seated = {person.device for person in room.people}
    return tuple([device for device in room.devices if device not in seated and device != room.host])


def mine_of(room: Room, seat: Seat, person: Person) -> Mine:
    sealed = person.device in room.shared and person.boundaries is not None
    return Mine(
        seat=seat,
        boundaries=None if sealed else person.boundaries,
        sealed=sealed,
        of_this_deck=person.has_bounded(room.deck_since),
    )


UNSEEN = {"number", "news", "table", "question", "events", "said", "own_decks", "stood_in"}
"""What a room's views do not depend on, but for the number of the news and the phase."""

shown_of = attrgetter("playing", "over", *(name for name in Room.__struct_fields__ if name not in UNSEEN))
"""What they do depend on."""


class RoomViews:
    """The views of a room as it goes on: built anew only when something that they show has changed."""

    def __init__(self) -> None:
        self._room = Room()
        self._shown: tuple[Any, ...] = ()
        self._views: dict[tuple[Device, Seat | None], RoomView] = {}
        self._record: tuple[str, str] | None = None
        """Of the game that is over, by its setup: it never changes, and takes long after a long game."""

    def of(self, room: Room, device: Device, seat: Seat | None = None) -> RoomView:
        """The same as `view_of`."""
        if room is not self._room:
            shown = shown_of(room)
            if shown != self._shown:
                self._views = {}
            self._room, self._shown = room, shown
            if not room.over:
                self._record = None
        view = self._views.get((device, seat))
        if view is None or view.news != room.news:
            if view is None:
                view = view_of(room, device, seat, self._record_of(room))
            else:
                view = replace(view, news=room.news)
            self._views[device, seat] = view
        return view

    def _record_of(self, room: Room) -> str:
        if not room.over:
            return ""
        if self._record is None or self._record[0] != room.luck.setup_hash:
            self._record = room.luck.setup_hash, record_of(room)
        return self._record[1]
