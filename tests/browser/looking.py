"""Looking closely at whatever the page shows for the first time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

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
            try:
                self.looks_at(device, state)
            except AssertionError:
                if device.phase == "playing":
                    raise
                self.seen.discard(state)  # bots have ended the game meanwhile: this was not seen

    def looks_at(self, device: Guest, state: str) -> None:
        device.is_accessible()
        everything_is_in_words(device)
        ways_out_are_on_screen(device)
        pictures(device, f"{self.name}-{state}")


def everything_is_in_words(device: Guest) -> None:
    """A message that is missing, or said without its facts, shows as its own name."""
    shown = device.page.inner_text("body")
    assert re.findall(r"\b[a-z]+-(?:move|event|ask|seen|option|word)-\w+", shown) == []


def ways_out_are_on_screen(device: Guest) -> None:
    """Stop, pause and exit, also at the far end of a long table."""
    for end in ("document.body.scrollHeight", "0"):
        device.page.evaluate(f"() => scrollTo(0, {end})")
        for way in ("page-stop", "page-pause", "page-quick_exit"):
            button = device.page.get_by_role("button", name=device.words(way), exact=True)
            expect(button.last).to_be_in_viewport(ratio=1)


def pictures(device: Guest, name: str) -> None:
    """The same page on a phone, a tablet and a laptop."""
    usual = device.page.viewport_size or PHONE
    for size in (PHONE, TABLET, LAPTOP):
        device.page.set_viewport_size(size)
        device.picture(name)
    device.page.set_viewport_size(usual)
