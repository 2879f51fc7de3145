"""The web application: all addresses, and what happens as long as it runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import Mount

from nightcap.server.all_rooms import AllRooms
from nightcap.server.budgets import Budgets, RequestBudget
from nightcap.server.choices import Choices
from nightcap.server.devices import Devices
from nightcap.server.entrance import Entrance
from nightcap.server.hosts import Names, OwnNames
from nightcap.server.keys import ServerKey
from nightcap.server.logbook import note, warn
from nightcap.server.pages import pages
from nightcap.server.settings import Settings
from nightcap.server.sockets import Sockets
from nightcap.server.status import Status
from nightcap.server.strict_headers import StrictHeaders
from nightcap.store import Journal


def make_app(journal: Journal, settings: Settings | None = None, key: ServerKey | None = None) -> Starlette:
    """The application; it closes the journal when it ends. Without a key it knows no device from before."""
    settings = settings or Settings()
    devices, budgets = Devices(key or ServerKey()), Budgets(settings)
    names = Names(settings.names, settings.own_names, settings.lan_address)
    rooms = AllRooms(
        journal,
        settings.most_rooms,
        settings.thinking,
        settings.rooms_per_address,
        settings.revealing,
        settings.beginning,
        budgets.costly,
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await rooms.tidy(settings.keep)  # before the first request: what should be gone is not even there
        tidying = asyncio.create_task(tidy_often(rooms, settings.keep))
        await say_what_there_is(journal)
        yield
        tidying.cancel()
        note("closing", rooms_in_memory=len(rooms.keepers))
        await rooms.close()
        await journal.close()

    app = Starlette(
        routes=[
            *Status(rooms, settings.metrics).routes,
            *Entrance(rooms, devices, budgets, names, settings.free_rooms).routes,
            *Sockets(rooms, devices, budgets, settings.sockets_per_device).routes,
            *Choices(rooms, devices, budgets).routes,
            Mount("/", pages()),
        ],
        lifespan=lifespan,
    )
    app.add_middleware(OwnNames, names=names)
    app.add_middleware(RequestBudget, budgets=budgets)
    app.add_middleware(StrictHeaders)
    app.state.rooms, app.state.settings = rooms, settings
    return app


async def tidy_often(rooms: AllRooms, keep: float) -> None:
    while True:
        await asyncio.sleep(min(300, max(1.0, keep / 10)))
        await rooms.tidy(keep)


async def say_what_there_is(journal: Journal) -> None:
    rooms = await journal.rooms()
    note("started", rooms=len(rooms))
    if damaged := sum(room.last == 0 for room in rooms.values()):
        warn("damaged_rooms", rooms=damaged)
