"""Somebody with a phone of some engine, and somebody who plays with them without a browser."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from engines.network import Network
from engines.windows import HEIGHT, PATIENCE, WIDTH, Window, asks
from nightcap.rooms import Room
from nightcap.server.all_rooms import AllRooms
from nightcap.text import texts
from server.running import Phone, some_move

HERE = Path(__file__).parent
FINDING = (HERE / "finding.js").read_text(encoding="utf-8")
LOOKING = (HERE / "looking.js").read_text(encoding="utf-8")
PICTURES = Path(os.environ.get("NIGHTCAP_PICTURES", "build/pictures")) / "engines"
PICTURED: set[tuple[str, str]] = set()
"""Each kind of screen once in every engine."""
ON_THE_WAY = (
    "page-lobby-complete",
    "page-evening-done",
    "page-evening-agree",
    "page-bounds-open",
    "page-ready-before",
    "page-evening",
)


class Evening:
    """The place, and a network that leads to it."""

    def __init__(self, port: int, rooms: AllRooms) -> None:
        self.port = port
        self.rooms = rooms
        self.network = Network(port)
        self.url = f"http://127.0.0.1:{self.network.port}/"

    def room(self, code: str) -> Room:
        return self.rooms.keepers[code].room


class Person:
    """What somebody does on the page. Every screen is looked at before it is used."""

    code = ""

    def __init__(self, evening: Evening, window: Window, name: str) -> None:
        self.evening = evening
        self.window = window
        self.name = name
        self.texts = texts("en")

    # Words and things on the page

    def words(self, message: str, **facts: Any) -> str:
        assert self.texts.has(message), message
        return self.texts.say(message, **facts)

    def asks(self, script: str, *given: Any) -> Any:
        return asks(self.window, script, *given)

    def waits_until(self, holds: Callable[[], Any], what: str) -> Any:
        for _ in tries(what):
            if found := holds():
                return found
        raise AssertionError(what)

    def looks_for(self, role: str, words: str, exact: bool = False) -> dict[str, Any] | None:
        found: dict[str, Any] = self.asks(FINDING, role, words, exact)
        return None if "problem" in found else found

    def finds(self, role: str, words: str, exact: bool = False) -> dict[str, Any]:
        """As soon as it is there and does not move."""
        for _ in tries(lambda: f"{self.asks(FINDING, role, words, exact)} in: {self.reads()}"):
            if found := self.looks_for(role, words, exact):
                return found
        raise AssertionError(words)

    def presses(self, role: str, words: str, exact: bool = False) -> None:
        found = self.finds(role, words, exact)
        self.window.taps(found["x"], found["y"])

    def taps(self, message: str, exact: bool = False, **facts: Any) -> None:
        self.presses("button", self.words(message, **facts), exact)

    def writes(self, label: str, words: str) -> None:
        self.presses("textbox", label)
        self.window.types(words)

    def reads(self) -> str:
        """All that can be read."""
        return str(self.asks("() => document.body.innerText"))

    def sees(self, message: str, **facts: Any) -> None:
        words = self.words(message, **facts)
        self.waits_until(lambda: words in self.reads(), f"nowhere: {words}")

    def sees_no_more(self, message: str) -> None:
        words = self.words(message)
        self.waits_until(lambda: words not in self.reads(), f"still there: {words}")

    def looks(self, screen: str) -> None:
        """Nothing is wider than the phone, and what is to be done next is in reach."""
        wrong = self.asks(LOOKING, WIDTH, HEIGHT)
        if (self.window.engine, screen) not in PICTURED:
            PICTURED.add((self.window.engine, screen))
            self.picture(screen)
        assert wrong == [], f"{screen}: {wrong}"

    def troubles(self) -> list[str]:
        """Errors in the page, but for those that say that the network was gone."""
        return [one for one in self.window.hears_troubles() if "WebSocket" not in one and "ERR_" not in one]

    def picture(self, name: str) -> None:
        """Kept, to be looked at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{name}-{self.window.engine}.png").write_bytes(self.window.picture())

    # The way in

    @property
    def room(self) -> Room:
        return self.evening.room(self.code)

    @property
    def seat(self) -> int:
        return next(seat for seat, one in enumerate(self.room.people) if one.name == self.name)

    def comes(self) -> None:
        self.window.goes_to(self.evening.url)
        self.finds("button", self.words("page-gate-enter"))
        self.looks("gate")

    def opens_a_room(self, game: str) -> None:
        """From the gate to the table."""
        self.comes()
        self.taps("page-gate-enter")
        self.sees(f"game-{game}")
        self.looks("home")
        self.presses("button", f"{self.words(f'game-{game}')} ")
        self.sees("page-game-how")
        self.looks("game")
        self.taps("page-game-open")
        self.finds("button", self.words("page-seats-sit"))
        self.code = self.asks("() => location.hash.slice(1)")
        self.looks("name")
        self.writes(self.words("page-door-name"), self.name)
        self.taps("page-seats-sit")
        self.waits_until(lambda: self.room.people, "nobody sits")
        self.finds("button", self.words("page-seats-fill"), exact=True)
        self.looks("invitation")

    def knocks(self, code: str) -> None:
        self.code = code
        self.window.goes_to(f"{self.evening.url}#{code}")
        self.finds("button", self.words("page-door-knock"))
        self.looks("door")
        self.writes("", self.name)
        self.taps("page-door-knock")
        self.sees("page-door-knocked", name=self.name)
        self.looks("knocked")

    def lets_in(self, name: str) -> None:
        self.finds("button", self.words("page-knocking-admit.label", name=name))
        self.looks("knock")
        self.taps("page-knocking-admit.label", name=name)
        self.waits_until(lambda: len(self.room.people) == 2, f"{name} does not sit")

    def adds_a_bot(self) -> None:
        here = len(self.room.people)
        self.returns_to_the_table()
        self.taps("page-seats-fill", exact=True)
        self.taps("page-seats-add_bot")
        self.finds("button", self.words("page-bot-random"))
        self.looks("bots")
        self.taps("page-bot-random")
        self.waits_until(lambda: len(self.room.people) > here, "no bot came")

    def returns_to_the_table(self) -> None:
        """From whatever page has opened by itself."""
        table, back = self.words("page-seats-fill"), self.words("page-back")
        for _ in tries(self.reads):
            if self.looks_for("button", back, exact=True):
                self.taps("page-back", exact=True)
            elif self.looks_for("button", table, exact=True):
                return

    def goes_on_to(self, *wanted: str) -> str:
        """By the main button of each page on the way; every one is in reach."""
        looked = ""
        for _ in tries(self.reads):
            for step in (*wanted, *ON_THE_WAY):
                if self.looks_for("button", self.words(step)):
                    if step != looked:
                        self.looks(step.removeprefix("page-"))
                        looked = step
                    if step in wanted:
                        return step
                    self.taps(step)
                    break
        raise AssertionError(wanted)

    def is_ready(self) -> None:
        """In private how hot it may get, where the game asks; then yes."""
        saves, agrees = ("page-bounds-save", "page-bounds-save_and_yes"), "page-ready-yes"
        while (step := self.goes_on_to(*saves, agrees)) != agrees:
            self.presses("radio", self.words("page-heat-4"))
            self.taps(step)
            self.waits_until(lambda: not self.looks_for("button", self.words(step)), "it was not kept")
            if self.room.people[self.seat].ready:
                return
        self.taps(agrees)
        self.waits_until(
            lambda: self.room.table or self.room.people[self.seat].ready, "the yes was not heard"
        )

    # At the table

    def is_asked(self) -> bool:
        """Something that has no clock."""
        table = self.room.table
        return table is not None and self.seat in table.waiting and not table.question.seconds(table)

    def is_at_the_table(self) -> None:
        """And sees what is asked."""
        self.finds("button", self.words("page-pause"), exact=True)
        self.waits_until(lambda: self.looks_for("answer", ""), "nothing can be answered")
        self.looks(f"table-{self.room.game}")

    def offers(self) -> list[str]:
        """The names of all that can be pressed at the table."""
        offered: list[str] = self.asks(
            """() => [...document.querySelectorAll("main button")]
                .map((one) => one.ariaLabel ?? one.innerText)"""
        )
        return offered

    def lines(self) -> int:
        """How many sockets the server has from this person's device."""
        device = self.room.people[self.seat].device
        return sum(line.device == device for line in self.evening.rooms.keepers[self.code].lines)

    def loads_the_page_again(self) -> None:
        """And is at the same table, without any question."""
        before = self.offers()
        self.window.loads_again()
        self.waits_until(lambda: self.offers() == before, f"not offered any more: {before}")
        self.waits_until(lambda: self.lines() == 1, "no line, or more than one")

    def sleeps_and_wakes(self) -> None:
        """The phone lies there, dark; the network goes. When somebody looks again, all is as before."""
        before = self.offers()
        self.window.hides()
        self.waits_until(lambda: self.shown() == "hidden", "it is not hidden")
        self.evening.network.goes()
        self.waits_until(lambda: self.lines() == 0, "the line does not break")
        self.window.shows()
        self.waits_until(lambda: self.shown() == "visible", "it is not shown again")
        self.sees("page-line_lost")
        self.evening.network.comes_back()
        self.sees_no_more("page-line_lost")
        self.waits_until(lambda: self.lines() == 1, "no line, or more than one")
        assert self.offers() == before

    def shown(self) -> str:
        return str(self.asks("() => document.visibilityState"))

    def answers(self) -> None:
        """Presses what is offered until it counts."""
        before = self.room.number
        for _ in tries(self.reads):
            if self.room.number > before:
                return
            if self.looks_for("answer", ""):
                self.presses("answer", "")


