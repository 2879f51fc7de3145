"""Stops, pauses, moves, bots, clocks, crashes and a bad disk, all at once and in any order.

Whatever comes of it: a stop holds at once, and the books are true by what every device has noted.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from types import SimpleNamespace

import pytest

from nightcap.decks import Boundaries
from nightcap.engine.refusals import Refusal
from nightcap.engine.vocabulary import to_data
from nightcap.rooms import KEEPER, Entry, Room, books_of, luck, read, room_of
from nightcap.rooms.actions import (
    AddBot,
    Admit,
    Answer,
    BeReady,
    ChooseGame,
    CommitShare,
    EndGame,
    Knock,
    OfDevice,
    OpenTheBooks,
    Pause,
    Resume,
    RevealShare,
    SecretKept,
    SetBoundaries,
    SetOptions,
    Sit,
    Start,
    Stop,
)
from nightcap.rooms.checking import check
from nightcap.rooms.stopping import who_can_stop
from nightcap.server import bot_moves, ledger
from nightcap.server.keeper import Keeper
from nightcap.store import JournalError, MemoryJournal, NotDurable
from nightcap.wire import Act, ToClient, encode
from server.noting import Data, Notes

CODE = "RACE"
SECRET = "5e" * 32
SHARES = {"ana": "a1" * 32, "ben": "b2" * 32}


class BadDisk(MemoryJournal):
    """Waits for some turns of the event loop, or fails, as the dice fall."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.good = True

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        if not self.good:
            await self.waits()
            if self.rng.random() < 0.15:
                raise NotDurable("no space left")
        last = await super().append(room, after, entries)
        if not self.good:
            await self.waits()  # written, and nobody knows
        return last

    async def waits(self) -> None:
        for _ in range(self.rng.choice((0, 0, 1, 3, 10))):
            await asyncio.sleep(0)


class Page:
    """The line to a device with one seat: what comes is noted."""

    def __init__(self, device: str) -> None:
        self.device = self.address = device
        self.seat: int | None = None
        self.notes = Notes(SHARES[device])
        self.sees: Data = {}

    def send(self, message: ToClient) -> None:
        told = json.loads(encode(message))
        self.notes.hears(told)
        if told["type"] == "update":
            self.sees = told

    def hang_up(self) -> None: ...


