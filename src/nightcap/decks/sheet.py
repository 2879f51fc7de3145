"""A deck file under inspection: what has been read of it, and everything that is wrong."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from nightcap.decks.entries import Entry, ReadingsEntry, ReadingText, Text
from nightcap.decks.lines import Lines, Path
from nightcap.decks.reading_check import Places, wrong_readings
from nightcap.decks.readings import Readings
from nightcap.decks.written import LANGUAGES, Language

LONGEST = 280
"""Characters of one text."""

MOST_PROBLEMS = 100
"""That are told at once: a file with more is not read to its end."""

AS_BLANKS = str.maketrans("\u00a0\u202f", "  ")
"""The blanks of French, which do not count as printable."""

E = TypeVar("E", bound=Entry)


class Problem(Struct, frozen=True, order=True):
    """What is wrong in one place of a file; the texts say what to write instead."""

    line: int
    code: str
    facts: dict[str, str] = {}


class TooManyProblems(Exception):
    """Enough to do for whoever writes this file."""


class Sheet:
    """Collects problems, each with its line."""

    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        self.languages: tuple[Language, ...] = LANGUAGES
        self.words: dict[str, dict[str, Readings]] = {}
        self._said_by: dict[tuple[str, str], str] = {}
        self._text = text

    @cached_property
    def _lines(self) -> Lines:
        """Only looked for where something is wrong."""
        return Lines(self._text)

    def wrong(self, path: Path, code: str, **facts: object) -> None:
        said = {name: str(fact) for name, fact in facts.items()}
        self.problems.append(Problem(self._lines.of(path), code, said))
        if len(self.problems) >= MOST_PROBLEMS:
            raise TooManyProblems

    def entry(self, path: Path, raw: Any, kind: type[E], nested: Collection[str] = ()) -> E:
        """One table of the file. Each key is checked by itself; what is wrong keeps its default."""
        if not isinstance(raw, dict):
            self.wrong(path, "not_a_table", key=path[-1] if path else "")
            return kind()
        good = {}
        for key, value in raw.items():
            if key in nested:
                continue
            if key not in kind.__struct_fields__:
                known = [*kind.__struct_fields__, *nested]
                self.wrong((*path, key), "unknown_key", key=key, nearest=nearest(key, known))
                continue
            try:
                good[key] = getattr(msgspec.convert({key: value}, kind), key)
            except msgspec.ValidationError:
                self.wrong((*path, key), "bad_value", key=key, value=shortened(value))
        for key in kind.required:
            if key not in raw:
                self.wrong(path, "missing", key=key)
        return kind(**good)

    def tables(self, path: Path, raw: Any) -> Sequence[Any]:
        """A list of tables, such as `[[card]]`."""
        if isinstance(raw, list):
            return raw
        self.wrong(path, "not_a_list", key=path[-1])
        return ()

    def say(self, path: Path, name: str, text: ReadingText, places: Places) -> None:
        """Note the words of an activity or a dare, which nothing else in the deck may repeat."""
        if name in self.words:
            self.wrong((*path, "id"), "id_twice", id=name)
        self.words[name] = self._readings(path, text, places)
        for language, said in self.words[name].items():
            other = self._said_by.setdefault((language, said.does.casefold()), name)
            if other != name:
                self.wrong((*path, language), "text_twice", other=other)

    def plain_words(self, path: Path, text: Text) -> dict[str, str]:
        """The text in every language the deck promises."""
        said: dict[Language, str | None] = {language: getattr(text, language) for language in LANGUAGES}
        promised = {language: self._promised(path, language, words) for language, words in said.items()}
        return {language: words for language, words in promised.items() if words}

    def _readings(self, path: Path, text: ReadingText, places: Places) -> dict[str, Readings]:
        words: dict[str, Readings] = {}
        for language in LANGUAGES:
            said: str | ReadingsEntry | None = getattr(text, language)
            if isinstance(said, ReadingsEntry):
                place = (*path, language)
                for problem, facts in wrong_readings(said, language, places):
                    self.wrong(place, problem, **facts)
                read = {name: self._plain(place, getattr(said, name)) for name in ("does", "gets", "seen")}
                if self._promised(path, language, read["does"]):
                    words[language] = Readings(**read)
            elif plain := self._promised(path, language, said):
                words[language] = Readings(plain)
        return words

    def _promised(self, path: Path, language: Language, said: str | None) -> str:
        """What is said in one of the deck's languages; it must be there in each, and in no other."""
        if said is None or not said.strip():
            if language in self.languages:
                self.wrong(path, "missing_text", language=language)
            return ""
        if language not in self.languages:
            self.wrong((*path, language), "language_not_promised", language=language)
            return ""
        return self._plain((*path, language), said)

    def _plain(self, path: Path, said: str) -> str:
        """Without markup, and not too long."""
        if strange := not_plain(said):
            self.wrong(path, "not_plain", character=strange)
        elif len(said) > LONGEST:
            self.wrong(path, "too_long", length=len(said), most=LONGEST)
        else:
            return said.strip()
        return ""

    def known(self, path: Path, tags: tuple[str, ...], vocabulary: Collection[str]) -> None:
        for tag in tags:
            if tag not in vocabulary:
                self.wrong((*path, "tags"), "unknown_tag", tag=tag, nearest=nearest(tag, vocabulary))


def nearest(word: str, known: Collection[str]) -> str:
    """What was probably meant; empty if nothing is near."""
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.5)), "")


def shortened(value: Any) -> str:
    said = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    return said if len(said) <= 40 else f"{said[:39]}…"


def not_plain(text: str) -> str:
    """The first character that is markup, or that an eye cannot see; empty if there is none."""
    if text.translate(AS_BLANKS).isprintable() and "<" not in text and ">" not in text:
        return ""  # nearly always, and quickly
    for character in text:
        if character in "<>":
            return character
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"):
            return f"U+{ord(character):04X}"
    return ""
