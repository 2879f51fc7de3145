"""Whose device has gone silent is said to everybody, who can go on without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nightcap.server import presence
from server.running import Phone, server
from server.test_server import started, two_at_the_table


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.05)


def hears_until(phone: Phone, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not holds(phone.sees):
        phone.hears()
    return phone.sees


def test_a_silent_phone_is_missed_and_counted_out_and_comes_back() -> None:
    with server() as port:
        code, ana, ben = started(port, "peekpoker")
        assert ana.says("go_on_without", seat=1)["code"] == "still_here"
        ben.open.close()
        assert hears_until(ana, lambda seen: seen["absent"] == [1])["hostless"] is False
        assert ana.says("go_on_without", seat=1)["type"] == "accepted"
        assert ana.sees["room"]["seats"][1]["away"]
        assert ana.sees["absent"] == []
        assert ana.says("go_on_without", seat=1)["code"] == "nobody_there"

        assert ben.comes_to(code)["room"]["seats"][1]["away"]
        assert ben.says("come_back")["type"] == "accepted"
        assert not hears_until(ana, lambda seen: not seen["room"]["seats"][1]["away"])["absent"]


def test_who_is_back_in_time_is_missed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 60.0)
    with server() as port:
        code, ana, ben = two_at_the_table(port, "peekpoker")
        told = len(ana.told)
        ben.open.close()
        ben.comes_to(code)
        ana.says("set_options", options={})
        assert all(not message.get("absent") for message in ana.told[told:])


def test_a_room_whose_host_is_silent_finds_another() -> None:
    with server() as port:
        code, ana, ben = started(port, "peekpoker")
        ana.open.close()
        assert hears_until(ben, lambda seen: seen["hostless"])["absent"] == [0]
        assert not ben.sees["room"]["host"]
        assert ben.says("go_on_without", seat=None)["type"] == "accepted"
        assert ben.sees["room"]["host"]
        assert not ben.sees["hostless"]
        assert not ana.comes_to(code)["room"]["host"]


def test_after_a_restart_those_who_do_not_come_are_missed() -> None:
    with server() as port:
        code, ana, ben = started(port, "peekpoker")
        for phone in (ana, ben):
            phone.open.close()
        ana.comes_to(code)
        hears_until(ana, lambda seen: seen["absent"] == [1])


def test_nobody_outside_can_count_anybody_out() -> None:
    with server() as port:
        code, _, ben = two_at_the_table(port, "peekpoker")
        stranger = Phone(port)
        stranger.comes_to(code)
        ben.open.close()
        assert stranger.says("go_on_without", seat=1)["code"] == "not_let_in"
        assert all(message["type"] != "update" for message in stranger.told)
