"""People with their phones, laptops and screens, as a test sees them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    ViewportSize,
    WebSocket,
)

from kit.rules import ROOT

PHONE = ViewportSize(width=390, height=844)
TABLET = ViewportSize(width=820, height=1180)
LAPTOP = ViewportSize(width=1440, height=900)
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30_000


class Evening:
    """The place, and everybody's devices."""

    def __init__(self, browser: Browser, url: str, name: str) -> None:
        self.browser = browser
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.devices: list[Device] = []

    def device(self, size: ViewportSize = PHONE, language: str = "en") -> Device:
        context = self.browser.new_context(
            viewport=size,
            locale=language,
            is_mobile=size is PHONE,
            has_touch=size is not LAPTOP,
            reduced_motion="reduce",
        )
        device = Device(self, context)
        self.devices.append(device)
        return device

    def ends(self) -> None:
        for device in self.devices:
            device.context.close()


class Device:
    """One browser with a page, and everything it was sent."""

    def __init__(self, evening: Evening, context: BrowserContext) -> None:
        self.evening = evening
        self.context = context
        self.frames: list[str] = []
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
        if not response.url.startswith(self.evening.url):
            self.evening.troubles.append(f"asked elsewhere: {response.url}")

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # Looking

    def picture(self, name: str) -> None:
        """Keep what is seen now."""
        size = self.page.viewport_size or PHONE
        folder = Path(os.environ.get("NIGHTCAP_PICTURES", "build/pictures"))
        self.page.screenshot(path=folder / f"{name}-{size['width']}.png")

    def is_accessible(self) -> None:
        """axe-core finds nothing serious on this page."""
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
        assert serious == []

    def everything_kept(self) -> str:
        """The page's own memory, as far as anybody with the developer tools can read it."""
        return str(
            self.page.evaluate(
                "() => document.documentElement.outerHTML + JSON.stringify(localStorage)"
                " + JSON.stringify(sessionStorage) + location.href"
            )
        )
