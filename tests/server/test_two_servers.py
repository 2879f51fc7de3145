"""Two servers that write into one journal: whoever is behind reads what the other wrote, and goes on."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from nightcap.rooms import read, room_of
from nightcap.rooms.actions import Answer, Stopped
from nightcap.server.keeper import Keeper
from nightcap.server.ledger import TRIES
from nightcap.store import Behind, Journal, MemoryJournal
from rooms.evening import evening
from server.turns import LoopServer, Table, Wire, loop_server, says, secret_of, table, until


class Pair:
    """Ana speaks to one server, Ben to another; both have the same room."""

    def __init__(self, here: Table, there: LoopServer, ben: Wire) -> None:
        self.here = here
        self.there = there
        self.ana, self.ben = here.ana, ben
        self.code = here.keeper.code

    async def log(self) -> list[Any]:
        return [read(data) for _, data in await self.here.keeper.journal.read(self.code)]


@asynccontextmanager
async def pair(journal: Journal | None = None) -> AsyncIterator[Pair]:
    journal = journal or MemoryJournal()
    async with loop_server(journal) as one, loop_server(journal) as other:
        at = await table(one)
        ben = await other.comes_to(at.keeper.code, secret_of("a-1"))
        at.forget()
        ben.forget()
        yield Pair(at, other, ben)


def throw(at: Table, seat: int, sign: str, client: str) -> bytes:
    move = {"type": "throw_sign", "sign": sign}
    question = at.keeper.room.question
    return says({"type": "answer", "seat": seat, "question": question, "move": move}, client)


def test_both_answers_are_taken_and_the_log_has_each_once() -> None:
    async def play() -> None:
        async with pair() as two:
            two.ana.sends(throw(two.here, 0, "rock", "rock"))
            await until(lambda: b'"accepted"' in two.ana.heard)
            two.ben.sends(throw(two.here, 1, "paper", "paper"))
            await until(lambda: b'"accepted"' in two.ben.heard)
            assert b'"sorry"' not in two.ben.heard
            log = await two.log()
            assert [entry.action.seat for entry in log if isinstance(entry.action, Answer)] == [0, 1]
            there = two.there.rooms.keepers[two.code].room
            assert there.table == room_of(log).table
            two.ana.sends(says({"type": "pause"}, "pause"))  # and now the first server is behind
            await until(lambda: b'"client":"pause"' in two.ana.heard)
            assert two.here.keeper.room.table == there.table
            assert two.here.keeper.room.paused

    asyncio.run(play())


def test_everybody_is_told_what_happened_on_the_other_server() -> None:
    """Each piece of news by itself, as it happened."""

    async def play() -> None:
        async with pair() as two:
            for name in ("Ann", "Anna"):
                await two.here.says(two.ana, type="rename", seat=0, name=name)
            two.ben.sends(says({"type": "rename", "seat": 1, "name": "Benno"}, "benno"))
            await until(lambda: b'"accepted"' in two.ben.heard)
            told = bytes(two.ben.heard)
            assert 0 < told.index(b'"Ann"') < told.index(b'"Anna"') < told.index(b'"Benno"')

    asyncio.run(play())


def test_what_was_said_to_one_server_is_done_once_if_it_is_said_to_the_other() -> None:
    async def play() -> None:
        async with pair() as two:
            rename = says({"type": "rename", "seat": 1, "name": "Benno"}, "once")
            old = await two.here.server.comes_to(two.code, secret_of("a-1"))
            old.sends(rename)
            await until(lambda: b'"accepted"' in old.heard)
            await two.here.says(two.ana, type="rename", seat=0, name="Anna")
            length = len(await two.log())
            two.ben.sends(rename)
            await until(lambda: b'"accepted"' in two.ben.heard)
            assert len(await two.log()) == length
            assert two.there.rooms.keepers[two.code].room.people[0].name == "Anna"

    asyncio.run(play())


def test_a_stop_holds_at_once_and_is_written_behind_what_the_other_server_wrote() -> None:
    async def play() -> None:
        async with pair() as two:
            await two.here.says(two.ana, type="rename", seat=0, name="Anna")
            two.ben.sends(says({"type": "stop", "seat": 1}, "stop"))
            await until(lambda: b'"accepted"' in two.ben.heard)
            log = await two.log()
            assert isinstance(log[-1].action, Stopped)
            assert room_of(log).paused
            there = two.there.rooms.keepers[two.code].room
            assert (there.paused, there.people[0].name, there.number) == (True, "Anna", len(log))

    asyncio.run(play())


def test_a_stop_that_is_said_to_both_servers_is_one_stop() -> None:
    """Whoever is behind finds it in the log, and writes it no second time."""

    async def play() -> None:
        async with pair() as two:
            old = await two.here.server.comes_to(two.code, secret_of("a-1"))
            for wire in (old, two.ben):
                wire.sends(says({"type": "stop", "seat": 1}, "stop"))
            await until(lambda: b'"accepted"' in old.heard and b'"accepted"' in two.ben.heard)
            assert [type(entry.action) for entry in await two.log()].count(Stopped) == 1
            for keeper in (two.here.keeper, two.there.rooms.keepers[two.code]):
                assert keeper.room.paused
                assert not keeper.turns.busy

    asyncio.run(play())


def test_a_move_that_came_too_late_is_refused_for_what_it_is() -> None:
    """It was not the disk's fault."""

    async def play() -> None:
        async with pair() as two:
            late = throw(two.here, 1, "paper", "late")
            tab = await two.here.server.comes_to(two.code, secret_of("a-1"))
            two.ana.sends(throw(two.here, 0, "rock", "rock"))
            tab.sends(throw(two.here, 1, "scissors", "first"))
            await until(lambda: b'"accepted"' in two.ana.heard and b'"accepted"' in tab.heard)
            two.ben.sends(late)
            await until(lambda: b'"client":"late"' in two.ben.heard)
            assert b'"old_question"' in two.ben.heard
            assert b"not_durable" not in two.ben.heard

    asyncio.run(play())


