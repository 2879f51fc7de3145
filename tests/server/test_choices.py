"""What the page is told so that it can offer choices: the menu, the rules, the words of the deck."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tools.wire_model.checking import Checker
from tools.wire_model.games import whole_wire
from tools.wire_model.model import Named

from decks.small_decks import couples_text
from kit.rules import numbers_in_catalogues
from nightcap import GAMES
from nightcap.decks import built_in, tags_used
from nightcap.rooms.menu import Menu, menu
from server.running import Phone, get, server
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
        for family in ("couples", "peekpoker", "porns", "retos", "sexopolitan"):
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
        assert json.loads(get(port, "/rules/couples")[2])[sorry["rule"]].startswith("The dealer")


@pytest.mark.parametrize("game", ["couples-quick", "retos"])
def test_the_words_of_the_deck_are_for_those_inside(game: str) -> None:
    with server() as port:
        code, ana, ben = two_at_the_table(port, game)
        for phone in (ana, ben):
            status, headers, text = deck(phone, code)
            told = json.loads(text)
            check(told, "WordsOfDeck")
            written = built_in(ana.sees["room"]["deck"]["id"])
            assert (status, headers["cache-control"]) == (200, "private, no-cache")
            assert told["activities"] == written.words
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
        assert ana.says("start")["type"] == "accepted"
        assert (deck(ana, code)[2], ana.sees["room"]["deck"]["since"]) == (before, since)
