"""What reads badly from some side of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, TypeAlias

from nightcap.decks.entries import ReadingsEntry
from nightcap.decks.readings import PEOPLE, Place
from nightcap.decks.written import Language

Places: TypeAlias = Literal["one", "two", "both", "undresses"]
"""Who is in it: one person, one who does it and one whom it is for, both alike, or one who undresses."""

NEEDED: dict[Places, tuple[Place, ...]] = {
    "one": ("does", "seen"),
    "two": ("does", "gets", "seen"),
    "both": ("does", "seen"),
    "undresses": ("does", "gets", "seen"),
}

NAMED_WHEN_SEEN: dict[Places, tuple[str, ...]] = {
    "one": ("actor",),
    "two": ("actor", "receiver"),
    "both": ("drawer", "partner"),
    "undresses": ("actor", "receiver"),
}

YOU: dict[Language, re.Pattern[str]] = {
    "en": re.compile(r"(?i)\b(you|your|yours|yourself|yourselves)\b"),
    "fr": re.compile(r"(?i)(?<![\w'])(tu|te|ton|ta|tes|toi|vous|votre|vos)\b|\bt'"),
    "es": re.compile(r"(?i)\b(tú|tu|tus|te|ti|contigo)\b"),
}
"""Words that speak to the reader. On a shared screen nobody knows who that is."""

QUOTED = re.compile(r"«[^»]*»|“[^”]*”")


def wrong_readings(
    said: ReadingsEntry, language: Language, places: Places
) -> Iterator[tuple[str, dict[str, str]]]:
    for place in NEEDED[places]:
        if not getattr(said, place).strip():
            yield "reading_missing", {"reading": place, "language": language}
    for place, people in named_in(places).items():
        for person in re.findall(r"\{(\w*)\}", getattr(said, place)):
            if person not in people:
                known = " ".join(f"{{{one}}}" for one in people)
                yield "reading_person", {"reading": place, "person": person, "known": known}
    if said.gets.strip() and "{other}" not in said.gets:
        yield "reading_nobody", {"reading": "gets", "person": "other"}
    first = NAMED_WHEN_SEEN[places][0]
    if said.seen.strip() and f"{{{first}}}" not in said.seen:
        yield "reading_nobody", {"reading": "seen", "person": first}
    if found := YOU[language].search(QUOTED.sub("", said.seen)):
        yield "reading_you", {"reading": "seen", "word": found[0]}


def named_in(places: Places) -> dict[Place, tuple[str, ...]]:
    """Who drew the card says nothing about who undresses, so such a card cannot name the drawer."""
    return PEOPLE | {"seen": NAMED_WHEN_SEEN[places]} if places == "undresses" else PEOPLE
