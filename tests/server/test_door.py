"""At the door: nobody shuts it for good, fills a room's log from outside, or waits there in crowds."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from contextlib import suppress

import pytest

from nightcap.rooms import read
from nightcap.rooms.actions import EndGame, Knock, KnockWithdrawn, Leave, Pause, Rename, Resume, Stop
from nightcap.rooms.refusals import Refused
from nightcap.server import doorway, ledger
from nightcap.server.devices import name_in_room
from nightcap.server.doorway import Doorway
from nightcap.server.keeper import Keeper
from nightcap.store import MemoryJournal
from rooms.evening import evening
from server.test_traffic import Recorder, begun
from server.turns import LoopServer, Wire, loop_server, says, secret_of, until


async def room(server: LoopServer) -> tuple[Keeper, Wire]:
    keeper = await server.rooms.open(lambda code: name_in_room(secret_of("host"), code))
    return keeper, await server.comes_to(keeper.code, secret_of("host"))


async def knocks(server: LoopServer, keeper: Keeper, name: str) -> Wire:
    wire = await server.comes_to(keeper.code, secret_of(name))
    wire.forget()
    wire.sends(says({"type": "knock", "name": name}, "knock"))
    await until(lambda: b'"client":"knock"' in wire.heard)
    return wire


def answer_of(wire: Wire) -> str:
    said = wire.heard[wire.heard.rindex(b'{"type":') :].decode(errors="ignore")
    for part in bytes(wire.heard).split(b'{"type":'):
        if b'"client":"knock"' in part:
            said = part.decode(errors="ignore")
    return "accepted" if said.startswith('"accepted"') else json.loads('{"type":' + said)["code"]


def test_whoever_has_knocked_and_gone_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "KNOCK_PATIENCE", 0.02)

    async def play() -> None:
        async with loop_server() as server:
            keeper, host = await room(server)
            gone, stays = await knocks(server, keeper, "Gone"), await knocks(server, keeper, "Stays")
            gone.socket.close()
            await until(lambda: [guest.name for guest in keeper.room.knocking] == ["Stays"])
            assert not stays.closed
            log = [read(data).action for _, data in await keeper.journal.read(keeper.code)]
            assert sum(isinstance(action, KnockWithdrawn) for action in log) == 1
            host.forget()
            again = await knocks(server, keeper, "Gone")
            assert answer_of(again) == "accepted"

    asyncio.run(play())


def test_after_a_restart_those_who_do_not_come_back_to_the_door_give_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        journal = MemoryJournal()
        async with loop_server(journal) as server:
            keeper, _ = await room(server)
            await knocks(server, keeper, "Gone")
            monkeypatch.setattr(doorway, "KNOCK_PATIENCE", 0.02)
            server.rooms.keepers.pop(keeper.code).dismiss("closing")
            found = await server.rooms.find(keeper.code)
            assert found is not None
            assert len(found.room.knocking) == 1
            await until(lambda: not found.room.knocking)

    asyncio.run(play())


def test_one_address_has_only_a_few_knocks_and_others_still_come_to_the_door() -> None:
    async def play() -> None:
        keeper = Keeper("code", evening(people=1).room, MemoryJournal())
        lines = []
        for number in range(20):
            line = Recorder(f"x{number}")
            line.address = "192.0.2.7" if number < 19 else "198.51.100.1"
            lines.append(line)
            keeper.lines[line] = None
        door = Doorway(keeper.lines, lambda: None)
        night = evening(people=1)
        waiting = 0
        for line in lines:
            with suppress(Refused):
                door.must_have_room_for(line.device, night.room, log_is_half_full=False)
                night.says(line.device, Knock(line.device))
                waiting += 1
        assert waiting == doorway.MOST_KNOCKS_OF_ADDRESS + 1
        with pytest.raises(Refused, match="door_is_busy"):
            door.must_have_room_for("x19", night.room, log_is_half_full=True)

    asyncio.run(play())


def test_lines_at_the_door_are_counted_and_the_oldest_that_does_not_knock_goes() -> None:
    async def play() -> None:
        async with loop_server() as server:
            keeper, _ = await room(server)
            first = await knocks(server, keeper, "First")
            idle = [
                await server.comes_to(keeper.code, secret_of(f"x{number}"))
                for number in range(doorway.MOST_LINES)
            ]
            await until(lambda: idle[0].closed)
            assert b'"elsewhere"' in idle[0].heard
            assert not first.closed
            assert not idle[1].closed
            assert len(keeper.lines) <= doorway.MOST_LINES + 1

    asyncio.run(play())


# A log that is full


def test_of_a_full_log_people_can_still_take_their_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        night = begun("couples-quick")
        journal = MemoryJournal()
        await journal.append("code", 0, night.log)
        keeper = await Keeper.from_log("code", await journal.read("code"), journal, thinking=0)
        monkeypatch.setattr(ledger, "MOST_ENTRIES", keeper.ledger.entries)
        for action in (Rename(0, "Anna"), Resume(0)):
            with pytest.raises(Refused, match="log_full"):
                await keeper.says("d1", action)
        await keeper.says("d1", Stop(0))
        assert keeper.room.paused
        await keeper.says("d1", Pause())
        await keeper.says("d1", EndGame(0))
        await keeper.says("d2", EndGame(1))
        assert keeper.room.ended
        await keeper.says("d2", Leave())
        monkeypatch.setattr(ledger, "LAST_WORDS", 0)
        with pytest.raises(Refused, match="log_full"):
            await keeper.says("d1", Leave())
        await keeper.burn("d1")
        assert await journal.rooms() == {}

    asyncio.run(play())


def test_a_log_that_is_too_large_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in bytes, also after it was read again."""

    async def play() -> None:
        night = begun("couples-quick")
        journal = MemoryJournal()
        await journal.append("code", 0, night.log)
        keeper = await Keeper.from_log("code", await journal.read("code"), journal)
        monkeypatch.setattr(ledger, "MOST_BYTES", keeper.ledger.size + 60)
        await keeper.says("d1", Rename(0, "Anna"))
        with pytest.raises(Refused, match="log_full"):
            await keeper.says("d1", Rename(0, "Ana"))

    asyncio.run(play())


def test_a_room_that_rests_leaves_nothing_for_the_garbage_collector() -> None:
    """Which seldom comes by: a ring of references would keep every room that was ever open."""

    async def rest() -> None:
        night = begun("couples-quick")
        keeper = Keeper("code", night.room, MemoryJournal(), thinking=0)
        line = Recorder("d1")
        keeper.join(line)
        keeper.go_on()
        keeper.part(line)
        keeper.close()
        room = weakref.ref(keeper)
        del keeper
        await asyncio.sleep(0)
        assert room() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(rest())
    finally:
        gc.enable()
