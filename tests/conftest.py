from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

from browser.devices import ARGUMENTS

collect_ignore = ["seventh_game/python", "seventh_game/tests"]  # run where test_a_seventh_game puts them


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden play-throughs anew")
    parser.addoption(
        "--games", type=int, default=1000, help="random games of each game with its invariants (1000)"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: Playwright keeps a loop of its own, beside which no other can run."""
    items.sort(key=lambda item: not {"browser", "engine"}.isdisjoint(getattr(item, "fixturenames", ())))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("NIGHTCAP_CHROMIUM") or shutil.which("chromium")
    assert chromium, "the browser tests need Chromium: ./test finds or installs it"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def games(pytestconfig: pytest.Config) -> int:
    """How many random games of each game are played in all."""
    return int(pytestconfig.getoption("--games"))


# no test depends on the speed of the machine
settings.register_profile("nightcap", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("nightcap")
