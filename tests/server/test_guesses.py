"""Whoever guesses codes gets a few tries, learns nothing from a wrong one, and finds only a door."""

from __future__ import annotations

import http.client
import json
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.sync.client import connect

from nightcap.server import Settings
from nightcap.server.codes import new_code
from server.running import QUICK, Phone, server
from server.test_server import two_at_the_table

PROXY = ["127.0.0.1"]
NO_SUCH_ROOM = {"type": "gone", "why": "no_such_room"}
STRICT = replace(QUICK, guesses_burst=3, guesses_per_second=0)

WRONG = [
    "fig-fig-fig",
    "fig-fig",
    "fig-fig-figg",
    "rz5vmatdej",
    "FIG-FIG-FIG",
    "x",
    "x" * 5000,
    "%C3%A9",
    "%00",
]
"""A code that could be, one of two words, a slip, an old one, capitals, and what never was a code."""


def comes(phone: Phone, code: str, address: str = "192.0.2.1") -> dict[str, Any]:
    """What a device from elsewhere hears first."""
    url = f"ws://127.0.0.1:{phone.port}/rooms/{code}/socket"
    headers = {"Cookie": phone.cookie, "X-Forwarded-For": address}
    with connect(url, additional_headers=headers, max_size=None) as line:
        said: dict[str, Any] = json.loads(line.recv(timeout=20))
    return said


def is_refused(said: dict[str, Any]) -> bool:
    return (said["type"], said.get("code")) == ("sorry", "too_many_joins")


def test_a_few_wrong_guesses_and_then_even_a_right_one_is_refused() -> None:
    with server(STRICT, proxies=PROXY) as port:
        code, script = Phone(port).opens_room(), Phone(port)
        assert [comes(script, new_code()) for _ in range(3)] == [NO_SUCH_ROOM] * 3
        wrong, right = comes(script, new_code()), comes(script, code)
        assert is_refused(wrong)
        assert right == wrong, "a right guess is answered like a wrong one"
        assert comes(Phone(port), code) == wrong, "another device of the same address is no new budget"
        assert comes(script, code, "192.0.2.2")["type"] == "at_the_door", "others are not shut out"


def test_right_codes_cost_nothing() -> None:
    with server(STRICT, proxies=PROXY) as port:
        code = Phone(port).opens_room()
        guests = [Phone(port) for _ in range(8)]
        assert {comes(guest, code)["type"] for guest in guests} == {"at_the_door"}
        assert comes(guests[0], new_code()) == NO_SUCH_ROOM


def test_those_a_room_knows_come_back_whatever_their_address_has_guessed() -> None:
    """Who was let in, and who has knocked and waits."""
    with server(STRICT, proxies=PROXY) as port:
        code, ana, ben = two_at_the_table(port)
        waiting, script = Phone(port), Phone(port)
        waiting.comes_to(code)
        assert waiting.says("knock", name="Cleo")["type"] == "accepted"
        while not is_refused(comes(script, new_code())):
            pass
        assert comes(ana, code)["type"] == comes(ben, code)["type"] == "update"
        assert comes(waiting, code)["type"] == "at_the_door"
        assert is_refused(comes(script, code))


def test_guesses_come_back_with_time() -> None:
    """One more in a while; the budget's clock is tested in test_limits, so here it is only a quick one."""
    with server(replace(QUICK, guesses_burst=1, guesses_per_second=20), proxies=PROXY) as port:
        script = Phone(port)
        heard = [comes(script, new_code())]
        while heard.count(NO_SUCH_ROOM) < 3:
            heard.append(comes(script, new_code()))
        assert all(said == NO_SUCH_ROOM or is_refused(said) for said in heard)


def test_the_usual_budget_is_a_households_and_no_scripts() -> None:
    usual = Settings()
    assert usual.guesses_burst == 20
    assert usual.guesses_per_second == 1 / 5


@pytest.mark.parametrize("code", WRONG)
def test_a_wrong_code_is_a_wrong_code_however_wrong(code: str) -> None:
    with server(replace(STRICT, guesses_burst=1), proxies=PROXY) as port:
        script = Phone(port)
        assert comes(script, code) == NO_SUCH_ROOM
        assert is_refused(comes(script, code)), "and each costs the same"


def asked(port: int, method: str, path: str, cookie: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request(method, path, headers={"Cookie": cookie} if cookie else {})
    answer = connection.getresponse()
    headers = {name.lower(): value for name, value in answer.getheaders() if name.lower() != "date"}
    return answer.status, headers, answer.read()


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
@pytest.mark.parametrize(
    "what", ["", "/", "/door", "/door.svg", "/deck", "/deck?language=fr", "/books", "/socket", "/x"]
)
def test_no_address_tells_a_stranger_which_rooms_there_are(what: str, method: str) -> None:
    """Not by status, headers or body; at the door, sent away, or without a device."""
    with server() as port:
        code, ana, ben = two_at_the_table(port)
        waiting = Phone(port)
        waiting.comes_to(code)
        away = ben.device_in(code)
        assert ana.says("turn_away", device=away)["type"] == "accepted"
        for cookie in ("", Phone(port).cookie, waiting.cookie, ben.cookie, "nightcap_device=made.up"):
            there, not_there = (
                asked(port, method, f"/rooms/{room}{what}", cookie) for room in (code, "fig-fig-fig")
            )
            assert there == not_there
            assert there[0] in (403, 404, 405)


def test_a_door_is_all_that_a_right_guess_finds() -> None:
    """The host sees a knock, says no, and the guesser has learned who invites to what, and nothing else."""
    with server(STRICT) as port:
        code, ana, _ = two_at_the_table(port)
        lucky = Phone(port)
        door = lucky.comes_to(code)
        assert set(door) == {"type", "device", "knocking", "declined", "host", "game", "heat"}
        assert lucky.says("knock", name="Mallory")["type"] == "accepted"
        assert ana.says("turn_away", device=lucky.device_in(code))["type"] == "accepted"
        while lucky.told[-1].get("knocking", True):
            lucky.hears()
        assert {message["type"] for message in lucky.told} == {"at_the_door", "accepted"}
