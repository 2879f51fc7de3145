"""How tables of others have failed, tried on ours. docs/security.md says where each of them is tested."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
from typing import Any

import pytest
from msgspec.structs import replace

from kit.rules import ROOT
from nightcap import GAMES
from nightcap.catalogue import DECLARED
from nightcap.engine.bots import RandomBot
from nightcap.engine.moves import Move
from nightcap.engine.options import Options
from nightcap.engine.vocabulary import to_json
from nightcap.rooms.actions import AddBot, Answer
from nightcap.rooms.checking import check
from nightcap.server.keeper import Keeper
from nightcap.store import MemoryJournal
from rooms.evening import Evening, evening
from server.running import Phone, begin, get, post, server, some_move
from server.test_full_disk import who_is_asked
from server.test_server import started
from server.test_traffic import SEATS
from server.test_two_at_once import Tab


def played_to_the_end(port: int, game: str) -> tuple[str, Phone, Phone]:
    code, ana, ben = started(port, game)
    rng = random.Random(game)
    while ana.sees["room"]["phase"] == "playing":
        phone = who_is_asked(ana, ben)
        asked = phone.sees["asked"]
        said = phone.says(
            "answer", seat=asked["seat"], question=asked["question"], move=some_move(asked, rng)
        )
        assert said["type"] == "accepted"
        if phone is ben:
            while ana.sees["room"]["news"] < ben.sees["room"]["news"]:
                ana.hears()
    return code, ana, ben


# Secrets in the log, the replay, the first state, what spectators see, and errors


def test_the_books_stay_closed_until_everybody_opens_them() -> None:
    """Not even when the game is over: seed and log would show what was bluffed."""
    with server() as port:
        code, ana, ben = played_to_the_end(port, "peekpoker")
        assert ana.says("open_the_books", seat=0)["type"] == "accepted"
        while ben.sees["room"]["opening"] != [0]:
            ben.hears()
        assert not any(message["room"]["books"] for message in ana.told + ben.told if "room" in message)
        status, _, told = get(port, f"/rooms/{code}/books", Cookie=ana.cookie)
        assert (status, json.loads(told)["code"]) == (403, "books_closed")
        before = json.dumps(ana.told + ben.told)
        assert ben.says("open_the_books", seat=1)["type"] == "accepted"
        while not ana.sees["room"]["books"]:
            ana.hears()
        status, headers, told = get(port, f"/rooms/{code}/books", Cookie=ana.cookie)
        assert (status, headers["cache-control"]) == (200, "no-store")
        books = json.loads(told)
        assert check(books).moves == len(books["moves"])
        assert books["secret"] not in before
        assert books["seed"] not in before
        assert get(port, f"/rooms/{code}/books", Cookie=Phone(port).cookie)[0] == 403
        assert get(port, f"/rooms/{code}/books")[0] == 403


def test_a_shared_screen_is_told_what_everybody_knows_and_no_more() -> None:
    """From the first moment of a game to its last, also if it comes late or asks for a seat's view."""
    with server() as port:
        ana, ben, screen = Phone(port), Phone(port), Phone(port)
        code = ana.opens_room()
        ana.comes_to(code)
        ana.says("choose_game", game="couples-quick")
        ana.says("sit", name="Ana")
        for guest, name in ((ben, "Ben"), (screen, "Screen")):
            guest.comes_to(code)
            guest.says("knock", name=name)
            while not ana.sees["room"]["knocking"]:
                ana.hears()
            ana.says("admit", device=guest.device_in(code))
            while ana.sees["room"]["knocking"]:
                ana.hears()
        ana.is_ready(0)
        ben.is_ready(1)
        begin(ana, ben)
        rng = random.Random("screen")
        screen.leaves()
        screen.comes_to(code)
        hands = 0
        for _ in range(40):
            phone = who_is_asked(ana, ben)
            for seat in (0, 1):
                screen.sends({"type": "look", "seat": seat, "after": 0})
                assert screen.hears_of("sorry")["code"] == "not_your_seat"
            asked = phone.sees["asked"]
            phone.says("answer", seat=asked["seat"], question=asked["question"], move=some_move(asked, rng))
            screen.leaves()
            public = screen.comes_to(code, after=0)
            assert (public["seat"], public["asked"]) == (None, None)
            who_is_asked(ana, ben)
            for player in (ana, ben):
                seat, table = player.sees["seat"], player.sees["table"]
                if table["asked"] == "ask_to_exchange":
                    hands += 1
                    assert len(table["seats"][seat]["hand"]) == 5
                    assert json.dumps(table["seats"][seat]["hand"]) not in json.dumps(public)
                    assert json.dumps(table["seats"][1 - seat]["hand"]) == "[]"
        assert hands > 20


# Another seat, another tab


def test_another_tab_shows_no_more_than_the_first() -> None:
    """As a guest without a cookie: nothing. With the cookie: what the seat sees, and never another's."""
    with server() as port:
        code, ana, ben = started(port)
        tab = Tab(ana)
        assert tab.comes_to(code, after=0)["table"] == ana.sees["table"]
        for seat in (1, 2, -1):
            tab.sends({"type": "look", "seat": seat, "after": 0})
            assert tab.hears_of("sorry")["code"] == "not_your_seat"
            tab.sends({"type": "why", "seat": seat, "move": {"type": "deal"}})
            assert tab.hears_of("sorry")["code"] == "not_your_seat"
        private_window = Phone(port)
        assert private_window.comes_to(code, after=0)["type"] == "at_the_door"
        private_window.sends({"type": "look", "seat": 0, "after": 0})
        assert private_window.hears_of("sorry")["code"] == "not_let_in"
        assert ana.device_in(code) not in json.dumps(ben.told), "by its name the host could be told apart"


