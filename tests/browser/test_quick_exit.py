"""Out of here at once: always by the same corner, to a page that tells nothing."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.devices import LAPTOP
from browser.guests import Guest
from browser.people import Evening
from browser.test_leaving import two_at_peekpoker

IS_DARK = "() => getComputedStyle(document.body).color === 'rgb(255, 255, 255)'"
"""What would be written there would be white."""
IS_ANOTHER_PAGE = "() => performance.getEntriesByType('navigation')[0].name.endsWith('blank.html')"
FINGER = 44
"""Pixels that a fingertip covers."""


def corner(device: Guest) -> tuple[float, float]:
    """How far the quick exit is from the upper and the right edge."""
    topmost(device, "page-quick_exit").wait_for()
    box = topmost(device, "page-quick_exit").bounding_box()
    size = device.page.viewport_size
    assert box
    assert size
    return round(box["y"]), round(size["width"] - box["x"] - box["width"])


def topmost(device: Guest, button: str) -> Locator:
    """What lies over the page comes later in it."""
    return device.page.get_by_role("button", name=device.words(button), exact=True).last


def middle(device: Guest, button: str) -> float:
    box = topmost(device, button).bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def is_nowhere(device: Guest, where: str = "blank.html") -> None:
    """Dark and empty, without a name of ours."""
    expect(device.page).to_have_url(f"{device.evening.url}{where}")
    expect(device.page).to_have_title("New tab")
    assert device.page.inner_text("body").strip() == ""
    assert device.page.evaluate(IS_DARK)
    assert "nightcap" not in device.page.content().lower()


def test_the_quick_exit_is_in_the_same_corner_on_every_screen(evening: Evening) -> None:
    ana = evening.device(LAPTOP)
    ben = evening.device()
    evening.seat(ana, ben, "peekpoker")
    seen = {device: {corner(device)} for device in (ana, ben)}
    for device in (ben, ana):
        device.is_ready()
    ana.starts()
    ben.waits_until(ben.is_at_a_table)
    for device in (ana, ben):
        device.page.get_by_role("button", name=device.words("page-stop"), exact=True).wait_for()
        seen[device].add(corner(device))
        assert middle(device, "page-quick_exit") - middle(device, "page-stop") > 2 * FINGER
    ana.taps("page-pause")
    for device in (ana, ben):
        device.sees("page-paused.text")
        seen[device].add(corner(device))
        assert len(seen[device]) == 1, seen[device]


def test_the_quick_exit_is_in_that_corner_on_the_curtain_too(evening: Evening) -> None:
    laptop = evening.device(LAPTOP)
    laptop.opens_a_room("peekpoker", way="round")
    laptop.is_passed_round("Ana", "Ben")
    place = corner(laptop)
    laptop.goes_on_to("page-ready-we")
    laptop.taps("page-ready-we")
    laptop.starts()
    laptop.button("page-curtain-open", name="Ana").or_(
        laptop.button("page-curtain-open", name="Ben")
    ).wait_for()
    assert corner(laptop) == place


def test_the_quick_exit_is_there_while_a_sheet_is_open(evening: Evening) -> None:
    ana, ben = two_at_peekpoker(evening)
    place = corner(ana)
    for device in (ana, ben):
        device.taps("page-menu")
        expect(device.page.get_by_role("dialog")).to_be_visible()
    assert corner(ana) == place
    ana.is_accessible()
    topmost(ana, "page-quick_exit").click()
    is_nowhere(ana)
    ben.page.set_viewport_size(LAPTOP)
    assert middle(ben, "page-quick_exit") - middle(ben, "page-close") > FINGER


def test_the_quick_exit_leads_to_a_dark_page_without_a_name(evening: Evening) -> None:
    ana, _ = two_at_peekpoker(evening)
    ana.taps("page-quick_exit")
    ana.page.wait_for_function(IS_ANOTHER_PAGE)
    is_nowhere(ana)
    assert not ana.page.evaluate("() => document.scripts.length + document.styleSheets.length")


def test_without_a_line_the_quick_exit_leaves_nothing_of_the_table(evening: Evening) -> None:
    for keeps_files in (True, False):
        ana, ben = evening.device(keeps_files=keeps_files), evening.device()
        evening.seat(ana, ben, "peekpoker")
        ana.is_offline(True)
        ana.taps("page-quick_exit")
        is_nowhere(ana, "blank.html" if keeps_files else "")
        assert ana.code not in ana.everything_kept()
        if not keeps_files:
            ana.page.go_back()
            is_nowhere(ana, "")
