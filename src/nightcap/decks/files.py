"""Deck files on disk, and those that come with Nightcap."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from nightcap.catalogue import GAMES
from nightcap.decks.reading import LARGEST, BadDeck, read_deck
from nightcap.decks.sheet import Problem
from nightcap.decks.written import Kind, WrittenDeck
from nightcap.engine.activities import DareDeck

BUILT_IN = ("couples-classic", "retos-classic", "retos-mild")

USUAL: dict[Kind, str] = {"couples": "couples-classic", "retos": "retos-classic"}
"""The deck that is played when none is chosen."""


def kind_for(game: str) -> Kind | None:
    """Which kind of deck a game is played with; None: it has none."""
    table = GAMES[game]
    if table.usual_deck() is None:
        return None
    return "retos" if table.deck_kind is DareDeck else "couples"


def load_deck(path: Path) -> WrittenDeck:
    """A deck from a file; BadDeck says what is wrong with it."""
    if path.stat().st_size > LARGEST:
        raise BadDeck([Problem(1, "too_large", {"most": str(LARGEST // 1024)})])
    try:
        return read_deck(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        raise BadDeck([Problem(before.count(b"\n") + 1, "not_utf8")]) from None


@cache
def built_in(name: str) -> WrittenDeck:
    """One of the decks that come with Nightcap."""
    source = files("nightcap.decks").joinpath("built_in", f"{name}.toml")
    return read_deck(source.read_text(encoding="utf-8"))
