"""What the page needs in order to offer choices: the menu, the rules, and the words of a room's deck."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from msgspec import json
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nightcap.decks import BUILT_IN, WrittenDeck, built_in
from nightcap.rooms import Refused, words_of_deck
from nightcap.rooms.actions import Device
from nightcap.rooms.menu import menu
from nightcap.server.house import House
from nightcap.text.rulebook import rules_of
from nightcap.wire import Sorry, encode

ASK_AGAIN = "private, no-cache"
NOT_KEPT = "no-store"

DeviceIn = Callable[[Request, str], Device | None]
"""The name of the device that asks, in the room of this code; None: it may not ask."""


class Choices:
    """The same for everybody, except for a room's deck, which is for those who were let in."""

    def __init__(self, house: House, device_in: DeviceIn) -> None:
        self.house = house
        self.device_in = device_in

    @property
    def routes(self) -> list[Route]:
        compressed = [Middleware(GZipMiddleware, minimum_size=1000)]
        return [
            Route("/menu", self.menu, middleware=compressed),
            Route("/rules/{family}", self.rules, middleware=compressed),
            Route("/rooms/{code}/deck", self.deck, middleware=compressed),
        ]

    async def menu(self, request: Request) -> Response:
        return answer(request, menu())

    async def rules(self, request: Request) -> Response:
        """By number, in plain words; the catalogues are in English."""
        rules = rules_of(request.path_params["family"])
        return answer(request, rules) if rules else Response(status_code=404)

    async def deck(self, request: Request) -> Response:
        """Only of a room that is open, as for whoever may ask. Others do not learn that there is one."""
        code = request.path_params["code"]
        device, keeper = self.device_in(request, code), self.house.keepers.get(code)
        try:
            if device is None or keeper is None:
                raise Refused("not_let_in")
            words = words_of_deck(keeper.room, device)
        except Refused as refused:
            sorry = encode(Sorry("", refused.code, "", {}))
            return Response(sorry, 403, media_type="application/json")
        if words is None:
            return Response(status_code=404)
        return answer(request, words, kept=ASK_AGAIN if is_built_in(keeper.room.deck) else NOT_KEPT)


def answer(request: Request, value: Any, kept: str = ASK_AGAIN) -> Response:
    """As JSON; a browser that has it already is told so."""
    body = json.encode(value)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"cache-control": kept, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


def is_built_in(deck: WrittenDeck | None) -> bool:
    """What people bring themselves leaves no trace in a browser."""
    return deck is not None and deck.id in BUILT_IN and deck is built_in(deck.id)
