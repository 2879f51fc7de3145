"""What the page is told so that it can offer choices: the menu, the rules, the words of the deck."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from tools.wire_model.checking import Checker
from tools.wire_model.games import whole_wire
from tools.wire_model.model import Named

from decks.small_decks import couples_text
from kit.rules import numbers_in_catalogues
from nightcap import GAMES
from nightcap.catalogue import DECLARED
from nightcap.decks import tags_used
from nightcap.engine.vocabulary import to_data
from nightcap.rooms.menu import Menu, menu
from nightcap.shelf import built_in
from server.running import Phone, begin, get, server, some_move
from server.test_server import started, two_at_the_table


def check(value: Any, name: str) -> None:
    assert Checker(whole_wire(), "retos").fault(value, Named(name)) == ""


def deck(phone: Phone, code: str, **headers: str) -> tuple[int, dict[str, str], str]:
    return get(phone.port, f"/rooms/{code}/deck", Cookie=phone.cookie, **headers)


def test_the_menu_is_for_everybody() -> None:
    with server() as port:
        status, headers, text = get(port, "/menu")
        assert (status, headers["cache-control"]) == (200, "private, no-cache")
        assert [game["id"] for game in json.loads(text)["games"]] == list(GAMES)
        assert msgspec.json.decode(text, type=Menu) == menu()
        check(json.loads(text), "Menu")
        status, _, again = get(port, "/menu", **{"If-None-Match": headers["etag"]})
        assert (status, again) == (304, "")
        assert get(port, "/menu", **{"If-None-Match": '"other"'})[0] == 200


def test_the_menu_is_sent_small() -> None:
    with server() as port:
        _, headers, text = get(port, "/menu", **{"Accept-Encoding": "gzip"})
        assert headers["content-encoding"] == "gzip"
        assert int(headers["content-length"]) < len(text) / 3


def test_every_rule_can_be_read() -> None:
    with server() as port:
        told: dict[str, str] = {}
        for family in {game.family for game in DECLARED.values()}:
            status, _, text = get(port, f"/rules/{family}")
            assert status == 200
            told |= json.loads(text)
        assert told.keys() >= numbers_in_catalogues()
        assert all(told.values())
        assert get(port, "/rules/chess")[0] == 404
        assert get(port, "/rules/..%2Fdecisions")[0] == 404


def test_the_rule_behind_a_refusal_is_among_them() -> None:
    with server() as port:
        _, ana, _ = started(port)
        sorry = ana.says("answer", seat=0, question=ana.sees["asked"]["question"], move={"type": "deal"})
        assert json.loads(get(port, "/rules/couples")[2])[sorry["rule"]]["exact"].startswith("The dealer")


@pytest.mark.parametrize("game", ["couples-quick", "retos"])
def test_the_words_of_the_deck_are_for_those_inside(game: str) -> None:
    with server() as port:
        code, ana, ben = two_at_the_table(port, game)
        if game == "retos":
            ana.says("set_options", options={"prize": "breakfast"})
        ana.is_ready(0)
        ben.is_ready(1)
        begin(ana, ben)
        for phone in (ana, ben):
            status, headers, text = deck(phone, code)
            told = json.loads(text)
            check(told, "WordsOfDeck")
            written = built_in(ana.sees["room"]["deck"]["id"])
            assert (status, headers["cache-control"]) == (200, "private, no-cache")
            assert told["activities"] == to_data(written.words)
            assert tuple(told["tags"]) == tags_used(written)
            assert told["since"] == phone.sees["room"]["deck"]["since"]
        assert deck(ana, code, **{"If-None-Match": headers["etag"]})[0] == 304


def test_nobody_else_learns_of_the_deck_or_of_the_room() -> None:
    with server() as port:
        code, ana, ben = two_at_the_table(port)
        stranger = Phone(port)
        refused = [
            deck(stranger, code),
            deck(stranger, "2222222222"),
            get(port, f"/rooms/{code}/deck"),
            get(port, f"/rooms/{code}/deck", Cookie="nightcap_device=short"),
            deck(ana, code, Origin="https://elsewhere.example"),
        ]
        assert {(status, text) for status, _, text in refused} == {
            (403, '{"type":"sorry","client":"","code":"not_let_in","rule":"","facts":{}}')
        }
        device = next(message["device"] for message in ben.told if message["type"] == "at_the_door")
        assert ana.says("turn_away", device=device)["type"] == "accepted"
        assert deck(ben, code)[0] == 403


def test_a_game_without_a_deck_has_no_words() -> None:
    with server() as port:
        code, ana, _ = two_at_the_table(port, "peekpoker")
        assert deck(ana, code)[0] == 404


def test_another_deck_has_another_number_and_what_people_bring_is_not_kept() -> None:
    with server() as port:
        code, ana, _ = two_at_the_table(port)
        before = ana.sees["room"]["deck"]["since"]
        assert ana.says("choose_deck", text=couples_text())["type"] == "accepted"
        assert ana.sees["room"]["deck"]["since"] > before
        _, headers, text = deck(ana, code)
        assert headers["cache-control"] == "no-store"
        assert json.loads(text)["title"] == {"en": "Ours"}


def test_the_deck_tells_nothing_of_boundaries() -> None:
    """The same bytes and the same number, whatever somebody rules out, before the game and in it."""
    with server() as port:
        code, ana, ben = two_at_the_table(port, "couples-quick")
        before, since = deck(ana, code)[2], ana.sees["room"]["deck"]["since"]
        ben.is_ready(1, ceiling=4, never=["props"])
        assert deck(ana, code)[2] == before
        ana.is_ready(0)
        begin(ana, ben)
        written = built_in(ana.sees["room"]["deck"]["id"])
        told = {**json.loads(before), "activities": to_data(written.words)}
        assert (json.loads(deck(ana, code)[2]), ana.sees["room"]["deck"]["since"]) == (told, since)


def test_before_a_game_only_what_can_be_ruled_out_is_told() -> None:
    with server() as port:
        code, ana, _ = two_at_the_table(port)
        told = json.loads(deck(ana, code)[2])
        assert told["activities"] == {}
        assert tuple(told["tags"]) == tags_used(built_in(told["id"]))


def activities_in(update: dict[str, Any]) -> set[str]:
    face_up = update["table"]["face_up"]
    return {seen["activity"]["id"] for seen in face_up["activities"]} if face_up else set()


@pytest.mark.parametrize("game", ["couples-quick", "couples-advanced"])
def test_a_partner_never_gets_words_of_what_only_the_drawer_may_read(game: str) -> None:
    """By whatever address or message: a word of an activity comes only after the activity itself."""
    with server() as port:
        code, ana, ben = two_at_the_table(port, game)
        assert ana.says("set_options", options={"card_view": "drawer_only"})["type"] == "accepted"
        got: list[set[str]] = [set(json.loads(deck(phone, code)[2])["activities"]) for phone in (ana, ben)]
        ana.is_ready(0)
        ben.is_ready(1)
        begin(ana, ben)
        rng = random.Random(5)
        shown: list[set[str]] = [set(), set()]
        hidden = 0
        for _ in range(250):
            for seat, phone in enumerate((ana, ben)):
                phone.leaves()
                update = phone.comes_to(code, after=0)
                words = json.loads(deck(phone, code)[2])["activities"]
                told = json.dumps(update)
                shown[seat] |= {name for name in built_in("couples-classic").words if f'"{name}"' in told}
                got[seat] |= words.keys()
                assert activities_in(update) <= words.keys()
                assert words.keys() <= shown[seat]
            hidden += bool(activities_in(ana.sees) ^ activities_in(ben.sees))
            seat, phone = next(
                (seat, phone)
                for seat, phone in enumerate((ana, ben))
                if phone.sees["asked"] and phone.sees["asked"]["answers"]
            )
            asked = phone.sees["asked"]
            phone.says("answer", seat=seat, question=asked["question"], move=some_move(asked, rng))
            if hidden > 5 and all(got):
                break
        assert hidden > 5
        assert got[0] != got[1]
        assert got[0] <= shown[0]
        assert got[1] <= shown[1]
