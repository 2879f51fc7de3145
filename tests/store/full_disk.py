"""A process whose files cannot grow: writes until that hurts, then goes on when there is room again.

python -m store.full_disk PATH
"""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

from nightcap.store import NotDurable, SqliteJournal

ROOMS = [f"room {n}" for n in range(5)]


_, ANY_SIZE = resource.getrlimit(resource.RLIMIT_FSIZE)


def let_files_grow_to(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, ANY_SIZE))


async def append_to_all(journal: SqliteJournal, after: int) -> list[int | BaseException]:
    entries = [b"x" * 500, b"y" * 3000]
    appends = (journal.append(room, after, entries) for room in ROOMS)
    return await asyncio.gather(*appends, return_exceptions=True)


async def check_all_are_at(journal: SqliteJournal, last: int) -> None:
    for room in ROOMS:
        numbers = [number for number, _ in await journal.read(room)]
        assert numbers == list(range(1, last + 1)), (numbers, last)
    assert {kept.last for kept in (await journal.rooms()).values()} == {last}


async def append_until_full(journal: SqliteJournal, last: int) -> int:
    for _ in range(1000):
        outcomes = await append_to_all(journal, last)
        if outcomes != [last + 2] * len(ROOMS):
            assert all(isinstance(outcome, NotDurable) for outcome in outcomes), outcomes
            return last
        last += 2
    raise AssertionError("the disk is never full")


async def main(path: Path) -> None:
    journal = SqliteJournal(path)
    last = 0
    for size in (200_000, 400_000, 800_000):
        let_files_grow_to(size)
        last = await append_until_full(journal, last)
        assert last, "nothing could be written at all"
        assert await append_until_full(journal, last) == last
        await check_all_are_at(journal, last)
        let_files_grow_to(ANY_SIZE)
        assert await append_to_all(journal, last) == [last + 2] * len(ROOMS)
        last += 2
    await journal.close()
    journal = SqliteJournal(path)
    await check_all_are_at(journal, last)
    await journal.delete(ROOMS.pop())
    await check_all_are_at(journal, last)
    await journal.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
