"""Every screen on the way in and round the table: axe finds nothing, and pictures are taken."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from browser.guests import Guest
from browser.looking import pictures
from browser.people import Evening
from browser.players import Player, play

Look = Callable[[Guest, str], None]
LOOKS = {
    "dark": {"theme": "dark", "largeText": False, "sound": False},
    "light-large": {"theme": "light", "largeText": True, "sound": False},
}


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def arrives(evening: Evening, look: str) -> Guest:
    """A phone that likes to see the page in its own way."""
    device = evening.device()
    device.context.add_init_script(
        f"localStorage.setItem('nightcap.preferences', {json.dumps(json.dumps(LOOKS[look]))})"
    )
    return device


def seen(device: Guest, name: str, look: str) -> None:
    device.is_accessible()
    if look == "dark":
        pictures(device, name)
    else:
        device.picture(f"{name}-{look}")


def test_the_way_in(evening: Evening, look: str) -> None:
    ana, ben = arrives(evening, look), arrives(evening, look)
    ana.comes()
    ana.button("page-gate-enter").wait_for()
    seen(ana, "gate", look)
    ana.enters()
    ana.button("page-home-play").wait_for()
    seen(ana, "home", look)
    ana.taps("page-home-play")
    ana.sees("page-game-how")
    seen(ana, "game", look)
    ana.taps("page-game-open")
    ana.button("page-seats-sit").wait_for()
    ana.code = ana.page.evaluate("() => location.hash.slice(1)")
    seen(ana, "arrival", look)
    ana.plays_on_their_own("Ana")
    seen(ana, "lobby-alone", look)
    ana.page.get_by_role("button", name=ana.words("page-seats-fill"), exact=True).click()
    seen(ana, "lobby-fill", look)
    ana.taps("page-seats-add_bot")
    seen(ana, "lobby-bots", look)
    ana.page.keyboard.press("Escape")
    ben.comes(ana.code)
    ben.button("page-door-knock").wait_for()
    seen(ben, "door", look)
    ben.says_who("Ben")
    seen(ben, "door-waiting", look)
    ana.button("page-knocking-admit.label", name="Ben").wait_for()
    seen(ana, "lobby-knock", look)
    ana.lets_in("Ben")
    ben.is_let_in()
    ana.button("page-bounds-save").wait_for()
    seen(ana, "boundaries", look)
    for device, who in ((ana, "host"), (ben, "guest")):
        device.returns_to_the_table()
        seen(device, f"lobby-{who}", look)
        device.taps("page-tile-rules")
        seen(device, f"lobby-rules-{who}", look)
        device.closes_sheet()
        device.taps("page-tile-evening")
        seen(device, f"evening-{who}", look)
        device.taps("page-deck")
        seen(device, f"lobby-deck-{who}", look)
        device.closes_sheet()
        device.returns_to_the_table()
    ana.taps("page-menu")
    seen(ana, "lobby-menu", look)
    ana.taps("page-menu-look")
    seen(ana, "appearance", look)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.sets_boundaries(ceiling=5)
    ana.goes_on_to("page-ready-yes")
    seen(ana, "before", look)
    ana.is_ready()
    seen(ana, "lobby-waiting", look)


def test_round_the_table(evening: Evening, look: str) -> None:
    ana, ben = arrives(evening, look), arrives(evening, look)
    evening.seat(ana, ben, "couples-advanced")
    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.question == "ask_to_exchange")
    seen(ana, "table-cards", look)
    ana.taps("page-couples-rewards", game="advanced")
    seen(ana, "table-board", look)
    ana.page.keyboard.press("Escape")
    for part in ("how", "reference", "log", "rules", "look"):
        ana.taps("page-menu")
        ana.taps(f"page-menu-{part}")
        seen(ana, f"table-menu-{part}", look)
        ana.page.keyboard.press("Escape")
    ana.taps("page-menu")
    seen(ana, "table-menu", look)
    ana.taps("page-menu-burn")
    seen(ana, "table-burn", look)
    ana.taps("page-confirm-burn.no")
    ana.page.keyboard.press("Escape")
    ana.taps("page-pause")
    for device in (ana, ben):
        device.sees("page-paused.text")
    seen(ana, "paused", look)
    for device in (ana, ben):
        device.taps("page-resume")
    ana.button("page-pause").wait_for()
    ana.ends_the_game()
    ana.sees("page-end")
    seen(ana, "end", look)
    ben.sees("page-end-host_may")
    seen(ben, "end-guest", look)
    ana.taps("page-menu-burn")
    ana.taps("page-confirm-burn.yes")
    ben.sees("page-gone-burnt")
    seen(ben, "gone", look)
