"""Getting in: a device gets its secret, opens a room or reads a code, and shows others the way."""

from __future__ import annotations

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from nightcap.rooms import Refused, Room
from nightcap.rooms.actions import Device
from nightcap.server import invitation
from nightcap.server.all_rooms import AllRooms
from nightcap.server.budgets import Budgets, address_of
from nightcap.server.codes import meant
from nightcap.server.devices import Devices, give, name_in_room
from nightcap.server.hosts import Names, is_same_origin
from nightcap.server.insiders import insider
from nightcap.server.logbook import note
from nightcap.server.refusing import ANSWERED, FORBIDDEN, FULL, TOO_MANY, no
from nightcap.server.work import Done, Work
from nightcap.store import JournalError

LARGEST_WORK = 1000
NOT_KEPT = {"cache-control": "no-store"}


class Entrance:
    def __init__(
        self, rooms: AllRooms, devices: Devices, budgets: Budgets, names: Names, free_rooms: int
    ) -> None:
        self.rooms = rooms
        self.devices = devices
        self.budgets = budgets
        self.work = Work(free_rooms)
        self.names = names
        self.drawings = invitation.Drawings(budgets.drawings)
        self.routes = [
            Route("/devices", self.be_a_device, methods=["POST"]),
            Route("/rooms", self.open_room, methods=["POST"]),
            Route("/rooms", self.waiting_rooms, methods=["GET"]),
            Route("/code", self.code),
            Route("/rooms/{code}/door", self.door),
            Route("/rooms/{code}/door.svg", self.door),
        ]

    async def be_a_device(self, request: Request) -> Response:
        """A device gets its secret, once, in a cookie that no script can read."""
        if not is_same_origin(request):
            return no(Refused("other_origin"), FORBIDDEN)
        response = Response(status_code=204)
        give(self.devices.secret_of(request), request, response)
        return response

    async def open_room(self, request: Request) -> Response:
        if not is_same_origin(request):
            return no(Refused("other_origin"), FORBIDDEN)
        who = address_of(request)
        if not self.budgets.joins.take(who):
            return no(Refused("too_many_joins"), TOO_MANY)
        secret = self.devices.secret_of(request)
        try:
            done = await work_in(request)
            self.work.check(who, await self.rooms.fullness(), done)
            keeper = await self.rooms.open(lambda code: name_in_room(secret, code), who)
        except Refused as refused:
            return no(refused, FULL if refused.code == "too_many_rooms" else TOO_MANY)
        except JournalError:
            return no(Refused("not_durable"), FULL)
        except ClientDisconnect:
            return Response(status_code=400)  # to nobody
        self.work.opened(who)
        note("room_opened", rooms_in_memory=len(self.rooms.keepers))
        response = JSONResponse({"code": keeper.code}, status_code=201)
        give(secret, request, response)
        return response

    async def waiting_rooms(self, request: Request) -> Response:
        """The rooms in which this device has a seat: whoever closed the page finds the way back."""
        if not is_same_origin(request):
            return no(Refused("other_origin"), FORBIDDEN)
        if not self.budgets.joins.take(address_of(request)):
            return no(Refused("too_many_joins"), TOO_MANY)
        secret = self.devices.known(request)
        waiting = [
            {"code": keeper.code, "game": keeper.room.game, "playing": keeper.room.playing}
            for keeper in self.rooms.keepers.values()
            if secret and has_seat(keeper.room, name_in_room(secret, keeper.code))
        ]
        return JSONResponse(waiting, headers=NOT_KEPT)

    async def code(self, request: Request) -> Response:
        """The right spelling of a code that somebody has typed, whether or not there is such a room."""
        try:
            code = meant(request.query_params.get("typed", ""))
        except Refused as refused:
            return no(refused, ANSWERED)
        return JSONResponse({"code": code}, headers=NOT_KEPT)

    async def door(self, request: Request) -> Response:
        """The link to a room, as JSON or as a QR code, for those inside."""
        try:
            keeper, _ = insider(request, self.rooms, self.devices)
        except Refused as refused:
            return no(refused, FORBIDDEN)
        link = invitation.link(request, keeper.code, self.names)
        if not request.url.path.endswith(".svg"):
            only_here = not self.names.reach_others(link)
            return JSONResponse({"link": link, "only_here": only_here}, headers=NOT_KEPT)
        try:
            drawn = await self.drawings.of(link, address_of(request))
        except Refused as refused:
            return no(refused, TOO_MANY)
        return Response(drawn, media_type="image/svg+xml", headers=NOT_KEPT)


def has_seat(room: Room, device: Device) -> bool:
    return device not in room.gone and bool(room.seats_of(device))


async def work_in(request: Request) -> Done:
    """What a device has worked out, if it says so."""
    body = b""
    async for some in request.stream():
        body += some
        if len(body) > LARGEST_WORK:
            raise Refused("too_large")
    try:
        return msgspec.json.decode(body, type=Done) if body else Done()
    except (msgspec.MsgspecError, UnicodeError):
        raise Refused("unreadable") from None
