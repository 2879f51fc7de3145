"""A stop outranks everything: it is told to everybody at once, and written when it can be.

Turns of the event loop are counted, not seconds.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from nightcap.rooms import read, room_of
from nightcap.rooms.actions import Answer, Stopped
from nightcap.server.line import MOST_WAITING
from nightcap.server.uvicorn_socket import FRAMES_AT_ONCE
from nightcap.store import MemoryJournal, NotDurable
from server.processes import ServerProcess
from server.running import Phone
from server.test_full_disk import answer, who_is_asked
from server.test_killed import kept
from server.test_server import started
from server.turns import Table, loop_server, says, secret_of, table, turns_until, until

AT_ONCE = 4
"""Turns of the event loop: it sees that something has come, hears the stop, and sends what is told."""

STOP = {"type": "stop", "seat": 1}


class Held(MemoryJournal):
    """A disk that takes its time, as long as the test likes, or takes nothing any more."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = asyncio.Event()
        self.writes.set()
        self.full = False

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        await self.writes.wait()
        if self.full:
            raise NotDurable("no space left")
        return await super().append(room, after, entries)


def throw(at: Table, sign: str = "rock") -> bytes:
    question = at.keeper.room.question
    move = {"type": "throw_sign", "sign": sign}
    return says({"type": "answer", "seat": 0, "question": question, "move": move}, "throw")


async def log_of(at: Table) -> list[Any]:
    entries = await at.keeper.journal.read(at.keeper.code)
    return [read(data).action for _, data in entries]


def test_a_stop_waits_neither_for_the_disk_nor_for_the_move_that_is_being_written() -> None:
    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server)
            journal.writes.clear()
            at.ana.sends(throw(at))
            await turns_until(at.keeper.turns.lock.locked)
            at.ben.sends(says(STOP, "stop"))
            assert await turns_until(lambda: at.stopped) <= AT_ONCE
            assert b'"accepted"' not in at.ben.heard
            at.forget()
            journal.writes.set()
            await until(lambda: b'"accepted"' in at.ben.heard)
            assert b'"accepted"' in at.ana.heard
            assert at.keeper.room.paused
            log = await log_of(at)
            assert [type(action) for action in log[-2:]] == [Answer, Stopped]

    asyncio.run(play())


def test_a_stop_overtakes_whatever_its_device_has_said_before() -> None:
    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server)
            journal.writes.clear()
            for number in range(100):
                at.ben.sends(says({"type": "rename", "seat": 1, "name": f"Ben {number}"}))
            at.ben.sends(says(STOP, "stop"))
            assert await turns_until(lambda: at.stopped) <= 100 // FRAMES_AT_ONCE + AT_ONCE
            journal.writes.set()
            await until(lambda: at.keeper.room.people[1].name == "Ben 99")
            assert at.keeper.room.paused

    asyncio.run(play())


def test_what_waits_is_limited_and_a_stop_before_it_holds() -> None:
    """Everything that fits is carried out, whoever is still there."""

    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server)
            journal.writes.clear()
            at.ben.sends(says(STOP, "stop"))
            for number in range(MOST_WAITING + 100):
                at.ben.sends(says({"type": "rename", "seat": 1, "name": f"Ben {number}"}))
            await turns_until(lambda: at.ben.closed)
            assert at.keeper.room.paused
            assert b'"paused":true' in at.ana.heard
            journal.writes.set()
            await until(lambda: at.keeper.room.people[1].name == f"Ben {MOST_WAITING}")

    asyncio.run(play())


def test_on_a_full_disk_a_stop_holds_and_everybody_is_told_that_it_is_not_written() -> None:
    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server)
            at.keeper.turns.again = 0
            journal.full = True
            at.ben.sends(says(STOP, "stop"))
            assert await turns_until(lambda: at.stopped) <= AT_ONCE
            await turns_until(
                lambda: b'"unwritten":true' in at.ana.heard and b'"unwritten":true' in at.ben.heard
            )
            at.ana.sends(says({"type": "resume", "seat": 0}, "resume"))
            await turns_until(lambda: b'"not_durable"' in at.ana.heard)
            late = await server.comes_to(at.keeper.code, secret_of("a-0"))
            assert b'"paused":true' in late.heard
            assert b'"unwritten":true' in late.heard
            assert b'"accepted"' not in at.ben.heard
            at.forget()
            journal.full = False
            await until(lambda: b'"accepted"' in at.ben.heard)
            assert b'"unwritten":false' in at.ana.heard
            assert [type(action) for action in (await log_of(at))[-1:]] == [Stopped]
            log = room_of(read(data) for _, data in await journal.read(at.keeper.code))
            assert log.paused
            assert log.number == at.keeper.room.number

    asyncio.run(play())


