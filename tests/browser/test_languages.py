"""French and Spanish, from the gate to the first reward card."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from browser.guests import Guest
from browser.people import Evening
from browser.players import Player, play
from nightcap.text import texts
from nightcap.text.texts import source_of

WORDS = """() => {
    const said = [document.title];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) said.push(all.currentNode.data.trim());
    for (const one of document.querySelectorAll("[aria-label], [placeholder], [alt]"))
        said.push(one.ariaLabel ?? "", one.placeholder ?? "", one.alt ?? "");
    return said.filter(Boolean);
}"""
AN_ID = re.compile(r"\b(page|game|word|couples|refusal|deck|retos)-[a-z]+[-_.a-z]*\b")


def plain_messages(language: str) -> dict[str, str]:
    """Messages that are said as they stand."""
    found = {}
    for message in FluentParser().parse(source_of(language)).body:
        if isinstance(message, ftl.Message):
            for name, pattern in [
                ("", message.value),
                *((f".{a.id.name}", a.value) for a in message.attributes),
            ]:
                parts = pattern.elements if pattern else []
                said = [part.value for part in parts if isinstance(part, ftl.TextElement)]
                if said and len(said) == len(parts):
                    found[message.id.name + name] = "".join(said)
    return found


@pytest.mark.parametrize("language", ["fr", "es"])
def test_an_evening_without_a_word_of_english(evening: Evening, language: str) -> None:
    english, ours = plain_messages("en"), plain_messages(language)
    foreign = {english[name] for name in english if english[name] != ours.get(name)} - set(ours.values())

    def reads(device: Guest) -> None:
        said = device.page.evaluate(WORDS)
        assert said
        assert not foreign & set(said)
        assert not [words for words in said if AN_ID.search(words)]
        assert device.page.evaluate("() => document.documentElement.lang") == language

    ana, ben = evening.device(language=language), evening.device(language=language)
    ana.comes()
    ana.sees("page-gate-enter")
    reads(ana)
    ana.enters()
    ana.sees("page-home-shelf")
    reads(ana)
    ana.chooses("couples-quick")
    reads(ana)
    ana.plays_on_their_own("Ana")
    reads(ana)
    ben.knocks(ana.code, "Ben")
    reads(ben)
    ana.lets_in("Ben")
    ben.is_let_in()
    ana.opens_house_rules()
    reads(ana)
    ana.closes_sheet()
    ana.taps("page-tile-evening")
    reads(ana)
    ana.returns_to_the_table()
    ana.goes_on_to("page-bounds-save")
    reads(ana)
    ana.writes_boundaries(ceiling=5)
    ben.sets_boundaries(ceiling=5)
    ben.is_ready()
    ana.is_ready()
    reads(ana)
    ana.starts()
    ben.waits_until(lambda: ben.phase == "playing")
    play(Player(ana, 1), Player(ben, 2), seeing=reads, until=lambda: ana.update["table"]["round"] > 1)


def test_another_language_and_another_game_bring_their_words(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    ben.returns_to_the_table()
    ben.taps("page-menu")
    ben.taps("page-menu-look")
    ben.page.get_by_role("radio", name="Español").check()
    ben.texts = texts("es")
    ben.sees("page-language")
    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("Escape")
    ana.chooses_another_game("retos")
    ben.waits_until(lambda: ben.update["room"]["game"] == "retos")
    ben.taps("page-tile-rules")
    ben.sees("retos-option-forfeit")
    assert not [words for words in ben.page.evaluate(WORDS) if AN_ID.search(words)]


def test_a_games_words_that_cannot_be_fetched_come_later(evening: Evening) -> None:
    ana, ben = evening.device(), evening.device(keeps_files=False)
    evening.seat(ana, ben, "couples-quick")
    ben.returns_to_the_table()
    ben.page.route("**/*.ftl", lambda route: route.abort())
    ana.chooses_another_game("retos")
    ben.sees("refusal-line_lost")
    assert not [words for words in ben.page.evaluate(WORDS) if AN_ID.search(words)]
    ben.page.unroute("**/*.ftl")
    ben.taps("page-tile-rules")
    ben.sees("retos-option-forfeit")
