"""Somebody who plays whatever the page offers, by its visible controls alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from playwright.sync_api import Error, Locator, Position

from browser.devices import PATIENCE
from browser.guests import Guest

CONTROLS = """(scope) => [...document.querySelectorAll(scope)].map((control) => ({
    kind: control.matches("[type=radio], li > button[aria-pressed], fieldset > button, .chip") ? "choice"
        : control.matches("textarea, [type=text]") ? "words"
        : control.closest("dialog header") ? "close"
        : control.closest("dialog, .actions") ? "act"
        : "other",
    fanned: control.matches("li > button[aria-pressed]"),
    main: control.classList.contains("main"),
    on: control.ariaPressed === "true" || control.checked === true,
    open: control.ariaDisabled !== "true" && !control.disabled && control.checkVisibility(),
    empty: control.value === "",
    name: control.ariaLabel ?? control.innerText,
}))"""
IN_A_FAN = Position(x=22, y=50)
"""Where a card is never covered by the next."""
IN_SHEET = "dialog button, dialog input, dialog textarea"
ON_TABLE = "main button, main input, main textarea"


class Player:
    """Chooses at random; the same seed plays alike."""

    def __init__(self, device: Guest, seed: int, wishes: Iterable[str] = ()) -> None:
        self.device = device
        self.luck = random.Random(seed)
        self.wishes = list(wishes)
        """What this player wants to press once, as soon as it is offered."""
        self.chosen = 0
        self.question: Any = None
        self.pressed: list[str] = []
        """The names of what was pressed, for whoever wonders."""

    @property
    def is_asked(self) -> bool:
        """The page was sent something to answer."""
        asked = self.device.update.get("asked")
        return self.device.phase == "playing" and bool(asked and asked["answers"])

    def acts(self) -> bool:
        """Does one thing, if there is something to do. After a stop everybody says that it goes on."""
        if self.is_resting:
            return self._carries_on()
        if not self.is_asked:
            return False
        if self.question != (question := self.device.update["asked"]["question"]):
            self.question, self.chosen = question, 0
        scope = IN_SHEET if self.device.page.locator("dialog").count() else ON_TABLE
        controls: list[dict[str, Any]] = self.device.page.evaluate(CONTROLS, scope)
        for control in controls:
            if control["name"] == self.device.words("page-quick_exit"):
                control["kind"] = "other"  # whoever plays on does not leave by mistake
        place = self._picks(controls)
        if place is None:
            return False
        return self._presses(self.device.page.locator(scope).nth(place), controls[place])

    @property
    def is_resting(self) -> bool:
        """Somebody has said stop, and this player has not said yet that it goes on."""
        room = self.device.update["room"]
        mine = {seat for seat, person in enumerate(room["seats"]) if person["mine"]}
        return bool(self.device.phase == "playing" and room["paused"] and mine - set(room["resuming"]))

    def _carries_on(self) -> bool:
        before = len(self.device.said)
        self.device.taps("page-resume")
        self._hears_the_answers(before)
        return True

    def _picks(self, controls: list[dict[str, Any]]) -> int | None:
        """Where the control is that is used next."""
        places = {
            kind: [i for i, seen in enumerate(controls) if seen["kind"] == kind and seen["open"]]
            for kind in ("choice", "words", "act", "close")
        }
        for place, seen in enumerate(controls):
            for wish in self.wishes:
                if seen["open"] and seen["name"].startswith(wish):
                    self.wishes.remove(wish)
                    return place
        choices = [i for i in places["choice"] if not controls[i]["on"]]
        acts = places["act"]
        mains = [i for i in acts if controls[i]["main"]]
        for place in places["words"]:
            if controls[place]["empty"]:
                return place
        if choices and (not acts or (self.chosen < 3 and self.luck.random() < 0.55)):
            return self.luck.choice(choices)
        if mains and self.luck.random() < 0.8:
            return self.luck.choice(mains)
        return self.luck.choice(acts or places["close"] or [None])

    def _presses(self, control: Locator, seen: dict[str, Any]) -> bool:
        before = len(self.device.said)
        try:
            if seen["kind"] == "words":
                control.fill("gently")
            elif seen["kind"] == "choice" and not seen["name"]:
                control.check(timeout=3000)
            else:
                control.click(timeout=3000, position=IN_A_FAN if seen["fanned"] else None)
        except Error as error:
            if self._has_changed():
                return True  # the page has gone on meanwhile
            raise AssertionError(f"{seen} cannot be used: {error.message}") from error
        self.chosen += seen["kind"] in ("choice", "words")
        self.pressed.append(seen["name"])
        self._hears_the_answers(before)
        return True

    def _hears_the_answers(self, before: int) -> None:
        for message in self.device.said[before:]:
            if client := message.get("client"):
                self.device.waits_until(partial(self.device.answered.__contains__, client))

    def _has_changed(self) -> bool:
        asked = self.device.update.get("asked")
        return not asked or asked["question"] != self.question


Look = Callable[[Guest], None]


def play(*players: Player, seeing: Look | None = None, until: Callable[[], bool] | None = None) -> None:
    """They play on, each when asked, to the end, or until then; everybody looks at whatever is new.

    Nobody acts before everybody has heard what was done last, so a game stops where it should.
    """
    devices = [player.device for player in players]

    def is_done() -> bool:
        return until() if until else all(device.phase == "over" for device in devices)

    seen: set[tuple[Guest, Any]] = set()
    idle = time.monotonic()
    while not is_done():
        for device in devices:
            if seeing and (now := (device, device.update["room"]["news"])) not in seen:
                seen.add(now)
                seeing(device)
        for player in players:  # each of them, not only the first who can
            if not is_done() and player.acts():
                idle = time.monotonic()
                for device in devices:
                    device.catches_up()
        devices[0].page.wait_for_timeout(1)
        assert time.monotonic() - idle < PATIENCE / 1000, "nobody can go on"