def test_who_was_not_let_in_gets_nothing_by_any_address() -> None:
    with server() as port:
        code, _, _ = started(port)
        stranger = Phone(port)
        for path in (f"/rooms/{code}", f"/rooms/{code}/log", f"/rooms/{code}/deck", f"/rooms/{code}/socket"):
            status, _, said = get(port, path)
            assert status in (403, 404, 426), path
            assert "Ana" not in said
            assert post(port, path, Cookie=stranger.cookie)[0] in (403, 404, 405), path


# What a client says of cards is not believed


def test_cards_that_a_client_makes_up_are_refused() -> None:
    """Cards of somebody else, of nobody, twice the same, as objects; more fields than were asked for."""
    rng = random.Random("lies")
    tried = 0
    with server() as port:
        code, *players = started(port)
        for _ in range(30):
            phone = who_is_asked(*players)
            asked = phone.sees["asked"]
            other = players[1 - asked["seat"]].sees["table"]["seats"][1 - asked["seat"]]["hand"]
            mine = phone.sees["table"]["seats"][asked["seat"]]["hand"]
            if asked["answers"][0].get("kind") == "exchange":
                before = phone.sees["table"]
                lies: list[Any] = [
                    {"cards": other[:1]},
                    {"cards": [*mine[1:], other[0]]},
                    {"cards": ["XX"]},
                    {"cards": [mine[0], mine[0]]},
                    {"cards": [{"rank": "A", "suit": "S", "mine": True}]},
                    {"cards": mine[:1], "draw": ["AS"]},
                    {"cards": mine[:1], "seat": 1 - asked["seat"]},
                ]
                for lie in lies:
                    move = {"type": "exchange", **lie}
                    said = phone.says("answer", seat=asked["seat"], question=asked["question"], move=move)
                    assert said["type"] == "sorry"
                    assert not any(card in json.dumps(said["facts"]) for card in set(other) - {"XX"})
                    tried += 1
                phone.leaves()
                assert phone.comes_to(code)["table"] == before
            move = some_move(asked, rng)
            phone.says("answer", seat=asked["seat"], question=asked["question"], move=move)
    assert tried > 20


# Tokens in addresses


def test_the_way_to_a_room_holds_no_secret_of_a_device() -> None:
    """The room's code stands behind the `#`, which browsers send to nobody; a code alone opens no door."""
    with server() as port:
        code, ana, ben = started(port)
        for path in (f"/rooms/{code}/door", f"/rooms/{code}/door.svg"):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request("GET", path, headers={"Cookie": ana.cookie})
            answer = connection.getresponse()
            body = answer.read().decode()
            assert answer.headers["referrer-policy"] == "no-referrer"
            for phone in (ana, ben):
                assert phone.cookie.partition("=")[2] not in body
                assert phone.device_in(code) not in body
            if path.endswith("door"):
                assert f"/#{code}" in body


# Bots


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_its_view_and_its_options_and_nothing_else(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bytes] = []
    allowed: list[bytes] = []
    keeper: Keeper

    class Spy(RandomBot):
        def choose(self, view: Any, answers: Options) -> Move:
            table, seat = keeper.room.table, view.seat
            assert table is not None
            assert keeper.room.people[seat].bot == "spy"
            given.append(to_json([view, answers]))
            allowed.append(to_json([table.view(seat), table.answers(seat)]))
            return super().choose(view, answers)

    async def play(night: Evening, rng: random.Random) -> None:
        await keeper.journal.append("code", 0, night.log)
        for _ in range(200):
            keeper.go_on()
            await asyncio.sleep(0.001)
            table = keeper.room.table
            if table is None or not keeper.room.playing or len(given) > 20:
                break
            if 0 in table.waiting:
                move = rng.choice(table.answers(0)).random(rng.randrange)
                await keeper.says("d1", Answer(0, keeper.room.question, move))
        keeper.close()

    monkeypatch.setitem(DECLARED, game, replace(DECLARED[game], bots={"spy": Spy}))
    options: dict[str, Any] = {"prize": "breakfast"} if game == "retos" else {}
    night = evening(game, people=1, **options)
    for _ in range(1, SEATS[game]):
        night.says("d1", AddBot("spy"))
    night.starts()
    keeper = Keeper("code", night.room, MemoryJournal(), thinking=0)
    asyncio.run(play(night, random.Random(game)))
    assert given == allowed
    assert len(given) > 1


# Where all this is said


def test_the_list_of_failures_names_tests_that_exist() -> None:
    """The table in docs/security.md: ten failures, each with its tests."""
    text = (ROOT / "docs" / "security.md").read_text()
    rows = re.findall(r"^\| (\d+)\. .*$", text, re.MULTILINE)
    assert [int(number) for number in rows] == list(range(1, 11))
    named = re.findall(r"`(test_\w+)`", text)
    written = "".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    files = {file.stem for file in (ROOT / "tests").rglob("test_*.py")}
    missing = [name for name in named if name not in files and f"def {name}(" not in written]
    assert named
    assert not missing
