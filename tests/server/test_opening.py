"""Opening rooms: free for people, dear for scripts."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any

import pytest
from msgspec.structs import replace

from nightcap.rooms import Refused
from nightcap.rooms.actions import Rename
from nightcap.server.limits import ON_THIS_MACHINE, household
from nightcap.server.work import FIRST_BITS, GOOD_FOR, HOUR, Done, Work, solve, zero_bits
from nightcap.store import MemoryJournal
from server.conftest import Clock
from server.running import QUICK, server
from server.turns import loop_server, table, turns_until

HERE = "192.0.2.7"
THERE = "198.51.100.1"


def terms(work: Work, address: str = HERE, fullness: float = 0.0, done: Done | None = None) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        work.check(address, fullness, done or Done())
    assert refused.value.code == "work_first"
    return refused.value.facts


def opens(work: Work, rooms: int, address: str = HERE) -> None:
    for _ in range(rooms):
        work.opened(address)


def test_the_first_rooms_of_an_hour_are_free_and_each_further_one_costs_twice_as_much() -> None:
    clock = Clock()
    work = Work(3, clock)
    for room in range(8):
        assert work.bits(HERE, 0) == (0 if room < 3 else FIRST_BITS + room - 3)
        opens(work, 1)
    assert work.bits(THERE, 0) == 0
    clock.now += HOUR
    assert work.bits(HERE, 0) == 0


def test_a_thousand_rooms_of_one_address_are_out_of_reach() -> None:
    """A billion hashes a second, for an hour, are two to the power of 42."""
    work = Work(5, Clock())
    hashes = 0
    for room in range(1000):
        hashes += 2 ** work.bits(HERE, room / 1000) if work.bits(HERE, room / 1000) else 0
        opens(work, 1)
    assert hashes > 2**42


def test_when_the_server_fills_up_everybody_works_for_a_room() -> None:
    work = Work(5, Clock())
    costs = [work.bits(HERE, fullness) for fullness in (0.5, 0.9, 0.99)]
    assert costs == sorted(costs)
    assert costs[0] == work.bits(THERE, 0.5) == 0
    assert costs[-1] > FIRST_BITS
    with pytest.raises(Refused, match="too_many_rooms"):
        work.check(HERE, 1.0, Done())


def test_work_is_good_once_for_a_while_for_whom_it_was_asked_of() -> None:
    clock = Clock()
    work = Work(0, clock)
    facts = terms(work)
    done = Done(facts["salt"], solve(facts["salt"], facts["bits"]))
    wrong = [
        Done(facts["salt"], "wrong"),
        Done(facts["salt"] + "x", done.nonce),
        Done(facts["salt"].replace(f".{FIRST_BITS}.", ".1."), "0"),
        Done("1.1.x", "0"),
        Done("²³.1.x", "0"),
        Done("", "0"),
        Done("\ud800", "0"),
    ]
    for lie in wrong:
        if lie.salt != facts["salt"] or zero_bits(f"{lie.salt}:{lie.nonce}") < FIRST_BITS:
            terms(work, done=lie)
    terms(work, THERE, done=done)
    clock.now += GOOD_FOR + 1
    terms(work, done=done)
    clock.now -= GOOD_FOR + 1
    work.check(HERE, 0, done)
    terms(work, done=done)


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_who_shares_a_budget(address: str, who: str) -> None:
    assert household(address) == who


def ask(port: int, body: bytes = b"") -> tuple[int, dict[str, Any]]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("POST", "/rooms", body, {"X-Forwarded-For": HERE})
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


def test_over_the_line() -> None:
    with server(replace(QUICK, free_rooms=1), proxies=["127.0.0.1"]) as port:
        assert ask(port)[0] == 201
        status, sorry = ask(port)
        assert (status, sorry["type"], sorry["code"]) == (429, "sorry", "work_first")
        facts = sorry["facts"]
        done = json.dumps({"salt": facts["salt"], "nonce": solve(facts["salt"], facts["bits"])}).encode()
        assert ask(port, done)[0] == 201
        status, sorry = ask(port, done)
        assert (status, sorry["facts"]["bits"]) == (429, facts["bits"] + 1)
        assert ask(port, b"{")[1]["code"] == "unreadable"
        assert ask(port, b'{"salt": "' + b"x" * 2000 + b'"}')[1]["code"] == "too_large"


def test_an_address_has_only_so_many_rooms_that_live() -> None:
    async def play() -> None:
        async with loop_server(settings=replace(QUICK, rooms_per_address=1)) as there:
            rooms = there.rooms
            keeper = await rooms.open(lambda _: "d1", HERE)
            with pytest.raises(Refused, match="rooms_enough"):
                await rooms.open(lambda _: "d1", HERE)
            await rooms.open(lambda _: "d1", THERE)
            await rooms.burn(keeper, "d1")
            await rooms.open(lambda _: "d1", HERE)
            for _ in range(ON_THIS_MACHINE):
                await rooms.open(lambda _: "d1", "127.0.0.1")
            with pytest.raises(Refused, match="rooms_enough"):
                await rooms.open(lambda _: "d1", "127.0.0.1")

    asyncio.run(play())


# Reading a room from its log


class Watched(MemoryJournal):
    """Counts how often each room is read."""

    reads = 0

    async def read(self, room: str, after: int = 0) -> Any:
        self.reads += 1
        return await super().read(room, after)


def test_a_long_log_is_read_once_and_holds_nobody_up() -> None:
    """Two come to one room at the same time; meanwhile others go on in every turn."""

    async def play() -> None:
        journal = Watched()
        async with loop_server(journal) as there:
            at = await table(there)
            code, keeper = at.keeper.code, at.keeper
            for number in range(1000):
                await keeper.says(keeper.room.host, Rename(0, f"Ana {number}"))
            other = await table(there, "b")
            for wire in (at.ana, at.ben):
                wire.socket.close()
            await turns_until(lambda: keeper.idle)
            there.rooms.rest()
            journal.reads = 0
            first, second = (asyncio.create_task(there.rooms.find(code)) for _ in range(2))
            turns = await turns_until(first.done)
            assert turns > 1000 / 50
            assert await first is await second
            assert journal.reads == 1
            assert await there.rooms.find("nothing") is None
            assert await there.rooms.find(other.keeper.code) is other.keeper

    asyncio.run(play())
