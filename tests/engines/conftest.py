"""Three engines, and a real server that they talk to."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator

import pytest
from msgspec.structs import replace
from tools.bootstrap import ENGINES, firefox_here, webkit_here

from engines.chromium import Chromium
from engines.firefox import Firefox
from engines.people import Evening, Person
from engines.webkit import WebKit
from engines.windows import Engine, Window
from nightcap.server import make_app
from nightcap.store import MemoryJournal
from server.running import QUICK, serve

TONIGHT = replace(QUICK, thinking=0.02, beginning=0.2)
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def chromium(request: pytest.FixtureRequest) -> Engine:
    return Chromium(request.getfixturevalue("browser"))


def webkit(_request: pytest.FixtureRequest) -> Engine:
    return WebKit(found("WebKit", webkit_here()))


def firefox(_request: pytest.FixtureRequest) -> Engine:
    return Firefox(found("Firefox", firefox_here()))


def found(name: str, path: str | None) -> str:
    """`./test` uses what is installed; `.ci/run` wants all of them."""
    if path is None:
        missing = f"{name} is not installed"
        if os.environ.get(ENGINES) == "all":
            pytest.fail(missing)
        pytest.skip(missing)
    return path


STARTS: dict[str, Callable[[pytest.FixtureRequest], Engine]] = {
    "chromium": chromium,
    "webkit": webkit,
    "firefox": firefox,
}


@pytest.fixture(scope="session", params=STARTS)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """One start of a browser for all its tests."""
    running = STARTS[request.param](request)
    yield running
    running.ends()


@pytest.fixture
def window(engine: Engine) -> Iterator[Window]:
    opened = engine.opens()
    yield opened
    opened.closes()


@pytest.fixture
def evening() -> Iterator[Evening]:
    app = make_app(MemoryJournal(), TONIGHT)
    with serve(app) as port:
        tonight = Evening(port, app.state.rooms)
        yield tonight
        tonight.network.ends()


@pytest.fixture
def ana(evening: Evening, window: Window, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Whatever goes wrong in her page fails the test."""
    person = Person(evening, window, "Ana")
    yield person
    if request.node.stash.get(FAILED, False):
        person.picture(f"failed-{request.node.name}")
    assert person.troubles() == []
