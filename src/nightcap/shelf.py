"""All decks there are: those that come with the games, and files that people bring."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nightcap.catalogue import DECLARED
from nightcap.decks import BadDeck, DeckKind, Problem, WrittenDeck
from nightcap.decks.reading import LARGEST
from nightcap.decks.reading import read_deck as read_by_kinds

KINDS: dict[str, DeckKind] = {
    game.deck.name: game.deck for game in DECLARED.values() if game.deck is not None
}

BUILT_IN: dict[str, DeckKind] = {deck: kind for kind in KINDS.values() for deck in kind.built_in}
"""The decks that come with the games, by id."""


def kind_for(game: str) -> DeckKind | None:
    """Which kind of deck a game is played with; None: it has none."""
    return DECLARED[game].deck


def usual_deck(game: str) -> WrittenDeck | None:
    """The deck that is played when none is chosen."""
    kind = kind_for(game)
    return None if kind is None else built_in(kind.usual)


def decks_for(game: str) -> tuple[WrittenDeck, ...]:
    """Those that come with this game."""
    kind = kind_for(game)
    return () if kind is None else tuple(map(built_in, kind.built_in))


def fits(written: WrittenDeck, game: str) -> bool:
    kind = kind_for(game)
    return kind is not None and kind.name == written.kind


def read_deck(text: str) -> WrittenDeck:
    """The deck that this TOML describes; BadDeck says what is wrong with it."""
    return read_by_kinds(text, KINDS)


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
    text = BUILT_IN[name].text_of(name)
    return read_by_kinds(text, KINDS, largest=len(text.encode()))