class Overtaken(MemoryJournal):
    """Somebody else writes something each time before we can."""

    def __init__(self) -> None:
        super().__init__()
        self.faster: list[bytes] = []

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        if self.faster:
            await super().append(room, after, [self.faster.pop()])
            raise Behind(room, after + 1)
        return await super().append(room, after, entries)


def test_whoever_is_overtaken_again_and_again_is_told_so() -> None:
    async def play() -> None:
        journal = Overtaken()
        async with loop_server(journal) as server:
            at = await table(server)
            ben = at.keeper.room.devices[1]
            journal.faster = [
                f'{{"by":"{ben}","action":{{"type":"rename","seat":1,"name":"Ben {number}"}}}}'.encode()
                for number in range(TRIES)
            ]
            at.ana.sends(says({"type": "pause"}, "pause"))
            await until(lambda: b'"client":"pause"' in at.ana.heard)
            assert b'"others_were_faster"' in at.ana.heard
            assert not at.keeper.room.paused
            assert at.keeper.room.number == len(await journal.read(at.keeper.code))
            at.ana.sends(says({"type": "pause"}, "pause"))
            await until(lambda: b'"accepted"' in at.ana.heard)

    asyncio.run(play())


def test_a_room_that_was_burnt_on_the_other_server_is_burnt() -> None:
    async def play() -> None:
        async with pair() as two:
            await two.here.server.rooms.burn(two.here.keeper, two.here.keeper.room.host)
            two.ben.sends(says({"type": "rename", "seat": 1, "name": "Benno"}, "late"))
            await until(lambda: b'"burnt"' in two.ben.heard)
            assert b'"sorry"' not in two.ben.heard
            late = await two.there.comes_to(two.code, secret_of("a-1"))
            assert b'"no_such_room"' in late.heard

    asyncio.run(play())


@pytest.mark.parametrize("game", ["peekpoker", "retos"])
def test_bots_and_clocks_of_both_servers_move_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have the same room in memory, and both would answer for it."""
    whims = SimpleNamespace(Random=lambda: Random("bot"))  # with others, a game can be over too soon
    monkeypatch.setattr("nightcap.server.bot_moves.random", whims)
    options = {"prize": "breakfast", "decision_seconds": 15} if game == "retos" else {}
    night = evening(game, people=2, bots=1, **options)
    night.starts()
    troubles: list[dict[str, Any]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        journal = MemoryJournal()
        await journal.append("code", 0, night.log)
        keepers = [Keeper("code", night.room, journal, thinking=0) for _ in range(2)]
        rng = Random(game)
        for _ in range(30):
            for keeper in keepers:
                keeper.go_on()
            await until(lambda: not any(keeper.bots.thinking for keeper in keepers))
            if game == "retos":
                await asyncio.gather(*(keeper.clock._wait(0, keeper.room.question) for keeper in keepers))
            newest = max(keepers, key=lambda keeper: keeper.room.number)
            room, table = newest.room, newest.room.table
            assert table is not None
            for seat in table.waiting if room.playing else ():
                if device := room.people[seat].device:
                    move = rng.choice(table.answers(seat)).random(rng.randrange)
                    await newest.says(device, Answer(seat, room.question, move))
                    break
        log = [read(data) for _, data in await journal.read("code")]
        newest = max(keepers, key=lambda keeper: keeper.room.number)
        assert newest.room.number == len(log) > len(night.log) + 30
        assert room_of(log).table == newest.room.table
        for keeper in keepers:
            keeper.close()

    asyncio.run(play())
    gc.collect()  # a task that has failed says so when it is forgotten
    assert troubles == []
