"""One laptop for both: a curtain between the two."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.devices import LAPTOP
from browser.guests import Guest
from browser.people import Evening
from browser.players import Player
from browser.privacy import hand, shows_all_of, shows_none_of

NAMES = ("Ana", "Ben")


def test_a_laptop_is_passed_round_and_the_curtain_hides_both_hands(evening: Evening) -> None:
    laptop = evening.device(LAPTOP)
    laptop.opens_a_room("couples-quick")
    laptop.is_passed_round(*NAMES)
    for name in NAMES:
        laptop.button("page-bounds-of", name=name).last.click()
        laptop.sees("page-bounds-turn", name=name)
        laptop.is_accessible()
        laptop.taps("page-curtain-open", name=name)
        laptop.writes_boundaries(ceiling=5)
        laptop.taps("page-ready-named", name=name)
    laptop.starts()

    player = Player(laptop, 1)
    curtains = 0
    while laptop.update["table"] is None or laptop.update["table"]["round"] == 1:
        if laptop.update["seat"] is None:
            curtains += raises_the_curtain(laptop)
        elif player.is_asked:
            player.acts()
        else:
            passes_it_on(laptop)
    assert curtains >= 7, "both signs, the deal, two exchanges each"


def raises_the_curtain(laptop: Guest) -> int:
    """While it is down nothing of any hand is there; then one hand only."""
    [seat, *_] = laptop.update["owing"]
    opens = laptop.button("page-curtain-open", name=NAMES[seat])
    opens.wait_for()
    hands = [hand(laptop, 0), hand(laptop, 1)]
    secret = laptop.question.startswith("ask_to_exchange")
    down = len(laptop.frames) - 1
    if secret:
        shows_none_of(laptop, hands[0] + hands[1], since=down)
    assert laptop.update["asked"] is None
    laptop.is_accessible()
    opens.click()
    laptop.waits_until(lambda: laptop.update["seat"] == seat)
    if secret:
        shows_all_of(laptop, hands[seat])
        shows_none_of(laptop, hands[1 - seat], since=down)
    return 1


def passes_it_on(laptop: Guest) -> None:
    """What this seat has just drawn is still to be seen; the curtain falls when it is passed on."""
    seat = laptop.update["seat"]
    [owing, *_] = laptop.update["owing"]
    assert owing != seat
    laptop.taps("page-pass_to", name=NAMES[owing])
    laptop.waits_until(lambda: laptop.update["seat"] is None)
    expect(laptop.button("page-curtain-open", name=NAMES[owing])).to_be_visible()
