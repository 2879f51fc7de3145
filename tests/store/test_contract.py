"""What every journal promises."""

from __future__ import annotations

import asyncio

import pytest

from nightcap.store import Behind, Closed, Journal, Kept, StoredEntry
from store.conftest import Clock


async def test_entries_are_numbered_from_one_and_read_in_order(journal: Journal) -> None:
    assert await journal.append("blue", 0, [b"sit", b"ready"]) == 2
    assert await journal.append("blue", 2, [b"deal"]) == 3
    assert await journal.read("blue") == [
        StoredEntry(1, b"sit"),
        StoredEntry(2, b"ready"),
        StoredEntry(3, b"deal"),
    ]
    assert await journal.read("blue", after=2) == [(3, b"deal")]
    assert await journal.read("blue", after=3) == []
    assert await journal.read("blue", after=2**70) == []
    assert await journal.read("blue", after=-1) == await journal.read("blue")


async def test_who_is_behind_writes_nothing_and_learns_how_far_the_room_is(journal: Journal) -> None:
    await journal.append("blue", 0, [b"sit", b"ready"])
    for after in (0, 1, 3, -1, 2**70):
        with pytest.raises(Behind, match="last number is 2") as refusal:
            await journal.append("blue", after, [b"lost"])
        assert (refusal.value.room, refusal.value.last) == ("blue", 2)
    assert len(await journal.read("blue")) == 2


async def test_a_room_that_is_not_there_cannot_go_on(journal: Journal) -> None:
    with pytest.raises(Behind, match="no such room") as refusal:
        await journal.append("blue", 1, [b"lost"])
    assert refusal.value.last == 0
    assert await journal.read("blue") == []
    assert await journal.rooms() == {}


async def test_rooms_do_not_mix(journal: Journal) -> None:
    names = ["blue", "Blue", "blue ", "röd", "x" * 300, "a\0b", "'; DROP TABLE room_1; --", ""]
    for name in names:
        await journal.append(name, 0, [name.encode() + b"!"])
    assert {name: await journal.read(name) for name in names} == {
        name: [(1, name.encode() + b"!")] for name in names
    }


async def test_entries_come_back_byte_for_byte(journal: Journal) -> None:
    entries = [b"", b"\0", bytes(range(256)), b"x" * 100_000, '{"name":"Zoé"}'.encode()]
    await journal.append("blue", 0, entries)
    assert [entry.data for entry in await journal.read("blue")] == entries


async def test_of_two_who_append_after_the_same_number_one_wins(journal: Journal) -> None:
    await journal.append("blue", 0, [b"deal"])
    both = await asyncio.gather(
        journal.append("blue", 1, [b"fold"]), journal.append("blue", 1, [b"raise"]), return_exceptions=True
    )
    assert both[0] == 2
    assert isinstance(both[1], Behind)
    assert both[1].last == 2
    assert await journal.read("blue", after=1) == [(2, b"fold")]


async def test_many_rooms_append_at_once(journal: Journal) -> None:
    async def play(room: str) -> None:
        for number in range(20):
            assert await journal.append(room, number, [f"{room} {number}".encode()]) == number + 1

    rooms = [f"room {n}" for n in range(30)]
    await asyncio.gather(*map(play, rooms))
    for room in rooms:
        assert [data for _, data in await journal.read(room)] == [f"{room} {n}".encode() for n in range(20)]


async def test_a_room_is_deleted_whole_and_its_name_can_be_used_again(journal: Journal) -> None:
    await journal.append("blue", 0, [b"sit", b"ready"])
    await journal.append("red", 0, [b"sit"])
    await journal.delete("blue")
    await journal.delete("blue")
    await journal.delete("never was")
    assert await journal.read("blue") == []
    assert list(await journal.rooms()) == ["red"]
    with pytest.raises(Behind, match="no such room"):
        await journal.append("blue", 2, [b"deal"])
    assert await journal.append("blue", 0, [b"anew"]) == 1
    assert await journal.read("blue") == [(1, b"anew")]


