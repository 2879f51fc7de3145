"""Whose device has gone silent is said to everybody, who can go on without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nightcap.server import presence
from server.running import Phone, server


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.05)


def two_in(port: int) -> tuple[Phone, Phone, str]:
    ana, ben = Phone(port), Phone(port)
    code = ana.opens_room()
    ana.comes_to(code)
    ben.comes_to(code)
    ana.says("choose_game", game="peekpoker")
    ana.says("sit", name="Ana")
    ben.says("knock", name="Ben")
    ana.says("admit", device=ben.device_in(code))
    return ana, ben, code


def begins(ana: Phone, ben: Phone) -> None:
    for seat, phone in enumerate((ana, ben)):
        phone.is_ready(seat)
    ana.says("start")


def hears_until(phone: Phone, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not holds(phone.sees):
        phone.hears()
    return phone.sees


def test_a_silent_phone_is_missed_and_counted_out_and_comes_back() -> None:
    with server() as port:
        ana, ben, code = two_in(port)
        begins(ana, ben)
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
        ana, ben, code = two_in(port)
        told = len(ana.told)
        ben.open.close()
        ben.comes_to(code)
        ana.says("set_options", options={})
        assert all(not message.get("absent") for message in ana.told[told:])


def test_a_room_whose_host_is_silent_finds_another() -> None:
    with server() as port:
        ana, ben, code = two_in(port)
        begins(ana, ben)
        ana.open.close()
        assert hears_until(ben, lambda seen: seen["hostless"])["absent"] == [0]
        assert not ben.sees["room"]["host"]
        assert ben.says("go_on_without", seat=None)["type"] == "accepted"
        assert ben.sees["room"]["host"]
        assert not ben.sees["hostless"]
        assert not ana.comes_to(code)["room"]["host"]


def test_after_a_restart_those_who_do_not_come_are_missed() -> None:
    with server() as port:
        ana, ben, code = two_in(port)
        begins(ana, ben)
        for phone in (ana, ben):
            phone.open.close()
        ana.comes_to(code)
        hears_until(ana, lambda seen: seen["absent"] == [1])


def test_nobody_outside_can_count_anybody_out() -> None:
    with server() as port:
        _, ben, code = two_in(port)
        stranger = Phone(port)
        stranger.comes_to(code)
        ben.open.close()
        assert stranger.says("go_on_without", seat=1)["code"] == "not_let_in"
        assert all(message["type"] != "update" for message in stranger.told)
