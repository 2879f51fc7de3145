"""Looking closely at whatever the page shows for the first time."""

from __future__ import annotations

from browser.devices import LAPTOP, PHONE, TABLET
from browser.guests import Guest


class FirstSight:
    """Every kind of screen once: axe, and a picture of it in three sizes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: set[str] = set()

    def __call__(self, device: Guest) -> None:
        asked = device.update["asked"]
        answers = bool(asked and asked["answers"])
        state = f"{device.question}-{'asked' if answers else 'waits'}"
        if device.phase == "playing" and state not in self.seen:
            self.seen.add(state)
            self.looks_at(device, state)

    def looks_at(self, device: Guest, state: str) -> None:
        device.is_accessible()
        pictures(device, f"{self.name}-{state}")


def pictures(device: Guest, name: str) -> None:
    """The same page on a phone, a tablet and a laptop."""
    usual = device.page.viewport_size or PHONE
    for size in (PHONE, TABLET, LAPTOP):
        device.page.set_viewport_size(size)
        device.picture(name)
    device.page.set_viewport_size(usual)
