"""The server as a device meets it: real sockets, real cookies."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kit.rules import ROOT
from nightcap.rooms import VERSION
from nightcap.server import Settings
from nightcap.store import MemoryJournal
from server.running import QUICK, Phone, begin, get, post, server


def two_at_the_table(port: int, game: str = "couples-quick") -> tuple[str, Phone, Phone]:
    ana, ben = Phone(port), Phone(port)
    return sit_down(ana, ben, game), ana, ben


def sit_down(ana: Phone, ben: Phone, game: str = "couples-quick") -> str:
    """The code of their room."""
    code = ana.opens_room()
    ana.comes_to(code)
    assert ben.comes_to(code)["type"] == "at_the_door"
    assert ben.says("knock", name="Ben")["type"] == "accepted"
    ana.says("choose_game", game=game)
    ana.says("sit", name="Ana")
    guest = ana.hears_of("update") if not ana.sees["room"]["knocking"] else ana.sees
    ana.says("admit", device=guest["room"]["knocking"][0]["device"])
    while ben.hears_of("update")["room"]["phase"] != "lobby":
        pass
    return code


def started(port: int, game: str = "couples-quick") -> tuple[str, Phone, Phone]:
    code, ana, ben = two_at_the_table(port, game)
    ana.is_ready(0)
    ben.is_ready(1)
    begin(ana, ben)
    return code, ana, ben


def test_two_come_in_by_knocking_and_begin() -> None:
    with server() as port:
        _, ana, ben = started(port)
        assert ana.sees["seat"] == 0
        assert ben.sees["seat"] == 1
        assert ana.sees["asked"]["question"] == ben.sees["asked"]["question"]


def test_a_move_is_told_to_both() -> None:
    with server() as port:
        _, ana, ben = started(port)
        question = ana.sees["asked"]["question"]
        move = {"type": "throw_sign", "sign": "rock"}
        assert ana.says("answer", seat=0, question=question, move=move)["type"] == "accepted"
        assert (
            ben.says("answer", seat=1, question=question, move={**move, "sign": "paper"})["type"]
            == "accepted"
        )
        while "first_dealer" not in json.dumps(ana.hears_of("update")["events"]):
            pass


def test_what_is_refused_has_a_reason_and_changes_nothing() -> None:
    with server() as port:
        _, ana, ben = started(port)
        sorry = ben.says("answer", seat=0, question=ben.sees["asked"]["question"], move={"type": "deal"})
        assert (sorry["type"], sorry["code"]) == ("sorry", "not_your_seat")
        sorry = ana.says("answer", seat=0, question=1, move={"type": "throw_sign", "sign": "rock"})
        assert sorry["code"] == "old_question"
        sorry = ana.says("answer", seat=0, question=ana.sees["asked"]["question"], move={"type": "deal"})
        assert (sorry["code"], sorry["rule"]) == ("not_now", "Q-17")


def test_a_device_comes_back_to_its_seat() -> None:
    with server() as port:
        code, ana, ben = started(port)
        before = ben.sees
        ben.leaves()
        again = ben.comes_to(code)
        assert again["type"] == "update"
        assert (again["seat"], again["table"]) == (1, before["table"])
        assert ana.sees["room"]["phase"] == "playing"


def test_a_stranger_learns_who_invites_to_what_and_nothing_else() -> None:
    with server() as port:
        code, _, _ = started(port)
        stranger = Phone(port)
        first = stranger.comes_to(code)
        assert {name: told for name, told in first.items() if name != "device"} == {
            "type": "at_the_door", "knocking": False, "declined": False,
            "host": "Ana", "game": "couples-quick", "heat": 5,
        }  # fmt: skip
        for kind, fields in (("pause", {}), ("start", {}), ("sit", {"name": "X"}), ("stop", {"seat": 0})):
            assert stranger.says(kind, **fields)["code"] == "not_let_in"
        assert {message["type"] for message in stranger.told} == {"at_the_door", "sorry"}


def test_at_the_door_nobody_hears_the_rhythm_of_a_game() -> None:
    """Not even that something has happened inside."""
    with server() as port:
        code, ana, ben = started(port)
        stranger = Phone(port)
        stranger.comes_to(code)
        question = ana.sees["asked"]["question"]
        for seat, phone in enumerate((ana, ben)):
            move = {"type": "throw_sign", "sign": ("rock", "paper")[seat]}
            assert phone.says("answer", seat=seat, question=question, move=move)["type"] == "accepted"
        stranger.sends({"type": "ping"})
        assert stranger.hears()["type"] == "pong"


@pytest.mark.parametrize(
    "garbage",
    ["", "hello", "{}", "[]", '{"type": "act"}', '{"type": "act", "action": {"type": "fly"}}', "[" * 50_000,
     '{"type": "act", "action": {"type": "knock", "name": "' + "x" * 20_000 + '"}}',
     '{"type": "look", "seat": 99}', '{"type": "burn", "code": "guess"}'],
    ids=lambda text: text[:24],
)  # fmt: skip
def test_garbage_is_answered_and_the_line_stays(garbage: str) -> None:
    with server() as port:
        _, ana, _ = started(port)
        ana.sends(garbage)
        assert ana.hears_of("sorry")["code"]
        ana.sends({"type": "ping"})
        assert ana.hears_of("pong")


def test_a_room_is_burnt_for_everybody() -> None:
    with server() as port:
        code, ana, ben = started(port)
        ben.sends({"type": "burn", "code": code})
        assert ana.hears_of("gone")["why"] == "burnt"
        assert ben.hears_of("gone")["why"] == "burnt"
        with pytest.raises(ConnectionClosed):
            ana.hears()
        assert ben.comes_to(code) == {"type": "gone", "why": "no_such_room"}


def test_one_who_is_sent_away_hears_no_more() -> None:
    with server() as port:
        _, ana, ben = two_at_the_table(port, "retos")
        device = ben.told[0]["device"]
        ana.says("turn_away", device=device)
        assert ben.hears_of("gone")["why"] == "turned_away"
        with pytest.raises(ConnectionClosed):
            ben.hears()


# Manners


def test_every_answer_is_strict() -> None:
    with server() as port:
        for path in ("/", "/healthz", "/nowhere"):
            _, headers, _ = get(port, path)
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert "noindex" in headers["x-robots-tag"]
        _, headers, _ = post(port, "/devices")
        cookie = headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie


def test_the_secret_is_in_no_address_and_no_message() -> None:
    with server() as port:
        code, ana, ben = started(port)
        for phone in (ana, ben):
            secret = phone.cookie.partition("=")[2]
            assert secret not in code
            assert secret not in json.dumps(ana.told + ben.told)


def test_other_sites_are_not_heard() -> None:
    with server() as port:
        assert post(port, "/rooms", Origin="https://elsewhere.example")[0] == 403
        assert post(port, "/devices", Origin="https://elsewhere.example")[0] == 403
        phone = Phone(port)
        code = phone.opens_room()
        headers = {"Cookie": phone.cookie, "Origin": "https://elsewhere.example"}
        url = f"ws://127.0.0.1:{port}/rooms/{code}/socket"
        with pytest.raises(InvalidStatus), connect(url, additional_headers=headers):
            pass


def test_a_cookie_that_is_no_secret_is_replaced() -> None:
    with server() as port:
        for path in ("/devices", "/rooms"):
            _, headers, _ = post(port, path, Cookie="nightcap_device=short")
            assert len(headers["set-cookie"].partition(";")[0]) > 32


def test_who_may_not_connect_is_told_why() -> None:
    with server() as port:
        code = Phone(port).opens_room()
        with connect(f"ws://127.0.0.1:{port}/rooms/{code}/socket") as without_cookie:
            assert json.loads(without_cookie.recv(timeout=20))["code"] == "no_device"
            with pytest.raises(ConnectionClosed):
                without_cookie.recv(timeout=20)
        assert Phone(port).comes_to("no-such-room")["why"] == "no_such_room"
    with server(Settings(joins_burst=2, joins_per_second=0)) as port:
        phone = Phone(port)
        code = phone.opens_room()
        assert phone.comes_to(code)["type"] == "update"
        assert phone.comes_to(code)["code"] == "too_many_joins"


OPENED = b'{"by":"","action":{"type":"opened","version":%d,"host":"x"}}'


@pytest.mark.parametrize(
    "log",
    [
        [OPENED % (VERSION - 1)],
        [OPENED % VERSION, b'{"by":"x","action":{"type":"choose_game","game":"whist"}}'],
    ],
    ids=["of another version", "with something that is refused now"],
)
def test_a_room_of_other_rules_is_not_opened(log: list[bytes]) -> None:
    journal = MemoryJournal()
    asyncio.run(journal.append("oldoldoldo", 0, log))
    with server(QUICK, journal) as port:
        assert Phone(port).comes_to("oldoldoldo")["why"] == "no_such_room"
        assert Phone(port).comes_to("oldoldoldo")["why"] == "no_such_room"


def test_a_device_has_only_so_many_tabs_and_the_oldest_is_told() -> None:
    with server(Settings(sockets_per_device=2, joins_burst=100)) as port:
        phone = Phone(port)
        code = phone.opens_room()
        url = f"ws://127.0.0.1:{port}/rooms/{code}/socket"
        headers = {"Cookie": phone.cookie}
        with ExitStack() as stack:
            tabs = [stack.enter_context(connect(url, additional_headers=headers)) for _ in range(3)]
            heard = [json.loads(tab.recv(timeout=20)) for tab in tabs]
            assert [message["type"] for message in heard] == ["update"] * 3
            assert json.loads(tabs[0].recv(timeout=20)) == {"type": "gone", "why": "elsewhere"}
            tabs[1].send('{"type": "ping"}')
            assert json.loads(tabs[1].recv(timeout=20))["type"] == "pong"


def throw(phone: Phone, seat: int, sign: str) -> None:
    move = {"type": "throw_sign", "sign": sign}
    question = phone.sees["asked"]["question"]
    assert phone.says("answer", seat=seat, question=question, move=move)["type"] == "accepted"


def test_who_comes_back_hears_what_happened_since() -> None:
    with server() as port:
        code, ana, ben = started(port)
        had = ben.sees["room"]["news"]
        ben.leaves()
        throw(ana, 0, "rock")
        ben.comes_to(code)
        throw(ben, 1, "paper")
        while not ben.sees["events"]:
            ben.hears()
        missed = ben.sees["events"]
        ben.leaves()
        assert ben.comes_to(code)["events"] == []
        ben.leaves()
        again = ben.comes_to(code, after=had)
        assert again["events"][-len(missed) :] == missed
        ben.sends({"type": "look", "seat": 1, "after": again["room"]["news"]})
        assert ben.hears_of("update")["events"] == []


def test_why_not_names_the_rule_and_does_nothing() -> None:
    with server() as port:
        _, ana, ben = started(port)
        ana.sends({"type": "why", "seat": 0, "move": {"type": "deal"}, "client": "w"})
        because = ana.hears_of("because")
        assert (because["client"], because["code"], because["rule"]) == ("w", "not_now", "Q-17")
        ana.sends({"type": "why", "seat": 0, "move": {"type": "throw_sign", "sign": "rock"}})
        assert ana.hears_of("because")["code"] == ""
        ana.sends({"type": "why", "seat": 1, "move": {"type": "deal"}})
        assert ana.hears_of("sorry")["code"] == "not_your_seat"
        assert ana.sees["room"]["news"] == ben.sees["room"]["news"]


def test_there_are_only_so_many_joins_rooms_and_messages() -> None:
    with server(Settings(joins_burst=3, joins_per_second=0)) as port:
        statuses = [post(port, "/rooms")[0] for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
    with server(Settings(most_rooms=2)) as port:
        assert [post(port, "/rooms")[0] for _ in range(3)] == [201, 201, 503]
    with server(Settings(messages_burst=5, messages_per_second=0, thinking=0.0)) as port:
        phone = Phone(port)
        phone.comes_to(phone.opens_room())
        for _ in range(7):
            phone.sends({"type": "ping"})
        heard = [phone.hears() for _ in range(7)]
        assert [message["type"] for message in heard] == ["pong"] * 5 + ["sorry"] * 2
        assert heard[-1]["code"] == "too_fast"


def test_metrics_are_off_unless_asked_for_and_count_only() -> None:
    with server() as port:
        assert get(port, "/metrics")[0] == 404
    with server(Settings(metrics=True)) as port:
        post(port, "/rooms")
        status, _, text = get(port, "/metrics")
        assert status == 200
        assert "nightcap_rooms 1" in text


def test_a_bot_plays_along() -> None:
    with server(QUICK) as port:
        ana = Phone(port)
        code = ana.opens_room()
        ana.comes_to(code)
        ana.says("choose_game", game="peekpoker")
        ana.says("sit", name="Ana")
        ana.says("add_bot", bot="sensible")
        ana.is_ready(0)
        begin(ana)
        for _ in range(2000):
            if ana.sees["room"]["phase"] == "over":
                break
            asked = ana.sees["asked"]
            if asked and asked["answers"]:
                option = asked["answers"][0]
                field = asked["fields"].get(option.get("kind", ""), "")
                move = option["move"] if "move" in option else {"type": option["kind"], field: option["low"]}
                ana.says("answer", seat=0, question=asked["question"], move=move)
            else:
                ana.hears()
        assert ana.sees["room"]["phase"] == "over"


@pytest.mark.parametrize("game", ["couples-quick", "peekpoker", "retos"])
def test_the_example_client_plays_a_whole_game(game: str) -> None:
    with server() as port:
        example = ROOT / "examples" / "play_a_game.py"
        done = subprocess.run(
            [sys.executable, str(example), f"http://127.0.0.1:{port}", game],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "accepted\nover:" in done.stdout
