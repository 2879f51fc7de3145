"""A card's text as each person at the table reads it; `web/src/text/readings.ts` does the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

Place: TypeAlias = Literal["does", "gets", "seen"]
"""Where a reader stands: does it, is the other of the two, or looks on."""

PEOPLE: dict[Place, tuple[str, ...]] = {
    "does": ("other",),
    "gets": ("other",),
    "seen": ("actor", "receiver", "drawer", "partner"),
}
"""Who can be named in each reading. Whoever reads it is "you"."""

NAMED = re.compile(r"(?P<before>\b\w+['\s]?\s*)?\{(?P<who>\w*)\}")

BEGINS = re.compile(r"(?:^|[.?…]\s)\Z")
"""Where a sentence begins: "someone" is not a name, and needs its capital."""


class Cast(Struct, frozen=True):
    """Who a card is about, by seat; None: not known yet. If both do it, `actor` is whoever drew the card."""

    actor: int | None = None
    other: int | None = None


NOBODY = Cast()


class Readings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One text in one language. A text without places is read by everybody as it stands."""

    does: str
    gets: str = ""
    seen: str = ""

    def at(self, place: Place) -> str:
        """Whoever has no reading of their own reads what is said to whoever does it."""
        return getattr(self, place) or self.does


def place_of(reader: int | None, cast: Cast) -> Place:
    """Before anybody is known to do it, everybody reads it as if they would."""
    if cast.actor is None or reader == cast.actor:
        return "does"
    return "gets" if reader is not None and reader == cast.other else "seen"


def read_by(
    reader: int | None, readings: Readings, cast: Cast, name: Callable[[int | None], str], language: str
) -> str:
    """The reading for this seat; None: for the shared screen, and for the story so far."""
    place = place_of(reader, cast)
    actor, other = name(cast.actor), name(cast.other)
    names = {
        "other": actor if place == "gets" else other,
        "actor": actor,
        "receiver": other,
        "drawer": actor,
        "partner": other,
    }
    return filled(readings.at(place), names, language)


def filled(text: str, names: Mapping[str, str], language: str) -> str:
    """With names in the places of people, and the small words before them as the language wants them."""

    def named(match: re.Match[str]) -> str:
        before, name = match["before"] or "", names.get(match["who"], f"{{{match['who']}}}")
        if not before and BEGINS.search(text[: match.start()]):
            name = name[:1].upper() + name[1:]
        return JOINS.get(language, plain)(before, name) + name

    return NAMED.sub(named, text)


def plain(before: str, name: str) -> str:
    return before


ELIDED = re.compile(r"(?i)\b(d|qu|jusqu|lorsqu|puisqu|quoiqu)e\s+$")
VOWEL = re.compile(r"(?i)[aeiouàâäéèêëîïôöùûüœæh]|y[^aeiouàâäéèêëîïôöùûü]")


def elided(before: str, name: str) -> str:
    """French: `de Emma` is d’Emma, `que Hugo` qu’Hugo; Yann keeps his de, and Yves does not."""
    return ELIDED.sub(r"\1’", before) if VOWEL.match(name) else before


def euphonic(before: str, name: str) -> str:
    """Spanish: `y Inés` is e Inés, `o Óscar` u Óscar; but y Yolanda, and y Hielo."""
    if re.match(r"(?i)h?[ií](?![aeouáéóú])", name):
        return re.sub(r"(?i)\by(\s+)$", lambda y: ("E" if y[0][0] == "Y" else "e") + y[1], before)
    if re.match(r"(?i)h?[oó]", name):
        return re.sub(r"(?i)\bo(\s+)$", lambda o: ("U" if o[0][0] == "O" else "u") + o[1], before)
    return before


JOINS = {"fr": elided, "es": euphonic}
