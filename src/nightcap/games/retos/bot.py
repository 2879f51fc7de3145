"""Retos with good sense: shed what is dear, keep suits and ranks open, and close the way behind you."""

from __future__ import annotations

from typing import Any

from nightcap.engine.bots import RandomBot, Rng
from nightcap.engine.cards import HEIGHT, PACK, Card
from nightcap.engine.moves import Move
from nightcap.engine.options import Just, Options
from nightcap.games.retos.moves import Play
from nightcap.games.retos.table import MATCHES

DEAR = 0.12
"""What it is worth to be rid of a point."""

OPEN = 0.1
"""What it is worth that one card more, of those nobody has seen, could be followed by oneself."""

BLOCKED = 1.0
"""What it is worth that one card fewer can follow, once there is little left to draw."""


class SensibleBot:
    """Looks at its own hand, at what has been played, and at how many cards are left to draw."""

    def __init__(self, rng: Rng) -> None:
        self._random = RandomBot(rng)

    def choose(self, view: Any, answers: Options) -> Move:
        plays = [o.move for o in answers if isinstance(o, Just) and isinstance(o.move, Play)]
        if not plays:
            return self._random.choose(view, answers)
        hand = view.seats[view.seat].hand
        unseen = set(PACK) - set(hand) - set(view.used)
        late = 1 - view.stock / 52
        return max(plays, key=lambda play: worth(play.card, hand, unseen, late))


def worth(card: Card, hand: tuple[Card, ...], unseen: set[Card], late: float) -> float:
    """How good it is to play this card: a cheap hand, many ways for oneself, few for the others."""
    kept = [held for held in hand if held != card]
    ways = {way for held in kept for way in MATCHES[held]} & unseen
    followers = MATCHES[card] & unseen
    return DEAR * HEIGHT[card] + OPEN * len(ways) - BLOCKED * late * len(followers)
