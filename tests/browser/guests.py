"""What people do before a game, through what their page offers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from playwright.sync_api import FilePayload, Locator, expect

from browser.devices import Device


class Guest(Device):
    """A device in somebody's hands."""

    code = ""

    # The way in

    def comes(self, where: str = "") -> None:
        """Opens the page, or the link to a room."""
        self.page.goto(f"{self.evening.url}{'#' if where else ''}{where}")
        self.code = where

    def enters(self) -> None:
        """An adult."""
        self.taps("page-gate-enter")

    def opens_a_room(self, game: str, way: str = "own") -> str:
        """From home to a name, as a host."""
        self.comes()
        self.enters()
        self.chooses(game, way)
        return self.code

    def chooses(self, game: str, way: str = "own") -> None:
        self.cover_of(game).click()
        self.sees("page-game-how")
        if way == "round":
            self.page.get_by_role("radio", name=self.words("page-game-round")).check()
        self.taps("page-game-open")
        self.button("page-seats-sit").wait_for()
        self.code = self.page.evaluate("() => location.hash.slice(1)")

    def plays_on_their_own(self, name: str) -> None:
        self.page.get_by_label(self.words("page-door-name")).fill(name)
        self.taps("page-seats-sit")
        self.button("page-seats-sit").wait_for(state="detached")
        self.waits_until(lambda: self.update["room"]["game"])

    def is_passed_round(self, *names: str) -> None:
        for number, name in enumerate(names, 1):
            self.page.get_by_label(self.words("page-names-nth", number=number)).fill(name)
        self.taps("page-seats-sit")
        self.waits_until(lambda: len(self.update["room"]["seats"]) == len(names))

    def enters_code(self, typed: str) -> None:
        """At home, as it was heard."""
        field = self.page.get_by_role("textbox", name=self.words("page-games-code"))
        field.fill(typed)
        field.press("Enter")

    def knocks(self, code: str, name: str) -> None:
        self.comes(code)
        self.says_who(name)

    def says_who(self, name: str) -> None:
        """At the door."""
        self.button("page-door-knock").wait_for()
        self.page.get_by_role("textbox").fill(name)
        self.taps("page-door-knock")
        self.sees("page-door-knocked", name=name)

    def knocks_as_a_screen(self, code: str) -> None:
        self.comes(code)
        self.taps("page-door-screen")

    def lets_in(self, name: str) -> None:
        self.taps("page-knocking-admit.label", name=name)
        expect(self.button("page-knocking-admit.label", name=name)).to_have_count(0)

    def lets_in_the_screen(self) -> None:
        self.taps("page-knocking-admit")
        expect(self.button("page-knocking-admit")).to_have_count(0)

    def is_let_in(self) -> None:
        """And sits, by the name that was called at the door."""
        self.waits_until(lambda: any(seat["mine"] for seat in self.update.get("room", {}).get("seats", ())))

    # What is agreed

    def adds_a_bot(self, bot: str = "random") -> None:
        bots = sum(seat["bot"] != "" for seat in self.update["room"]["seats"])
        self.returns_to_the_table()
        self.page.get_by_role("button", name=self.words("page-seats-fill"), exact=True).click()
        self.taps("page-seats-add_bot")
        self.taps(f"page-bot-{bot}")
        self.waits_until(lambda: sum(seat["bot"] != "" for seat in self.update["room"]["seats"]) > bots)

    def plays_for(self, words: str) -> None:
        """A stake in one's own words; the page of the evening is open."""
        self.button("page-stake-change").or_(self.button("page-stake-suggest")).click()
        self.page.get_by_role("textbox").fill(words)
        self.taps("page-save")
        self.waits_until(lambda: self.update["room"]["stake"] == words)

    def returns_to_the_table(self) -> None:
        """From whatever page has opened by itself."""
        table = self.page.get_by_role("region", name=self.words("page-seats"), exact=True)
        back = self.page.get_by_role("button", name=self.words("page-back"), exact=True)
        table.or_(back).first.wait_for()
        while back.count():
            back.click()
        table.wait_for()

    def goes_on_to(self, wanted: str) -> None:
        """By the main button of each page on the way."""
        goal = self.button(wanted).first
        steps = (
            "page-lobby-complete",
            "page-evening-done",
            "page-evening-agree",
            "page-bounds-open",
            "page-ready-before",
        )
        on_the_way = [self.button(step) for step in (*steps, "page-evening")]
        anything = goal
        for step in on_the_way:
            anything = anything.or_(step.first)
        while True:
            anything.first.wait_for()
            if goal.is_visible():
                return
            for step in on_the_way:
                if step.first.is_visible():
                    step.first.click()
                    break

    def sets(self, rule: str, to: int, of: str = "") -> None:
        """A number among the house rules; the sheet is open."""
        section = self.page.get_by_role("dialog").locator("section").filter(has_text=self.words(rule))
        numbers = section.get_by_role("group", name=of or self.words(rule))
        shown = numbers.get_by_role("status")
        while (now := int(shown.inner_text())) != to:
            numbers.get_by_role("button", name=self.words("page-more" if now < to else "page-less")).click()
            expect(shown).not_to_have_text(str(now))

    def writes(self, rule: str, to: int) -> None:
        """A large number among the house rules."""
        number = self.page.get_by_role("dialog").get_by_role("spinbutton", name=self.words(rule))
        number.fill(str(to))
        number.blur()
        self.waits_until(lambda: to in self.update["room"]["options"].values(), f"{rule} is not {to}")

    def chooses_another_game(self, game: str) -> None:
        """In the lobby, as the host."""
        self.returns_to_the_table()
        self.taps("page-tile-evening")
        self.page.get_by_role("region", name=self.words("page-evening-details")).get_by_role(
            "button"
        ).first.click()
        self.cover_of(game).click()
        self.waits_until(lambda: self.update["room"]["game"] == game)

    def cover_of(self, game: str) -> Locator:
        """On the shelf."""
        name = re.compile(re.escape(self.words(f"game-{game}")) + r"\s")
        return self.page.get_by_role("listitem").get_by_role("button").filter(has_text=name)

    def throws_signs(self) -> None:
        """For the first deal, instead of leaving it to chance."""
        self.opens_house_rules()
        self.page.get_by_role("dialog").get_by_role("radio", name=self.words("couples-word-rps")).check()
        self.waits_until(lambda: "first_dealer" not in self.update["room"]["options"])
        self.closes_sheet()

    def opens_house_rules(self) -> None:
        self.returns_to_the_table()
        self.taps("page-tile-rules")

    def makes_the_quick_game_short(self) -> None:
        """Fewer reward cards, by house rule."""
        self.opens_house_rules()
        for kind in ("lust", "hot", "cuddle"):
            self.sets("couples-option-deck", of=self.words(f"couples-word-{kind}"), to=0)
        self.closes_sheet()

    def closes_sheet(self) -> None:
        self.taps("page-done")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def sets_boundaries(self, ceiling: int = 4, never: Iterable[str] = ()) -> None:
        """In private: how hot it may get, and what never comes up."""
        self.goes_on_to("page-bounds-save")
        self.writes_boundaries(ceiling, never)

    def opens_boundaries_again(self) -> None:
        self.returns_to_the_table()
        self.taps("page-tile-private")

    def writes_boundaries(self, ceiling: int, never: Iterable[str] = ()) -> None:
        """Without cover, so that a test does not depend on noise."""
        self.heat(ceiling).check()
        cover = self.page.get_by_role("switch", name=self.words("page-bounds-cover"))
        if cover.get_attribute("aria-checked") == "true":
            cover.click()
        for theme in never:
            self.theme(theme).click()
            expect(self.theme(theme)).to_have_attribute("aria-checked", "false")
        keeps = self.button("page-bounds-save").or_(self.button("page-bounds-save_and_yes"))
        keeps.click()
        expect(keeps).to_have_count(0)

    def heat(self, step: int) -> Locator:
        """A step of the ladder."""
        name = re.compile("^" + re.escape(self.words(f"page-heat-{step}")), re.IGNORECASE)
        return self.page.get_by_role("radio", name=name)

    def theme(self, label: str) -> Locator:
        return self.page.get_by_role("switch", name=re.compile(f"^{re.escape(label)}, "))

    def brings_a_deck(self, text: str) -> None:
        self.returns_to_the_table()
        self.taps("page-tile-evening")
        self.taps("page-deck")
        file = FilePayload(name="ours.toml", mimeType="text/plain", buffer=text.encode())
        self.page.locator("input[type=file]").set_input_files(file)
        self.sees("page-deck-taken", title="Ours")
        self.closes_sheet()

    def is_ready(self) -> None:
        self.goes_on_to("page-ready-yes")
        self.taps("page-ready-yes")
        self.waits_until(lambda: self.phase != "lobby" or self.has_said_yes())

    def has_said_yes(self) -> bool:
        return all(seat["ready"] for seat in self.update["room"]["seats"] if seat["mine"])

    def starts(self) -> None:
        """By itself, since everybody is ready."""
        self.waits_until(lambda: self.phase == "playing")

    def ends_the_game(self) -> None:
        """From the menu of a couples' table."""
        self.taps("page-menu")
        self.taps("page-menu-end")
        self.taps("page-confirm-concede.yes")
        self.waits_until(lambda: self.phase == "over")

    @property
    def phase(self) -> str:
        return str(self.update["room"]["phase"])

    @property
    def question(self) -> str:
        """What is asked at the table, of whomever."""
        table = self.update["table"]
        return str(table["asked"]) if table else ""

    def has_answered(self, question: int) -> bool:
        return not self.owes(question)

    def has_news_since(self, number: int) -> bool:
        return bool(self.update["room"]["news"] > number)

    def catches_up(self) -> None:
        """Hears everything that the server has to tell, as far as the test can know of it."""
        if self.evening.rooms is not None:
            news = self.evening.room(self.code).news
            self.waits_until(lambda: self.has_news_since(news - 1))

    def is_at_a_table(self) -> bool:
        return bool(self.update.get("table"))

    def owes(self, question: int) -> bool:
        """It has not answered this question yet."""
        asked = self.update["asked"]
        return bool(asked and asked["answers"] and asked["question"] == question)

    @property
    def heard(self) -> set[str]:
        """The kinds of everything that has happened, as far as this device was told."""
        messages = [json.loads(frame) for frame in self.frames]
        return {event["type"] for message in messages for event in message.get("events", ())}
