"""A thousand devices come back in one moment, as they do when a server has been started again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nightcap.rooms import read, room_of
from nightcap.server.devices import COOKIE, Devices, name_in_room
from nightcap.server.keys import server_key
from nightcap.server.serving import let_many_in
from nightcap.store import SqliteJournal
from rooms.evening import evening
from server.processes import PATIENCE, ServerProcess
from server.running import timeless
from server.test_killed import update_of

ROOMS, PEOPLE = 125, 8


class Device(NamedTuple):
    code: str
    secret: str
    must_hear: Any

    async def come_back(self, port: int) -> ClientConnection:
        """To a room where the game has gone on without it, told everything in one message."""
        url = f"ws://127.0.0.1:{port}/rooms/{self.code}/socket"
        headers = {"Cookie": f"{COOKIE}={self.secret}"}
        line = await connect(url, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        async with asyncio.timeout(PATIENCE):
            assert timeless(json.loads(await line.recv())) == self.must_hear
        return line


async def rooms_full_of_devices(data: Path) -> list[Device]:
    """A journal with rooms in which a game is going on."""
    night = evening("retos", people=PEOPLE, prize="breakfast")
    night.starts()
    journal = SqliteJournal(data / "journal.sqlite")
    known = Devices(server_key(data))
    devices = []
    for number in range(ROOMS):
        code = f"room{number}"
        sworn = [known.new_secret() for _ in range(PEOPLE)]
        names = [name_in_room(secret, code) for secret in sworn]
        log = night.log
        for seat, name in enumerate(names):
            log = [entry.replace(b'"d%d"' % (seat + 1), b'"%s"' % name.encode()) for entry in log]
        await journal.append(code, 0, log)
        room = room_of(map(read, log))
        devices += [
            Device(code, secret, update_of(room, name)) for secret, name in zip(sworn, names, strict=True)
        ]
    await journal.close()
    return devices


def test_a_thousand_devices_come_back_at_once(tmp_path: Path) -> None:
    let_many_in()

    async def all_come_back(devices: list[Device], server: ServerProcess) -> None:
        lines = await asyncio.gather(*(device.come_back(server.port) for device in devices))
        assert server.lines == len(devices) == 1000
        await asyncio.to_thread(server.kill)
        for line in lines:
            try:
                await line.recv()
                raise AssertionError("nothing more was to be said")
            except ConnectionClosed:
                pass

    devices = asyncio.run(rooms_full_of_devices(tmp_path))
    with ServerProcess(tmp_path) as server:
        asyncio.run(all_come_back(devices, server))
        server.start()
        asyncio.run(all_come_back(devices, server))
