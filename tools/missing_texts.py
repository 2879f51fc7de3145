"""Lists the messages that are missing, by file: `uv run python tools/missing_texts.py [PREFIX]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kit.text_places import place_of
from kit.texts import (
    families,
    labels_needed,
    messages_in,
    needed_by_games,
    refusals_needed,
    words_needed,
)
from nightcap.text import LANGUAGES
from nightcap.text.texts import source_of


def main(prefix: str = "") -> None:
    needed = {**needed_by_games(), **refusals_needed()}
    for language in LANGUAGES:
        found = messages_in(source_of(language))
        for message, facts in sorted(needed.items()):
            if message.startswith(prefix) and message not in found:
                facts_there_are = " ".join(f"${fact}" for fact in sorted(facts))
                print(f"{file_of(message, language)}  {message}  {facts_there_are}")
        for family in families():
            for kind, names in (("word", words_needed(family)), ("seen", labels_needed(family))):
                for name in sorted(names):
                    own = f"{family}-{kind}-{name}"
                    if own.startswith(prefix) and own not in found and f"{kind}-{name}" not in found:
                        print(f"{file_of(own, language)}  {own}, or {kind}-{name} for every game")


def file_of(message: str, language: str) -> str:
    """Where it belongs, inside src/nightcap."""
    package = place_of(message)
    return f"games/{package}/text/{language}.ftl" if package else f"text/{language}/common.ftl"


if __name__ == "__main__":
    main(*sys.argv[1:])
