"""Trivial two-player games on the peers, spoken to in their own protocols."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from typing import Any

from bench.load.rooms import Room
from bench.load.sockets import BINARY, Socket


class BoardgameRoom(Room):
    """A match on boardgame.io: Socket.IO over a WebSocket."""

    SAYS = '42/click,["{kind}",{facts}]'
    UPDATE = b'42/click,["update"'
    SYNC = b'42/click,["sync"'
    STATE_ID = b'"_stateID":'
    TURN = b'"currentPlayer":"'

    def __init__(self, port: int, seed: int) -> None:
        super().__init__()
        self.match = f"match-{seed}"
        self.sockets = (self.open(port), self.open(port))
        self.synced: set[int] = set()
        self.state = b"0"
        self.turn = 0

    @staticmethod
    def open(port: int) -> Socket:
        return Socket(port, "/socket.io/?EIO=4&transport=websocket")

    def prepare(self) -> Iterator[None]:
        for socket in self.sockets:
            socket.send(b"40/click,")
        while len(self.synced) < 2:
            yield

    def move(self) -> None:
        player = self.turn
        payload = f'{{"type":"click","args":[],"playerID":"{player}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self.say(player, "update", f'{action},{self.state.decode()},"{self.match}","{player}"')

    def hears(self, player: int, message: bytes) -> bool:
        if message.startswith(self.UPDATE):
            self.state = after(message, self.STATE_ID, b",}")
            self.turn = int(after(message, self.TURN, b'"'))
            return True
        if message == b"2":
            self.sockets[player].send(b"3")
        elif message.startswith(b"40/click"):
            self.say(player, "sync", f'"{self.match}","{player}",null,2')
        elif message.startswith(self.SYNC):
            self.synced.add(player)
        return False

    def say(self, player: int, kind: str, facts: str) -> None:
        self.sockets[player].send(self.SAYS.format(kind=kind, facts=facts).encode())


class ColyseusRoom(Room):
    """A room on Colyseus: bytes, each message named by its first."""

    JOINED, STATE, PATCH = 10, 14, 15
    CLICK = bytes([13, 0xA0 | len(b"click")]) + b"click"

    def __init__(self, port: int, seed: int) -> None:
        super().__init__()
        first = matchmake(port, "create/click")
        second = matchmake(port, f"joinById/{first['roomId']}")
        self.sockets = (self.open(port, first), self.open(port, second))
        self.states: set[int] = set()
        self.turn = 0

    @staticmethod
    def open(port: int, seat: dict[str, Any]) -> Socket:
        return Socket(port, f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}")

    def prepare(self) -> Iterator[None]:
        while len(self.states) < 2:
            yield

    def move(self) -> None:
        self.sockets[self.turn].send(self.CLICK, BINARY)
        self.turn = 1 - self.turn

    def hears(self, player: int, message: bytes) -> bool:
        if message[0] == self.JOINED:
            self.sockets[player].send(bytes([self.JOINED]), BINARY)
        elif message[0] == self.STATE:
            self.states.add(player)
        return message[0] == self.PATCH


def after(message: bytes, name: bytes, ends: bytes) -> bytes:
    """The value that follows this name, up to the first of these ends."""
    start = end = message.index(name) + len(name)
    while message[end] not in ends:
        end += 1
    return message[start:end]


def matchmake(port: int, how: str) -> dict[str, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", f"/matchmake/{how}", "{}", {"Content-Type": "application/json"})
    seat: dict[str, Any] = json.loads(connection.getresponse().read())
    connection.close()
    if "sessionId" not in seat:
        raise ConnectionError(str(seat))
    return seat
