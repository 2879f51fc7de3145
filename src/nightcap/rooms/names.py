"""Names that people give themselves: cleaned, and not to be mistaken for another at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from nightcap.rooms.refusals import Refused

JOINERS = "\u200c\u200d"
"""Invisible, yet part of how Persian and Indic names, and emoji, are written."""

MODIFIERS = {"\ufe0e", "\ufe0f", *map(chr, range(0xE0020, 0xE0080))}
"""Whether an emoji has colours, and parts of flags such as Scotland's."""

NOT_SHOWN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Kinds of characters that direct, hide, or mean nothing here. Unassigned ones may be new emoji."""

BLANK = {*"\u034f\u115f\u1160\u17b4\u17b5\u180e\u2065\u2800\u3164\uffa0", *map(chr, range(0xFFF0, 0xFFF9))}
BLANK |= {*map(chr, range(0xFE00, 0xFE0E)), *map(chr, range(0xFDD0, 0xFDF0))}
BLANK |= {*map(chr, range(0xE0000, 0xE1000))} - MODIFIERS
"""Of other kinds, with nothing to be seen either."""

MOST_MARKS = 4
"""Marks on one letter: more would run over the names above and below."""

SMALL = str.maketrans("01|ıасԁеһіјӏорѕԛԝухѵкёїανορικυγχ", "olliacdehijlopsqwyxvkëïavopikuyx")
CAPITALS = str.maketrans("IАВСԀЕНІЈКМОРЅТԚԜУХЁЇΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "lABCdEHlJKMOPSTQWYXËÏABEZHlKMNOPTYX")
"""Latin letters, digits, Cyrillic and Greek: what looks like which Latin letter."""


def cleaned(said: str) -> str:
    """In one line, without what cannot be seen."""
    text = unicodedata.normalize("NFC", said)
    text = "".join(" " if char.isspace() else char for char in text if not is_hidden(char))
    return " ".join(without_stray_joiners(text).split())


def own_words(said: str) -> str:
    """A sentence of people's own, as everybody sees it."""
    words = cleaned(said)
    if has_too_many_marks(words):
        raise Refused("name_unreadable")
    return words


def person_name(said: str) -> str:
    """As it is shown. Every script and every emoji will do; what cannot be seen is left out."""
    name = cleaned(said)
    if not any(unicodedata.category(char)[0] in "LNPSC" for char in name) or has_too_many_marks(name):
        raise Refused("name_unreadable")
    if is_bot_name(name):
        raise Refused("name_of_bots", name=name)
    return name


def must_be_free(name: str, others: Iterable[str]) -> None:
    """Nobody else at the table has this name, or one that looks like it."""
    looks = looks_of(name)
    if any(looks & looks_of(other) for other in others):
        raise Refused("name_taken", name=name)


def looks_of(name: str) -> frozenset[str]:
    """What a name is read as at a glance, in small letters: by its letters, and by the shape of its capitals.

    So "Ian" is read as "ian" and as "lan". Accents stay: Zoé is not Zoe.
    """
    text = unicodedata.normalize("NFKC", "".join(char for char in name if char not in JOINERS))
    text = "".join(text.split())
    return frozenset(
        unicodedata.normalize("NFC", read.casefold()).translate(SMALL)
        for read in (text, text.translate(CAPITALS))
    )


def is_hidden(char: str) -> bool:
    if char in JOINERS or char in MODIFIERS or char.isspace():
        return False
    return unicodedata.category(char) in NOT_SHOWN or char in BLANK


def without_stray_joiners(text: str) -> str:
    """They stay between two characters of scripts that need them, or behind an emoji."""
    kept = ""
    for place, char in enumerate(text):
        if char in JOINERS or char in MODIFIERS:
            before, after = kept[-1:], text[place + 1 : place + 2]
            if before.isascii() or before in JOINERS or before.isspace():
                continue
            if char in JOINERS and (after.isascii() or after.isspace()):
                continue
        kept += char
    return kept


def has_too_many_marks(name: str) -> bool:
    row = 0
    for char in unicodedata.normalize("NFD", name):
        is_mark = unicodedata.category(char) in ("Mn", "Me") and char not in MODIFIERS
        row = row + 1 if is_mark else 0
        if row > MOST_MARKS:
            return True
    return False


def is_bot_name(name: str) -> bool:
    """Bots are called Bot 1, Bot 2 and so on, and nobody else is. Botl may be somebody's name, Bot l not."""
    shown = unicodedata.normalize("NFKC", name)
    numbered = any(char.isspace() or char.isdigit() for char in shown)
    return numbered and bool(looks_of(name) & BOT_LOOKS)


BOT_LOOKS = frozenset(look for number in range(100) for look in looks_of(f"Bot {number}"))
