"""The messages of one language, from its Fluent files; the page reads the same files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from nightcap import games
from nightcap.decks import LANGUAGES

TERMINAL = "terminal"
"""The words of commands: the page never fetches them."""


class UnknownLanguage(ValueError):
    """There are no texts in that language."""


class Texts:
    """Says messages by their ids. A part of a message, such as its help, follows a dot."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        name, _, part = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not part or part in self._bundle.get_message(name).attributes

    def say(self, message: str, **facts: Any) -> str:
        """The message with these facts in it; its bare name if there is none, so that play goes on."""
        if not self.has(message):
            return message
        name, _, part = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[part] if part else found.value
        if pattern is None:
            return message
        said, _ = self._bundle.format_pattern(pattern, facts)
        return str(said)


@cache
def texts(language: str) -> Texts:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in {language!r}, only in {', '.join(LANGUAGES)}")
    return Texts(language, source_of(language))


def source_of(language: str) -> str:
    """Everything that is written in this language."""
    return "\n".join(sources_of(language).values())


def sources_of(language: str) -> dict[str, str]:
    """The common file under "", the terminal's under its name, and each game's own by its package."""
    ours = files("nightcap.text").joinpath(language)
    found = {"": ours.joinpath("common.ftl"), TERMINAL: ours.joinpath("terminal.ftl")}
    for package in iter_modules(games.__path__):
        found[package.name] = files(f"{games.__name__}.{package.name}").joinpath("text", f"{language}.ftl")
    return {name: file.read_text(encoding="utf-8") for name, file in found.items() if file.is_file()}


def usual_language(locale: str | None) -> str:
    """The language of a locale such as `fr_CA.UTF-8`; English if we do not speak it."""
    spoken = (locale or "").replace("-", "_").partition("_")[0].lower()
    return spoken if spoken in LANGUAGES else "en"
