"""What is agreed before a game: which one, by which house rules, with which deck, within whose boundaries."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

from msgspec.structs import replace

from nightcap.catalogue import GAMES
from nightcap.decks import Away, BadDeck, Boundaries, Cover, away_from, narrowed
from nightcap.engine.house import House
from nightcap.engine.moves import Seat
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import luck
from nightcap.rooms.actions import (
    BeReady,
    ChooseDeck,
    ChooseGame,
    CoverDrawn,
    DeclareCouple,
    Device,
    Hex,
    SetBoundaries,
    SetOptions,
    SetPlaces,
    SetStake,
)
from nightcap.rooms.names import own_words
from nightcap.rooms.people import unready
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import MOST_OWN_DECKS, ReadDeck, Room, does
from nightcap.shelf import BUILT_IN, built_in, fits, read_deck, usual_deck


@does(ChooseGame)
def choose_game(room: Room, by: Device, action: ChooseGame) -> None:
    room.must_host(by)
    room.must_be_in_the_lobby()
    if action.game not in GAMES:
        raise Refused("no_such_game", known=", ".join(GAMES))
    room.game = action.game
    room.options = with_prize(room, {}) if room.stake else {}
    room.deck, room.deck_since = usual_deck(action.game), room.news
    room.deck_hash = "" if room.deck is None else hash_of_built_in(room.deck.id)
    room.deck_by = ""
    room.people = unready(person for person in room.people if not person.is_bot)


@does(SetOptions)
def set_options(room: Room, by: Device, action: SetOptions) -> None:
    """Refused by the game itself, with its rule, if they do not do."""
    room.must_host(by)
    room.must_be_in_the_lobby()
    room.options = house(room, action.options).changes()
    room.people = unready(room.people)


@does(SetStake)
def set_stake(room: Room, by: Device, action: SetStake) -> None:
    """Everybody agrees to it by being ready after it was said. Where the game has a prize, this is it."""
    must_play_or_host(room, by)
    room.must_be_in_the_lobby()
    before = agreement_of(room)
    room.stake = own_words(action.words)
    room.options = with_prize(room, room.options)
    ask_again(room, before)


def agreement_of(room: Room) -> str:
    """Everything that a yes is said to, as one word: a yes to another one does not count."""
    said = (
        room.game,
        room.options,
        room.deck_since,
        room.apart,
        room.lacking,
        room.heat,
        room.stake,
        [(person.name, person.bot, person.partner) for person in room.people],
    )
    return blake2b(to_json(said), digest_size=8).hexdigest()


def ask_again(room: Room, before: str) -> None:
    """What was agreed has changed; where it has not, nobody's yes is taken back."""
    if agreement_of(room) == before:
        room.hush()
    else:
        room.people = unready(room.people)


PRIZE = "prize"
"""The house rule of games that are played for something."""


def with_prize(room: Room, options: dict[str, Any]) -> dict[str, Any]:
    if not room.game or PRIZE not in GAMES[room.game].house_rules.to_agree:
        return options
    others = {name: value for name, value in options.items() if name != PRIZE}
    return others | {PRIZE: room.stake} if room.stake else others


def stake_of(room: Room) -> str:
    """What is played for, wherever it was said."""
    return str(room.options.get(PRIZE) or room.stake)


def must_play_or_host(room: Room, by: Device) -> None:
    room.must_be_in(by)
    if by != room.host and not room.seats_of(by):
        raise Refused("only_the_host")


def house(room: Room, options: dict[str, Any] | None = None) -> House:
    if not room.game:
        raise Refused("no_game_chosen")
    return GAMES[room.game].house_rules.read(room.options if options is None else options)


def player_rule(room: Room, brought: str) -> str:
    """The rule of the chosen game on what a player brings; empty: it has none, or no game is chosen."""
    return GAMES[room.game].player_kind.rules.get(brought, "") if room.game else ""


@does(ChooseDeck)
def choose_deck(room: Room, by: Device, action: ChooseDeck) -> None:
    room.must_host(by)
    room.must_be_in_the_lobby()
    house(room)
    chosen = room.own_decks.get(action.known) or chosen_deck(action)
    if action.text:
        remember_deck(room, action.text, chosen)
    if not fits(chosen.written, room.game):
        raise Refused("other_deck", deck=chosen.written.id, game=chosen.written.kind)
    room.deck, room.deck_hash, room.deck_since = chosen.written, chosen.hash, room.news
    room.deck_by = " & ".join(room.names_on(by)) if action.text else ""
    room.people = unready(room.people)


