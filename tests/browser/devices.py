"""Phones, laptops and screens: one browser each, with everything it was told and shows."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    ViewportSize,
    WebSocket,
)

from kit.rules import ROOT
from nightcap.text import texts

if TYPE_CHECKING:
    from browser.people import Evening

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"]
"""Of Chromium."""
PHONE = ViewportSize(width=390, height=844)
TABLET = ViewportSize(width=820, height=1180)
LAPTOP = ViewportSize(width=1440, height=900)
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""Milliseconds after which something that must happen has not happened."""


class Device:
    """One browser with a page, and everything it was sent."""

    def __init__(self, evening: Evening, context: BrowserContext, language: str = "en") -> None:
        self.evening = evening
        self.context = context
        self.texts = texts(language)
        self.frames: list[str] = []
        """Everything it has received by its sockets."""
        self.said: list[dict[str, Any]] = []
        """Everything it has said by them."""
        self.answered: set[str] = set()
        """What of it has had an answer."""
        self.update: dict[str, Any] = {}
        """The last of what it may know."""
        self.fetched: list[Response] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: evening.troubles.append(f"error: {error}"))
        self.page.on("console", self._console)
        self.page.on("response", self._response)
        self.page.on("websocket", self._websocket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text:
            self.evening.troubles.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        self.fetched.append(response)
        if not response.url.startswith(self.evening.url):
            self.evening.troubles.append(f"asked elsewhere: {response.url}")

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hears(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _hears(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message
        elif client := message.get("client"):
            self.answered.add(client)

    # Words and things on the page

    def words(self, message: str, **facts: Any) -> str:
        """What the page says, in this device's language."""
        assert self.texts.has(message), message
        return self.texts.say(message, **facts)

    def button(self, message: str, **facts: Any) -> Locator:
        """The button that begins with these words; in its name all spaces are alike."""
        words = re.sub(r"\s", " ", self.words(message, **facts))
        begins = re.compile("^" + re.escape(words))
        return self.page.get_by_role("button", name=begins)

    def taps(self, message: str, **facts: Any) -> None:
        self.button(message, **facts).click()

    def sees(self, message: str, **facts: Any) -> None:
        """Waits until it does."""
        self.page.get_by_text(self.words(message, **facts)).first.wait_for()

    def waits_until(self, holds: Callable[[], Any], what: str = "it never came to that") -> None:
        """Lets everybody's browsers go on until it does."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(10)

    def is_offline(self, offline: bool) -> None:
        self.context.set_offline(offline)

    # Looking

    def comes_to_rest(self) -> None:
        """Waits for whatever is still moving or fading."""
        self.page.evaluate(
            """() => Promise.all(document.getAnimations()
                .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
                .map((one) => one.finished.catch(() => null)))"""
        )

    def picture(self, name: str) -> None:
        """Keep what is seen now."""
        self.comes_to_rest()
        size = self.page.viewport_size or PHONE
        folder = Path(os.environ.get("NIGHTCAP_PICTURES", "build/pictures"))
        self.page.screenshot(path=folder / f"{name}-{size['width']}.png")

    def is_accessible(self) -> None:
        """axe-core finds nothing serious on this page."""
        self.comes_to_rest()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        )
        serious = [
            f"{one['id']}: {node['html'][:200]}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
        assert not serious, "\n".join(serious)

    def everything_kept(self) -> str:
        """The page's own memory, as far as anybody with the developer tools can read it."""
        return str(
            self.page.evaluate(
                "() => document.documentElement.outerHTML + JSON.stringify(localStorage)"
                " + JSON.stringify(sessionStorage) + location.href"
            )
        )
