"""Makes the README's pictures by playing: `NIGHTCAP_CHROMIUM=… uv run python tools/make_screenshots.py`."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from browser.conftest import QUICK
from browser.devices import ARGUMENTS, PHONE
from browser.guests import Guest
from browser.people import Evening
from browser.players import Player, play
from kit.rules import ROOT
from nightcap.server import make_app
from nightcap.store import MemoryJournal
from server.running import serve

PICTURES = ROOT / "docs" / "pictures"
TV = ViewportSize(width=960, height=540)
LARGEST = 150_000


def main() -> None:
    chromium = os.environ.get("NIGHTCAP_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for shoot in (quick_game, advanced_game):
            app = make_app(MemoryJournal(), QUICK)
            with serve(app) as port:
                shoot(evening(browser, port))
        browser.close()


def evening(browser: Browser, port: int) -> Evening:
    return Evening(browser, f"http://127.0.0.1:{port}/", "pictures")


def quick_game(tonight: Evening) -> None:
    """The games, a lobby, cards to exchange, a reward card, and the same on a shared screen."""
    emma, david, screen = tonight.device(), tonight.device(), tonight.device(TV)
    emma.comes()
    emma.enters()
    emma.button("page-home-play").wait_for()
    shot(emma, "games")
    emma.chooses("couples-quick")
    emma.plays_on_their_own("Emma")
    emma.page.get_by_role("img", name=emma.words("page-invite-qr")).first.wait_for()
    shot(emma, "lobby")
    david.knocks(emma.code, "David")
    emma.button("page-knocking-admit.label", name="David").wait_for()
    shot(emma, "knock")
    emma.lets_in("David")
    emma.button("page-bounds-save").wait_for()
    shot(emma, "boundaries")
    screen.knocks_as_a_screen(emma.code)
    emma.lets_in_the_screen()
    begin(emma, david)
    plays(emma, david, until="ask_to_exchange")
    shot(emma, "exchange")
    plays(emma, david, until="ask_to_draw_reward")
    screen.waits_until(lambda: screen.question == "ask_to_draw_reward")
    shot(screen, "shared-screen", TV)
    plays(emma, david, until="ask_to_select")
    shot(emma if emma.update["asked"]["answers"] else david, "reward-card")
    tonight.ends()


def advanced_game(tonight: Evening) -> None:
    """Tricks, with the track above."""
    emma, david = tonight.device(), tonight.device()
    emma.opens_a_room("couples-advanced")
    emma.plays_on_their_own("Emma")
    david.knocks(emma.code, "David")
    emma.lets_in("David")
    emma.opens_house_rules()
    emma.writes("couples-option-start_space", to=30)
    emma.closes_sheet()
    begin(emma, david)
    plays(emma, david, until="ask_to_follow")
    shot(emma if emma.update["asked"]["answers"] else david, "track")
    tonight.ends()


def begin(host: Guest, guest: Guest) -> None:
    guest.is_let_in()
    for device in (guest, host):
        device.sets_boundaries(ceiling=5)
        device.is_ready()
    host.starts()


def plays(*devices: Guest, until: str) -> None:
    everybody = [Player(device, seed) for seed, device in enumerate(devices)]
    play(*everybody, until=lambda: all(device.question == until for device in devices))


def shot(device: Guest, name: str, size: ViewportSize = PHONE) -> None:
    device.page.set_viewport_size(size)
    device.comes_to_rest()
    path = PICTURES / f"{name}.jpg"  # the room's glow is too fine for a small PNG
    device.page.screenshot(path=path, quality=88)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    assert path.stat().st_size <= LARGEST


if __name__ == "__main__":
    main()
