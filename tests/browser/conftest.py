"""A real Chromium, and a real server that it talks to."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import Evening
from nightcap.server import Settings, make_app
from nightcap.store import MemoryJournal
from server.running import serve

QUICK = Settings(
    thinking=0.02,
    beginning=0.2,
    lan_address="http://192.168.1.7:8669/",  # so that there is something to scan; nobody goes there
    joins_burst=10_000,
    free_rooms=10_000,
    rooms_per_address=10_000,
    messages_burst=100_000,
    messages_per_second=100_000,
)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: nobody waits for a long one at the end."""
    items.sort(key=lambda item: "whole" not in item.name)


@pytest.fixture
def evening(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Evening]:
    """Somewhere to play, and the people who come. Whatever goes wrong in a page fails the test."""
    app = make_app(MemoryJournal(), QUICK)
    with serve(app) as port:
        tonight = Evening(browser, f"http://127.0.0.1:{port}/", request.node.name, app.state.rooms)
        try:
            yield tonight
            if request.node.stash.get(FAILED, False):
                tonight.is_pictured()
        finally:
            tonight.ends()
        assert tonight.troubles == []


@pytest.fixture(scope="session", autouse=True)
def pictures() -> Path:
    """Where screenshots go, to be looked at."""
    folder = Path(os.environ.get("NIGHTCAP_PICTURES", "build/pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