async def test_rooms_say_how_far_they_are_and_since_when(journal: Journal, clock: Clock) -> None:
    await journal.append("blue", 0, [b"sit", b"ready"])
    clock.now = 2000
    await journal.append("red", 0, [b"sit"])
    clock.now = 3000
    await journal.append("red", 1, [b"ready"])
    with pytest.raises(Behind):
        await journal.append("blue", 1, [b"late"])
    assert await journal.rooms() == {"blue": Kept(2, 1000), "red": Kept(2, 3000)}


async def test_rooms_expire_by_their_last_entry(journal: Journal, clock: Clock) -> None:
    for at, room in enumerate(["blue", "red", "green"]):
        clock.now = 1000 + at
        await journal.append(room, 0, [b"sit"])
    clock.now = 5000
    await journal.append("blue", 1, [b"ready"])
    assert await journal.expire(before=1001) == []
    assert await journal.expire(before=1002) == ["red"]
    assert await journal.expire(before=5000) == ["green"]
    assert await journal.read("green") == []
    assert await journal.rooms() == {"blue": Kept(2, 5000)}


async def test_a_room_that_is_used_does_not_expire(journal: Journal, clock: Clock) -> None:
    for room in ("blue", "red"):
        await journal.append(room, 0, [b"sit"])
    clock.now = 2000
    await journal.touch(["blue", "never was"])
    assert await journal.rooms() == {"blue": Kept(1, 2000), "red": Kept(1, 1000)}
    assert await journal.expire(before=1500) == ["red"]
    assert await journal.read("blue") == [(1, b"sit")]
    assert await journal.append("blue", 1, [b"ready"]) == 2


async def test_the_journal_has_a_time_of_its_own(journal: Journal, clock: Clock) -> None:
    before = journal.now()
    clock.now += 60
    assert journal.now() == before + 60


async def test_hundreds_of_rooms_expire(journal: Journal, clock: Clock) -> None:
    rooms = [f"room {n}" for n in range(100)]
    await asyncio.gather(*(journal.append(room, 0, [b"sit"]) for room in rooms))
    clock.now = 2000
    await journal.append("blue", 0, [b"sit"])
    assert sorted(await journal.expire(before=1500)) == sorted(rooms)
    assert list(await journal.rooms()) == ["blue"]


@pytest.mark.parametrize(
    ("room", "entries", "mistake"),
    [
        ("blue", [], ValueError),
        ("blue", ["text"], TypeError),
        ("blue", [b"fine", None], TypeError),
        ("\ud800", [b"half a character"], UnicodeEncodeError),
    ],
)
async def test_a_program_s_mistake_is_refused_at_once(
    journal: Journal, room: str, entries: list[bytes], mistake: type[Exception]
) -> None:
    with pytest.raises(mistake):
        await journal.append(room, 0, entries)
    assert await journal.rooms() == {}


async def test_a_closed_journal_says_so(journal: Journal) -> None:
    await journal.close()
    await journal.close()
    with pytest.raises(Closed):
        await journal.append("blue", 0, [b"sit"])
    with pytest.raises(Closed):
        await journal.read("blue")
    with pytest.raises(Closed):
        await journal.delete("blue")
    with pytest.raises(Closed):
        await journal.rooms()
    with pytest.raises(Closed):
        await journal.expire(before=0)
    with pytest.raises(Closed):
        await journal.touch(["blue"])


async def test_what_was_asked_before_closing_is_done(journal: Journal) -> None:
    appends = [asyncio.create_task(journal.append(f"room {n}", 0, [b"sit"])) for n in range(10)]
    await asyncio.sleep(0)
    await journal.close()
    assert await asyncio.gather(*appends) == [1] * 10


async def test_who_stops_waiting_disturbs_nobody(journal: Journal) -> None:
    impatient = asyncio.create_task(journal.append("blue", 0, [b"sit"]))
    patient = asyncio.create_task(journal.append("red", 0, [b"sit"]))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == 1
    assert await journal.append("red", 1, [b"ready"]) == 2
    assert len(await journal.read("blue")) in (0, 1)


async def test_errors_do_not_tell_the_name_of_a_room(journal: Journal) -> None:
    with pytest.raises(Behind) as refusal:
        await journal.append("kept to ourselves", 3, [b"lost"])
    assert "kept" not in f"{refusal.value}{refusal.value!r}"
