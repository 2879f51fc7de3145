"""How much a first visit fetches, and from where."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from browser.guests import Guest
from browser.people import Evening
from nightcap.server.kept_small import WORTH_IT

MOST_AT_FIRST = 40_000
"""Bytes of JavaScript, compressed, until the gate is on the screen."""

MOST = 90_000
"""And until people sit in the lobby."""


MOST_WORDS_AT_FIRST = 15_000
MOST_WORDS = 24_000
"""Bytes of texts, compressed, until people sit in the lobby: what is common, and one game's words."""


def scripts(device: Guest) -> list[Response]:
    return [one for one in device.fetched if one.request.resource_type == "script"]


def test_a_first_visit_is_light(evening: Evening) -> None:
    ana = evening.device()
    ana.comes()
    ana.button("page-gate-enter").wait_for()
    first = {script.url: len(gzip.compress(script.body())) for script in scripts(ana)}
    words = [len(gzip.compress(text)) for text in texts_read_by(ana)]
    print(f"first load: {sum(first.values())} bytes of JavaScript, {sum(words)} of words")
    assert first
    assert sum(first.values()) < MOST_AT_FIRST
    assert 0 < sum(words) < MOST_WORDS_AT_FIRST


def test_the_lobby_is_light_and_games_come_on_demand(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    fetched = {script.url: gzip.compress(script.body()) for script in scripts(ben)}
    assert fetched
    large = [script for script in scripts(ben) if len(script.body()) >= WORTH_IT]
    assert large
    assert all(script.headers.get("content-encoding") == "gzip" for script in large)
    assert sum(map(len, fetched.values())) < MOST
    evening.begin(ana, ben)
    ben.waits_until(lambda: ben.phase == "playing")
    ben.button("page-stop").wait_for()
    assert set(fetched) < {script.url for script in scripts(ben)}


def texts_read_by(device: Guest) -> list[bytes]:
    return [one.body() for one in device.fetched if one.url.endswith(".ftl")]


def test_only_the_words_of_the_chosen_game_are_fetched(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    ben.sees("page-bounds-promise")
    before = texts_read_by(ben)
    assert [b"couples-move-deal" in text for text in before] == [False, True]
    assert not any(b"retos-move-pass" in text for text in before)
    assert sum(len(gzip.compress(text)) for text in before) < MOST_WORDS
    ana.chooses_another_game("retos")
    ben.waits_until(lambda: len(texts_read_by(ben)) == 3)
    assert b"retos-move-pass" in texts_read_by(ben)[-1]
