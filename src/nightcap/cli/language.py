"""Which language the terminal speaks."""

from __future__ import annotations

import argparse
import os

from nightcap.decks import WrittenDeck
from nightcap.text import LANGUAGES, Names, Speaker, texts, usual_language


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, help="of the table (that of the terminal, or else English)"
    )


def chosen_language(args: argparse.Namespace) -> str:
    """As asked for, or as the environment has it."""
    asked: str | None = getattr(args, "language", None)
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return asked or usual_language(next(filter(None, settings), None))


def speaker_for(
    game: str, language: str, names: Names | None = None, deck: WrittenDeck | None = None
) -> Speaker:
    """Somebody to say what happens; people without a name are called by their number."""
    words = texts(language)
    return Speaker(words, game, names or (lambda seat: words.say("terminal-player", number=seat + 1)), deck)
