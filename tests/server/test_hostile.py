"""Clients that are broken, or mean harm: answered or cut off, and the game goes on without noticing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from nightcap.server.limits import LARGEST_DECK_MESSAGE, LARGEST_MESSAGE
from nightcap.server.serving import LARGEST_FRAME
from server.raw import BINARY, TEXT, RawSocket, frame
from server.running import Phone, server, timeless
from server.test_server import started, two_at_the_table

UNMASKED = b"\x81\x02hi"
RESERVED = b"\x8b\x80\0\0\0\0"
PART, MORE, LAST = 0x01, 0x00, 0x80


def act(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": "act", "client": "x", "action": {"type": kind, **fields}}


def says_sorry(phone: Phone, message: Any) -> str:
    """The code of what a message is answered with; the line stays."""
    phone.sends(message)
    code = str(phone.hears_of("sorry")["code"])
    phone.sends({"type": "ping"})
    phone.hears_of("pong")
    return code


def nothing_has_changed(phone: Phone, code: str) -> bool:
    before = phone.sees
    phone.leaves()
    return timeless(phone.comes_to(code)) == timeless({**before, "events": []})


def test_bytes_are_no_message() -> None:
    """Not even if they would say something."""
    with server() as port:
        code, ana, _ = started(port)
        assert ana.socket is not None
        for data in (b"", b"\xff\x00", json.dumps(act("pause")).encode()):
            ana.socket.send(data)
            assert ana.hears_of("sorry")["code"] == "unreadable"
        assert nothing_has_changed(ana, code)


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, LARGEST_DECK_MESSAGE + 1])
def test_what_is_too_large_is_refused(size: int) -> None:
    with server() as port:
        code, ana, _ = started(port)
        padding = " " * (size - len(json.dumps(act("pause"))))
        assert says_sorry(ana, json.dumps(act("pause")) + padding) == "too_large"
        assert nothing_has_changed(ana, code)


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (frame(TEXT, b" " * (LARGEST_FRAME + 1)), 1009),
        (frame(PART, b" " * LARGEST_FRAME) + frame(LAST, b" "), 1009),
        (frame(PART, b" ") + frame(MORE, b" " * LARGEST_FRAME), 1009),
        (frame(TEXT, b'{"type": "ping\xff"}'), 1007),
        (UNMASKED, 1002),
        (RESERVED, 1002),
        (frame(LAST, b"the end of nothing"), 1002),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
    ],
    ids=["frame", "two frames", "endless", "no text", "unmasked", "reserved", "end of nothing", "http"],
)
def test_who_breaks_the_rules_of_sockets_is_cut_off_and_told_why(bad: bytes, why: int) -> None:
    with server() as port:
        code, ana, ben = started(port)
        broken = RawSocket(ben, code)
        broken.socket.sendall(bad)
        assert broken.hears_the_end() == why
        assert ana.says("pause")["type"] == "accepted"
        assert ben.hears_of("update")["room"]["paused"]


@pytest.mark.parametrize("depth", [50, 500, 900, 1000, 4000])
@pytest.mark.parametrize(
    "message",
    [
        '{"type": "act", "action": {"type": "answer", "seat": 0, "question": QUESTION, "move": DEEP}}',
        '{"type": "act", "action": {"type": "answer", "seat": 0, "question": QUESTION, "move": '
        '{"type": "throw_sign", "sign": DEEP}}}',
        '{"type": "act", "action": {"type": "set_options", "options": {"deck": DEEP}}}',
        '{"type": "why", "seat": 1, "move": DEEP}',
        '{"type": "look", "seat": DEEP}',
    ],
    ids=["move", "field", "options", "why", "look"],
)
def test_what_is_nested_deeply_is_refused(message: str, depth: int) -> None:
    with server() as port:
        code, ana, _ = started(port)
        message = message.replace("QUESTION", str(ana.sees["asked"]["question"]))
        for deep in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
            assert says_sorry(ana, message.replace("DEEP", deep))
        assert nothing_has_changed(ana, code)


@pytest.mark.parametrize(
    "deck",
    [
        ".".join("a" * 200_000) + " = 1",
        "[" + " . ".join(['"\\""'] * 60_000) + "]",
        "a = {" + ".".join(["'a'"] * 60_000) + " = 1}",
        "a = " + "[" * 200_000,
        "a = " + "9" * 200_000,
        "x" * 500_000,
        "[[dare]]\n" * 50_000,
        "a = [\n[" + " " * 400_000 + "\n1]]",
        'a = "' + '\\"' * 150_000,
        'a = "' + '\\"' * 150_000 + '"',
        "".join(f"a{number} = 1\n" for number in range(40_000)),
    ],
    ids=lambda deck: deck[:12],
)
def test_a_deck_that_was_written_to_do_harm_is_refused(deck: str) -> None:
    """Its answer is short as well."""
    with server() as port:
        _, ana, _ = two_at_the_table(port)
        ana.sends(act("choose_deck", text=deck))
        sorry = ana.hears_of("sorry")
        assert sorry["code"] == "bad_deck_file"
        assert 1 <= len(sorry["facts"]["problems"]) <= 100


def test_noise_changes_nothing() -> None:
    """Messages with something cut out, doubled or replaced at random."""
    rng = random.Random("noise")
    with server() as port:
        code, ana, ben = started(port)
        question = ana.sees["asked"]["question"]
        true = [
            json.dumps(message).encode()
            for message in (
                act("answer", seat=0, question=question, move={"type": "throw_sign", "sign": "rock"}),
                {"type": "look", "seat": 0, "after": 3},
                {"type": "why", "seat": 0, "move": {"type": "deal"}},
                {"type": "burn", "code": code},
            )
        ]
        noisy = RawSocket(ana, code)
        for _ in range(1000):
            said = bytearray(rng.choice(true))
            at, length = rng.randrange(len(said)), rng.randrange(1, 6)
            cut = [b"", bytes(said[at : at + length]) * 2, rng.choice([b'"', b"{", b"[", b"9" * 30, b"\\"])]
            said[at : at + length] = rng.choice(cut)
            try:
                json.loads(said)
            except ValueError:
                noisy.sends_frame(rng.choice([TEXT, TEXT, TEXT, BINARY]), bytes(said))
        noisy.sends({"type": "ping"})
        noisy.reads_until(b'"pong"')
        assert nothing_has_changed(ana, code)
        assert nothing_has_changed(ben, code)


def test_one_who_was_sent_away_but_keeps_the_socket_hears_and_does_nothing() -> None:
    """All tabs of the device, also one that says it has not noticed."""
    with server() as port:
        code, ana, ben = started(port)
        tab = RawSocket(ben, code)
        tab.reads_until(b'"update"')
        question = ben.sees["asked"]["question"]
        assert ana.says("turn_away", device=ben.device_in(code))["type"] == "accepted"
        assert ben.hears_of("gone")["why"] == "turned_away"
        with pytest.raises(ConnectionClosed):
            ben.hears()
        move = {"type": "throw_sign", "sign": "rock"}
        tab.sends(act("answer", seat=1, question=question, move=move))
        tab.sends({"type": "look", "seat": 1})
        assert ana.says("pause")["type"] == "accepted"
        rest = tab.reads_all()
        assert rest.count(b'"gone"') == 1
        assert b'"update"' not in rest
        assert b'"accepted"' not in rest
        assert ben.comes_to(code)["type"] == "at_the_door"
        for message in (
            act("answer", seat=1, question=question, move=move),
            act("come_back"),
            {"type": "look", "seat": 1},
            {"type": "why", "seat": 1, "move": move},
            {"type": "burn", "code": code},
        ):
            assert says_sorry(ben, message) == "not_let_in"
        assert {message["type"] for message in ben.told[-10:]} == {"sorry", "pong"}
