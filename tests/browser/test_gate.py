"""Before anything else: adults only."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import Evening
from nightcap.text import texts


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


def test_without_its_texts_the_page_says_that_it_tries_again(evening: Evening) -> None:
    with evening.browser.new_context(locale="fr") as context:
        page = context.new_page()
        page.route("**/*.ftl", lambda route: route.abort())
        page.goto(evening.url)
        for language in ("en", "fr", "es"):
            expect(page.locator(f"p:lang({language})")).to_be_visible()
        page.unroute("**/*.ftl")
        expect(page.get_by_role("button", name=texts("fr").say("page-gate-enter"))).to_be_visible()
        expect(page.get_by_role("status")).to_be_empty()
