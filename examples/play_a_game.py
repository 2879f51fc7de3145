"""Two devices play a whole game over the socket: a client in a hundred lines.

    nightcap serve &
    python examples/play_a_game.py http://127.0.0.1:8669 [couples-quick]

It knows nothing of the rules: it answers every question with one of the options it was sent.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.error
import urllib.request
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect


class Device:
    """One device: it keeps its cookie, and the last update it got."""

    def __init__(self, server: str) -> None:
        self.server = server
        with urllib.request.urlopen(urllib.request.Request(f"{server}/devices", method="POST")) as answer:
            self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
        self.update: dict[str, Any] = {}
        self.socket: ClientConnection
        self.said = 0
        self.share = secrets.token_hex(32)  # this device's part in the luck

    def open_room(self, done: dict[str, str] | None = None) -> str:
        """A server that was asked often wants some work done first."""
        body = json.dumps(done).encode() if done else None
        request = urllib.request.Request(
            f"{self.server}/rooms", body, method="POST", headers={"Cookie": self.cookie}
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return str(json.load(answer)["code"])
        except urllib.error.HTTPError as refused:
            sorry = json.load(refused)
            if sorry["code"] != "work_first":
                raise
            return self.open_room(work(**sorry["facts"]))

    async def come_to(self, code: str) -> None:
        url = f"ws://{urlsplit(self.server).netloc}/rooms/{code}/socket"
        self.socket = await connect(url, additional_headers={"Cookie": self.cookie})
        await self.hear()

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "update":
            self.update = message
        return message

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something to the room, and wait until it is accepted or refused."""
        self.said += 1
        client = f"say-{self.said}"
        action = {"type": kind, **fields}
        await self.socket.send(json.dumps({"type": "act", "client": client, "action": action}))
        while (message := await self.hear()).get("client") != client:
            pass
        return message

    async def play(self, rng: random.Random) -> None:
        """Answer whatever is asked, until the game is over."""
        while self.update["room"]["phase"] != "over":
            asked = self.update.get("asked")
            if asked and asked["answers"]:
                move = some_move(rng.choice(asked["answers"]), asked["fields"], rng)
                await self.say("answer", seat=asked["seat"], question=asked["question"], move=move)
            else:
                await self.hear()


def work(salt: str, bits: int) -> dict[str, str]:
    """A number behind the salt, so that their hash begins with so many zero bits."""
    nonce = 0
    while int.from_bytes(sha256(f"{salt}:{nonce}".encode()).digest(), "big") >> (256 - bits):
        nonce += 1
    return {"salt": salt, "nonce": str(nonce)}


def some_move(option: dict[str, Any], fields: dict[str, str], rng: random.Random) -> dict[str, Any]:
    """An option is a button, a choice of cards, or an amount."""
    kind = option.get("kind", "")
    match option["type"]:
        case "pick":
            least, most = option.get("at_least", 0), option.get("at_most", 1)
            among = option["among"]
            count = rng.randint(least, min(most, len(among)))
            return {"type": kind, fields[kind]: rng.sample(among, count)}
        case "amount":
            return {
                "type": option["kind"],
                fields[option["kind"]]: rng.randint(option["low"], option["high"]),
            }
    move: dict[str, Any] = option["move"]
    return move


def hash_of(share: str) -> str:
    """What is shown before anybody shows a share."""
    return hashlib.sha256(f"nightcap share\n{share}".encode()).hexdigest()


async def main(server: str, game: str = "couples-quick") -> None:
    host, guest = Device(server), Device(server)
    code = host.open_room()
    print(f"room {code}")
    await host.come_to(code)
    await guest.come_to(code)
    await guest.say("knock", name="Guest")
    await host.say("choose_game", game=game)
    if game == "retos":
        await host.say("set_options", options={"prize": "the last word"})
    await host.say("sit", name="Host")
    while not host.update["room"]["knocking"]:
        await host.hear()
    await host.say("admit", device=host.update["room"]["knocking"][0]["device"])
    while not guest.update:
        await guest.hear()
    for seat, device in enumerate((host, guest)):
        await device.say("set_boundaries", seat=seat, boundaries={"ceiling": 4, "covered": False})
        await device.say("be_ready", seat=seat, adult=True)
        await device.say("commit_share", commitment=hash_of(device.share))
    started = await host.say("start")
    print(started["type"])
    for device in (host, guest):  # all have committed, so nobody can choose a share any more
        await device.say("reveal_share", share=device.share)
    rng = random.Random()
    await asyncio.gather(host.play(rng), guest.play(rng))
    print("over:", json.dumps(guest.update["table"].get("result")))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
