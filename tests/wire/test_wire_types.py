"""The TypeScript of the wire: up to date, and true of what is really sent."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tools.wire_model.checking import Checker
from tools.wire_model.games import whole_wire
from tools.wire_model.model import ListOf, Named, OfGame, Type
from tools.wire_types import main

from kit.found import UNDER_TEST, each_game
from kit.games import GameUnderTest
from kit.random_play import random_moves
from nightcap import GAMES
from nightcap.decks import Boundaries
from nightcap.engine.events import Event
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import books_of
from nightcap.rooms.actions import EndGame, OpenTheBooks, SetBoundaries, StartVoided
from nightcap.wire import encode, read_message, update_for
from nightcap.wire.messages import Accepted, AtTheDoor, Because, Gone, Pong, Sorry, ToClient
from rooms.evening import HOST, Evening, evening
from rooms.witness import receipt_of
from wire.specimens import specimens

OPTIONS, TO_CLIENT, TO_SERVER = Named("Options"), Named("ToClient"), Named("ToServer")


def sent(value: Any) -> Any:
    """What a browser makes of it."""
    return msgspec.json.decode(to_json(value))


def check(game: str, value: Any, kind: Type) -> None:
    fault = Checker(whole_wire(), game).fault(sent(value), kind)
    assert not fault, fault


def test_the_files_are_up_to_date() -> None:
    assert main("--check") == 0


def test_every_game_is_checked() -> None:
    assert UNDER_TEST.keys() == GAMES.keys()


# What is sent


@each_game
def test_all_that_a_game_sends_is_declared(game: GameUnderTest) -> None:
    rng = random.Random("wire")
    for _ in range(3):
        table = game.table(rng)
        check_told(table, table.events)
        for seat, move in random_moves(table, rng, game):
            check(table.game, move, OfGame("Moves"))
            check(table.game, table.options(seat), OPTIONS)
            check_told(table, table.play(seat, move))
            if rng.random() < 0.1:
                check_views(table)
        check_views(table)


def check_told(table: Table, events: list[Event]) -> None:
    check(table.game, events, ListOf(OfGame("Events")))


def check_views(table: Table) -> None:
    for viewer in (None, *range(table.seats)):
        check(table.game, table.view(viewer), OfGame("Views"))


@each_game
def test_all_that_a_room_sends_is_declared(game: GameUnderTest) -> None:
    night = evening(game.game, game.seats[0], **game.agreed)
    everybody = [(seat, person.device or "") for seat, person in enumerate(night.room.people)]
    for seat, device in everybody:
        night.says(device, SetBoundaries(seat, Boundaries(never=("props",))))
    check_updates(night)
    night.is_settled()
    check_updates(night)
    night.keep(StartVoided(tuple(night.seated())))
    check_updates(night)
    night.starts()
    rng = random.Random(game.game)
    for _ in range(20):
        check_updates(night)
        night.answers(rng)
    for seat, device in everybody:
        if night.room.playing:
            night.says(device, EndGame(seat))
    for seat, device in everybody:
        night.says(device, OpenTheBooks(seat))
    check_updates(night)
    check(game.game, books_of(night.room, HOST), Named("Books"))
    check(game.game, receipt_of(night, HOST), Named("Receipt"))


def check_updates(night: Evening) -> None:
    for device in night.room.devices:
        for seat in (None, *night.room.seats_of(device)):
            check(night.room.game, update_for(night.room, device, seat), TO_CLIENT)


@pytest.mark.parametrize(
    "message",
    [
        AtTheDoor("d2", knocking=True),
        Accepted("c1"),
        Sorry("c1", "not_your_turn", "R-30", {"seat": 1}),
        Because("c1", "not_your_turn", "R-30", {"seat": 1}),
        Gone("burnt"),
        Pong(),
    ],
)
def test_every_other_message_is_declared(message: ToClient) -> None:
    check("retos", msgspec.json.decode(encode(message)), TO_CLIENT)


# What is said


def test_the_server_reads_all_that_may_be_said() -> None:
    said = list(specimens(whole_wire(), "peekpoker", TO_SERVER))
    actions = [message["action"] for message in said if message["type"] == "act"]
    assert {"knock", "be_ready", "answer", "open_the_books"} < {action["type"] for action in actions}
    assert {"type": "choose_deck"} in actions  # what has a default may be left out
    for message in said:
        read_message(msgspec.json.encode(message))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_reads_all_moves_that_may_be_made(game: str) -> None:
    words = GAMES[game].vocabulary
    made = [words.move(move) for move in specimens(whole_wire(), game, OfGame("Moves"))]
    assert {type(move) for move in made} == set(words.moves.values())
