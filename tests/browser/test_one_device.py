"""One laptop for both: a curtain between the two."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from browser.devices import LAPTOP, PATIENCE
from browser.guests import Guest
from browser.looking import ways_out_are_on_screen
from browser.people import Evening
from browser.players import Player
from browser.privacy import hand, shows_all_of, shows_none_of
from nightcap.engine.cards import Card

NAMES = ("Ana", "Ben")
TAPS_AND_WATCHES = """(button) => {
    globalThis.cardsSeen = 0;
    const watch = () => cardsSeen += document.querySelectorAll("[data-card]").length;
    new MutationObserver(watch).observe(document, {childList: true, subtree: true});
    for (const type of ["pointerdown", "pointerup"])
        button.dispatchEvent(new PointerEvent(type, {bubbles: true}));
}"""


def test_a_laptop_is_passed_round_and_the_curtain_hides_both_hands(evening: Evening) -> None:
    laptop = evening.device(LAPTOP)
    laptop.opens_a_room("couples-quick", way="round")
    laptop.is_passed_round(*NAMES)
    laptop.taps("page-evening-done")
    for name in NAMES:
        laptop.sees("page-bounds-turn", name=name)
        laptop.is_accessible()
        laptop.taps("page-curtain-open", name=name)
        laptop.writes_boundaries(ceiling=5)
    laptop.starts()

    player = Player(laptop, 1)
    curtains = 0
    end = time.monotonic() + 4 * PATIENCE / 1000
    while laptop.update["table"] is None or laptop.update["table"]["round"] == 1:
        assert time.monotonic() < end, "the round does not end"
        if laptop.update["seat"] is None:
            curtains += raises_the_curtain(laptop)
        elif player.is_asked:
            player.acts()
        else:
            passes_it_on(laptop)
    assert curtains >= 5, "the deal, two exchanges each"


def raises_the_curtain(laptop: Guest) -> int:
    """While it is down nothing of any hand is there; then one hand only."""
    [seat, *_] = laptop.update["owing"]
    opens = laptop.button("page-curtain-open", name=NAMES[seat])
    opens.wait_for()
    ways_out_are_on_screen(laptop)
    hands = [hand(laptop, 0), hand(laptop, 1)]
    secret = laptop.question.startswith("ask_to_exchange")
    down = len(laptop.frames) - 1
    if secret:
        shows_none_of(laptop, hands[0] + hands[1], since=down)
        peeks(laptop, seat, hands)
    assert laptop.update["asked"] is None
    laptop.is_accessible()
    opens.click()
    laptop.waits_until(lambda: laptop.update["seat"] == seat)
    if secret:
        shows_all_of(laptop, hands[seat])
        shows_none_of(laptop, hands[1 - seat], since=down)
    return 1


def peeks(laptop: Guest, seat: int, hands: list[tuple[Card, ...]]) -> None:
    """The hand is there as long as somebody holds, by pointer or by key, and not a moment longer."""
    holds = laptop.button("page-curtain-peek")
    for lifts, lets_fall in ways_to_hold(laptop):
        down = len(laptop.frames)
        holds.focus()
        holds.hover()
        lifts()
        shows_all_of(laptop, hands[seat])
        shows_none_of(laptop, hands[1 - seat], since=down)
        laptop.picture("peek")
        lets_fall()
        shows_none_of(laptop, hands[0] + hands[1], since=len(laptop.frames))
        laptop.waits_until(lambda: laptop.update["seat"] is None)
        shows_none_of(laptop, hands[0] + hands[1], since=len(laptop.frames) - 1)
    lifts_and_drops_at_once(laptop)
    shows_none_of(laptop, hands[0] + hands[1], since=len(laptop.frames) - 1)


def ways_to_hold(laptop: Guest) -> list[tuple[Callable[[], None], Callable[[], None]]]:
    mouse, keyboard = laptop.page.mouse, laptop.page.keyboard
    return [
        (mouse.down, mouse.up),
        (partial(keyboard.down, " "), partial(keyboard.up, " ")),
        (mouse.down, partial(mouse.move, 5, 5)),
        (mouse.down, partial(loses_the_line, laptop)),
    ]


def loses_the_line(laptop: Guest) -> None:
    """Whoever still holds then sees nothing, also not when the line is back."""
    laptop.is_offline(True)
    expect(laptop.page.locator("[data-card]")).to_have_count(0)
    expect(laptop.page.get_by_text(laptop.texts.say("page-line_lost"))).to_be_visible()
    laptop.is_offline(False)
    laptop.waits_until(lambda: laptop.update["seat"] is None)


def lifts_and_drops_at_once(laptop: Guest) -> None:
    """Released before the hand has come: it is not shown when it comes."""
    laptop.page.mouse.up()
    heard = len(laptop.frames)
    laptop.button("page-curtain-peek").evaluate(TAPS_AND_WATCHES)
    laptop.waits_until(lambda: len(laptop.frames) >= heard + 2)
    assert [message["seat"] is None for message in laptop.said[-2:]] == [False, True]
    laptop.waits_until(lambda: laptop.update["seat"] is None)
    assert laptop.page.evaluate("() => cardsSeen") == 0


def passes_it_on(laptop: Guest) -> None:
    """What this seat has just drawn is still to be seen; the curtain falls when it is passed on."""
    seat = laptop.update["seat"]
    [owing, *_] = laptop.update["owing"]
    assert owing != seat
    laptop.taps("page-pass_to", name=NAMES[owing])
    laptop.waits_until(lambda: laptop.update["seat"] is None)
    expect(laptop.button("page-curtain-open", name=NAMES[owing])).to_be_visible()
