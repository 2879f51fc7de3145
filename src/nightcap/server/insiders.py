"""What is for those inside a room alone: which room it is, and who asks."""

from __future__ import annotations

from starlette.requests import Request

from nightcap.rooms import Refused
from nightcap.rooms.actions import Device
from nightcap.server.all_rooms import AllRooms
from nightcap.server.devices import Devices, name_in_room
from nightcap.server.hosts import is_same_origin
from nightcap.server.keeper import Keeper


def insider(request: Request, rooms: AllRooms, devices: Devices) -> tuple[Keeper, Device]:
    """The room, and the device's name in it. Whoever was not let in does not learn that there is one."""
    code, secret = request.path_params["code"], devices.known(request)
    keeper = rooms.keepers.get(code)
    if not secret or keeper is None or not is_same_origin(request):
        raise Refused("not_let_in")
    device = name_in_room(secret, code)
    keeper.room.must_be_in(device)
    return keeper, device
