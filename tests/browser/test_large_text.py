"""Text at 150 % and 200 %: the bar stays a bar, and no word is taken apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from browser.devices import LAPTOP
from browser.guests import Guest
from browser.people import Evening
from browser.test_leaving import two_at_peekpoker

SMALL_PHONE = ViewportSize(width=390, height=664)
BAR = """() => {
    const bar = document.querySelector("header");
    const wordsTakenApart = [...bar.querySelectorAll("h1, p")].flatMap((line) => {
        const text = line.firstChild;
        return [...text.data.matchAll(/\\S+/g)].filter(({0: word, index}) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
        }).map(([word]) => word);
    });
    const buttons = [...bar.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
    return {
        height: bar.getBoundingClientRect().height,
        wordsTakenApart,
        smallest: Math.min(...buttons.flatMap(({width, height}) => [width, height])),
        rows: new Set(buttons.map(({top}) => Math.round(top))).size,
        wide: document.documentElement.scrollWidth,
    };
}"""


def the_bar_stays_a_bar(device: Guest, name: str) -> None:
    device.page.locator("header h1").first.wait_for()
    bar = device.page.evaluate(BAR)
    assert bar["height"] <= SMALL_PHONE["height"] / 5, bar
    assert bar["wordsTakenApart"] == []
    assert bar["smallest"] >= 44
    assert bar["rows"] == 1
    assert bar["wide"] <= (device.page.viewport_size or LAPTOP)["width"]
    device.picture(name)


@pytest.mark.parametrize("percent", [150, 200])
def test_the_bar_stays_a_bar(evening: Evening, percent: int) -> None:
    ana, ben = two_at_peekpoker(evening)
    for device in (ana, ben):
        device.page.set_viewport_size(SMALL_PHONE)
        device.page.evaluate(f"() => document.documentElement.style.fontSize = '{percent}%'")
    the_bar_stays_a_bar(ana, f"large-text-table-{percent}")
    ana.taps("page-menu")
    ana.taps("page-menu-end")
    ana.taps("page-confirm-end.yes")
    ben.taps("page-ending-agree")
    for device in (ana, ben):
        device.sees("page-end-broken_off")
    the_bar_stays_a_bar(ana, f"large-text-end-{percent}")
    ana.is_accessible()
    ana.taps("page-end-again")
    ben.sees("page-seats-you")
    the_bar_stays_a_bar(ben, f"large-text-lobby-{percent}")