def tries(what: str | Callable[[], str]) -> Iterator[None]:
    """Again and again, until patience ends."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(0.02)
    raise AssertionError(what if isinstance(what, str) else what())


class Other(Phone):
    """Ben, who speaks the protocol instead of using a browser."""

    code = ""
    chance = random.Random(69)

    def opens_a_room(self, game: str) -> str:
        self.code = self.opens_room()
        self.comes_to(self.code)
        self.says("choose_game", game=game)
        self.says("sit", name="Ben")
        return self.code

    def knocks(self, code: str) -> None:
        self.code = code
        self.comes_to(code)
        assert self.says("knock", name="Ben")["type"] == "accepted"

    def lets_in(self, room: Room) -> None:
        [knocking] = room.knocking
        assert self.says("admit", device=knocking.device)["type"] == "accepted"

    def agrees(self, seat: int) -> None:
        self.commits()
        self.is_ready(seat)

    def plays_until(self, holds: Callable[[], bool]) -> None:
        """Takes part in the luck, and answers whatever is asked."""
        for _ in tries("it never came to that"):
            with suppress(TimeoutError):
                self.hears(timeout=0.05)
            now, asked = self.sees["room"]["phase"], self.sees["asked"]
            if holds():
                return
            if now == "revealing":
                self.reveals()
            elif asked and asked["answers"]:
                move = some_move(asked, self.chance)
                self.says("answer", seat=asked["seat"], question=asked["question"], move=move)
