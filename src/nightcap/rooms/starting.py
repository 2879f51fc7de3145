"""From the lobby to the table: everybody commits, the setup is settled, all show their shares."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nightcap.catalogue import GAMES, new_table
from nightcap.decks import Away, WrittenDeck, deck_for_all, house_for_all
from nightcap.engine.refusals import Refusal
from nightcap.engine.table import Table
from nightcap.rooms import luck
from nightcap.rooms.actions import (
    Begun,
    CommitShare,
    Device,
    RevealShare,
    SecretKept,
    Start,
    StartVoided,
)
from nightcap.rooms.agreement import away, house, player_rule, players
from nightcap.rooms.luck import Setup
from nightcap.rooms.people import unready
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room, does


@does(SecretKept)
def keep_secret(room: Room, by: Device, action: SecretKept) -> None:
    room.must_be_in_the_lobby()
    room.luck = room.luck.with_secret(action.secret)


@does(CommitShare)
def commit_share(room: Room, by: Device, action: CommitShare) -> None:
    """Only after the hash of the room's secret has been shown."""
    room.must_be_in(by)
    room.must_be_in_the_lobby()
    if not room.luck.secret:
        raise Refused("not_now")
    if not room.seats_of(by):
        raise Refused("not_your_seat")
    room.luck = replace(room.luck, commitments=room.luck.commitments | {by: action.commitment})


@does(Start)
def start(room: Room, by: Device, action: Start) -> None:
    room.must_host(by)
    settle_setup(room)


@does(Begun)
def begin(room: Room, by: Device, action: Begun) -> None:
    """What stands against it is told to everybody in the same words, and all are asked again."""
    try:
        settle_setup(room)
    except Refusal as refusal:
        room.hitch = refusal.code
        room.people = unready(room.people)


def is_agreed(room: Room) -> bool:
    """Everybody has said yes, and every device takes part: the game can begin by itself."""
    if room.table is not None or room.revealing or not room.game:
        return False
    people = [person for person in room.people if not person.is_bot]
    return (
        bool(people)
        and len(room.people) in GAMES[room.game].seat_counts
        and all(person.ready and person.device in room.luck.commitments for person in people)
        and all(getattr(house(room), name) for name in house(room).to_agree)
    )


def settle_setup(room: Room) -> None:
    """Everybody is ready and has committed, enough people sit here, and the deck suffices for all of them."""
    room.must_be_in_the_lobby()
    rules = house(room)
    GAMES[room.game].check_seats(len(room.people))
    for name in rules.to_agree:
        if not getattr(rules, name):
            raise Refused("not_agreed", rule=rules.rules[name], option=name)
    if not all(person.ready for person in room.people):
        raise Refused("not_everybody_ready", rule=player_rule(room, "ready"))
    if not any(not person.is_bot for person in room.people):
        raise Refused("nobody_there")
    if not room.luck.secret:
        raise Refused("not_now")
    committed = room.luck.commitments
    silent = [person.name for person in room.people if not person.is_bot and person.device not in committed]
    if silent:
        raise Refused("no_commitment", names=", ".join(silent))
    setup = setup_of(room)
    table_for(setup, room.deck, seed="")  # whatever stands against it is said now
    room.luck = replace(
        room.luck,
        setup=setup,
        setup_hash=luck.setup_hash(room.luck.secret, setup),
        devices=devices_at(room),
        shares={},
        voided=None,
    )
    room.hitch = ""


@does(RevealShare)
def reveal_share(room: Room, by: Device, action: RevealShare) -> None:
    """Nobody's share can be chosen by what others have shown: all have committed before."""
    room.must_be_in(by)
    if not room.revealing:
        raise Refused("not_now")
    if by not in room.luck.devices:
        raise Refused("not_your_seat")
    if luck.share_commitment(action.share) != room.luck.commitments[by]:
        raise Refused("other_share")
    room.luck = replace(room.luck, shares=room.luck.shares | {by: action.share})
    if room.luck.setup is not None and not room.luck.silent:
        room.table = table_for(room.luck.setup, room.deck, room.luck.seed())
        room.question = room.news
        room.events = room.table.events


@does(StartVoided)
def void_start(room: Room, by: Device, action: StartVoided) -> None:
    if not room.revealing or set(action.silent) != set(room.luck.silent):
        raise Refused("not_now")
    names = [name for device in room.luck.silent for name in room.names_on(device)]
    room.luck = room.luck.void(names, "silent")


# What is settled


def devices_at(room: Room) -> tuple[Device, ...]:
    """Those with people on them, by their first seat."""
    return tuple(dict.fromkeys(person.device for person in room.people if person.device is not None))


def setup_of(room: Room) -> Setup:
    """What the next game would be dealt from, as agreed now; shorter, where the cards that stay want it."""
    kept_away = None if room.deck is None else away(room)
    return Setup(
        game=room.game,
        version=GAMES[room.game].version,
        attempt=room.luck.attempt,
        devices=tuple(tuple(room.seats_of(device)) for device in devices_at(room)),
        bots=tuple(person.bot if person.is_bot else "" for person in room.people),
        options=options_for(room, kept_away),
        players=tuple(players(room)),
        deck=room.deck_hash,
        away=kept_away,
    )


def options_for(room: Room, kept_away: Away | None) -> dict[str, Any]:
    if room.deck is None or kept_away is None:
        return room.options
    return house_for_all(room.deck, kept_away, house(room)).changes()


def table_for(setup: Setup, deck: WrittenDeck | None, seed: str) -> Table:
    """The table of this setup: whoever has setup, deck and seed comes to the same one."""
    rules = GAMES[setup.game].house_rules.read(setup.options)
    return new_table(
        setup.game,
        seats=len(setup.bots),
        seed=seed,
        options=setup.options,
        players=setup.players,
        deck=None if deck is None or setup.away is None else deck_for_all(deck, setup.away, rules),
    )
