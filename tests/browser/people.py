"""Everybody who comes, as a test sees them."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize

from browser.devices import LAPTOP, PHONE
from browser.guests import Guest
from nightcap.rooms import Room
from nightcap.server.all_rooms import AllRooms


class Evening:
    """The place, and everybody's devices."""

    def __init__(self, browser: Browser, url: str, name: str, rooms: AllRooms | None = None) -> None:
        self.browser = browser
        self.url = url
        self.name = name
        self.rooms = rooms
        self.troubles: list[str] = []
        self.devices: list[Guest] = []

    def device(self, size: ViewportSize = PHONE, language: str = "en", *, keeps_files: bool = True) -> Guest:
        """`keeps_files`: by a service worker, which asks for the page's files behind the page's back."""
        context = self.browser.new_context(
            viewport=size,
            locale=language,
            is_mobile=size is PHONE,
            has_touch=size is not LAPTOP,
            reduced_motion="reduce",
            service_workers="allow" if keeps_files else "block",
        )
        device = Guest(self, context, language)
        self.devices.append(device)
        return device

    def couple(self, game: str, language: str = "en") -> tuple[Guest, Guest]:
        """Ana and Ben, with a phone each, sit in a room."""
        ana, ben = self.device(language=language), self.device(language=language)
        self.seat(ana, ben, game)
        return ana, ben

    def seat(self, ana: Guest, ben: Guest, game: str) -> None:
        """Ana opens a room, Ben knocks and is let in; both sit."""
        code = ana.opens_a_room(game)
        ana.plays_on_their_own("Ana")
        ben.knocks(code, "Ben")
        ana.lets_in("Ben")
        ben.is_let_in()

    def begin(self, host: Guest, *others: Guest) -> None:
        """Everybody says how far it may go, agrees, and is ready: then it begins by itself."""
        for device in (host, *others):
            device.sets_boundaries(ceiling=5)
            device.is_ready()
        host.starts()

    def room(self, code: str) -> Room:
        """As the server has it, with everybody's secrets."""
        assert self.rooms is not None
        return self.rooms.keepers[code].room

    def is_pictured(self) -> None:
        """What everybody saw when something went wrong."""
        for number, device in enumerate(self.devices):
            device.picture(f"failed-{self.name}-{number}")

    def ends(self) -> None:
        for device in self.devices:
            device.context.close()
