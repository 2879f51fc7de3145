"""From opening the page to the first card: few taps, nothing lost, and everybody knows where they are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from browser.conftest import QUICK
from browser.devices import LAPTOP
from browser.guests import Guest
from browser.people import Evening
from browser.test_leaving import two_at_peekpoker
from nightcap.server import make_app, presence
from nightcap.store import MemoryJournal
from server.running import serve

SMALL = ViewportSize(width=390, height=664)
COUNTS_TAPS = """addEventListener("click", (event) => {
    if (event.isTrusted && event.detail > 0)
        sessionStorage.setItem("taps", Number(sessionStorage.getItem("taps") ?? 0) + 1);
}, true)"""
THEMES = ("Massage", "Dancing")


def counting(device: Guest) -> Guest:
    device.context.add_init_script(COUNTS_TAPS)
    return device


def taps_of(device: Guest) -> int:
    return int(device.page.evaluate("() => sessionStorage.getItem('taps') ?? 0"))


def test_two_phones_and_a_tv_need_few_taps_to_the_first_card(evening: Evening) -> None:
    ana, ben, tv = (counting(evening.device()) for _ in range(3))
    ana.comes()
    ana.enters()
    ana.taps("page-home-play")
    ana.taps("page-game-open")
    ana.page.get_by_label(ana.words("page-door-name")).fill("Ana")
    ana.taps("page-seats-sit")
    ana.waits_until(lambda: ana.update.get("room", {}).get("game"))
    ana.code = ana.page.evaluate("() => location.hash.slice(1)")
    tv.comes()
    tv.enters()
    tv.enters_code(ana.code.replace("-", " "))
    tv.taps("page-door-screen")
    ana.button("page-knocking-admit").wait_for()
    screen = taps_of(ana)
    ana.lets_in_the_screen()
    letting_in = taps_of(ana) - screen
    ben.comes(ana.code)
    ben.button("page-door-knock").wait_for()
    ben.page.get_by_role("textbox").fill("Ben")
    ben.taps("page-door-knock")
    ana.lets_in("Ben")
    for device, agrees in ((ana, "page-evening-done"), (ben, "page-evening-agree")):
        device.taps("page-bounds-save")
        device.taps(agrees)
        device.taps("page-ready-yes")
    ana.waits_until(lambda: ana.phase == "playing")
    host = taps_of(ana) - letting_in + 1  # and one to send the link
    print(f"taps to the first card: host {host}, guest {taps_of(ben)}, TV {taps_of(tv)}")
    assert host <= 9
    assert taps_of(ben) <= 4
    assert taps_of(tv) <= 2


def test_one_device_for_two_needs_few_taps(evening: Evening) -> None:
    laptop = counting(evening.device(LAPTOP))
    laptop.comes()
    laptop.enters()
    laptop.taps("page-home-play")
    laptop.page.get_by_role("radio", name=laptop.words("page-game-round")).check()
    laptop.taps("page-game-open")
    for number, name in enumerate(("Ana", "Ben"), 1):
        laptop.page.get_by_label(laptop.words("page-names-nth", number=number)).fill(name)
    laptop.taps("page-seats-sit")
    laptop.taps("page-evening-done")
    for name in ("Ana", "Ben"):
        laptop.taps("page-curtain-open", name=name)
        laptop.taps("page-bounds-save_and_yes")
    laptop.waits_until(lambda: laptop.phase == "playing")
    print(f"taps on one device for two: {taps_of(laptop)}")
    assert taps_of(laptop) <= 10


def test_back_on_the_private_page_keeps_what_was_chosen(evening: Evening) -> None:
    ana, _ = evening.couple("couples-quick")
    ana.heat(2).check()
    ana.theme(THEMES[0]).click()
    ana.page.go_back()
    ana.button("page-bounds-open").wait_for()
    assert ana.page.url.endswith(f"#{ana.code}")
    ana.taps("page-bounds-open")
    expect(ana.heat(2)).to_be_checked()
    expect(ana.theme(THEMES[0])).to_have_attribute("aria-checked", "false")


def test_back_from_a_game_leads_home_and_home_leads_back(evening: Evening) -> None:
    ana, _ = two_at_peekpoker(evening)
    home = ana.button("page-home-play")
    while not home.count():
        ana.page.go_back()
        ana.page.wait_for_timeout(100)
    ana.sees("page-home-waits")
    ana.is_accessible()
    ana.picture("home-return")
    ana.taps("page-home-return")
    ana.waits_until(ana.is_at_a_table)
    assert ana.phase == "playing"


def test_a_knock_is_seen_wherever_the_host_has_scrolled(evening: Evening) -> None:
    ana, ben = evening.device(SMALL), evening.device()
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    ana.taps("page-tile-evening")
    ana.page.get_by_role("region", name=ana.words("page-evening-details")).scroll_into_view_if_needed()
    ben.knocks(code, "Ben")
    admit = ana.button("page-knocking-admit.label", name="Ben")
    expect(admit).to_be_in_viewport(ratio=1)
    assert "Ben" in ana.page.title()
    ana.is_accessible()
    ana.page.keyboard.press("Enter")  # the sentence has the focus: nobody is let in by mistake
    expect(admit).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(admit).to_have_count(0)
    ana.returns_to_the_table()
    ana.taps("page-knocking", name="Ben")
    ana.lets_in("Ben")


def box(thing: Locator) -> tuple[float, float]:
    found = thing.bounding_box()
    assert found
    return found["y"], found["y"] + found["height"]


@pytest.mark.parametrize("height", [844, 664, 640])
def test_nothing_covers_the_qr_code(browser: Browser, height: int) -> None:
    app = make_app(MemoryJournal(), QUICK)
    with serve(app) as port:
        evening = Evening(browser, f"http://127.0.0.1:{port}/", "qr", app.state.rooms)
        ana = evening.device(ViewportSize(width=390 if height > 640 else 360, height=height))
        ana.opens_a_room("couples-quick")
        ana.plays_on_their_own("Ana")
        code = ana.page.get_by_role("img", name=ana.words("page-invite-qr")).locator("visible=true")
        code.evaluate("(picture) => picture.decode()")
        top, bottom = box(code)
        assert top >= box(ana.page.locator(".bar"))[1]
        assert bottom <= box(ana.page.locator(".dock"))[0]
        ana.picture(f"invitation-{height}")
        evening.ends()
        assert evening.troubles == []


def test_where_no_phone_can_come_in_the_page_says_so(browser: Browser) -> None:
    app = make_app(MemoryJournal(), replace(QUICK, lan_address=""))
    with serve(app) as port:
        evening = Evening(browser, f"http://127.0.0.1:{port}/", "only-here", app.state.rooms)
        ana = evening.device()
        ana.opens_a_room("couples-quick")
        ana.plays_on_their_own("Ana")
        words = ana.page.get_by_text(ana.words("page-invite-only_here")).locator("visible=true")
        expect(words).to_have_count(1)
        expect(ana.page.get_by_role("img", name=ana.words("page-invite-qr"))).to_have_count(0)
        ana.is_accessible()
        evening.ends()
        assert evening.troubles == []


def test_a_guest_sees_who_invites_to_what_and_hears_a_no(evening: Evening) -> None:
    ana, ben = evening.device(), evening.device()
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    ben.comes(code)
    ben.sees("page-door-invites", host="Ana")
    ben.sees("game-couples-quick")
    ben.sees("page-door-adult")
    ben.says_who("Ben")
    ana.taps("page-knocking-decline")
    ben.sees("page-door-declined")
    ben.sees("page-door-declined.host", host="Ana")
    ben.is_accessible()
    ben.picture("not-tonight")


def test_fine_and_never_look_unlike_and_say_so(evening: Evening) -> None:
    ana, _ = evening.couple("couples-quick")
    fine, never = ana.theme(THEMES[0]), ana.theme(THEMES[1])
    never.click()
    expect(never).to_contain_text(ana.words("page-bounds-never"))
    expect(fine).to_contain_text(ana.words("page-bounds-fine"))
    looks = [theme.evaluate("(one) => getComputedStyle(one).boxShadow") for theme in (fine, never)]
    assert looks[0] != looks[1]
    for heat in range(1, 6):
        ana.sees(f"page-heat-{heat}.sample")


def test_nobody_opens_anothers_page_on_a_shared_device(evening: Evening) -> None:
    laptop = evening.device(LAPTOP)
    laptop.opens_a_room("couples-quick", way="round")
    laptop.is_passed_round("Ana", "Ben")
    laptop.taps("page-evening-done")
    laptop.taps("page-curtain-open", name="Ana")
    laptop.writes_boundaries(ceiling=1, never=THEMES)
    laptop.page.get_by_role("button", name=laptop.words("page-curtain-open", name="Ben")).wait_for()
    laptop.page.go_back()
    laptop.taps("page-ready-undo")
    laptop.page.get_by_role("button", name=laptop.words("page-bounds-of", name="Ana")).click()
    laptop.taps("page-curtain-open", name="Ana")
    laptop.sees("page-bounds-sealed")
    expect(laptop.heat(3)).to_be_checked()
    assert laptop.page.get_by_role("switch", checked=False).count() == 0
    assert not [frame for frame in laptop.frames if '"ceiling":1' in frame and '"never":["' in frame]


def test_a_screen_that_was_switched_off_is_not_listed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.2)
    ana, tv = evening.device(), evening.device(LAPTOP)
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    tv.knocks_as_a_screen(code)
    ana.lets_in_the_screen()
    ana.sees("page-seats-screen")
    tv.page.close()
    expect(ana.page.get_by_text(ana.words("page-seats-screen"), exact=True)).to_have_count(0)


def test_anybody_can_say_not_yet(browser: Browser) -> None:
    app = make_app(MemoryJournal(), replace(QUICK, beginning=30.0))
    with serve(app) as port:
        evening = Evening(browser, f"http://127.0.0.1:{port}/", "not-yet", app.state.rooms)
        ana, ben = evening.couple("couples-quick")
        for device in (ana, ben):
            device.sets_boundaries(ceiling=5)
            device.is_ready()
        for device in (ana, ben):
            device.sees("page-begins.soon")
        ben.taps("page-ready-undo")
        ana.sees("page-ready-waiting", names="Ben")
        assert ana.phase == "lobby"
        evening.ends()
        assert evening.troubles == []
