"""The load itself: many rooms, played by one process that waits for nothing but messages."""

from __future__ import annotations

import select
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from msgspec import Struct

from bench.load.rooms import Room

PATIENCE = 120.0
"""Seconds until a room that does not answer is a failure."""


class Measured(Struct):
    """What a stretch of time came to."""

    moves: int
    seconds: float
    waits: list[float]
    """Seconds of each move, from when it was due until both players had the update."""
    server_cpu: float = 0.0
    load_cpu: float = 0.0
    """The share of its core that each side used."""
    cpu_per_move: float = 0.0
    """Seconds of the server's processor time."""


class Load:
    """Rooms that are open, and what they do next."""

    def __init__(self, make: Callable[[int], Room], count: int) -> None:
        with ThreadPoolExecutor(16) as pool:
            self.rooms = list(pool.map(make, range(count)))
        self._epoll = select.epoll()
        self._ends: dict[int, tuple[Room, int]] = {}
        for room in self.rooms:
            for player, socket in enumerate(room.sockets):
                self._epoll.register(socket.raw, select.EPOLLIN)
                self._ends[socket.raw.fileno()] = (room, player)
        self._waits: list[float] = []
        self._next: Callable[[Room], None] = do_nothing
        self._under_way = 0

    def prepare(self) -> None:
        """Begin a game in every room."""
        for room in self.rooms:
            self._prepare(room)
        for room, player in self._ends.values():  # the first message may have come with the handshake
            self._take(room, player)
        self._until(lambda: all(room.preparing is None for room in self.rooms))

    def as_fast_as_possible(self, seconds: float) -> Measured:
        """Closed loop: the next move of a room as soon as both players have seen the last one."""
        self._waits = []
        start = time.perf_counter()
        self._next = partial(self._play_on, end=start + seconds)
        for room in self.rooms:
            self._next(room)
        self._until(lambda: time.perf_counter() >= start + seconds)
        done, elapsed = len(self._waits), time.perf_counter() - start
        self._finish()
        return Measured(done, elapsed, self._waits)

    def offered(self, per_second: float, seconds: float) -> Measured:
        """Open loop: moves fall due at an even pace, in room after room, whatever becomes of them."""
        self._waits = []
        self._next = self._play_what_is_due
        start = time.perf_counter()
        count = int(per_second * seconds)
        for number in range(count):
            due = start + number / per_second
            while (left := due - time.perf_counter()) > 0:
                self._pump(left)
            room = self.rooms[number % len(self.rooms)]
            room.due.append(due)
            self._next(room)
            self._pump(0)
        self._finish()
        return Measured(count, time.perf_counter() - start, self._waits)

    def hang_up(self) -> None:
        for room in self.rooms:
            for socket in room.sockets:
                socket.close()

    # What a room does next

    def _play_on(self, room: Room, end: float) -> None:
        now = time.perf_counter()
        if now >= end:
            return
        if room.over:
            self._prepare(room)
        else:
            self._move(room, now)

    def _play_what_is_due(self, room: Room) -> None:
        if not room.due or room.missing or room.preparing is not None:
            return
        if room.over:
            self._prepare(room)
        else:
            self._move(room, room.due.popleft())

    def _move(self, room: Room, due: float) -> None:
        room.asked_at = due
        room.missing = {0, 1}
        self._under_way += 1
        room.move()

    def _prepare(self, room: Room) -> None:
        room.preparing = room.prepare()
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        assert room.preparing is not None
        if next(room.preparing, "ready") == "ready":
            room.preparing = None
            self._next(room)

    # Hearing

    def _pump(self, timeout: float) -> None:
        for descriptor, _ in self._epoll.poll(timeout):
            self._take(*self._ends[descriptor])

    def _take(self, room: Room, player: int) -> None:
        for message in room.sockets[player].messages():
            updated = room.hears(player, message)
            if room.preparing is not None:
                self._go_on(room)
            elif updated and player in room.missing:
                room.missing.remove(player)
                if not room.missing:
                    self._waits.append(time.perf_counter() - room.asked_at)
                    self._under_way -= 1
                    self._next(room)

    def _until(self, done: Callable[[], bool]) -> None:
        end = time.perf_counter() + PATIENCE
        while not done():
            self._pump(0.05)
            if time.perf_counter() > end:
                raise TimeoutError("a room has stopped answering")

    def _finish(self) -> None:
        """Wait for every move that is under way, and then play no more."""
        self._until(lambda: not self._under_way and all(room.preparing is None for room in self.rooms))
        self._next = do_nothing


def do_nothing(room: Room) -> None:
    """Between two measurements."""
