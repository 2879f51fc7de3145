"""The themes of a deck that somebody has written, beside those of the house.

A deck's author chooses its words, and noise must not be tricked by them. A theme of the house keeps the words
of the house, whatever the file says; one of the author's own has noise by its words, whatever it is called.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from nightcap.decks.written import Words


def in_house_words(tags: Mapping[str, Words], house: Mapping[str, Words]) -> dict[str, Words]:
    """What each tag stands for: a tag of the house is never something else."""
    return {tag: house.get(tag, words) for tag, words in tags.items()}


def sources_of_noise(tags: Mapping[str, Words], house: Mapping[str, Words]) -> dict[str, tuple[str, ...]]:
    """By each theme of the author's own: whose noise keeps it away.

    In every language it has one source, so that the words somebody reads have the same noise in every deck,
    whatever the other languages say. Words of the house have the noise of the house.
    """
    known = {(language, plain(said)): tag for tag, words in house.items() for language, said in words.items()}
    return {
        tag: tuple(
            known.get((language, plain(said)), f"{language}: {plain(said)}")
            for language, said in words.items()
        )
        for tag, words in tags.items()
        if tag not in house
    }


def plain(said: str) -> str:
    """Letters and digits alone: neither case nor marks nor blanks make other words."""
    folded = unicodedata.normalize("NFKD", said).casefold()
    return "".join(character for character in folded if character.isalnum())
