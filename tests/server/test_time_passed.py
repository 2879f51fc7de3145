"""How much time has passed is said to whoever comes, and is no news."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from nightcap.rooms.actions import Pause, Resume
from server.conftest import Clock
from server.test_traffic import Recorded, Recorder, at_a_sealed_question, begun, other_lines


def last(line: Recorder) -> Any:
    return json.loads(line.heard[-1])


def test_in_the_reaction_window_time_is_no_news_but_who_comes_hears_how_much(clock: Clock) -> None:
    async def wait() -> None:
        recorded = Recorded(at_a_sealed_question("sexopolitan", "ask_to_catch"))
        table = recorded.room.table
        assert table is not None
        await recorded.join()
        recorded.forget()
        clock.now += 9.9
        seat = table.waiting[0]
        await recorded.answer(seat, next(table.answers(seat)[-1].moves()))
        assert all(heard == [] for heard in other_lines(recorded, seat))
        for line in recorded.lines:
            recorded.keeper.join(line)
            assert last(line)["passed"] == 9
            assert last(line)["ages"] == []
        recorded.keeper.close()

    asyncio.run(wait())


def test_after_a_pause_the_time_counts_anew(clock: Clock) -> None:
    async def pause() -> None:
        recorded = Recorded(begun("couples-quick"))
        await recorded.join()
        clock.now += 9
        await recorded.keeper.says("d1", Pause())
        clock.now += 9
        for seat in range(2):
            await recorded.keeper.says(f"d{seat + 1}", Resume(seat))
        clock.now += 2
        recorded.keeper.join(recorded.lines[0])
        assert last(recorded.lines[0])["passed"] == 2
        recorded.keeper.close()

    asyncio.run(pause())


def test_who_comes_back_hears_how_long_ago_it_was(clock: Clock) -> None:
    async def come_back() -> None:
        recorded = Recorded(begun("couples-quick"))
        await recorded.join()
        for seat, sign in enumerate(("rock", "paper")):
            clock.now += 10
            await recorded.answer(seat, {"type": "throw_sign", "sign": sign})
        clock.now += 5
        recorded.keeper.join(recorded.lines[0], after=0)
        told = last(recorded.lines[0])
        assert len(told["ages"]) == len(told["events"]) > 0
        assert set(told["ages"]) <= {15, 5}
        assert told["ages"][-1] == told["passed"] == 5
        recorded.keeper.close()

    asyncio.run(come_back())
