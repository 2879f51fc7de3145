"""A phone on its side: everything that is needed is on the screen."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from browser.people import Evening
from browser.players import Player, play

ON_ITS_SIDE = ViewportSize(width=844, height=390)


def test_cards_and_answers_stand_beside_the_table(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.question == "ask_to_exchange")
    for device in (ana, ben):
        device.page.set_viewport_size(ON_ITS_SIDE)
        for card in device.page.locator("[data-card]").all():
            expect(card).to_be_in_viewport(ratio=0.9)
        device.is_accessible()
        device.picture("on-its-side")
    asked = ana if ana.update["asked"]["answers"] else ben
    expect(asked.page.locator(".actions").get_by_role("button").first).to_be_in_viewport(ratio=1)
