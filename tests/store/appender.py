"""A process that is killed while it writes: appends as fast as it can, and says what it was promised.

    python -m store.appender PATH SEED

It says `kept ROOM LAST` and `deleted ROOM` when the journal has returned, `deleting ROOM` before.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys

from nightcap.store import SqliteJournal

ROOMS = 8


def entry(room: str, number: int, first: int, last: int) -> bytes:
    """What an entry holds can be told from where it stands: its append went from first to last."""
    return f"{room} {number} {first} {last} ".encode() * (1 + number % 40)


def say(*words: object) -> None:
    """The whole line or nothing, also if the process is killed meanwhile."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def play(journal: SqliteJournal, name: str, luck: random.Random) -> None:
    """One room after another; each is deleted in the end."""
    for evening in range(1_000_000):
        room = f"<{name}-{evening}>"
        last = 0
        while luck.random() < 0.97:
            first, last = last + 1, last + luck.randint(1, 4)
            await journal.append(
                room, first - 1, [entry(room, n, first, last) for n in range(first, last + 1)]
            )
            say("kept", room, last)
        say("deleting", room)
        await journal.delete(room)
        say("deleted", room)


async def main(path: str, seed: str) -> None:
    journal = SqliteJournal(path)
    players = (play(journal, f"{seed}-{n}", random.Random(f"{seed} {n}")) for n in range(ROOMS))
    await asyncio.gather(*players)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