@pytest.mark.parametrize("full", [False, True])
def test_a_stop_that_is_said_again_is_one_stop_and_so_are_two_of_them(full: bool) -> None:
    """Also while it cannot be written, and whoever else says it."""

    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server)
            at.keeper.turns.again = 0
            journal.full = full
            for _ in range(3):
                at.ben.sends(says(STOP, "stop"))
            at.ana.sends(says({"type": "stop", "seat": 0}, "mine"))
            await turns_until(lambda: at.stopped)
            journal.full = False
            await until(lambda: at.ben.heard.count(b'"accepted"') == 3 and b'"accepted"' in at.ana.heard)
            log = await log_of(at)
            assert sum(isinstance(action, Stopped) for action in log) == 1
            written = b"".join(data for _, data in await journal.read(at.keeper.code))
            assert written.count(b'"stop') == 1, "of a stop the log has that it was said, once"

    asyncio.run(play())


def test_a_stop_that_came_while_the_last_move_was_written_finds_the_game_over() -> None:
    """Nothing is left to stop, and whoever said it hears that it is done."""

    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server)
            await at.says(at.ana, type="end_game", seat=0)
            journal.writes.clear()
            at.ben.sends(says({"type": "end_game", "seat": 1}, "end"))
            await turns_until(at.keeper.turns.lock.locked)
            at.ana.sends(says({"type": "stop", "seat": 0}, "stop"))
            await turns_until(lambda: at.keeper.room.paused)
            journal.writes.set()
            await until(lambda: b'"client":"stop"' in at.ana.heard)
            assert b'"sorry"' not in at.ana.heard
            assert at.keeper.room.ended
            log = room_of(read(data) for _, data in await journal.read(at.keeper.code))
            assert (log.number, log.ended) == (at.keeper.room.number, True)
            assert at.keeper.idle is False
            assert at.keeper.ledger.unwritten == 0

    asyncio.run(play())


def test_the_clock_is_not_broken_off_in_the_middle_of_its_move() -> None:
    """Its move is written or not; the room knows which, and goes on."""

    async def play() -> None:
        journal = Held()
        async with loop_server(journal) as server:
            at = await table(server, game="retos")
            keeper = at.keeper
            journal.writes.clear()
            assert keeper.clock._running is not None
            keeper.clock._running.cancel()
            keeper.clock._running = asyncio.create_task(keeper.clock._wait(0, keeper.room.question))
            await turns_until(keeper.turns.lock.locked)
            at.ben.sends(says(STOP, "stop"))
            assert await turns_until(lambda: at.stopped) <= AT_ONCE
            journal.writes.set()
            await until(lambda: b'"accepted"' in at.ben.heard)
            log = room_of(read(data) for _, data in await journal.read(keeper.code))
            assert log.number == keeper.room.number
            assert keeper.room.paused

    asyncio.run(play())


@pytest.mark.parametrize("games", [40])
def test_rooms_that_are_busy_do_not_hold_up_a_stop(games: int) -> None:
    async def play() -> None:
        async with loop_server() as server:
            busy = [await table(server, f"b{number}") for number in range(games)]
            at = await table(server)
            for other in busy:
                for sign in ("rock", "paper", "scissors"):
                    other.ana.sends(throw(other, sign))
            at.ben.sends(says(STOP, "stop"))
            assert await turns_until(lambda: at.stopped) <= AT_ONCE

    asyncio.run(play())


def test_a_stop_on_a_disk_that_is_really_full_is_kept_when_there_is_room_again(tmp_path: Path) -> None:
    """The server's own process, with SQLite."""
    with ServerProcess(tmp_path) as server:
        code, ana, ben = started(server.port)
        server.has_a_full_disk(True)
        rng = random.Random("full")
        while answer(who_is_asked(ana, ben), rng)["type"] == "accepted":
            pass
        ben.sends({"type": "act", "client": "stop", "action": STOP})
        for phone in (ana, ben):
            hears_until_stopped(phone)
        while not ana.sees["unwritten"]:
            ana.hears()
        assert ana.says("resume", seat=0)["code"] == "not_durable"
        server.has_a_full_disk(False)
        while ben.hears()["type"] != "accepted":
            pass
        while ana.sees["unwritten"]:
            ana.hears()
        server.kill()
        entries = asyncio.run(kept(tmp_path, [code]))[code]
        assert isinstance(entries[-1].action, Stopped)
        assert room_of(entries).paused


def hears_until_stopped(phone: Phone) -> None:
    while not phone.sees["room"]["paused"]:
        phone.hears()
