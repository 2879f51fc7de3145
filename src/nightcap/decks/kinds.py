"""A kind of deck: how the cards of some games are written in a file. The games themselves declare it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, TypeAlias

from nightcap.decks.sheet import Sheet
from nightcap.decks.written import Words
from nightcap.engine.activities import AnyDeck

Reads: TypeAlias = Callable[[Sheet, dict[str, Any], Mapping[str, Words]], tuple[AnyDeck, dict[str, int]]]
"""From the sheet, the file's raw tables and its tags: the deck, and the heat of each activity by id."""


class DeckKind:
    """Declared once by the package whose games are played with such decks."""

    def __init__(
        self,
        name: str,
        *,
        package: str,
        sections: tuple[str, ...],
        read: Reads,
        template: Callable[[str], str],
        usual: str,
        themes: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        """`game = "…"` in a file."""
        self.sections = sections
        """The tables that only this kind of file has."""
        self.read = read
        self.template = template
        """The beginning of a deck of one's own, in a language."""
        self.usual = usual
        """The deck that is played when none is chosen."""
        self._themes = themes
        self._folder = files(package).joinpath("decks")

    @cached_property
    def house_themes(self) -> Mapping[str, Words]:
        """What the house calls them: in the usual deck's words, or else in the game's.

        They stand before its first card: the rest, which takes half a second, is not read for them.
        """
        beginning, _, _ = self.text_of(self.usual).partition("\n[[")
        named: Mapping[str, Words] = tomllib.loads(beginning).get("tags", {})
        return {theme: {} for theme in self._themes} | dict(named)

    @cached_property
    def built_in(self) -> tuple[str, ...]:
        """The decks that come with the game: the usual one first."""
        found = [
            file.name.removesuffix(".toml") for file in self._folder.iterdir() if file.name.endswith(".toml")
        ]
        return tuple(sorted(found, key=lambda name: (name != self.usual, name)))

    def text_of(self, deck: str) -> str:
        return self._folder.joinpath(f"{deck}.toml").read_text(encoding="utf-8")
