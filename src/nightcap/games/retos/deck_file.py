"""The dares of a Retos deck file, and how such a file begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightcap.decks.entries import DareEntry, FallbackEntry
from nightcap.decks.lines import Path
from nightcap.decks.sheet import Sheet
from nightcap.decks.written import HOTTEST, Words
from nightcap.engine.activities import Dare, DareDeck
from nightcap.engine.cards import PACK, Card
from nightcap.games.retos.dare_cards import TAGS

CARDS: dict[str, Card] = {str(card): card for card in PACK}


def read_dares(
    sheet: Sheet, raw: dict[str, Any], tags: Mapping[str, Words]
) -> tuple[DareDeck, dict[str, int]]:
    dares = RetosDares(sheet)
    dares.read(raw.get("dare", []), raw.get("fallback"))
    return DareDeck(str(raw.get("id", "")), tuple(dares.dares), dares.fallback), dares.heats


class RetosDares:
    """R-08: a dare on each of the 52 cards, R-15: spare ones, and one to fall back on."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.dares: list[Dare] = []
        self._lying: set[Card] = set()
        self.fallback = Dare(id="fallback", fallback=True)
        self.heats: dict[str, int] = {}

    def read(self, raw: Any, fallback: Any) -> None:
        if fallback is None:
            self.sheet.wrong((), "missing", key="fallback")
        else:
            self._read_fallback(("fallback",), fallback)
        for number, dare in enumerate(self.sheet.tables(("dare",), raw)):
            self._read_dare(("dare", number), dare)
        if missing := [card for card in PACK if card not in self._lying]:
            self.sheet.wrong((), "cards_without_dare", count=len(missing), cards=" ".join(missing[:8]))

    def _read_fallback(self, path: Path, raw: Any) -> None:
        entry = self.sheet.entry(path, raw, FallbackEntry)
        self.sheet.say(path, entry.id, entry, "one")
        self.heats[entry.id] = 1
        self.fallback = Dare(id=entry.id, seconds=entry.seconds, remote=entry.remote, fallback=True)

    def _read_dare(self, path: Path, raw: Any) -> None:
        sheet = self.sheet
        entry = sheet.entry(path, raw, DareEntry)
        card = self._card(path, entry.card)
        sheet.known(path, entry.tags, TAGS)
        name = entry.id or f"dare-{card.lower() if card else path[-1]}"
        sheet.say(path, name, entry, "two" if entry.with_partner else "one")
        if entry.harmless and (
            entry.card or entry.tags or entry.props or entry.with_partner or not entry.remote
        ):
            sheet.wrong((*path, "harmless"), "not_harmless")
        heat = entry.heat if entry.heat is not None and entry.tags else HOTTEST
        heat = 1 if entry.harmless else heat
        self.heats[name] = heat
        dare = Dare(
            id=name,
            card=card,
            seconds=entry.seconds,
            needs_partner=entry.with_partner,
            heat=min(heat - 1, 3),  # R-15 counts from 0 to 3; 4 and 5 are both its hottest
            tags=entry.tags,
            props=entry.props,
            remote=entry.remote,
            harmless=entry.harmless,
        )
        self.dares.append(dare)

    def _card(self, path: Path, written: str | None) -> Card | None:
        """The card a dare lies on; none: it is a spare one."""
        if written is None:
            return None
        card = CARDS.get(written.upper().replace("10", "T"))
        if card is None:
            self.sheet.wrong((*path, "card"), "unknown_card", card=written)
        elif card in self._lying:
            self.sheet.wrong((*path, "card"), "card_twice", card=card)
        else:
            self._lying.add(card)
        return card


TEMPLATE = """\
# A deck for Retos: a dare for each of the 52 cards. `./play deck check` tells what is wrong.
format = 1
id = "our-dares"
game = "retos"
author = ""
languages = ["{language}"]

[title]
{language} = "…"

# Stands in for a dare that somebody does not want: solo and harmless.
[fallback]
{language} = "…"

# heat: 1 (sweet) to 5 (scorching); tags: contact, clothing, drink, talk, act, music, props.
# Without heat or tags a dare counts as hottest.
# If you like: seconds = 30, with_partner = true, props = ["scarf"], remote = true.
"""

DARE_TEMPLATE = """
[[dare]]
card = "{card}"
heat = 1
tags = ["talk"]
{language} = "… {card}"
"""


def template(language: str) -> str:
    """The beginning of a deck of one's own, with a place for every card's dare."""
    dares = [DARE_TEMPLATE.format(card=card, language=language) for card in PACK]
    return TEMPLATE.format(language=language) + "".join(dares)
