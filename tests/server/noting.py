"""A phone that keeps a receipt of its game, as the page does, and a disk that can be made to wait."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from nightcap.rooms import luck
from nightcap.store import MemoryJournal, NotDurable
from server.running import Phone, get

Data = dict[str, Any]


class HeldDisk(MemoryJournal):
    """Takes its time, as long as the test likes, or takes nothing any more; the server has another thread."""

    def __init__(self) -> None:
        super().__init__()
        self.holds = False
        self.full = False
        self.waiting = 0
        """How many wait to be written."""

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        self.waiting += 1
        try:
            while self.holds:
                await asyncio.sleep(0.001)
        finally:
            self.waiting -= 1
        if self.full:
            raise NotDurable("no space left")
        return await super().append(room, after, entries)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.holds = True
        try:
            yield
        finally:
            self.holds = False


class Notes:
    """What one device with one seat notes of what it is told and says: `web/src/luck/part.svelte.ts`."""

    def __init__(self, share: str) -> None:
        self.share = share
        self.seat = 0
        self.promises: Data = {}
        """Commitments and setup, as they were before the share was shown."""
        self.parties: list[Data] = []
        self.said: dict[str, Data] = {}
        """Moves, by their client ids."""
        self.saw: list[str] = []
        self.enough: set[int] = set()
        self.record = ""

    def sends(self, message: Data) -> None:
        action = message.get("action", {})
        if action.get("type") == "end_game":
            self.enough.add(action["seat"])
        if action.get("type") == "answer" and action["move"]["type"] != "safe_stop":
            hashed = luck.move_hash(self.share, action["seat"], action["move"])
            self.said[message["client"]] = {"seat": action["seat"], "hash": hashed, "sure": False}

    def hears(self, message: Data) -> None:
        match message:
            case {"type": "accepted", "client": client} if client in self.said:
                self.said[client]["sure"] = True
            case {"type": "sorry", "client": client} if client in self.said:
                del self.said[client]
            case {"type": "update", "room": {"phase": "revealing", "luck": shown}}:
                self.promises = {name: shown[name] for name in ("commitment", "setup_hash")}
            case {"type": "update", "room": {"phase": "playing" | "over"}}:
                self._looks(message)

    def _looks(self, update: Data) -> None:
        shown, self.seat = update["room"]["luck"], update["seat"]
        self.parties = [
            {name: party[name] for name in ("seats", "commitment", "share")} for party in shown["parties"]
        ]
        self.record = self.record or shown["record"]
        told = [luck.event_hash(self.share, self.seat, event) for event in update["events"]]
        new = list(dict.fromkeys(event for event in told if event not in self.saw))
        view = luck.view_hash(self.share, self.seat, update["table"])
        if new or self.saw[-1:] != [view]:
            self.saw += [*new, view]

    @property
    def receipt(self) -> Data:
        return {
            "format": 2,
            "seats": [self.seat],
            "share": self.share,
            **self.promises,
            "shares": 1,
            "games": 0,
            "parties": self.parties,
            "said": list(self.said.values()),
            "saw": self.saw,
            "altered": False,
            "enough": sorted(self.enough),
            "left": False,
            "record": self.record,
        }


class Witness(Phone):
    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.notes = Notes(self.share)

    def sends(self, message: Any) -> None:
        if isinstance(message, dict):
            self.notes.sends(message)
        super().sends(message)

    def hears(self, timeout: float = 20) -> Data:
        message = super().hears(timeout)
        self.notes.hears(message)
        return message

    def says_without_waiting(self, client: str, **action: Any) -> None:
        self.sends({"type": "act", "client": client, "action": action})

    def hears_all(self) -> None:
        """Whatever the server has to tell by now."""
        self.sends({"type": "ping"})
        self.hears_of("pong")


def books_of(code: str, *phones: Witness) -> Data:
    """The game is broken off, and everybody agrees to show the books."""
    for kind in ("end_game", "open_the_books"):
        for phone in phones:
            assert phone.says(kind, seat=phone.notes.seat)["type"] == "accepted"
    for phone in phones:
        phone.hears_all()
    status, _, body = get(phones[0].port, f"/rooms/{code}/books", Cookie=phones[0].cookie)
    assert status == 200
    books: Data = json.loads(body)
    return books
