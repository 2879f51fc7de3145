"""Room codes: three easy words that can be said aloud, and what people type when they were told them."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from string import ascii_lowercase
from unicodedata import normalize

from nightcap.rooms import Refused

WORDS = tuple(Path(__file__).with_name("words.txt").read_text(encoding="ascii").split())
"""4,096 of them, none within one slip of another: docs/decisions/0027-codes-one-can-say.md."""

LISTED = frozenset(WORDS)
LONGEST_WORD = max(map(len, WORDS))
WORDS_IN_CODE = 3
"""Twelve bits each."""

OLD_CODE = re.compile("[2-9a-hjkmnp-z]{10}")
"""What codes were before. None are made any more; a room that has one keeps it until it expires."""

LONGEST_TYPED = 200
"""Characters: a link with some words round it."""

LONGEST_QUOTE = 20
"""Letters of a word that are said back."""

IN_A_LINK = re.compile(r"[^ \t\r\n]*/[^ \t\r\n]*#([^ \t\r\n]*)")
ESCAPED = re.compile("%20|%2[Dd]")
"""A space or a hyphen, as some programs write them in links."""
ACCENTS = re.compile("[\u0300-\u036f]")
LETTERS = re.compile("[A-Za-z0-9]+")


def new_code() -> str:
    """Every one of 2^36 is equally likely."""
    return "-".join(secrets.choice(WORDS) for _ in range(WORDS_IN_CODE))


def tidied(typed: str) -> str:
    """`Copper, LÁNTERN fig` as `copper-lantern-fig`; of a link, what it leads to.

    The page does the same (web/src/line/code.ts); tests/web compares the two.
    """
    plain = ACCENTS.sub("", normalize("NFKD", typed))
    link = IN_A_LINK.search(plain)
    return "-".join(LETTERS.findall(ESCAPED.sub(" ", link[1] if link else plain))).lower()


def meant(typed: str) -> str:
    """The code that somebody means: from the list alone, so it tells nothing of the rooms there are."""
    tidy = tidied(typed) if len(typed) <= LONGEST_TYPED else ""
    if OLD_CODE.fullmatch(tidy):
        return tidy
    words = tidy.split("-")
    if len(words) != WORDS_IN_CODE:
        raise Refused("not_three_words")
    return "-".join(map(listed, words))


def listed(word: str) -> str:
    """This word, or the only one that it can be after one slip."""
    if word in LISTED:
        return word
    near = sorted(LISTED & slips(word)) if len(word) <= LONGEST_WORD + 1 else []
    match near:
        case [only]:
            return only
        case []:
            raise Refused("no_such_word", word=word[:LONGEST_QUOTE])
        case _:
            raise Refused("which_word", word=word, near=", ".join(near))


def slips(word: str) -> set[str]:
    """Everything that is one slip away: a letter too many, one missing, a wrong one, two that are swapped."""
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    too_many = {a + b[1:] for a, b in cuts if b}
    missing = {a + letter + b for a, b in cuts for letter in ascii_lowercase}
    wrong = {a + letter + b[1:] for a, b in cuts if b for letter in ascii_lowercase}
    swapped = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    return too_many | missing | wrong | swapped