class Evening:
    """Ana and Ben at one server, or at one each, and a bot; whatever they say, nobody waits for it."""

    def __init__(self, rng: Random, game: str, servers: int) -> None:
        self.rng = rng
        self.game = game
        self.journal = BadDisk(rng)
        self.pages = {device: Page(device) for device in SHARES}
        self.keepers: list[Keeper] = []
        self.servers = servers
        self.said = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def keeper_of(self, device: str) -> Keeper:
        return self.keepers[list(SHARES).index(device) % len(self.keepers)]

    async def begins(self) -> None:
        self.keepers = [await Keeper.open(CODE, "ana", self.journal, thinking=0)]
        self.joins()
        options = {"prize": "breakfast", "decision_seconds": 15} if self.game == "retos" else {}
        lobby: list[tuple[str, OfDevice]] = [
            ("ana", ChooseGame(self.game)),
            ("ana", SetOptions(options)),
            ("ana", Sit("Ana")),
            ("ben", Knock("Ben")),
            ("ana", Admit("ben")),
            *([("ana", AddBot("random"))] if self.game == "retos" else []),
        ]
        for seat, device in enumerate(SHARES):
            boundaries = Boundaries(covered=False)
            lobby.append((device, SetBoundaries(seat, boundaries)))
            lobby.append((device, BeReady(seat, adult=True)))
            lobby.append((device, CommitShare(luck.share_commitment(SHARES[device]))))
        lobby.append(("ana", Start()))
        lobby += [(device, RevealShare(share)) for device, share in SHARES.items()]
        for device, action in lobby:
            await self.keepers[0].says(device, action)
        await self.restarts()

    def joins(self) -> None:
        for device, page in self.pages.items():
            self.keeper_of(device).join(page, page.sees["room"]["news"] if page.sees else None)

    async def restarts(self) -> None:
        """What is on its way is lost, or written and not answered."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for keeper in self.keepers:
            keeper.close()
        log = await self.journal.read(CODE)
        self.keepers = [
            await Keeper.from_log(CODE, log, self.journal, thinking=0) for _ in range(self.servers)
        ]
        for keeper in self.keepers:
            keeper.turns.again = 0
        self.joins()
        for keeper in self.keepers:
            keeper.go_on()

    def says(self, device: str, action: OfDevice) -> None:
        task = asyncio.get_running_loop().create_task(self._says(device, action))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _says(self, device: str, action: OfDevice) -> None:
        self.said += 1
        client, notes = f"c{self.said}", self.pages[device].notes
        notes.sends(to_data(Act(action, client)))
        keeper = self.keeper_of(device)
        try:
            await keeper.says(device, action, client, stops=keeper.turns.stops)
        except (Refusal, JournalError):
            notes.hears({"type": "sorry", "client": client})
        else:
            notes.hears({"type": "accepted", "client": client})

    def does_something(self, device: str) -> None:
        seat, page = list(SHARES).index(device), self.pages[device]
        table, dice = self.keeper_of(device).room.table, self.rng.random()
        if dice < (0.3 if table is not None and who_can_stop(table) is not None else 0.03):
            self.stops(device, seat)
        elif dice > 0.97:
            self.says(device, Pause())
        elif page.sees["room"]["paused"]:
            self.says(device, Resume(seat))
        elif page.sees["asked"] is not None:
            self.answers(device, seat)

    def stops(self, device: str, seat: int) -> None:
        """It holds when this returns, and everybody there was told."""
        keeper = self.keeper_of(device)
        with suppress(Refusal):
            keeper.stop(device, Stop(seat), f"s{self.rng.random()}")
        for other, page in self.pages.items():
            if self.keeper_of(other) is keeper and keeper.room.playing:
                assert page.sees["room"]["paused"]
                assert page.sees["asked"] is None

    def answers(self, device: str, seat: int) -> None:
        """What the page offers, which may be old by now."""
        room = self.keeper_of(device).room
        if room.table is None or not room.playing:
            return
        options = room.table.answers(seat) + room.table.asides(seat)
        moves = [to_data(option.random(self.rng.randrange)) for option in options]
        moves = [move for move in moves if move["type"] not in {"safe_stop", "concede", "stop_game"}]
        if moves:
            move = self.rng.choice(moves)
            self.says(device, Answer(seat, self.pages[device].sees["asked"]["question"], move))

    def time_is_up(self) -> None:
        keeper = self.rng.choice(self.keepers)
        clock = keeper.clock
        if clock._running is not None and not clock._time_is_up:
            clock._running.cancel()
            clock._running = asyncio.create_task(clock._wait(0, keeper.room.question))

    async def plays(self, moments: int) -> None:
        self.journal.good = False
        for _ in range(moments):
            self.does_something(self.rng.choice(list(SHARES)))
            if self.rng.random() < 0.05:
                self.time_is_up()
            if self.rng.random() < 0.01:
                await self.restarts()
            for _ in range(self.rng.choice((0, 0, 1, 2, 5, 20))):
                await asyncio.sleep(0)
        self.journal.good = True
        while self.tasks or any(keeper.turns.busy for keeper in self.keepers):
            await asyncio.sleep(0)

    async def ends(self) -> Room:
        self.servers = 1
        await self.restarts()
        for kind in (EndGame, OpenTheBooks):
            for seat, device in enumerate(SHARES):
                await self._says(device, kind(seat))
        await self.restarts()
        return room_of([read(data) for _, data in await self.journal.read(CODE)])


@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("game", ["couples-quick", "retos"])
@pytest.mark.parametrize("seed", range(5))
def test_whatever_overtakes_what_the_books_are_true(
    seed: int, game: str, servers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"{seed} {game} {servers}")
    monkeypatch.setattr(ledger, "new_secret", lambda: Entry(KEEPER, SecretKept(SECRET)))
    monkeypatch.setattr(bot_moves, "random", SimpleNamespace(Random=lambda: rng))

    async def play() -> None:
        night = Evening(rng, game, servers)
        await night.begins()
        await night.plays(400)
        room = await night.ends()
        assert room.over
        books = to_data(books_of(room, "ana"))
        for page in night.pages.values():
            proof = check(books, page.notes.receipt)
            assert proof.saw > 0
            assert not proof.doubtful

    asyncio.run(play())
