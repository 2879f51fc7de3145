"""A test that hangs ends with the stack of every thread, and the others go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kit.rules import ROOT

HANGING = """
import threading


def somewhere_else():
    threading.Event().wait()


def test_that_hangs():
    threading.Thread(target=somewhere_else, daemon=True).start()
    threading.Event().wait()


def test_that_does_not():
    pass
"""


def test_every_test_has_time_but_not_for_ever(pytestconfig: pytest.Config) -> None:
    assert 300 <= float(pytestconfig.getini("faulthandler_timeout")) <= 1200
    assert pytestconfig.getini("faulthandler_exit_on_timeout") is True


def test_one_that_hangs_is_ended_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "test_hanging_too_long.py"
    file.write_text(HANGING)
    words = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "-o", "faulthandler_timeout=1", "-n", "1", str(file)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 failed, 1 passed" in done.stdout
    assert "crashed while running" in done.stdout
    for function in ("test_that_hangs", "somewhere_else"):
        assert f"in {function}" in done.stderr
