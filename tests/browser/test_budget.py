"""How much a first visit fetches, and from where."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from browser.guests import Guest
from browser.people import Evening

MOST = 90_000
"""Bytes of JavaScript, compressed, until people sit in the lobby."""


def scripts(device: Guest) -> list[Response]:
    return [one for one in device.fetched if one.request.resource_type == "script"]


def test_a_first_visit_is_light_and_games_come_on_demand(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    fetched = {script.url: gzip.compress(script.body()) for script in scripts(ben)}
    assert fetched
    assert all(script.headers.get("content-encoding") == "gzip" for script in scripts(ben))
    assert sum(map(len, fetched.values())) < MOST
    evening.begin(ana, ben)
    ben.waits_until(lambda: ben.phase == "playing")
    ben.page.get_by_role("group").first.wait_for()
    assert set(fetched) < {script.url for script in scripts(ben)}
