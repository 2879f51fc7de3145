"""What a test does with a browser, whichever engine it has."""

from __future__ import annotations

import json
from typing import Any, Protocol

WIDTH, HEIGHT = 390, 664
"""An iPhone, between Safari's bars."""

PATIENCE = 60.0
"""Seconds after which something that must happen has not happened."""
CALLED = "async (given) => JSON.stringify((await ({script})(...JSON.parse(given))) ?? null)"


class Window(Protocol):
    """A page of that size, for somebody who likes things to keep still."""

    engine: str

    def goes_to(self, url: str) -> None:
        """And waits until it has loaded."""

    def loads_again(self) -> None: ...

    def calls(self, script: str, given: str) -> str:
        """An asynchronous function of one text, which returns one."""

    def taps(self, x: float, y: float) -> None:
        """By a mouse: what a finger means depends on how fast it lets go."""

    def types(self, words: str) -> None:
        """Into whatever has the focus."""

    def hides(self) -> None:
        """Something else is in front of it."""

    def shows(self) -> None: ...

    def hears_troubles(self) -> list[str]:
        """Errors of the page so far, as far as the engine tells them."""

    def picture(self) -> bytes:
        """As PNG."""

    def closes(self) -> None: ...


class Engine(Protocol):
    """A browser that runs."""

    def opens(self) -> Window: ...

    def ends(self) -> None: ...


def asks(window: Window, script: str, *given: Any) -> Any:
    """What a function returns in this page."""
    return json.loads(window.calls(CALLED.replace("{script}", script), json.dumps(given)))
