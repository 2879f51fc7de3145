"""A disk that is full, as the operating system tells it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_a_full_disk_loses_nothing_and_is_survived(path: Path) -> None:
    command = [sys.executable, "-m", "store.full_disk", str(path)]
    tests = Path(__file__).parent.parent
    done = subprocess.run(command, cwd=tests, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
