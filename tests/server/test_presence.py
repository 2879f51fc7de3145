"""Whose device has gone silent is said to everybody, who can go on without them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from nightcap.server import presence
from nightcap.server.keeper import Keeper
from nightcap.store import MemoryJournal
from rooms.evening import evening
from server.running import Phone, server
from server.test_server import started, two_at_the_table
from server.test_traffic import Recorder


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


def test_who_is_missed_is_news_and_what_has_happened_is_not_told_again() -> None:
    with server() as port:
        _, ana, ben = started(port, "couples-quick")
        for seat, (phone, sign) in enumerate(((ana, "rock"), (ben, "paper"))):
            question, move = phone.sees["asked"]["question"], {"type": "throw_sign", "sign": sign}
            assert phone.says("answer", seat=seat, question=question, move=move)["type"] == "accepted"
        hears_until(ana, lambda seen: any(event["type"] == "first_dealer" for event in seen["events"]))
        ben.open.close()
        assert hears_until(ana, lambda seen: seen["absent"] == [1])["events"] == []


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


def test_of_those_who_were_never_let_in_nothing_is_remembered() -> None:
    """Otherwise a stranger could fill a room's memory by coming and going."""

    async def come_and_go() -> None:
        keeper = Keeper("code", evening(people=2).room, MemoryJournal())
        for number in range(100):
            stranger = Recorder(f"x{number}")
            keeper.join(stranger)
            keeper.part(stranger)
        guest = Recorder("d2")
        keeper.join(guest)
        keeper.part(guest)
        await asyncio.sleep(0.2)
        assert keeper.telling.presence.missed == {"d1", "d2"}
        assert not keeper.telling.presence._lines
        assert not keeper.telling._last
        keeper.close()

    asyncio.run(come_and_go())
