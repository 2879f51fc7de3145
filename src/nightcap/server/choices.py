"""What the page needs in order to offer choices: the menu, the rules, a room's deck and its books."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import json
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nightcap.decks import LANGUAGES, WrittenDeck
from nightcap.engine.vocabulary import to_data
from nightcap.rooms import Refused, Room, books_of, words_of_deck
from nightcap.rooms.actions import Device
from nightcap.rooms.menu import menu
from nightcap.server.all_rooms import AllRooms
from nightcap.server.budgets import Budgets, address_of
from nightcap.server.devices import Devices
from nightcap.server.insiders import insider
from nightcap.server.kept_small import KeptSmall, keep_small, tag_of
from nightcap.server.refusing import FORBIDDEN, TOO_MANY, no
from nightcap.shelf import BUILT_IN, built_in
from nightcap.text.rulebook import FAMILIES, rules_for_players

ASK_AGAIN = "private, no-cache"
NOT_KEPT = "no-store"
JSON = "application/json"

BESIDE = 4 * 1024
"""Bytes from which on something is compressed in a thread of its own."""

MOVES_AT_ONCE = 500
"""Of books: for each so many more they are charged once more."""


class Choices:
    """The same for everybody, except for a room's deck and books, which are for those who were let in."""

    def __init__(self, rooms: AllRooms, devices: Devices, budgets: Budgets) -> None:
        self.rooms = rooms
        self.devices = devices
        self.budgets = budgets
        self._kept: dict[str, KeptSmall] = {}
        """What is the same for everybody, by its path."""
        compressed = [Middleware(GZipMiddleware, minimum_size=1000, thread_minimum_size=BESIDE)]
        self.routes = [
            Route("/menu", self.menu),
            Route("/rules/{family}", self.rules),
            Route("/rooms/{code}/deck", self.deck, middleware=compressed),
            Route("/rooms/{code}/books", self.books, middleware=compressed),
        ]

    async def menu(self, request: Request) -> Response:
        return await self._for_everybody(request, "menu", menu)

    async def rules(self, request: Request) -> Response:
        """By number: a sentence for players, and the catalogue's exact text, which is in English."""
        family, language = request.path_params["family"], request.query_params.get("language", "en")
        if family not in FAMILIES or language not in LANGUAGES:
            return Response(status_code=404)
        key = f"rules/{family}/{language}"
        return await self._for_everybody(request, key, lambda: rules_for_players(family, language))

    async def _for_everybody(self, request: Request, path: str, make: Callable[[], Any]) -> Response:
        """Made in a thread: the first time, many files are read for it."""
        if path not in self._kept:
            self._kept[path] = await run_in_threadpool(lambda: keep_small(json.encode(make())))
        return self._kept[path].answer(request.headers, JSON, ASK_AGAIN)

    async def deck(self, request: Request) -> Response:
        """Only of a room that is open, as for whoever may ask. Others do not learn that there is one."""
        try:
            keeper, device = insider(request, self.rooms, self.devices)
            if keeper.room.table is not None and not self.budgets.costly.take(address_of(request)):
                return no(Refused("too_many_joins"), TOO_MANY)
            past = [event for news in keeper.telling.past for event in news.events]
            words = words_of_deck(keeper.room, device, past, request.query_params.get("language", ""))
        except Refused as refused:
            return no(refused, FORBIDDEN)
        if words is None:
            return Response(status_code=404)
        return answer(request, words, kept=ASK_AGAIN if is_built_in(keeper.room.deck) else NOT_KEPT)

    async def books(self, request: Request) -> Response:
        """Of a game that is over, once everybody who played agrees."""
        try:
            keeper, device = insider(request, self.rooms, self.devices)
            if not self.budgets.costly.take(address_of(request), books_cost(keeper.room)):
                return no(Refused("too_many_joins"), TOO_MANY)
            return await run_in_threadpool(books, request, keeper.room, device)
        except Refused as refused:
            return no(refused, FORBIDDEN)


def books_cost(room: Room) -> int:
    return 1 + (0 if room.table is None else len(room.table.played) // MOVES_AT_ONCE)


def books(request: Request, room: Room, device: Device) -> Response:
    return answer(request, to_data(books_of(room, device)), kept=NOT_KEPT)


def answer(request: Request, value: Any, kept: str = ASK_AGAIN) -> Response:
    """As JSON; a browser that has it already is told so."""
    body = json.encode(value)
    tag = tag_of(body)
    headers = {"cache-control": kept, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=JSON)


def is_built_in(deck: WrittenDeck | None) -> bool:
    """What people bring themselves leaves no trace in a browser."""
    return deck is not None and deck.id in BUILT_IN and deck is built_in(deck.id)
