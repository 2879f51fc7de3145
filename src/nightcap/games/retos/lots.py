"""Cards drawn as lots: for the seats, and to settle ties at the end."""

from __future__ import annotations

from collections.abc import Iterable

from nightcap.engine.cards import PACK, Card
from nightcap.engine.chance import AnyChance


class Lots:
    """R-23, R-95: one shuffled pile for all draws; if it runs short, a whole pack replaces it, once."""

    def __init__(self, chance: AnyChance, cards: Iterable[Card]) -> None:
        self.chance = chance
        self.cards = cards
        self.pile: list[Card] | None = None
        """R-16: not shuffled before the first draw."""
        self.renewed = False

    def draw(self, count: int) -> tuple[Card, ...] | None:
        """A card for each; None if even a whole pack has run short."""
        if self.pile is None:
            self.pile = self.chance.pile(self.cards)
        if len(self.pile) < count and not self.renewed:
            self.pile = self.chance.pile(PACK)
            self.renewed = True
        return self.chance.draw(self.pile, count) if len(self.pile) >= count else None
