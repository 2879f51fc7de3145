"""Numbers of thousands of digits, wherever a number can stand: refused, quickly, and the line stays."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.sync.client import connect

from decks.small_decks import couples_text
from server.running import Phone, get, server
from server.test_server import started, two_at_the_table

HUGE = "9" * 15_000
LARGE = "9" * 4_000
"""More digits than Python reads as a number, and fewer."""

NUMBERS = [
    HUGE,
    LARGE,
    f"-{LARGE}",
    "1e999",
    f"1e{LARGE}",
    f"0.{LARGE}",
    "18446744073709551616",
    "-9223372036854775809",
]


def is_refused(phone: Phone, message: str) -> None:
    phone.sends(message)
    sorry = phone.hears_of("sorry")
    assert sorry["code"]
    phone.sends({"type": "ping"})
    assert phone.hears_of("pong")


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number[:6]} {len(number)}")
@pytest.mark.parametrize(
    "message",
    [
        '{"type": "look", "seat": NUMBER}',
        '{"type": "why", "seat": NUMBER, "move": {"type": "deal"}}',
        '{"type": "why", "seat": 0, "move": {"type": "exchange", "cards": [NUMBER]}}',
        '{"type": "why", "seat": 0, "move": NUMBER}',
        '{"type": "act", "action": {"type": "answer", "seat": 0, "question": NUMBER, "move": {}}}',
        '{"type": "act", "action": {"type": "answer", "seat": 0, "question": 9, "move": {"type": NUMBER}}}',
        '{"type": "act", "action": {"type": "set_options", "options": {"start_clothes": NUMBER}}}',
        '{"type": "act", "action": {"type": "set_options", "options": {"deck": {"strip": NUMBER}}}}',
        '{"type": "act", "action": {"type": "be_ready", "seat": NUMBER, "adult": true}}',
        '{"type": "act", "action": {"type": "set_boundaries", "seat": 0, "boundaries": {"ceiling": NUMBER}}}',
        '{"type": "act", "client": NUMBER, "action": {"type": "pause"}}',
        "NUMBER",
    ],
    ids=lambda message: message[:60],
)
def test_in_a_message(table: Phone, message: str, number: str) -> None:
    is_refused(table, message.replace("NUMBER", number))


@pytest.fixture(scope="module")
def table() -> Iterator[Phone]:
    with server() as port:
        _, ana, _ = two_at_the_table(port)
        yield ana


@pytest.mark.parametrize("number", [HUGE, LARGE, f"-{LARGE}"], ids=["huge", "large", "negative"])
def test_in_an_answer_that_is_expected(number: str) -> None:
    with server() as port:
        _, ana, _ = started(port)
        question = ana.sees["asked"]["question"]
        answer = '"type": "answer", "seat": 0, "move": {"type": "throw_sign", "sign": NUMBER}'
        answer = answer.replace("NUMBER", number)
        is_refused(ana, f'{{"type": "act", "action": {{{answer}, "question": {question}}}}}')


@pytest.mark.parametrize("number", [HUGE, LARGE], ids=["huge", "large"])
def test_in_a_deck(number: str) -> None:
    with server() as port:
        _, ana, _ = two_at_the_table(port)
        text = couples_text().replace("heat = 2", f"heat = {number}")
        assert number in text
        assert ana.says("choose_deck", text=text)["type"] == "sorry"
        assert ana.says("pause")["type"] in ("accepted", "sorry")


def test_in_an_address() -> None:
    with server() as port:
        phone = Phone(port)
        code = phone.opens_room()
        for after in ("9" * 4000, "-1", "1e9", "%D9%A3", ""):
            url = f"ws://127.0.0.1:{port}/rooms/{code}/socket?after={after}"
            with connect(url, additional_headers={"Cookie": phone.cookie}) as line:
                assert json.loads(line.recv(timeout=20))["type"] == "update"
        assert get(port, f"/rooms/{'9' * 3000}/door")[0] == 403
