"""Two devices play a whole game over the socket: a client in a hundred lines.

    nightcap serve &
    python examples/play_a_game.py http://127.0.0.1:8669 [couples-quick]

It knows nothing of the rules: it answers every question with one of the options it was sent.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
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

    def open_room(self) -> str:
        request = urllib.request.Request(
            f"{self.server}/rooms", method="POST", headers={"Cookie": self.cookie}
        )
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["code"])

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
        await device.say("set_boundaries", seat=seat, boundaries={"ceiling": 4})
        await device.say("be_ready", seat=seat, adult=True)
    started = await host.say("start")
    print(started["type"])
    while guest.update["room"]["phase"] == "lobby":
        await guest.hear()
    rng = random.Random()
    await asyncio.gather(host.play(rng), guest.play(rng))
    print("over:", json.dumps(guest.update["table"].get("result")))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
