"""Chromium by Playwright, as in tests/browser."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize

from engines.windows import HEIGHT, PATIENCE, WIDTH

HIDDEN = "Object.defineProperty(document, 'visibilityState', {configurable: true, value: 'hidden'});"
TOLD = "document.dispatchEvent(new Event('visibilitychange'));"


class Chromium:
    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def opens(self) -> ChromiumWindow:
        return ChromiumWindow(self._browser)

    def ends(self) -> None:
        """Playwright's fixture does."""


class ChromiumWindow:
    engine = "chromium"

    def __init__(self, browser: Browser) -> None:
        self.troubles: list[str] = []
        size = ViewportSize(width=WIDTH, height=HEIGHT)
        self._context = browser.new_context(
            viewport=size, is_mobile=True, has_touch=True, reduced_motion="reduce"
        )
        self._page = self._context.new_page()
        self._page.set_default_timeout(PATIENCE * 1000)
        self._page.on("pageerror", lambda error: self.troubles.append(f"{error}"))
        self._page.on(
            "console", lambda said: self.troubles.append(said.text) if said.type == "error" else None
        )

    def goes_to(self, url: str) -> None:
        self._page.goto(url)

    def loads_again(self) -> None:
        self._page.reload()

    def calls(self, script: str, given: str) -> str:
        return str(self._page.evaluate(script, given))

    def taps(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def types(self, words: str) -> None:
        self._page.keyboard.type(words)

    def hides(self) -> None:
        """Without a screen nothing is ever behind anything else: the page is told that it is."""
        self._page.evaluate(f"() => {{ {HIDDEN} {TOLD} }}")

    def shows(self) -> None:
        self._page.evaluate(f"() => {{ delete document.visibilityState; {TOLD} }}")

    def hears_troubles(self) -> list[str]:
        return self.troubles

    def picture(self) -> bytes:
        return self._page.screenshot()

    def closes(self) -> None:
        self._context.close()
