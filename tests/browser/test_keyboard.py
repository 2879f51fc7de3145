"""No mouse and no finger: the keyboard alone."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from browser.devices import LAPTOP
from browser.guests import Guest
from browser.people import Evening
from browser.players import Player, play

FOCUSED = """() => {
    const here = document.activeElement;
    const named = (id) => document.getElementById(id)?.textContent ?? "";
    const labels = (here.getAttribute("aria-labelledby") ?? "").split(" ");
    return (here.ariaLabel ?? labels.map(named).join(" ").trim())
        || here.labels?.[0]?.textContent.trim() || here.textContent.trim();
}"""

UNCOVERED = """() => {
    const line = document.activeElement.closest("label").getBoundingClientRect();
    const bar = document.querySelector(".bar").getBoundingClientRect();
    const answers = document.querySelector(".actions").getBoundingClientRect();
    return line.top >= bar.bottom - 1 && line.bottom <= answers.top + 1;
}"""
LARGE = (
    """localStorage.setItem("nightcap.preferences", '{"theme": "dark", "largeText": true, "sound": false}')"""
)


class Keyboard:
    def __init__(self, device: Guest) -> None:
        self.device = device

    def goes_to(self, words: str) -> None:
        """By Tab, as far as it takes."""
        keys = self.device.page.keyboard
        for _ in range(80):
            if self.device.page.evaluate(FOCUSED).startswith(words):
                return
            keys.press("Tab")
        raise AssertionError(f"the keyboard does not reach “{words}”")

    def goes_into(self, place: Locator) -> None:
        """By Tab, until something in there has the focus."""
        for _ in range(80):
            if place.evaluate("(place) => place.contains(document.activeElement)"):
                return
            self.device.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not get there")

    def presses(self, message: str, key: str = "Enter", **facts: Any) -> None:
        words = self.device.words(message, **facts)
        page = self.device.page
        page.get_by_text(words).or_(page.get_by_label(words)).first.wait_for()
        self.goes_to(words)
        self.device.page.keyboard.press(key)

    def types(self, words: str) -> None:
        self.device.page.keyboard.type(words)


def test_a_room_a_bot_and_a_round_by_the_keyboard_alone(evening: Evening) -> None:
    ana = evening.device(LAPTOP)
    keys = Keyboard(ana)
    ana.comes()
    keys.presses("page-gate-enter")
    keys.presses("page-home-play")
    keys.presses("page-game-open")
    ana.button("page-seats-sit").wait_for()
    keys.goes_to(ana.words("page-door-name"))
    keys.types("Ana")
    ana.page.keyboard.press("Enter")
    ana.waits_until(lambda: ana.update["room"]["game"])
    keys.presses("page-seats-fill")
    keys.presses("page-seats-add_bot")
    keys.presses("page-bot-random")
    ana.heat(3).wait_for()
    keys.goes_into(ana.page.get_by_role("group", name=ana.words("page-bounds-heat")))
    for _ in range(2):
        ana.page.keyboard.press("ArrowDown")
    expect(ana.heat(5)).to_be_checked()
    keys.presses("page-bounds-cover")
    keys.presses("page-bounds-save")
    keys.presses("page-evening-done")
    keys.presses("page-ready-yes")
    ana.waits_until(lambda: ana.phase == "playing")
    answers = {
        "ask_to_deal": "couples-move-deal",
        "ask_to_draw_reward": "couples-move-draw_reward",
        "ask_to_accept": "couples-move-accept",
        "ask_to_complete": "couples-move-complete_activity",
    }
    while ana.update["table"]["round"] == 1:
        question, asked = ana.question, ana.update["asked"]
        if not asked["answers"]:
            ana.page.wait_for_timeout(10)
            continue
        number = asked["question"]
        if question.startswith("ask_to_exchange"):
            exchanges_two(keys)
        elif question == "ask_to_select":
            chooses_one(keys)
        else:
            keys.presses(answers[question])
        ana.waits_until(partial(ana.has_answered, number))


def exchanges_two(keys: Keyboard) -> None:
    """Arrows walk through the hand, space chooses."""
    page = keys.device.page
    hand = page.get_by_role("list", name=keys.device.words("page-couples-your_hand"))
    hand.get_by_role("button").first.wait_for()
    page.locator(".actions").get_by_role("button").first.wait_for()  # the cards lie there before it is asked
    keys.goes_into(hand)
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    keys.presses("page-couples-exchange", count=2)


def chooses_one(keys: Keyboard) -> None:
    """Space takes the line, arrows walk on; what is ruled out is passed over."""
    page = keys.device.page
    lines = page.get_by_role("radio")
    lines.first.wait_for()
    keys.goes_to(lines.first.locator("xpath=..").inner_text().split("\n")[0])
    page.keyboard.press("Space")
    while page.get_by_role("radio", checked=True).count() == 0:
        page.keyboard.press("ArrowDown")
    keys.presses("page-activity-this")


def test_an_activity_that_has_the_focus_is_not_under_the_answers(evening: Evening) -> None:
    """On a phone with large text, where a reward card is longer than the screen."""
    ana, ben = evening.device(), evening.device()
    for device in (ana, ben):
        device.context.add_init_script(LARGE)
    evening.seat(ana, ben, "couples-quick")
    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.question == ben.question == "ask_to_select")
    [chooser] = [device for device in (ana, ben) if device.update["asked"]["answers"]]
    choices = chooser.page.get_by_role("radio")
    choices.first.focus()
    for _ in range(choices.count()):
        chooser.waits_until(lambda: chooser.page.evaluate(UNCOVERED), "it is covered")
        chooser.page.keyboard.press("ArrowDown")
