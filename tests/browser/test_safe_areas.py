"""The notch of an iPhone and the line at its bottom: nothing of ours is under them."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

from browser.guests import Guest
from browser.people import Evening

IPHONE = ViewportSize(width=390, height=664)
NOTCH, LINE = 47, 34


def has_a_notch(device: Guest) -> None:
    session = device.context.new_cdp_session(device.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": NOTCH, "bottom": LINE}})


def is_clear(device: Guest) -> None:
    """The quick exit is below the notch, and the main button above the line."""
    device.comes_to_rest()
    main = device.page.locator("button.main").last.bounding_box()
    assert main
    assert main["y"] + main["height"] <= IPHONE["height"] - LINE
    for way_out in device.button("page-quick_exit").all():
        box = way_out.bounding_box()
        assert box is None or box["y"] >= NOTCH


def test_from_the_gate_to_the_table(evening: Evening) -> None:
    ana, ben = evening.device(IPHONE), evening.device(IPHONE)
    for device in (ana, ben):
        has_a_notch(device)
    ana.comes()
    ana.button("page-gate-enter").wait_for()
    is_clear(ana)
    evening.seat(ana, ben, "couples-quick")
    for device in (ana, ben):
        device.sets_boundaries(ceiling=5)
        device.goes_on_to("page-ready-yes")
        is_clear(device)
        device.is_ready()
    ana.starts()
    dealer = ana if ana.update["asked"]["answers"] else ben
    dealer.button("page-pause").wait_for()
    is_clear(dealer)
    dealer.picture("safe-areas")
