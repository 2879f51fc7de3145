"""There is only so much of everything, and whoever asks for more is told so in words a client can read."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from websockets.sync.client import connect

from nightcap.server import Settings
from nightcap.server.limits import LARGEST_DECK_MESSAGE, LARGEST_MESSAGE, Buckets
from nightcap.text import LANGUAGES, texts
from server.conftest import Clock
from server.running import QUICK, Phone, post, server
from server.test_server import started


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code", ["too_fast", "too_large", "unreadable", "too_many_joins", "too_many_rooms", "room_is_full",
             "door_is_busy", "rooms_enough", "work_first", "log_full", "decks_enough",
             "not_durable", "no_device", "old_question", "not_your_turn", "not_your_seat", "not_let_in"],
)  # fmt: skip
def test_every_refusal_has_its_words(code: str, language: str) -> None:
    assert texts(language).say(f"refusal-{code}")


def test_rooms_are_counted_also_while_they_are_being_opened() -> None:
    with server(replace(QUICK, most_rooms=3)) as port, ThreadPoolExecutor(20) as many:
        answers = list(many.map(lambda _: post(port, "/rooms"), range(20)))
    opened = [body for status, _, body in answers if status == 201]
    refused = [json.loads(body) for status, _, body in answers if status == 503]
    assert (len(opened), len(refused)) == (3, 17)
    assert {(one["type"], one["code"]) for one in refused} == {("sorry", "too_many_rooms")}


def test_who_comes_too_often_does_not_shut_others_out() -> None:
    """Joins are counted for each address, also behind a proxy on the same machine that was named."""
    with server(Settings(joins_burst=2, joins_per_second=0), proxies=["127.0.0.1"]) as port:
        greedy = [post(port, "/rooms") for _ in range(3)]
        assert [status for status, _, _ in greedy] == [201, 201, 429]
        assert json.loads(greedy[-1][2])["code"] == "too_many_joins"
        phone = Phone(port)
        url = f"ws://127.0.0.1:{port}/rooms/whatever/socket"
        with connect(url, additional_headers={"Cookie": phone.cookie}) as line:
            said = json.loads(line.recv(timeout=20))
            assert (said["type"], said["code"]) == ("sorry", "too_many_joins")
        assert post(port, "/rooms", **{"X-Forwarded-For": "192.0.2.7"})[0] == 201


def test_a_line_that_says_too_much_is_heard_again_later() -> None:
    with server(Settings(messages_burst=3, messages_per_second=20, thinking=0.0)) as port:
        phone = Phone(port)
        phone.comes_to(phone.opens_room())
        for _ in range(8):
            phone.sends({"type": "ping"})
        heard = [phone.hears() for _ in range(8)]
        assert {message.get("code") for message in heard if message["type"] == "sorry"} == {"too_fast"}
        while heard[-1]["type"] != "pong":
            phone.sends({"type": "ping"})
            heard.append(phone.hears())


def test_a_new_line_is_no_new_allowance() -> None:
    with server(Settings(messages_burst=10, messages_per_second=0, thinking=0.0)) as port:
        phone = Phone(port)
        code = phone.opens_room()
        phone.comes_to(code)
        for _ in range(8):
            assert phone.says("pause")["code"] == "game_has_not_begun"
        phone.leaves()
        phone.comes_to(code)
        codes = [phone.says("pause")["code"] for _ in range(4)]
        assert codes == ["game_has_not_begun"] * 2 + ["too_fast"] * 2


def test_a_device_that_has_said_too_much_can_still_stop() -> None:
    """By the action or by the move; also on a new line, which has no new allowance of stops."""
    by_move = {"seat": 0, "question": 0, "move": {"type": "safe_stop"}}
    limits = Settings(messages_burst=30, messages_per_second=0, stops_per_second=0, thinking=0.0)
    with server(limits) as port:
        code, ana, ben = started(port)
        while ana.says("rename", seat=0, name="Ana").get("code") != "too_fast":
            pass
        assert ana.says("answer", **by_move)["type"] == "accepted"
        while not ben.sees["room"]["paused"]:
            ben.hears_of("update")
        assert ana.says("answer", seat=0, question=0, move={"type": "fly"})["code"] == "too_fast"
        assert [ana.says("stop", seat=0)["type"] for _ in range(2)] == ["accepted"] * 2
        ana.leaves()
        ana.comes_to(code)
        answers = [ana.says("stop", seat=0) for _ in range(3)]
        assert [answer.get("code", "") for answer in answers] == ["", "", "too_fast"]
        assert ben.says("pause")["type"] == "accepted"


def test_whatever_has_a_name_is_refused_by_it() -> None:
    """Otherwise whoever said it would wait for an answer until the line breaks."""
    pause = {"type": "act", "client": "mine", "action": {"type": "pause"}}
    with server(Settings(messages_burst=60, messages_per_second=0, thinking=0.0)) as port:
        phone = Phone(port)
        phone.comes_to(phone.opens_room())
        said = [
            (json.dumps({**pause, "action": {"type": "fly"}}), "unreadable"),
            (json.dumps(pause) + " " * LARGEST_DECK_MESSAGE, "too_large"),
            *[(json.dumps(pause), "game_has_not_begun")] * (60 - 1 - 49),
            (json.dumps(pause), "too_fast"),
        ]
        for message, code in said:
            phone.sends(message)
            refused = phone.hears_of("sorry")
            assert (refused["client"], refused["code"]) == ("mine", code)


def test_large_messages_count_for_many() -> None:
    """To read a deck takes the server longer than to read a move."""
    deck = {
        "type": "act",
        "client": "",
        "action": {"type": "choose_deck", "text": "x" * 10 * LARGEST_MESSAGE},
    }
    with server(Settings(messages_burst=25, messages_per_second=0, thinking=0.0)) as port:
        phone = Phone(port)
        phone.comes_to(phone.opens_room())
        phone.says("choose_game", game="couples-quick")
        codes = []
        for _ in range(3):
            phone.sends(deck)
            codes.append(phone.hears_of("sorry")["code"])
        assert codes == ["bad_deck_file", "bad_deck_file", "too_fast"]


def test_budgets_that_are_full_again_are_forgotten() -> None:
    """Whoever comes once leaves nothing behind; whoever has spent something is not forgotten by it."""
    clock = Clock()
    buckets = Buckets(clock, 2, 1)
    for number in range(5000):
        assert buckets.take(f"visitor {number}")
        clock.now += 0.1
        while buckets.take("greedy"):
            pass
    assert len(buckets) < 500
    assert not buckets.take("greedy")
