"""What people do before a game, through what their page offers."""

from __future__ import annotations

import json
from collections.abc import Iterable

from playwright.sync_api import FilePayload, expect

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

    def enters_code(self, typed: str) -> None:
        """Among the games."""
        self.page.get_by_label(self.words("page-games-code")).fill(typed)
        self.taps("page-games-go")

    def opens_a_room(self, game: str) -> str:
        self.comes()
        self.enters()
        self.chooses(game)
        return self.code

    def chooses(self, game: str) -> None:
        self.taps(f"game-{game}")
        self.sees("page-arrival")
        self.code = self.page.evaluate("() => location.hash.slice(1)")

    def plays_on_their_own(self, name: str) -> None:
        self.taps("page-arrival-own")
        self.page.get_by_label(self.words("page-door-name")).fill(name)
        self.taps("page-seats-sit")
        self.sees("page-seats-you")

    def is_passed_round(self, *names: str) -> None:
        self.taps("page-arrival-round")
        for name in names:
            self.page.get_by_role("textbox").fill(name)
            self.taps("page-names-add")
            self.page.get_by_role("listitem").filter(has_text=name).wait_for()
        self.taps("page-names-done")

    def knocks(self, code: str, name: str) -> None:
        self.comes(code)
        self.enters()
        self.says_who(name)

    def says_who(self, name: str) -> None:
        """At the door."""
        self.page.get_by_label(self.words("page-door-name")).fill(name)
        self.taps("page-door-knock")
        self.sees("page-door-waiting")

    def knocks_as_a_screen(self, code: str) -> None:
        self.comes(code)
        self.enters()
        self.taps("page-door-screen")

    def lets_in(self, name: str) -> None:
        self.taps("page-knocking-admit.label", name=name)
        expect(self.button("page-knocking-admit.label", name=name)).to_have_count(0)

    def lets_in_the_screen(self) -> None:
        self.taps("page-knocking-admit")
        expect(self.button("page-knocking-admit")).to_have_count(0)

    def is_let_in(self) -> None:
        """And sits, by the name that was called at the door."""
        self.sees("page-seats-you")

    # What is agreed

    def adds_a_bot(self, bot: str = "random") -> None:
        bots = sum(seat["bot"] != "" for seat in self.update["room"]["seats"])
        self.taps("page-seats-add_bot")
        self.taps(f"page-bot-{bot}")
        self.waits_until(lambda: sum(seat["bot"] != "" for seat in self.update["room"]["seats"]) > bots)

    def agrees_on(self, option: str, words: str) -> None:
        self.taps("page-agree-on", what=self.words(option))
        self.page.get_by_role("textbox").fill(words)
        self.taps("page-save")

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

    def opens_house_rules(self) -> None:
        self.taps("page-rules")

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
        self.taps("page-bounds-open")
        self.writes_boundaries(ceiling, never)

    def opens_boundaries_again(self) -> None:
        self.taps("page-bounds")

    def writes_boundaries(self, ceiling: int, never: Iterable[str] = ()) -> None:
        """Without cover, so that a test does not depend on noise."""
        self.page.get_by_role("slider").fill(str(ceiling))
        cover = self.page.get_by_role("switch", name=self.words("page-bounds-cover"))
        if cover.get_attribute("aria-checked") == "true":
            cover.click()
        for theme in never:
            group = self.page.get_by_role("group", name=theme, exact=True)
            group.get_by_role("radio", name=self.words("page-bounds-never")).check()
        self.taps("page-bounds-save")
        expect(self.page.get_by_role("slider")).to_have_count(0)

    def brings_a_deck(self, text: str) -> None:
        self.taps("page-deck")
        file = FilePayload(name="ours.toml", mimeType="text/plain", buffer=text.encode())
        self.page.locator("input[type=file]").set_input_files(file)
        self.sees("page-deck-taken", title="Ours")
        self.closes_sheet()

    def is_ready(self) -> None:
        self.taps("page-ready-yes")
        self.page.get_by_role("button", name=self.words("page-ready-undo")).wait_for()

    def starts(self) -> None:
        self.taps("page-start")
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
