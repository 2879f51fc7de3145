"""Firefox by WebDriver BiDi, over its own socket: no driver stands in between."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import time
from base64 import b64decode
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from engines.windows import HEIGHT, PATIENCE, WIDTH

ALONE = """
user_pref("app.normandy.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("messaging-system.rsexperimentloader.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""
"""It asks nobody but us, and keeps still."""


class Firefox:
    def __init__(self, browser: str) -> None:
        self._numbers = count(1)
        self.windows: dict[str, FirefoxWindow] = {}
        self._running = ExitStack()
        try:
            self._start(browser)
        except BaseException:
            self._running.close()
            raise

    def _start(self, browser: str) -> None:
        home = Path(self._running.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        (home / "user.js").write_text(ALONE, encoding="utf-8")
        words = [browser, "--headless", "--no-remote", "--profile", f"{home}", "--remote-debugging-port=0"]
        said = home / "said.txt"
        with said.open("w") as lines:
            running = subprocess.Popen(words, stdout=lines, stderr=lines)
        self._running.callback(running.wait)
        self._running.callback(running.terminate)
        address = where_it_listens(running, said)
        self._line = self._running.enter_context(connect(f"{address}/session", max_size=None))
        self.does("session.new", capabilities={})
        self.does("session.subscribe", events=["log.entryAdded"])

    def opens(self) -> FirefoxWindow:
        return FirefoxWindow(self)

    def ends(self) -> None:
        self._running.close()

    def does(self, what: str, **how: Any) -> dict[str, Any]:
        """And hears of troubles meanwhile."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": what, "params": how}))
        while True:
            message: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._hears(message["params"])
            elif message["id"] == number:
                assert message["type"] == "success", f"{what}: {message}"
                result: dict[str, Any] = message["result"]
                return result

    def _hears(self, entry: dict[str, Any]) -> None:
        window = self.windows.get(entry["source"].get("context"))
        if window and entry["level"] == "error":
            window.troubles.append(entry["text"])


def where_it_listens(running: subprocess.Popen[bytes], said: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (address := re.search(r"ws://\S+", text := said.read_text(encoding="utf-8"))):
        assert running.poll() is None, text
        assert time.monotonic() < end, text
        time.sleep(0.02)
    return address[0]


class FirefoxWindow:
    engine = "firefox"

    def __init__(self, firefox: Firefox) -> None:
        self.troubles: list[str] = []
        self._firefox = firefox
        self._person = firefox.does("browser.createUserContext")["userContext"]
        self._tab = self._opens_a_tab()
        firefox.windows[self._tab] = self
        size = {"width": WIDTH, "height": HEIGHT}
        self._does("browsingContext.setViewport", viewport=size, devicePixelRatio=1)

    def _opens_a_tab(self) -> str:
        return str(
            self._firefox.does("browsingContext.create", type="tab", userContext=self._person)["context"]
        )

    def _does(self, what: str, **how: Any) -> dict[str, Any]:
        return self._firefox.does(what, context=self._tab, **how)

    def goes_to(self, url: str) -> None:
        self._does("browsingContext.navigate", url=url, wait="complete")

    def loads_again(self) -> None:
        self._does("browsingContext.reload", wait="complete")

    def calls(self, script: str, given: str) -> str:
        answer = self._firefox.does(
            "script.callFunction",
            functionDeclaration=script,
            arguments=[{"type": "string", "value": given}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", f"{answer['exceptionDetails']['text']}: {script}"
        return str(answer["result"]["value"])

    def taps(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "x": round(x), "y": round(y)}
        presses = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}}
        self._does("input.performActions", actions=[{**finger, "actions": presses}])

    def types(self, words: str) -> None:
        keys = [{"type": kind, "value": key} for key in words for kind in ("keyDown", "keyUp")]
        self._does("input.performActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def hides(self) -> None:
        self._other = self._opens_a_tab()
        self._firefox.does("browsingContext.activate", context=self._other)

    def shows(self) -> None:
        self._does("browsingContext.activate")
        self._firefox.does("browsingContext.close", context=self._other)

    def hears_troubles(self) -> list[str]:
        return self.troubles

    def picture(self) -> bytes:
        return b64decode(self._does("browsingContext.captureScreenshot")["data"])

    def closes(self) -> None:
        self._firefox.does("browser.removeUserContext", userContext=self._person)
