from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden play-throughs anew")
    parser.addoption(
        "--games", type=int, default=1000, help="random games of each game with its invariants (1000)"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: Playwright keeps a loop of its own, beside which no other can run."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture
def games(pytestconfig: pytest.Config) -> int:
    """How many random games of each game are played in all."""
    return int(pytestconfig.getoption("--games"))
