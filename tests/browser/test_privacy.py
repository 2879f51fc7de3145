"""Nothing in a page's memory or traffic that its player may not know."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import expect

from browser.devices import LAPTOP
from browser.guests import Guest
from browser.people import Evening
from browser.players import Player, play
from browser.privacy import before_the_deal, boundaries_in, hand, is_exchange, shows_none_of

THEMES = ("Massage", "Dancing")


class Watcher:
    """Searches a device for the cards of the other, whenever something has happened."""

    def __init__(self, *devices: Guest) -> None:
        self.devices = list(devices)
        self.searched = 0

    def __call__(self, device: Guest) -> None:
        other = 1 - self.devices.index(device)
        device.catches_up()
        if is_exchange(device.question):
            since = before_the_deal(device)
            shows_none_of(device, hand(device, other), since)
            with pytest.raises(AssertionError):  # the search finds what is there: one's own
                shows_none_of(device, hand(device, 1 - other), since)
            self.searched += 1


def test_nobody_can_find_the_others_cards_or_boundaries(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    ana.makes_the_quick_game_short()
    ana.sets_boundaries(ceiling=4, never=THEMES)
    ben.sets_boundaries(ceiling=5)
    for device in (ben, ana):
        device.is_ready()
    ana.starts()
    watch = Watcher(ana, ben)
    play(Player(ana, 1), Player(ben, 2), seeing=watch)
    assert watch.searched >= 16, "four exchanges in each of several rounds, by both"

    people = evening.room(ana.code).people
    for device, person in ((ana, people[0]), (ben, people[1])):
        said = person.boundaries
        assert said is not None
        own = msgspec.json.decode(msgspec.json.encode(said))
        assert [found for found in boundaries_in(device) if found not in (None, own)] == []
        assert any(frame for frame in device.frames if '"boundaries"' in frame)
        kept = device.page.evaluate("() => JSON.stringify([localStorage, sessionStorage])")
        assert not [word for word in ("ceiling", "never", *said.never, *THEMES) if word in kept]


def test_the_lobby_looks_the_same_whatever_somebody_has_ruled_out(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    ana.sets_boundaries(ceiling=5)
    ana.returns_to_the_table()
    ben.returns_to_the_table()
    seen, heard = [ana.everything_kept()], len(ben.frames)
    of_ben = ben.everything_kept()
    for ceiling, never in ((1, ()), (3, THEMES)):
        ana.opens_boundaries_again()
        ana.writes_boundaries(ceiling, never)
        ana.returns_to_the_table()
        seen.append(ana.everything_kept())
    assert seen[0] == seen[1] == seen[2]
    assert ben.everything_kept() == of_ben
    assert len(ben.frames) == heard
    assert not [theme for theme in THEMES if theme in seen[0]]


def test_the_private_page_of_a_shared_device_leaves_nothing_behind(evening: Evening) -> None:
    laptop = evening.device(LAPTOP)
    laptop.opens_a_room("couples-quick", way="round")
    laptop.is_passed_round("Ana", "Ben")
    laptop.taps("page-evening-done")
    laptop.taps("page-curtain-open", name="Ana")
    laptop.writes_boundaries(ceiling=2, never=THEMES)
    left = len(laptop.frames)
    laptop.waits_until(lambda: laptop.update["seat"] is None)
    assert not [theme for theme in THEMES if theme in laptop.everything_kept()]
    laptop.taps("page-curtain-open", name="Ben")
    expect(laptop.heat(3)).to_be_checked()  # as for everybody who has said nothing yet
    assert laptop.page.get_by_role("switch", checked=False).count() == 0
    for frame in laptop.frames[left:]:
        mine = json.loads(frame).get("room", {}).get("mine")
        assert not mine or mine["seat"] == 1


def test_a_card_that_only_its_drawer_may_read_has_no_words_for_the_other(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    ana.makes_the_quick_game_short()
    ana.opens_house_rules()
    rule = ana.page.get_by_role("dialog").locator("section")
    rule = rule.filter(has_text=ana.words("couples-option-card_view"))
    rule.get_by_role("radio", name=ana.words("couples-word-drawer_only")).check()
    ana.waits_until(lambda: ana.update["room"]["options"].get("card_view") == "drawer_only")
    ana.closes_sheet()
    evening.begin(ana, ben)

    def drawer() -> int | None:
        face_up = ana.update["table"]["face_up"]
        return face_up["drawer"] if face_up else None

    play(Player(ana, 1), Player(ben, 2), until=lambda: drawer() is not None)
    reads, waits = (ana, ben) if drawer() == 0 else (ben, ana)
    deck = evening.room(ana.code).deck
    assert deck is not None
    shown = [seen["activity"]["id"] for seen in reads.update["table"]["face_up"]["activities"]]
    assert len(shown) >= 3
    for activity in shown:
        reads.page.get_by_text(beginning(deck.words[activity]["en"].does)).first.wait_for()
    got = [response.text() for response in waits.fetched if "/deck" in response.url]
    assert got
    for text in (*got, *waits.frames, waits.page.content(), waits.everything_kept()):
        assert not [activity for activity in shown if beginning(deck.words[activity]["en"].does) in text]


def beginning(text: str) -> str:
    """What is said before anybody is named."""
    return max(text.split("{other}"), key=len).strip()