def remember_deck(room: Room, text: str, deck: ReadDeck) -> None:
    known = hash_of(text)
    if known not in room.own_decks and len(room.own_decks) >= MOST_OWN_DECKS:
        raise Refused("decks_enough", most=MOST_OWN_DECKS)
    room.own_decks = room.own_decks | {known: deck}


def hash_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def by_hash(room: Room, action: ChooseDeck) -> ChooseDeck:
    """What the log keeps of it. A large file chosen again and again would fill the log."""
    known = hash_of(action.text) if action.text else ""
    return ChooseDeck(known=known) if known in room.own_decks else action


@cache
def hash_of_built_in(name: str) -> Hex:
    return luck.deck_hash(built_in(name))


def chosen_deck(action: ChooseDeck) -> ReadDeck:
    if action.text:
        try:
            written = read_deck(action.text)
            return ReadDeck(written, luck.deck_hash(written))
        except BadDeck as bad:
            problems = [
                {"line": problem.line, "code": problem.code, "facts": problem.facts}
                for problem in bad.problems
            ]
            raise Refused("bad_deck_file", problems=problems) from None
    if action.deck not in BUILT_IN:
        raise Refused("no_such_deck", known=", ".join(BUILT_IN))
    return ReadDeck(built_in(action.deck), hash_of_built_in(action.deck))


@does(SetPlaces)
def set_places(room: Room, by: Device, action: SetPlaces) -> None:
    """For the whole evening: another game or deck does not change where people are. Anybody who plays may put
    something away, and nobody is told who did."""
    must_play_or_host(room, by)
    room.must_be_in_the_lobby()
    before = agreement_of(room)
    room.apart = action.apart
    room.heat = action.heat
    room.lacking = tuple(sorted({own_words(prop) for prop in action.lacking}))
    ask_again(room, before)


@does(SetBoundaries)
def set_boundaries(room: Room, by: Device, action: SetBoundaries) -> None:
    """At any time before the start. It asks nothing of the others, so they see no change: not even whether
    one who was ready has thought again."""
    person = room.must_own(by, action.seat)
    room.must_be_in_the_lobby()
    if action.deck not in (None, room.deck_since):
        raise Refused("deck_changed")
    room.hush()
    said = action.boundaries
    if by in room.shared and person.boundaries is not None:
        said = narrowed(person.boundaries, said)
    room.change(action.seat, boundaries=said, said_of=room.deck_since, cover=Cover())


@does(CoverDrawn)
def draw_cover(room: Room, by: Device, action: CoverDrawn) -> None:
    """The keeper's word, right behind somebody's boundaries, and as silent."""
    room.must_be_in_the_lobby()
    room.hush()
    room.change(action.seat, cover=action.cover)


@does(DeclareCouple)
def declare_couple(room: Room, by: Device, action: DeclareCouple) -> None:
    room.must_own(by, action.seat)
    room.must_be_in_the_lobby()
    if action.partner is not None:
        if action.partner == action.seat or not 0 <= action.partner < len(room.people):
            raise Refused("nobody_there")
        if room.people[action.partner].is_bot:
            raise Refused("not_with_a_bot", rule=player_rule(room, "partner"))
    room.change(action.seat, partner=action.partner)
    room.people = unready(room.people)


@does(BeReady)
def be_ready(room: Room, by: Device, action: BeReady) -> None:
    """Where there is a deck, after having said how far it may go; silence is no yes."""
    person = room.must_own(by, action.seat)
    if room.revealing and not action.ready:  # whoever thinks again is heard, also now
        room.luck = room.luck.void([person.name], "taken_back")
    room.must_be_in_the_lobby()
    if action.ready and not action.adult:
        raise Refused("adults_only", rule=player_rule(room, "adult"))
    if action.ready:
        if action.agreement not in ("", agreement_of(room)):
            raise Refused("agreement_changed")
        house(room)
        if room.deck is not None and not person.has_bounded(room.deck_since):
            raise Refused("boundaries_first")
    room.change(action.seat, adult=action.adult, ready=action.ready)
    if action.ready:
        room.hitch = ""


def away(room: Room) -> Away:
    """What stays away from this table: everything that depends on boundaries depends on this alone."""
    if room.deck is None:
        return Away()
    people = [person for person in room.people if not person.is_bot]
    said = [(person.boundaries or Boundaries(), person.cover) for person in people]
    together = away_from(room.deck, said)
    ceiling = min(together.ceiling, room.heat)
    return replace(together, ceiling=ceiling, apart=room.apart, lacking=room.lacking)


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
