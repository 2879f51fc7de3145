"""A clock that tests can move."""

from __future__ import annotations

import pytest


class Clock:
    """Stands still unless it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Of what every room tells."""
    clock = Clock()
    monkeypatch.setattr("nightcap.server.telling.monotonic", clock)
    return clock
