"""Coming in, sitting down, leaving and coming back."""

from __future__ import annotations

from nightcap.catalogue import GAMES, bots_of
from nightcap.rooms.actions import (
    AddBot,
    Admit,
    ComeBack,
    Device,
    GoOnWithout,
    Knock,
    KnockWithdrawn,
    Leave,
    PlayFor,
    Rename,
    Sit,
    StandUp,
    TurnAway,
)
from nightcap.rooms.luck import WhyVoid
from nightcap.rooms.names import must_be_free, person_name
from nightcap.rooms.people import Knocking, Person, unready, without, without_device
from nightcap.rooms.playing import settle
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import MOST_DEVICES, MOST_KNOCKS, MOST_REMEMBERED, MOST_TRIES, Room, does


@does(Knock)
def knock(room: Room, by: Device, action: Knock) -> None:
    """Nobody comes in before the host has said so. At a full door whoever has waited longest gives way."""
    if by in room.devices:
        raise Refused("in_already")
    room.knocking = without_device(room.knocking, by)
    if len(room.devices) >= MOST_DEVICES:
        raise Refused("room_is_full")
    if room.tries.get(by, 0) >= MOST_TRIES:
        raise Refused("knocked_enough")
    name = person_name(action.name)
    tries = {device: count for device, count in room.tries.items() if device != by}
    room.tries = dict([*tries.items(), (by, room.tries.get(by, 0) + 1)][-MOST_REMEMBERED:])
    room.knocking = room.knocking[max(0, len(room.knocking) + 1 - MOST_KNOCKS) :]
    room.knocking += (Knocking(by, name, action.screen),)
    room.declined = tuple(device for device in room.declined if device != by)


@does(KnockWithdrawn)
def withdraw_knock(room: Room, by: Device, action: KnockWithdrawn) -> None:
    if all(guest.device != action.device for guest in room.knocking):
        raise Refused("nobody_knocks")
    room.knocking = without_device(room.knocking, action.device)


@does(Admit)
def admit(room: Room, by: Device, action: Admit) -> None:
    """Who comes in while the lobby is open sits down at once, if there is a place."""
    room.must_host(by)
    if room.revealing:
        raise Refused("revealing")
    guest = next((other for other in room.knocking if other.device == action.device), None)
    if guest is None:
        raise Refused("nobody_knocks")
    room.knocking = without_device(room.knocking, guest.device)
    room.tries = {device: tries for device, tries in room.tries.items() if device != guest.device}
    room.devices += (guest.device,)
    if not guest.screen and room.table is None and len(room.people) < most_seats(room):
        sit_down(room, Person(name=guest.name, device=guest.device))


@does(TurnAway)
def turn_away(room: Room, by: Device, action: TurnAway) -> None:
    room.must_host(by)
    if action.device == by:
        raise Refused("leave_instead")
    if any(guest.device == action.device for guest in room.knocking):
        room.declined = (*room.declined, action.device)[-MOST_REMEMBERED:]
    room.knocking = without_device(room.knocking, action.device)
    if action.device in room.devices:
        depart(room, action.device, "turned_away")
        room.devices = tuple(device for device in room.devices if device != action.device)
        room.gone -= {action.device}


@does(Leave)
def leave(room: Room, by: Device, action: Leave) -> None:
    room.must_be_in(by)
    depart(room, by)


@does(ComeBack)
def come_back(room: Room, by: Device, action: ComeBack) -> None:
    room.must_be_in(by)
    be_here(room, by)
    for seat in room.seats_of(by):
        room.change(seat, away=False, bot="")


@does(GoOnWithout)
def go_on_without(room: Room, by: Device, action: GoOnWithout) -> None:
    """Anybody may say so; that the device is silent the keeper has made sure of."""
    room.must_be_in(by)
    depart(room, silent_device(room, action))


def silent_device(room: Room, action: GoOnWithout) -> Device:
    """Whom it is about, if there is anybody who could be there."""
    if action.seat is None:
        device: Device | None = room.host
    elif 0 <= action.seat < len(room.people):
        device = room.people[action.seat].device
    else:
        device = None
    if device not in room.devices or device in room.gone:
        raise Refused("nobody_there")
    return device


def be_here(room: Room, device: Device) -> None:
    """Whoever comes back to a room whose host has left becomes its host."""
    room.gone -= {device}
    if room.host in room.gone:
        room.host = device


def depart(room: Room, device: Device, why: WhyVoid = "left") -> None:
    """Before a game the seats are given up; during one they are kept. Somebody else becomes host."""
    seats = set(room.seats_of(device))
    if room.revealing and seats:
        room.luck = room.luck.void(room.names_on(device), why)
    if room.table is None:
        if seats:
            room.people = unready(without(room.people, seats))
    else:
        for seat in seats:
            room.change(seat, away=True)
        settle(room)
    room.gone |= {device}
    if device == room.host:
        present = [other for other in room.devices if other not in room.gone]
        seated = [other for other in present if room.seats_of(other)]
        room.host = next(iter(seated or present), room.host)


# Places


def most_seats(room: Room) -> int:
    games = [GAMES[room.game]] if room.game else list(GAMES.values())
    return max(game.seat_counts.stop - 1 for game in games)


def sit_down(room: Room, person: Person) -> None:
    room.must_be_in_the_lobby()
    if len(room.people) >= most_seats(room):
        rule = GAMES[room.game].seats_rule if room.game else ""
        raise Refused("table_is_full", rule=rule, most=most_seats(room))
    must_be_free(person.name, [other.name for other in room.people])
    if person.device is not None and room.seats_of(person.device):
        room.shared |= {person.device}
    room.people = (*unready(room.people), person)


@does(Sit)
def sit(room: Room, by: Device, action: Sit) -> None:
    room.must_be_in(by)
    sit_down(room, Person(name=person_name(action.name), device=by))
    be_here(room, by)


@does(AddBot)
def add_bot(room: Room, by: Device, action: AddBot) -> None:
    room.must_host(by)
    if not room.game:
        raise Refused("no_game_chosen")
    check_bot(room, action.bot)
    taken = {person.name for person in room.people}
    number = next(n for n in range(1, 100) if f"Bot {n}" not in taken)
    sit_down(room, Person(name=f"Bot {number}", bot=action.bot, adult=True, ready=True))


@does(Rename)
def rename(room: Room, by: Device, action: Rename) -> None:
    room.must_own(by, action.seat)
    name = person_name(action.name)
    must_be_free(name, [other.name for seat, other in enumerate(room.people) if seat != action.seat])
    room.change(action.seat, name=name)


@does(StandUp)
def stand_up(room: Room, by: Device, action: StandUp) -> None:
    room.must_be_in(by)
    room.must_be_in_the_lobby()
    if by != room.host or action.seat not in bot_seats(room):
        room.must_own(by, action.seat)
    room.people = unready(without(room.people, {action.seat}))


@does(PlayFor)
def play_for(room: Room, by: Device, action: PlayFor) -> None:
    """Anybody at the table may ask for it, but only for somebody who has left."""
    room.must_be_in(by)
    if not 0 <= action.seat < len(room.people) or not room.people[action.seat].away:
        raise Refused("nobody_has_left")
    check_bot(room, action.bot)
    room.change(action.seat, bot=action.bot)


def bot_seats(room: Room) -> list[int]:
    return [seat for seat, person in enumerate(room.people) if person.is_bot]


def check_bot(room: Room, bot: str) -> None:
    if bot not in bots_of(room.game):
        raise Refused("no_such_bot", known=", ".join(bots_of(room.game)))
