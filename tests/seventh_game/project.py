"""A copy of this project to which a game can be added, with a Python that runs the copy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

from kit.rules import ROOT, SEVENTH_GAME

COPIED = ("src", "web", "tests", "tools", "docs", "bench", "examples", "pyproject.toml")
NOT_SOURCES = {"node_modules", "static", "__pycache__", ".venv", ".hypothesis", ".pytest_cache", "build"}
"""What running, building and testing leave behind."""

FOLDERS = {
    "python": Path("src/nightcap/games/fingers"),
    "page": Path("web/src/games/fingers"),
    "tests": Path("tests/games/fingers"),
}
"""What a new game consists of: where each folder here goes."""


def link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy2(source, target)


class Project:
    """The copy, before and after the game has come."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self._copy()
        self._make_python()
        self.before = self.sources()

    def _copy(self) -> None:
        """With what is compiled already: dates stay as they are, so that it holds for the copy as well."""
        ignored = shutil.ignore_patterns("node_modules", SEVENTH_GAME.name)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name, ignore=ignored)
            else:
                shutil.copy(ROOT / name, self.root / name)

    def _make_python(self) -> None:
        """One that finds the copy, and the packages of the Python that runs this."""
        venv.create(self.root / ".venv", symlinks=True)
        inside = {"base": str(self.root / ".venv"), "platbase": str(self.root / ".venv")}
        packages = Path(sysconfig.get_path("purelib", vars=inside))
        here = dict.fromkeys((sysconfig.get_path("purelib"), sysconfig.get_path("platlib")))
        (packages / "copy.pth").write_text("\n".join([str(self.root / "src"), *here]), encoding="utf-8")
        self.python = Path(sysconfig.get_path("scripts", vars=inside)) / Path(sys.executable).name

    def add_game(self) -> None:
        for folder, place in FOLDERS.items():
            shutil.copytree(SEVENTH_GAME / folder / "fingers", self.root / place)

    def run(self, *words: str | Path, typed: str = "", within: Path | None = None) -> str:
        """What it says; it must not fail."""
        done = self.attempt(*words, typed=typed, within=within)
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def attempt(
        self, *words: str | Path, typed: str = "", within: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            words,
            cwd=within or self.root,
            input=typed,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
            env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"},
        )

    def nightcap(self, *words: str, typed: str = "") -> str:
        return self.run(self.python, "-m", "nightcap", *words, typed=typed)

    def pytest(self, *words: str) -> str:
        """Runs tests of the copy; none may be skipped."""
        said = self.run(self.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words)
        assert "skipped" not in said
        return said

    def npm(self, program: str, *words: str) -> str:
        """A program of the page's packages, which are linked: files outside of the copy are not served."""
        packages = self.web / "node_modules"
        if not packages.exists():
            shutil.copytree(
                ROOT / "web" / "node_modules",
                packages,
                symlinks=True,
                ignore=shutil.ignore_patterns(".vite*"),
                copy_function=link,
            )
        return self.run(packages / ".bin" / program, *words, within=self.web)

    def write_types(self) -> None:
        self.run(self.python, "tools/wire_types.py")

    def sources(self) -> dict[Path, bytes]:
        return {path.relative_to(self.root): path.read_bytes() for path in self._files(self.root)}

    def _files(self, folder: Path) -> Iterator[Path]:
        for path in folder.iterdir():
            if path.name in NOT_SOURCES:
                continue
            if path.is_dir():
                yield from self._files(path)
            else:
                yield path

    def changes(self) -> set[Path]:
        """What is new, gone, or not as it was."""
        now = self.sources()
        return {path for path in now | self.before if now.get(path) != self.before.get(path)}
