"""Random calls, many at once, against a model of a few lines."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from nightcap.store import Behind, Journal, Kept, MemoryJournal, SqliteJournal
from store.conftest import Clock
from store.traces import traces

T = TypeVar("T")

ROOMS = st.sampled_from(["blue", "red", "green", "grey"])
SIZES = st.lists(st.sampled_from([1, 10, 100, 1000]), min_size=1, max_size=3)


class JournalMachine(RuleBasedStateMachine):
    """Calls a journal and a model side by side. Entries carry a word that is used once."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.clock = Clock()
        self.rooms: dict[str, tuple[list[bytes], float]] = {}
        self.words: dict[str, list[str]] = {}
        self.gone: list[str] = []
        self.count = 0
        self.journal = self.run(self.open())

    async def open(self) -> Journal:
        raise NotImplementedError

    def run(self, call: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(call)

    def entries(self, room: str, sizes: list[int]) -> list[bytes]:
        entries = []
        for size in sizes:
            self.count += 1
            word = f"<{room}-{self.count}>"
            self.words.setdefault(room, []).append(word)
            entries.append(word.encode() * size)
        return entries

    def last(self, room: str) -> int:
        return len(self.rooms[room][0]) if room in self.rooms else 0

    def forget(self, room: str) -> None:
        self.rooms.pop(room, None)
        self.gone += self.words.pop(room, [])

    @rule(rooms=st.lists(ROOMS, min_size=1, max_size=6), sizes=SIZES)
    def append_at_once(self, rooms: list[str], sizes: list[int]) -> None:
        """Each from what it knows now, so only the first of each room can succeed."""
        calls = [(room, self.last(room), self.entries(room, sizes)) for room in rooms]
        self.clock.now += 1

        async def together() -> list[int | BaseException]:
            appends = (self.journal.append(*call) for call in calls)
            return await asyncio.gather(*appends, return_exceptions=True)

        for (room, after, entries), outcome in zip(calls, self.run(together()), strict=True):
            if after == self.last(room):
                self.rooms[room] = (self.rooms.get(room, ([], 0))[0] + entries, self.clock.now)
                assert outcome == self.last(room)
            else:
                assert isinstance(outcome, Behind)
                assert (outcome.room, outcome.last) == (room, self.last(room))

    @rule(room=ROOMS, off=st.sampled_from([-1, 1, 7]))
    def append_wrongly(self, room: str, off: int) -> None:
        with pytest.raises(Behind) as refusal:
            self.run(self.journal.append(room, self.last(room) + off, [b"lost"]))
        assert refusal.value.last == self.last(room)

    @rule(room=ROOMS)
    def delete(self, room: str) -> None:
        self.run(self.journal.delete(room))
        self.forget(room)

    @rule(room=ROOMS, sizes=SIZES)
    def delete_between_two_appends(self, room: str, sizes: list[int]) -> None:
        before, after = self.entries(room, sizes), self.entries(room, sizes)
        last = self.last(room)

        async def together() -> list[int | None]:
            calls = (
                self.journal.append(room, last, before),
                self.journal.delete(room),
                self.journal.append(room, 0, after),
            )
            return list(await asyncio.gather(*calls))

        assert self.run(together()) == [last + len(before), None, len(after)]
        kept = self.words[room][-len(after) :]
        del self.words[room][-len(after) :]
        self.forget(room)
        self.words[room] = kept
        self.rooms[room] = (after, self.clock.now)

    @rule(age=st.integers(0, 8))
    def expire(self, age: int) -> None:
        before = self.clock.now - age
        old = {room for room, (_, at) in self.rooms.items() if at < before}
        assert set(self.run(self.journal.expire(before))) == old
        for room in old:
            self.forget(room)

    @rule(rooms=st.sets(ROOMS))
    def touch(self, rooms: set[str]) -> None:
        self.clock.now += 1
        self.run(self.journal.touch(rooms))
        for room in rooms & self.rooms.keys():
            self.rooms[room] = (self.rooms[room][0], self.clock.now)

    @invariant()
    def everything_is_there(self) -> None:
        assert self.run(self.journal.rooms()) == {
            room: Kept(len(entries), at) for room, (entries, at) in self.rooms.items()
        }
        for room, (entries, _) in self.rooms.items():
            half = len(entries) // 2
            assert self.run(self.journal.read(room, half)) == list(enumerate(entries, 1))[half:]

    def teardown(self) -> None:
        self.run(self.journal.close())
        self.runner.close()


class MemoryMachine(JournalMachine):
    async def open(self) -> Journal:
        return MemoryJournal(self.clock)


class SqliteMachine(JournalMachine):
    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "journal.db"
        super().__init__()

    async def open(self) -> Journal:
        return SqliteJournal(self.path, self.clock, self.clock)

    @rule()
    def reopen(self) -> None:
        self.run(self.journal.close())
        self.journal = self.run(self.open())

    @invariant()
    def no_byte_is_left_of_what_is_gone(self) -> None:
        assert traces(self.path, *self.gone) == []

    def teardown(self) -> None:
        super().teardown()
        self.folder.cleanup()


TestMemory = MemoryMachine.TestCase
TestMemory.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
TestSqlite = SqliteMachine.TestCase
TestSqlite.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)
