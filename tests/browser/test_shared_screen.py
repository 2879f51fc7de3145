"""A screen for everybody, beside two phones."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from browser.devices import LAPTOP
from browser.looking import pictures
from browser.people import Evening
from browser.players import Player, play
from browser.privacy import boundaries_in, hand, is_exchange, shows_all_of, shows_none_of


def test_a_shared_screen_shows_the_way_in_and_then_what_everybody_may_see(evening: Evening) -> None:
    ana, ben, screen = evening.device(), evening.device(), evening.device(LAPTOP)
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    screen.knocks_as_a_screen(code)
    ana.lets_in_the_screen()
    way_in = screen.page.get_by_role("img", name=screen.words("page-invite-qr"))
    expect(way_in).to_be_visible()
    way_in.evaluate("(picture) => picture.decode()")  # it is a picture indeed
    screen.is_accessible()
    pictures(screen, "screen-lobby")
    ben.knocks(code, "Ben")
    ana.lets_in("Ben")
    ben.is_let_in()
    expect(way_in).to_have_count(0)

    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.question == "ask_to_exchange")
    dealt = len(screen.frames)
    while is_exchange(ana.question):
        shows_none_of(screen, hand(ana, 0) + hand(ana, 1), since=0)
        number = ana.update["room"]["news"]
        play(Player(ana, 1), Player(ben, 2), until=partial(ana.has_news_since, number))
        screen.catches_up()
    assert len(screen.frames) > dealt
    screen.waits_until(lambda: screen.question == ana.question)
    shows_all_of(screen, hand(ana, 0) + hand(ana, 1))  # the showdown
    screen.is_accessible()
    pictures(screen, "screen-showdown")
    assert screen.update["seat"] is None
    assert screen.update["asked"] is None
    assert boundaries_in(screen) == []


def test_the_host_can_send_a_screen_away(evening: Evening) -> None:
    ana, screen = evening.device(), evening.device(LAPTOP)
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    screen.knocks_as_a_screen(code)
    ana.lets_in_the_screen()
    ana.sees("page-seats-screen")
    ana.is_accessible()
    ana.picture("lobby-with-a-screen")
    ana.taps("page-seats-send_out")
    screen.sees("page-gone-turned_away")
    expect(ana.page.get_by_text(ana.words("page-seats-screen"))).to_have_count(0)


def test_a_screen_that_comes_late_is_let_in_from_the_table_and_from_a_pause(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.question == "ask_to_exchange")
    for paused in (False, True):
        if paused:
            ben.page.get_by_role("button", name=ben.words("page-pause"), exact=True).click()
            ana.sees("page-paused")
        screen = evening.device(LAPTOP)
        screen.knocks_as_a_screen(ana.code)
        expect(ana.button("page-knocking-admit")).to_be_in_viewport()
        expect(ben.page.locator(".knocks *")).to_have_count(0)
        ana.is_accessible()
        ana.picture("late-screen-paused" if paused else "late-screen")
        ana.lets_in_the_screen()
        screen.waits_until(screen.is_at_a_table)
        shows_none_of(screen, hand(ana, 0) + hand(ana, 1), since=0)
