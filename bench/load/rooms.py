"""Two players in a room of the server that is measured."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator

from bench.load.sockets import Socket


class Room(ABC):
    """Two sockets, and what passes between them and the server; the load says when."""

    sockets: tuple[Socket, Socket]
    over: bool = False
    """No move is possible before `prepare`."""

    def __init__(self) -> None:
        self.asked_at = 0.0
        """When the move that is under way was due."""
        self.missing: set[int] = set()
        """Players who have not received its update."""
        self.due: deque[float] = deque()
        """Moves that wait for it."""
        self.preparing: Iterator[None] | None = None

    @abstractmethod
    def prepare(self) -> Iterator[None]:
        """Begin a game: goes on whenever a message has come, and ends when a move is possible."""

    @abstractmethod
    def move(self) -> None:
        """Send a move of whose turn it is."""

    @abstractmethod
    def hears(self, player: int, message: bytes) -> bool:
        """Take note of a message; whether it is an update."""
