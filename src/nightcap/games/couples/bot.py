"""A sensible player of both couples' games: exact odds for exchanges, good sense for the rest."""

from __future__ import annotations

from functools import cache
from typing import Any

from nightcap.engine.bots import RandomBot, Rng
from nightcap.engine.cards import HEIGHT, PACK, SUIT, Card
from nightcap.engine.moves import Move
from nightcap.engine.options import Just, Options
from nightcap.games.couples.moves import (
    Accept,
    BuyCards,
    Exchange,
    PassBuy,
    PlayCard,
    ShopLeave,
)
from nightcap.games.couples.odds import Worth, best_exchange, expected, worth_by

FINAL_HANDS = 3
"""After two exchanges the other's hand is about as good as the best of three."""

COIN = 0.7
"""What a coin is worth in points: cards and the shop can be bought for it."""

KEPT_FOR_SHOP = 2


class SensibleBot:
    """Never bails, never stops, buys nothing in the shop: what is to be carried out is for people."""

    def __init__(self, rng: Rng) -> None:
        self._random = RandomBot(rng)

    def choose(self, view: Any, answers: Options) -> Move:
        kinds = {type(o.move) if isinstance(o, Just) else o.kind for o in answers}
        if Exchange in kinds:
            return self._exchange(view)
        if BuyCards in kinds:
            return self._buy(view)
        if PlayCard in kinds:
            return self._play_card(view, [o.move.card for o in answers if isinstance(o, Just)])  # type: ignore[attr-defined]
        for quiet in (Accept, ShopLeave):
            if quiet in kinds:
                return quiet()
        return self._random.choose(view, answers)

    def _exchange(self, view: Any) -> Move:
        me = view.seats[view.seat]
        advanced = hasattr(me, "coins")
        worth = worth_in_points() if advanced else worth_in_rounds()
        out, mean = best_exchange(me.hand, me.discards, worth)
        if advanced and me.exchanged:  # standing pat now is paid
            unseen = [card for card in PACK if card not in (*me.hand, *me.discards)]
            paid = COIN * min(view.bank, 1 if me.exchanged[0] else 2)
            if expected(me.hand, unseen, worth) + paid >= mean:
                return Exchange(())
        return Exchange(out)

    def _buy(self, view: Any) -> Move:
        """Spend only what is not kept for the shop, and only for what it is worth."""
        me = view.seats[view.seat]
        spare = me.coins - (KEPT_FOR_SHOP if me.position < 48 else 0)
        if spare < 1:
            return PassBuy()
        worth = worth_in_points()
        unseen = [card for card in PACK if card not in (*me.hand, *me.discards)]
        now = expected(me.hand, unseen, worth)
        out, mean = best_exchange(me.hand, me.discards, worth, at_most=min(spare, 5))
        return BuyCards(out) if out and mean - now > COIN * len(out) else PassBuy()

    def _play_card(self, view: Any, playable: list[Card]) -> Move:
        me, other = view.seats[view.seat], view.seats[1 - view.seat]
        if len(other.pile) > len(me.pile):
            return PlayCard(follow(playable, other.pile[-1]))
        return PlayCard(lead(playable, known={*me.pile, *me.discards, *me.hand, *other.pile}))


def follow(playable: list[Card], led: Card) -> Card:
    """Win as cheaply as possible; what cannot win goes cheaply too."""
    winning = [card for card in playable if SUIT[card] == SUIT[led] and HEIGHT[card] > HEIGHT[led]]
    return min(winning or playable, key=HEIGHT.__getitem__)


def lead(playable: list[Card], known: set[Card]) -> Card:
    """Cards that nothing unseen can beat first; then the long suit, so that its last card stands alone."""

    def beaten_by(card: Card) -> int:
        higher = [c for c in PACK if SUIT[c] == SUIT[card] and HEIGHT[c] > HEIGHT[card]]
        return sum(c not in known for c in higher)

    def length(card: Card) -> int:
        return sum(SUIT[c] == SUIT[card] for c in playable)

    return min(playable, key=lambda card: (-length(card), beaten_by(card), -HEIGHT[card]))


@cache
def worth_in_rounds() -> Worth:
    """The chance to have the better hand."""
    return worth_by(lambda _, share: share**FINAL_HANDS)


@cache
def worth_in_points() -> Worth:
    """The points of the hand, if it is the better one."""
    return worth_by(lambda rank, share: (rank.category + 1) * share**FINAL_HANDS)
