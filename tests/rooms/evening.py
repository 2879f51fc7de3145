"""An evening in a room: devices that say things, and a log that must come to the same room."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any, Literal, TypeAlias

import pytest

from nightcap.decks import Boundaries
from nightcap.engine.events import seen_by
from nightcap.engine.refusals import Refusal
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import (
    KEEPER,
    VERSION,
    Entry,
    Room,
    RoomViews,
    entry_of,
    luck,
    read,
    room_of,
    view_of,
    write,
)
from nightcap.rooms.actions import (
    AddBot,
    Admit,
    Answer,
    BeReady,
    BotAnswers,
    ChooseGame,
    CommitShare,
    Knock,
    Opened,
    RevealShare,
    SecretKept,
    SetBoundaries,
    SetOptions,
    Sit,
    Start,
)

HOST = "d1"
GUESTS = ("Ben", "Carla", "Dani", "Eva", "Fran", "Gus", "Hana")


SECRET = "5ec12e70" * 8


def share_of(device: str) -> str:
    """What this device adds to the luck."""
    return sha256(device.encode()).hexdigest()


Shown: TypeAlias = tuple[Literal["view", "event"], Any]


class Evening:
    """A room with its log. Whatever is said is written down, and read again at the end."""

    def __init__(self) -> None:
        self.room = Room()
        self.log: list[bytes] = []
        self.views = RoomViews()
        self.shown: dict[str, list[Shown]] = {}
        """What each device with one seat was shown: events that were new, and the table after them."""
        self.shares: dict[str, str] = {}
        """Of devices that add something else to the luck than the usual."""
        self.keep(Opened(VERSION, HOST))

    def keep(self, action: Any) -> Room:
        """Said by the room's keeper."""
        return self._write(Entry(KEEPER, action))

    def says(self, device: str, action: Any, said: str = "") -> Room:
        return self._write(entry_of(self.room, device, action, said))

    def _write(self, entry: Entry) -> Room:
        self.room = self.room.after(read(write(entry)))
        self.log.append(write(entry))
        for device in self.room.devices:
            for seat in (None, *self.room.seats_of(device)):
                assert self.views.of(self.room, device, seat) == view_of(self.room, device, seat)
            self._show(device)
        return self.room

    def _show(self, device: str) -> None:
        seats = self.room.seats_of(device)
        if self.room.table is None:
            self.shown[device] = []
        elif len(seats) == 1:
            shown = self.shown[device]
            for event in seen_by(seats[0], self.room.events):
                told: Shown = ("event", json.loads(to_json(event)))
                if told not in shown:
                    shown.append(told)
            view: Shown = ("view", json.loads(to_json(self.room.table.view(seats[0]))))
            if shown[-1:] != [view]:
                shown.append(view)

    def comes_in(self, device: str, name: str) -> None:
        self.says(device, Knock(name))
        self.says(HOST, Admit(device))

    def all_ready(self) -> None:
        for seat, person in enumerate(self.room.people):
            if person.device is not None:
                if not person.has_bounded(self.room.deck_since):
                    self.says(person.device, SetBoundaries(seat, person.boundaries or Boundaries()))
                self.says(person.device, BeReady(seat, adult=True))

    def seated(self) -> list[str]:
        """The devices with people on them."""
        return [device for device in self.room.devices if self.room.seats_of(device)]

    def all_commit(self, secret: str = SECRET) -> None:
        self.keep(SecretKept(secret))
        for device in self.seated():
            self.says(device, CommitShare(luck.share_commitment(self.share_of(device))))

    def share_of(self, device: str) -> str:
        return self.shares.get(device) or share_of(device)

    def is_settled(self, secret: str = SECRET) -> Room:
        """All have committed and are ready, and the host has said start: shares are waited for."""
        self.all_commit(secret)
        self.all_ready()
        return self.says(self.room.host, Start())

    def starts(self, secret: str = SECRET) -> Room:
        self.is_settled(secret)
        for device in self.seated():
            self.says(device, RevealShare(self.share_of(device)))
        return self.room

    def answers(self, rng: Random) -> bool:
        """Somebody who is asked answers at random; False: nobody is."""
        table = self.room.table
        if table is None or not self.room.playing or not table.waiting:
            return False
        seat = rng.choice(table.waiting)
        option = rng.choice(table.answers(seat))
        move = option.random(rng.randrange)
        person = self.room.people[seat]
        if person.bot:
            self.keep(BotAnswers(seat, self.room.question, move))
        else:
            self.says(person.device or "", Answer(seat, self.room.question, move))
        return True

    def plays_on(self, seed: str = "", moves: int = 100_000) -> None:
        rng = Random(seed)
        for _ in range(moves):
            if not self.answers(rng):
                return

    def is_its_log(self) -> bool:
        """The room that is, and the room that its log says."""
        again = room_of(map(read, self.log))
        same = all(
            getattr(again, name) == getattr(self.room, name)
            for name in again.__struct_fields__
            if name != "events"
        )
        return same and all(
            to_json(view_of(again, device)) == to_json(view_of(self.room, device)) for device in again.devices
        )


def evening(game: str = "couples-quick", people: int = 2, bots: int = 0, **options: Any) -> Evening:
    """A lobby with so many people, each on a device of their own, and a game chosen."""
    night = Evening()
    night.says(HOST, ChooseGame(game))
    if options:
        night.says(HOST, SetOptions(options))
    night.says(HOST, Sit("Ana"))
    for number, name in enumerate(
        ["Ben", "Carla", "Dani", "Eva", "Fran", "Gus", "Hana"][: people - 1], start=2
    ):
        night.comes_in(f"d{number}", name)
    for _ in range(bots):
        night.says(HOST, AddBot("random"))
    return night


@contextmanager
def refused(night: Evening, code: str) -> Iterator[None]:
    """Said in vain: nothing changes."""
    before, lines = night.room, len(night.log)
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.code == code
    assert night.room is before
    assert len(night.log) == lines
