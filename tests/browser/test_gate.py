"""Before anything else: adults only."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import Evening


def test_the_gate_comes_before_anything_else(evening: Evening) -> None:
    ana = evening.device()
    ana.page.goto(evening.url)
    expect(ana.page.get_by_role("button").first).to_be_visible()
    ana.is_accessible()
    ana.picture("gate")
    assert ana.frames == []
