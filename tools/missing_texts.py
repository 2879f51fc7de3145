"""Lists the messages that are missing, by language: `uv run python tools/missing_texts.py [PREFIX]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

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
                print(f"{language}  {message}  {' '.join(f'${fact}' for fact in sorted(facts))}")
        for family in families():
            for kind, names in (("word", words_needed(family)), ("seen", labels_needed(family))):
                for name in sorted(names):
                    own = f"{family}-{kind}-{name}"
                    if own.startswith(prefix) and own not in found and f"{kind}-{name}" not in found:
                        print(f"{language}  {kind}-{name} or {own}")


if __name__ == "__main__":
    main(*sys.argv[1:])
