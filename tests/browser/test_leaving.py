"""People who leave, come back, or would like to end it here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guests import Guest
from browser.people import Evening
from nightcap.server import presence


def two_at_peekpoker(evening: Evening) -> tuple[Guest, Guest]:
    ana, ben = evening.couple("peekpoker")
    for device in (ben, ana):
        device.is_ready()
    for device in (ana, ben):
        device.waits_until(device.is_at_a_table)
        device.page.get_by_role("button", name=device.words("page-stop"), exact=True).wait_for()
    return ana, ben


def test_a_bot_plays_for_somebody_who_has_left_until_they_are_back(evening: Evening) -> None:
    ana, ben = two_at_peekpoker(evening)
    ben.taps("page-menu")
    ben.taps("page-menu-leave")
    yes = ben.words("page-confirm-leave.yes")
    ben.page.get_by_role("button", name=yes, exact=True).click()
    ben.sees("page-away-you")
    ben.is_accessible()
    ana.sees("page-away", name="Ben")
    ana.is_accessible()
    ana.picture("somebody-has-left")
    ana.taps("page-away-play_for", name="Ben")
    ana.sees("page-away-bot", name="Ben")
    ben.taps("page-away-come_back")
    ben.waits_until(lambda: not ben.update["room"]["seats"][1]["away"])
    ana.page.get_by_text(ana.words("page-away-bot", name="Ben")).wait_for(state="detached")


def test_back_closes_what_lies_over_the_table_and_stays_there(evening: Evening) -> None:
    ana, _ = two_at_peekpoker(evening)
    sheets = ana.page.get_by_role("dialog")
    ana.taps("page-menu")
    ana.page.go_back()
    expect(sheets).to_have_count(0)
    ana.taps("page-menu")
    ana.taps("page-menu-leave")
    ana.sees("page-confirm-leave.text")
    ana.page.go_back()
    expect(ana.button("page-menu-leave")).to_be_visible()
    ana.page.go_back()
    expect(sheets).to_have_count(0)
    assert ana.page.url.endswith(f"#{ana.code}")
    ana.taps("page-menu")
    ana.taps("page-close")
    ana.page.go_back()
    expect(ana.button("page-game-open")).to_be_visible()


def test_after_a_quick_exit_back_does_not_bring_the_table_up(evening: Evening) -> None:
    ana, _ = two_at_peekpoker(evening)
    ana.taps("page-menu")
    ana.taps("page-close")
    ana.taps("page-quick_exit")
    ana.page.wait_for_function(
        "() => performance.getEntriesByType('navigation')[0].name.endsWith('blank.html')"
    )
    ana.page.go_back()
    expect(ana.button("page-gate-enter")).to_be_visible()
    expect(ana.button("page-home-play")).to_have_count(0)


def test_a_game_ends_when_everybody_says_so(evening: Evening) -> None:
    ana, ben = two_at_peekpoker(evening)
    ana.taps("page-menu")
    ana.taps("page-menu-end")
    ana.taps("page-confirm-end.yes")
    ben.sees("page-ending", names="Ana")
    assert ben.phase == "playing"
    ben.taps("page-ending-agree")
    for device in (ana, ben):
        device.sees("page-end-broken_off")


def test_a_table_goes_on_without_a_phone_that_has_gone_silent(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.2)
    ana, ben = two_at_peekpoker(evening)
    ana.is_offline(True)  # the host's
    ana.page.close()
    ben.sees("page-silent", name="Ana")
    ben.is_accessible()
    ben.picture("somebody-is-silent")
    ben.taps("page-silent-go_on", name="Ana")
    ben.sees("page-away", name="Ana")
    ben.taps("page-away-play_for", name="Ana")
    ben.sees("page-away-bot", name="Ana")
    assert ben.update["room"]["host"]


def test_whoever_goes_on_without_the_host_can_play_once_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.2)
    ana, ben = two_at_peekpoker(evening)
    ana.is_offline(True)  # the host's
    ana.page.close()
    ben.taps("page-silent-go_on", name="Ana")
    ben.sees("page-away", name="Ana")
    ben.taps("page-menu")
    ben.taps("page-menu-end")
    ben.taps("page-confirm-end.yes")
    ben.sees("page-end-broken_off")
    ben.is_accessible()
    ben.taps("page-end-again")
    ben.adds_a_bot()
    ben.is_ready()
    ben.waits_until(ben.is_at_a_table)


def test_the_host_goes_silent_when_the_game_is_over(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.2)
    ana, ben = two_at_peekpoker(evening)
    ana.taps("page-menu")
    ana.taps("page-menu-end")
    ana.taps("page-confirm-end.yes")
    ben.taps("page-ending-agree")
    ben.sees("page-end-host_may")
    ana.is_offline(True)
    ana.page.close()
    ben.taps("page-silent-go_on", name="Ana")
    ben.taps("page-end-another")
    ben.taps("game-couples-quick")
    ben.waits_until(lambda: ben.update["room"]["game"] == "couples-quick")
    assert ben.phase == "lobby"
