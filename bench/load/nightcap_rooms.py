"""A real game on Nightcap: couples-quick, by random answers to what is asked."""

from __future__ import annotations

import http.client
import json
import random
import secrets
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from bench.load.rooms import Room
from bench.load.sockets import Socket
from examples.play_a_game import hash_of, some_move, work

UPDATE = b'{"type":"update"'
SORRY = b'{"type":"sorry"'


class SeatSeen(Struct):
    ready: bool


class Knocking(Struct):
    device: str


class PartySeen(Struct):
    commitment: str


class LuckSeen(Struct):
    commitment: str
    parties: list[PartySeen]


class RoomSeen(Struct):
    phase: str
    luck: LuckSeen
    knocking: list[Knocking]
    seats: list[SeatSeen]


class Seen(Struct):
    """What the load needs to know of an update."""

    room: RoomSeen
    asked: dict[str, Any] | None


updates = msgspec.json.Decoder(Seen)


class NightcapRoom(Room):
    """Opened, knocked at, admitted to, agreed on and played in as by two phones."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__()
        self.luck = random.Random(seed)
        self.said = 0
        cookies = [new_device(port) for _ in range(2)]
        self.code = open_room(port, cookies[0])
        path = f"/rooms/{self.code}/socket"
        self.sockets = (Socket(port, path, cookies[0]), Socket(port, path, cookies[1]))
        self.seen: list[Seen | None] = [None, None]
        self.shares = [secrets.token_hex(32) for _ in range(2)]

    def prepare(self) -> Iterator[None]:
        if self.over:
            self.say(0, "play_again")
        else:
            while self.seen[0] is None:
                yield
            self.say(1, "knock", name="Emma")
            self.say(0, "choose_game", game="couples-quick")
            self.say(0, "sit", name="David")
            while not (self.host.knocking and self.host.seats):
                yield
            self.say(0, "admit", device=self.host.knocking[0].device)
        while self.host.phase != "lobby" or len(self.host.seats) < 2 or self.seen[1] is None:
            yield
        for player in range(2):
            self.say(player, "set_boundaries", seat=player, boundaries={"covered": False})
            self.say(player, "be_ready", seat=player, adult=True)
            self.say(player, "commit_share", commitment=hash_of(self.shares[player]))
        while not self.all_ready:
            yield
        self.say(0, "start")
        while any(seen is None or seen.room.phase != "revealing" for seen in self.seen):
            yield
        for player in range(2):
            self.say(player, "reveal_share", share=self.shares[player])
        while any(seen is None or seen.room.phase != "playing" for seen in self.seen):
            yield

    def move(self) -> None:
        player, asked = next(
            (player, seen.asked)
            for player, seen in enumerate(self.seen)
            if seen and seen.asked and seen.asked["answers"]
        )
        move = some_move(self.luck.choice(asked["answers"]), asked["fields"], self.luck)
        self.say(player, "answer", seat=player, question=asked["question"], move=move)

    def hears(self, player: int, message: bytes) -> bool:
        if not message.startswith(UPDATE):
            if message.startswith(SORRY):
                raise ConnectionError(message.decode())
            return False
        seen = self.seen[player] = updates.decode(message)
        self.over = seen.room.phase == "over"
        return True

    @property
    def host(self) -> RoomSeen:
        seen = self.seen[0]
        assert seen is not None
        return seen.room

    @property
    def all_ready(self) -> bool:
        committed = all(party.commitment for party in self.host.luck.parties)
        return committed and all(seat.ready for seat in self.host.seats)

    def say(self, player: int, kind: str, **fields: Any) -> None:
        message = {"type": "act", "client": str(self.said), "action": {"type": kind, **fields}}
        self.said += 1
        self.sockets[player].send(msgspec.json.encode(message))


def new_device(port: int) -> str:
    """Its cookie."""
    answer, _ = post(port, "/devices")
    return answer.headers["set-cookie"].partition(";")[0]


def open_room(port: int, cookie: str, done: dict[str, str] | None = None) -> str:
    answer, body = post(port, "/rooms", json.dumps(done) if done else None, Cookie=cookie)
    if b'"work_first"' in body:
        return open_room(port, cookie, work(**json.loads(body)["facts"]))
    if answer.status != 201:
        raise ConnectionError(body.decode())
    return str(json.loads(body)["code"])


def post(
    port: int, path: str, said: str | None = None, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", path, said, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body
