"""Sets everything up from nothing but Python: a `uv` of our own in .tools, all else by uv."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
BIN = TOOLS / ("Scripts" if os.name == "nt" else "bin")
UV = "uv==0.13.7"
ENV = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_PYTHON=sys.executable)


def uv() -> str:
    """The path of uv: the one on PATH, or one installed in .tools (never into the system's Python)."""
    if found := shutil.which("uv"):
        return found
    ours = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if not ours.exists():
        print("Setting up, once: this takes about a minute.", file=sys.stderr, flush=True)
        try:
            venv.create(TOOLS, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(TOOLS, ignore_errors=True)
            sys.exit("This Python cannot make a virtual environment. On Debian: apt install python3-venv")
        run(BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)
    return str(ours)


def run(*command: object, **env: str) -> None:
    """Run a command in the project's folder; stop here, with its exit code, if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env={**ENV, **env}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def check_python() -> None:
    if sys.version_info < (3, 11):
        have = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Nightcap needs Python 3.11 or newer; this is {have}. Try: python3.12 {sys.argv[0]}")
