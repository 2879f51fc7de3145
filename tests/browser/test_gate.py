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


def test_without_scripts_the_page_says_what_it_needs(evening: Evening) -> None:
    with evening.browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(evening.url)
        for language in ("en", "fr", "es"):
            expect(page.locator(f"p:lang({language})")).to_contain_text("JavaScript")
