"""What is agreed before a game: which one, by which house rules, with which deck, within whose boundaries."""

from __future__ import annotations

from typing import Any

from nightcap.catalogue import GAMES, new_table
from nightcap.decks import (
    BUILT_IN,
    USUAL,
    BadDeck,
    Boundaries,
    WrittenDeck,
    built_in,
    deck_for_all,
    kind_for,
    read_deck,
)
from nightcap.engine.activities import AnyDeck
from nightcap.engine.chance import Chance
from nightcap.engine.house import House
from nightcap.engine.moves import Seat
from nightcap.rooms import luck
from nightcap.rooms.actions import (
    AddShare,
    BeReady,
    ChooseDeck,
    ChooseGame,
    DeclareCouple,
    Device,
    SecretKept,
    SetBoundaries,
    SetOptions,
    Start,
)
from nightcap.rooms.people import unready
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room, does


@does(ChooseGame)
def choose_game(room: Room, by: Device, action: ChooseGame) -> None:
    room.must_host(by)
    room.must_be_in_the_lobby()
    if action.game not in GAMES:
        raise Refused("no_such_game", known=", ".join(GAMES))
    room.game = action.game
    room.options = {}
    kind = kind_for(action.game)
    room.deck, room.deck_since = built_in(USUAL[kind]) if kind else None, room.news
    room.people = unready(person for person in room.people if not person.is_bot)


@does(SetOptions)
def set_options(room: Room, by: Device, action: SetOptions) -> None:
    """Refused by the game itself, with its rule, if they do not do."""
    room.must_host(by)
    room.must_be_in_the_lobby()
    room.options = house(room, action.options).changes()
    room.people = unready(room.people)


def house(room: Room, options: dict[str, Any] | None = None) -> House:
    if not room.game:
        raise Refused("no_game_chosen")
    return GAMES[room.game].house_rules.read(room.options if options is None else options)


@does(ChooseDeck)
def choose_deck(room: Room, by: Device, action: ChooseDeck) -> None:
    room.must_host(by)
    room.must_be_in_the_lobby()
    house(room)
    written = chosen_deck(action)
    if written.kind != kind_for(room.game):
        raise Refused("other_deck", deck=written.id, game=written.kind)
    room.deck, room.deck_since = written, room.news
    room.people = unready(room.people)


def chosen_deck(action: ChooseDeck) -> WrittenDeck:
    if action.text:
        try:
            return read_deck(action.text)
        except BadDeck as bad:
            problems = [
                {"line": problem.line, "code": problem.code, "facts": problem.facts}
                for problem in bad.problems
            ]
            raise Refused("bad_deck_file", problems=problems) from None
    if action.deck not in BUILT_IN:
        raise Refused("no_such_deck", known=", ".join(BUILT_IN))
    return built_in(action.deck)


@does(SetBoundaries)
def set_boundaries(room: Room, by: Device, action: SetBoundaries) -> None:
    """At any time before the start. It asks nothing of the others, so they see no change: not even whether
    one who was ready has thought again."""
    room.must_own(by, action.seat)
    room.must_be_in_the_lobby()
    room.hush()
    room.change(action.seat, boundaries=action.boundaries, said_of=room.deck_since)


@does(DeclareCouple)
def declare_couple(room: Room, by: Device, action: DeclareCouple) -> None:
    room.must_own(by, action.seat)
    room.must_be_in_the_lobby()
    if action.partner is not None:
        if action.partner == action.seat or not 0 <= action.partner < len(room.people):
            raise Refused("nobody_there")
        if room.people[action.partner].is_bot:
            raise Refused("not_with_a_bot")
    room.change(action.seat, partner=action.partner)
    room.people = unready(room.people)


@does(BeReady)
def be_ready(room: Room, by: Device, action: BeReady) -> None:
    """Where there is a deck, after having said how far it may go; silence is no yes."""
    person = room.must_own(by, action.seat)
    room.must_be_in_the_lobby()
    if action.ready and not action.adult:
        raise Refused("adults_only")
    if action.ready:
        house(room)
        if room.deck is not None and not person.has_bounded(room.deck_since):
            raise Refused("boundaries_first")
    room.change(action.seat, adult=action.adult, ready=action.ready)


@does(SecretKept)
def keep_secret(room: Room, by: Device, action: SecretKept) -> None:
    room.must_be_in_the_lobby()
    room.secret, room.shares = action.secret, {}


@does(AddShare)
def add_share(room: Room, by: Device, action: AddShare) -> None:
    """Once, and only after the hash of the secret has been shown."""
    room.must_be_in(by)
    room.must_be_in_the_lobby()
    if not room.secret:
        raise Refused("not_now")
    room.shares = room.shares | {by: room.shares.get(by, action.share)}  # the first counts


@does(Start)
def start(room: Room, by: Device, action: Start) -> None:
    """Everybody is ready, enough people sit here, and the deck suffices for all of them."""
    room.must_host(by)
    room.must_be_in_the_lobby()
    rules = house(room)
    GAMES[room.game].check_seats(len(room.people))
    for name in rules.to_agree:
        if not getattr(rules, name):
            raise Refused("not_agreed", option=name)
    if not all(person.ready for person in room.people):
        raise Refused("not_everybody_ready")
    if not any(not person.is_bot for person in room.people):
        raise Refused("nobody_there")
    if not room.secret:
        raise Refused("not_now")
    seed = luck.seed(room.secret, room.shares)
    room.table = new_table(
        room.game,
        seats=len(room.people),
        seed=seed,
        options=room.options,
        players=players(room),
        deck=common_deck(room, rules, seed),
    )
    room.question = room.news
    room.events = room.table.events


def common_deck(room: Room, rules: House, seed: str) -> AnyDeck | None:
    """What everybody at the table is fine with."""
    if room.deck is None:
        return None
    everybody = [person.boundaries or Boundaries() for person in room.people if not person.is_bot]
    return deck_for_all(room.deck, everybody, rules.cards_needed(), Chance.of(f"{seed}/deck"))


def players(room: Room) -> list[dict[str, Any]]:
    """What each seat brings, as far as the game asks for it."""
    asked = GAMES[room.game].player_kind.__struct_fields__
    return [
        {name: value for name, value in brought(room, seat).items() if name in asked}
        for seat in range(len(room.people))
    ]


def brought(room: Room, seat: Seat) -> dict[str, Any]:
    person = room.people[seat]
    said = person.boundaries or Boundaries()
    partner = person.partner
    both = partner is not None and room.people[partner].partner == seat
    return {
        "adult": True,
        "ready": True,
        "consent": True,
        "bot": person.is_bot,
        "host": room.seats_of(room.host)[:1] == [seat],
        "partner": partner if both else None,
        "garments": said.garments,
        "drinks": said.drinks,
    }
