"""From the text of a deck file to a deck, or to everything that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from nightcap.decks.entries import Header, Text
from nightcap.decks.kinds import DeckKind
from nightcap.decks.lines import Path
from nightcap.decks.sheet import Problem, Sheet, TooManyProblems, shortened
from nightcap.decks.themes import in_house_words, sources_of_noise
from nightcap.decks.written import WrittenDeck

LARGEST = 512 * 1024
"""Bytes of a deck file that somebody brings."""

MOST_TAGS = 30
"""Themes of a deck: two that mean the same are two looks at one boundary."""

LONG_KEY = re.compile(r"""(?<![\w\\-])(?:(?:[\w-]+|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*')[ \t]*\.[ \t]*){20}""")
"""`a.b.c.…`: a deck needs two parts. The reader takes memory by the square of them, until there is none."""

SECTIONS = ("title", "tags")
"""The tables that every file may have."""


class BadDeck(ValueError):
    """A deck file with problems: all of them if they are not too many, in the order of their lines."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(problems, key=lambda problem: problem.line)
        super().__init__("; ".join(f"line {problem.line}: {problem.code}" for problem in self.problems))


def read_deck(text: str, kinds: Mapping[str, DeckKind], largest: int = LARGEST) -> WrittenDeck:
    """The deck that this TOML describes."""
    if len(text.encode()) > largest:
        raise BadDeck([Problem(1, "too_large", {"most": str(largest // 1024)})])
    if long := LONG_KEY.search(text):
        line = text.count("\n", 0, long.start()) + 1
        raise BadDeck([Problem(line, "not_toml", {"problem": "nested too deeply"})])
    try:
        raw = tomllib.loads(text)
    except ValueError as error:  # not TOML, or a number without end
        raise BadDeck([_not_toml(str(error), text)]) from None
    except RecursionError:
        raise BadDeck([Problem(1, "not_toml", {"problem": "nested too deeply"})]) from None
    sheet, written = Sheet(text), None
    with suppress(TooManyProblems):
        written = _read(sheet, raw, kinds)
    if sheet.problems or written is None:
        raise BadDeck(sheet.problems)
    return written


def _read(sheet: Sheet, raw: dict[str, Any], kinds: Mapping[str, DeckKind]) -> WrittenDeck | None:
    every_section = [section for kind in kinds.values() for section in kind.sections]
    header = sheet.entry((), raw, Header, nested=(*SECTIONS, *every_section))
    sheet.languages = header.languages or sheet.languages
    title = _named(sheet, ("title",), raw["title"]) if "title" in raw else {}
    tags = _tags(sheet, raw.get("tags", {}))
    kind = kinds.get(header.game or "")
    if kind is None:
        if header.game is not None:
            sheet.wrong(("game",), "bad_value", key="game", value=shortened(header.game))
        return None
    house = kind.house_themes
    deck, heats = kind.read(sheet, raw, tags)
    _misplaced(sheet, raw, *(section for section in every_section if section not in kind.sections))
    return WrittenDeck(
        id=header.id or "",
        kind=kind.name,
        title=title,
        author=header.author,
        languages=sheet.languages,
        tags=in_house_words(tags, house),
        own_themes=sources_of_noise(tags, house),
        deck=deck,
        words=sheet.words,
        heats=heats,
    )


def _tags(sheet: Sheet, raw: Any) -> dict[str, dict[str, str]]:
    """What each tag stands for, for those who say whether they want it."""
    if not isinstance(raw, dict):
        sheet.wrong(("tags",), "not_a_table", key="tags")
        return {}
    if len(raw) > MOST_TAGS:
        sheet.wrong(("tags",), "too_many", key="tags", count=len(raw), most=MOST_TAGS)
    return {tag: _named(sheet, ("tags", tag), words) for tag, words in raw.items()}


def _named(sheet: Sheet, path: Path, raw: Any) -> dict[str, str]:
    return sheet.plain_words(path, sheet.entry(path, raw, Text))


def _misplaced(sheet: Sheet, raw: dict[str, Any], *sections: str) -> None:
    for section in sections:
        if section in raw:
            sheet.wrong((section,), "section_elsewhere", key=section, game=raw["game"])


def _not_toml(said: str, text: str) -> Problem:
    at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", said)
    line = int(at[1]) if at and at[1] else len(text.splitlines()) or 1
    return Problem(line, "not_toml", {"problem": said[: at.start()] if at else said})
