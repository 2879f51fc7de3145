"""The dares of a Retos deck file."""

from __future__ import annotations

from typing import Any

from nightcap.decks.entries import DareEntry, FallbackEntry
from nightcap.decks.lines import Path
from nightcap.decks.sheet import Sheet
from nightcap.decks.written import HOTTEST
from nightcap.engine.activities import Dare
from nightcap.engine.cards import PACK, Card
from nightcap.games.retos.dare_cards import TAGS

CARDS: dict[str, Card] = {str(card): card for card in PACK}


class RetosDares:
    """R-08: a dare on each of the 52 cards, and R-15 one to fall back on."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.dares: dict[Card, Dare] = {}
        self.fallback = Dare(id="fallback", fallback=True)
        self.heats: dict[str, int] = {}

    def read(self, raw: Any, fallback: Any) -> None:
        if fallback is None:
            self.sheet.wrong((), "missing", key="fallback")
        else:
            self._read_fallback(("fallback",), fallback)
        for number, dare in enumerate(self.sheet.tables(("dare",), raw)):
            self._read_dare(("dare", number), dare)
        if missing := [card for card in PACK if card not in self.dares]:
            self.sheet.wrong((), "cards_without_dare", count=len(missing), cards=" ".join(missing[:8]))

    def _read_fallback(self, path: Path, raw: Any) -> None:
        entry = self.sheet.entry(path, raw, FallbackEntry)
        self.sheet.say(path, entry.id, entry)
        self.heats[entry.id] = 1
        self.fallback = Dare(id=entry.id, seconds=entry.seconds, remote=entry.remote, fallback=True)

    def _read_dare(self, path: Path, raw: Any) -> None:
        sheet = self.sheet
        entry = sheet.entry(path, raw, DareEntry)
        card = CARDS.get((entry.card or "").upper().replace("10", "T"))
        if card is None:
            if entry.card is not None:
                sheet.wrong((*path, "card"), "unknown_card", card=entry.card)
        elif card in self.dares:
            sheet.wrong((*path, "card"), "card_twice", card=card)
        sheet.known(path, entry.tags, TAGS)
        name = entry.id or f"dare-{(card or str(path[-1])).lower()}"
        sheet.say(path, name, entry)
        heat = entry.heat if entry.heat is not None and entry.tags else HOTTEST
        self.heats[name] = heat
        if card is None:
            return
        self.dares[card] = Dare(
            id=name,
            card=card,
            seconds=entry.seconds,
            needs_partner=entry.with_partner,
            heat=min(heat - 1, 3),  # R-15 counts from 0 to 3; 4 and 5 are both its hottest
            tags=entry.tags,
            props=entry.props,
            remote=entry.remote,
        )
