"""When everybody is ready the game begins by itself, and anybody can say "not yet"."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from nightcap.rooms import Entry, entry_of
from nightcap.rooms.actions import BeReady
from nightcap.server import Settings
from nightcap.server.beginning import BeginClock
from nightcap.server.keeper import STARTS_AT_ONCE, Keeper
from nightcap.store import MemoryJournal, NotDurable
from rooms.evening import HOST, Evening, evening
from server.running import QUICK, Phone, get, server

AT_ONCE = replace(QUICK, beginning=0.05)


def all_ready(port: int) -> tuple[str, Phone, Phone]:
    """Two phones that have said yes and committed; nobody says start."""
    ana, ben = Phone(port), Phone(port)
    code = ana.opens_room()
    ana.comes_to(code)
    ana.says("choose_game", game="peekpoker")
    ana.says("sit", name="Ana")
    ben.comes_to(code)
    ben.says("knock", name="Ben")
    ana.says("admit", device=ben.device_in(code))
    for seat, phone in enumerate((ana, ben)):
        phone.commits()
        phone.is_ready(seat)
    return code, ana, ben


def test_it_begins_without_anybody_pressing_start() -> None:
    with server(AT_ONCE) as port:
        _, ana, ben = all_ready(port)
        while ana.sees["room"]["phase"] == "lobby":
            ana.hears()
        for phone in (ana, ben):
            assert phone.reveals()["type"] == "accepted"
        while ana.sees["room"]["phase"] != "playing":
            ana.hears()


def test_everybody_sees_it_coming_and_anybody_can_say_not_yet() -> None:
    with server(replace(QUICK, beginning=60)) as port:
        _, ana, ben = all_ready(port)
        while not ana.sees["begins"]:
            ana.hears()
        assert 1 <= ana.sees["begins"] <= 60
        assert ben.says("be_ready", seat=1, adult=True, ready=False)["type"] == "accepted"
        while ana.sees["begins"]:
            ana.hears()
        assert ana.sees["room"]["phase"] == "lobby"


async def kept(night: Evening, journal: MemoryJournal) -> Keeper:
    await journal.append("code", 0, night.log)
    return await Keeper.from_log("code", await journal.read("code"), journal)


def agreed() -> Evening:
    night = evening("peekpoker")
    night.all_commit()
    night.all_ready()
    return night


async def test_after_a_restart_of_the_server_it_still_begins() -> None:
    keeper = await kept(agreed(), MemoryJournal())
    keeper.beginning.seconds = 0.0
    keeper.go_on()
    while not keeper.room.revealing:
        await asyncio.sleep(0)
    assert keeper.beginning.seconds_left == 0
    keeper.close()


async def test_whoever_takes_their_yes_back_in_the_last_moment_is_heard() -> None:
    keeper = await kept(agreed(), MemoryJournal())
    keeper.beginning.seconds = 0.0
    async with keeper.turns.lock:  # the others' yes is on its way, and so is the beginning
        keeper.go_on()
        for _ in range(5):
            await asyncio.sleep(0)
        await keeper.turns.keep(entry_of_not_yet(keeper))
    keeper.go_on()
    for _ in range(20):
        await asyncio.sleep(0)
    assert not keeper.room.revealing
    assert keeper.beginning.seconds_left == 0
    keeper.close()


def entry_of_not_yet(keeper: Keeper) -> Entry:
    return entry_of(keeper.room, HOST, BeReady(0, adult=True, ready=False))


async def test_a_disk_that_is_full_for_a_moment_only_delays_it() -> None:
    tries = 0

    async def begin() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise NotDurable("full")

    clock = BeginClock(begin, again=0.0)
    clock.seconds = 0.0
    clock.follow(True, 0)
    assert clock._running is not None
    await clock._running
    assert tries == 3


async def test_a_room_that_was_started_often_waits_longer() -> None:
    keeper = await kept(agreed(), MemoryJournal())
    for _ in range(STARTS_AT_ONCE):
        keeper._starts.take()
    keeper.go_on()
    assert keeper.beginning.seconds_left > keeper.beginning.seconds
    keeper.close()


def test_whoever_closed_the_page_finds_the_way_back() -> None:
    with server() as port:
        code, ana, ben = all_ready(port)
        stranger = Phone(port)
        assert get(port, "/rooms", Cookie=stranger.cookie)[2] == "[]"
        assert get(port, "/rooms")[2] == "[]"
        for phone in (ana, ben):
            assert f'"code":"{code}"' in get(port, "/rooms", Cookie=phone.cookie)[2]
        ben.says("leave")
        assert get(port, "/rooms", Cookie=ben.cookie)[2] == "[]"


@pytest.mark.parametrize(("lan", "only_here"), [("", "true"), ("http://192.168.1.7:8669/", "false")])
def test_a_link_that_no_phone_can_follow_says_so(lan: str, only_here: str) -> None:
    settings: Settings = replace(QUICK, lan_address=lan)
    with server(settings) as port:
        ana = Phone(port)
        code = ana.opens_room()
        ana.comes_to(code)
        _, _, told = get(port, f"/rooms/{code}/door", Cookie=ana.cookie)
        assert f'"only_here":{only_here}' in told
