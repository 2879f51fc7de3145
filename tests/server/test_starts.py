"""Starts and decks of one's own take the server long: each is counted, by room and by address."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from decks.small_decks import couples_text
from nightcap import shelf
from nightcap.rooms import agreement, luck
from nightcap.rooms.actions import Start
from nightcap.server import Settings
from nightcap.server.keeper import STARTS_AT_ONCE, Keeper
from nightcap.store import MemoryJournal
from rooms.evening import HOST, evening
from server.running import QUICK, Phone, server
from server.test_costly_requests import Count

FEW = replace(QUICK, costly_burst=1 / 4, costly_per_second=0)
"""Four for an address of this machine."""


def ready_to_start(port: int, deck: str = "") -> Phone:
    """One device with two people on it."""
    host = Phone(port)
    host.comes_to(host.opens_room())
    host.says("choose_game", game="couples-quick")
    if deck:
        assert host.says("choose_deck", text=deck)["type"] == "accepted"
    for name in ("Ana", "Ben"):
        host.says("sit", name=name)
    for seat in (0, 1):
        host.is_ready(seat)
    host.commits()
    return host


def starts_and_takes_it_back(host: Phone) -> str:
    """`accepted`, or the code of the refusal."""
    told = host.says("start")
    if told["type"] == "accepted":
        host.says("be_ready", seat=0, adult=True, ready=False)
        host.says("be_ready", seat=0, adult=True)
        host.commits()
    return str(told.get("code") or told["type"])


def test_a_start_that_is_taken_back_was_a_start() -> None:
    """Otherwise a room could start over and over, and everybody else would wait each time."""
    with server() as port:
        host = ready_to_start(port)
        tried = [starts_and_takes_it_back(host) for _ in range(STARTS_AT_ONCE + 3)]
        assert tried == ["accepted"] * STARTS_AT_ONCE + ["start_later"] * 3
        assert 0 < host.says("start")["facts"]["seconds"] <= 20


def test_a_start_that_cannot_be_yet_costs_nothing() -> None:
    """Whoever asks why it does not begin is told so each time."""
    with server() as port:
        host = Phone(port)
        host.comes_to(host.opens_room())
        host.says("choose_game", game="couples-quick")
        for name in ("Ana", "Ben"):
            host.says("sit", name=name)
        tried = {host.says("start")["code"] for _ in range(3 * STARTS_AT_ONCE)}
        assert tried == {"not_everybody_ready"}


def test_all_rooms_of_an_address_start_from_one_budget() -> None:
    """Eight rooms of one address have delayed the stop at another table by two thirds of a second."""
    with server(FEW) as port:
        hosts = [ready_to_start(port) for _ in range(6)]
        tried = [starts_and_takes_it_back(host) for host in hosts]
        assert tried == ["accepted"] * 4 + ["start_later"] * 2


def test_whoever_says_start_and_goes_is_charged_all_the_same() -> None:
    """What was said is carried out when its device is gone: then no line says where it came from."""

    async def play() -> None:
        night = evening(game="couples-quick")
        night.all_commit()
        night.all_ready()
        journal = MemoryJournal()
        await journal.append("code", 0, night.log)
        keeper = Keeper("code", night.room, journal)
        assert not keeper.lines
        elsewhere = keeper.costly.of("192.0.2.7")
        await keeper.says(HOST, Start(), address="192.0.2.7")
        assert keeper.room.revealing
        assert elsewhere.left < elsewhere.burst
        keeper.close()

    asyncio.run(play())


def test_a_deck_is_read_and_hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the game is started with it, or it is chosen again."""
    read, hashed = Count(shelf.read_deck), Count(luck.deck_hash)
    monkeypatch.setattr(agreement, "read_deck", read)
    monkeypatch.setattr(luck, "deck_hash", hashed)
    with server() as port:
        host = ready_to_start(port, couples_text())
        for _ in range(3):
            assert starts_and_takes_it_back(host) == "accepted"
        host.says("choose_deck", deck="couples-classic")
        assert host.says("choose_deck", text=couples_text())["type"] == "accepted"
        for seat in (0, 1):
            host.is_ready(seat)
        assert starts_and_takes_it_back(host) == "accepted"
    assert read.times == 1
    assert hashed.times <= 2  # the other one is built in: that is hashed once for all rooms


def test_decks_are_charged_to_their_address_by_their_size() -> None:
    """Also those that are no decks: reading them takes as long."""
    with server(FEW) as port:
        host = Phone(port)
        host.comes_to(host.opens_room())
        host.says("choose_game", game="couples-quick")
        tried = [host.says("choose_deck", text=f"x = {number}")["code"] for number in range(5)]
        assert tried == ["bad_deck_file"] * 4 + ["too_fast"]
    with server(FEW) as port:
        host = Phone(port)
        host.comes_to(host.opens_room())
        host.says("choose_game", game="couples-quick")
        large = "x = 1 #" + "x" * 350 * 1024
        assert [host.says("choose_deck", text=large)["code"] for _ in range(2)] == [
            "bad_deck_file",
            "too_fast",
        ]


def test_an_evening_stays_far_below() -> None:
    usual = Settings()
    assert usual.costly_burst >= 6 * STARTS_AT_ONCE
