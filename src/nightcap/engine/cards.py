"""A pack of fifty-two. A card is rank and suit in two letters: ``TS``, the ten of spades."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)

RANKS = "23456789TJQKA"
SUITS = "CDHS"
PACK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)

HEIGHT: dict[Card, int] = {card: RANKS.index(card[0]) + 2 for card in PACK}
"""How high a card ranks, ace high: 2 to 14."""

SUIT: dict[Card, str] = {card: card[1] for card in PACK}


def cards(text: str) -> tuple[Card, ...]:
    """``cards("AS TH")`` is the ace of spades and the ten of hearts."""
    hand = tuple(Card(word) for word in text.split())
    if unknown := [card for card in hand if card not in HEIGHT]:
        raise ValueError(f"not a card: {', '.join(unknown)} (write rank and suit, such as TS or 7D)")
    return hand
