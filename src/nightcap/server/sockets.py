"""One WebSocket for each device in a room."""

from __future__ import annotations

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from nightcap.rooms import Refused
from nightcap.server.all_rooms import AllRooms
from nightcap.server.budgets import Budgets, address_of
from nightcap.server.devices import Devices, name_in_room
from nightcap.server.hosts import is_same_origin
from nightcap.server.keeper import Keeper
from nightcap.server.line import SocketLine
from nightcap.server.logbook import note
from nightcap.store import Damaged, JournalError
from nightcap.wire import Gone, Sorry, encode


class Sockets:
    def __init__(self, rooms: AllRooms, devices: Devices, budgets: Budgets, most_of_device: int) -> None:
        self.rooms = rooms
        self.devices = devices
        self.budgets = budgets
        self.most_of_device = most_of_device
        self.routes = [WebSocketRoute("/rooms/{code}/socket", self.socket)]

    async def socket(self, socket: WebSocket) -> None:
        """One device in one room. A page of another site is not even told why it may not."""
        if not is_same_origin(socket):
            await socket.close()
            return
        await socket.accept()
        found = await self._room_for(socket)
        if not isinstance(found, Keeper):
            await socket.send_text(encode(found).decode())
            await socket.close()
            return
        secret = self.devices.known(socket)
        device = name_in_room(secret, found.code)
        found.meet(device, self.devices.keys_of(secret))
        found.telling.make_room_for(device, self.most_of_device)
        note("connected", lines_in_room=len(found.lines) + 1)
        budgets = (self.budgets.messages.of(device), self.budgets.stops.of(device))
        line = SocketLine(socket, device, address_of(socket), found, self.rooms, *budgets)
        await line.serve(last_heard(socket))
        note("disconnected", lines_in_room=len(found.lines))

    async def _room_for(self, socket: WebSocket) -> Keeper | Sorry | Gone:
        """Whoever has guessed too often is not told whether the next guess is right."""
        if not self.devices.known(socket):
            return Sorry.of(Refused("no_device"))
        who = address_of(socket)
        if not self.budgets.joins.take(who):
            return Sorry.of(Refused("too_many_joins"))
        found = await self._found(socket.path_params["code"])
        if not (isinstance(found, Keeper) and self._is_known(socket, found)):
            guesses = self.budgets.guesses.of(who)
            if not guesses.holds():
                return Sorry.of(Refused("too_many_joins"))
            if isinstance(found, Gone):
                guesses.take()
        if not isinstance(found, Keeper):
            return found
        return found if self._may_wait(socket, found) else Sorry.of(Refused("door_is_busy"))

    async def _found(self, code: str) -> Keeper | Sorry | Gone:
        """Every wrong code is looked for in the same way, however wrong it is."""
        try:
            return await self.rooms.find(code) or Gone("no_such_room")
        except Damaged:
            return Gone("damaged_room")
        except JournalError:
            return Sorry.of(Refused("not_readable"))

    def _is_known(self, socket: WebSocket, keeper: Keeper) -> bool:
        """Of this device the room has heard before: it was let in, or its knock is waiting."""
        device = name_in_room(self.devices.known(socket), keeper.code)
        return device in keeper.room.devices or any(guest.device == device for guest in keeper.room.knocking)

    def _may_wait(self, socket: WebSocket, keeper: Keeper) -> bool:
        """Those who were let in need no place at the door."""
        let_in = name_in_room(self.devices.known(socket), keeper.code) in keeper.room.devices
        return let_in or keeper.door.make_room_for(address_of(socket), keeper.room)


def last_heard(socket: WebSocket) -> int | None:
    """A device that comes back says the number of the last news it has had: `?after=17`."""
    said = socket.query_params.get("after", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else None
