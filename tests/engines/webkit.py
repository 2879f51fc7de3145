"""WebKitGTK by WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from base64 import b64decode
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from engines.windows import HEIGHT, PATIENCE, WIDTH
from server.processes import free_port

SLIM = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }"
"""GTK's own buttons would make the window wider than a phone."""
STILL = "[Settings]\ngtk-enable-animations=0\n"
CALL = """
const [given, done] = arguments;
(SCRIPT)(given).then((said) => done({said}), (bad) => done({bad: `${bad}`}));
"""
HEAR = """
window.troubles ??= [];
addEventListener("error", ({message}) => troubles.push(message));
addEventListener("unhandledrejection", ({reason}) => troubles.push(`${reason}`));
const said = console.error;
console.error = (...words) => { troubles.push(words.join(" ")); said(...words); };
"""
"""WebDriver has no log: what goes wrong is heard from here on, not while the page loads."""


class WebKit:
    """One window, which goes from table to table."""

    engine = "webkit"

    def __init__(self, browser: str) -> None:
        self._troubles: list[str] = []
        self._running = ExitStack()
        try:
            self._start(browser)
        except BaseException:
            self._running.close()
            raise

    def _start(self, browser: str) -> None:
        home = Path(self._running.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        (home / "gtk-3.0").mkdir()
        (home / "gtk-3.0" / "gtk.css").write_text(SLIM, encoding="utf-8")
        (home / "gtk-3.0" / "settings.ini").write_text(STILL, encoding="utf-8")
        env = {**os.environ, "DISPLAY": self._screen(), "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(home)}
        self._port = free_port()
        self._runs("WebKitWebDriver", f"--port={self._port}", env=env)
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._asks('POST', '/session', wanted)['sessionId']}"
        self._has_size()

    def _screen(self) -> str:
        """The name of a display of its own."""
        read, write = os.pipe()
        size = ("-screen", "0", "1280x1024x24")
        self._runs("Xvfb", "-displayfd", f"{write}", *size, "-nolisten", "tcp", pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as number:
            return f":{number.readline().strip()}"

    def _runs(self, program: str, *words: str, **how: Any) -> None:
        found = shutil.which(program)
        assert found, f"WebKit needs {program}"
        running = subprocess.Popen([found, *words], stderr=subprocess.DEVNULL, **how)
        self._running.callback(running.wait)
        self._running.callback(running.terminate)

    def opens(self) -> WebKit:
        self._troubles = []
        return self

    def closes(self) -> None:
        self.goes_to("about:blank")

    def ends(self) -> None:
        with suppress(OSError):
            self._asks("DELETE", self._session)
        self._running.close()

    # WebDriver

    def _asks(self, method: str, path: str, said: Any = None) -> Any:
        line = self._line()
        body = json.dumps(said or {}) if method == "POST" else None
        line.request(method, path, body)
        answer = line.getresponse()
        value = json.loads(answer.read())["value"]
        assert answer.status == 200, f"{path}: {value}"
        return value

    def _line(self) -> HTTPConnection:
        """As soon as the driver listens."""
        end = time.monotonic() + PATIENCE
        while True:
            line = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
            try:
                line.connect()
            except ConnectionRefusedError:
                assert time.monotonic() < end, "WebKitWebDriver does not listen"
                time.sleep(0.02)
            else:
                return line

    def _does(self, what: str, **said: Any) -> Any:
        return self._asks("POST", f"{self._session}/{what}", said)

    def _runs_here(self, script: str) -> Any:
        return self._does("execute/sync", script=script, args=[])

    def _has_size(self) -> None:
        """The page, not the window round it."""
        size = {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT}
        self._does("window/rect", **size)
        frame = self._runs_here("return outerHeight - innerHeight")
        self._does("window/rect", **{**size, "height": HEIGHT + frame})

    # What a window does

    def goes_to(self, url: str) -> None:
        self.hears_troubles()
        self._does("url", url=url)
        self._runs_here(HEAR)

    def loads_again(self) -> None:
        self.hears_troubles()
        self._does("refresh")
        self._runs_here(HEAR)

    def hears_troubles(self) -> list[str]:
        self._troubles += self._runs_here("return (window.troubles ?? []).splice(0)")
        return self._troubles

    def calls(self, script: str, given: str) -> str:
        answer = self._does("execute/async", script=CALL.replace("SCRIPT", script), args=[given])
        assert "said" in answer, f"{answer.get('bad')}: {script}"
        return str(answer["said"])

    def taps(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}
        presses = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}}
        self._does("actions", actions=[{**finger, "actions": presses}])

    def types(self, words: str) -> None:
        keys = [{"type": kind, "value": key} for key in words for kind in ("keyDown", "keyUp")]
        self._does("actions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def hides(self) -> None:
        self._does("window/minimize")

    def shows(self) -> None:
        self._has_size()

    def picture(self) -> bytes:
        return b64decode(self._asks("GET", f"{self._session}/screenshot"))
