"""Every move of Poker for Couples, quick and advanced."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from nightcap.engine.cards import Card
from nightcap.engine.moves import Move

Sign: TypeAlias = Literal["rock", "paper", "scissors"]


class ThrowSign(Move, frozen=True):
    rule: ClassVar[str] = "Q-15"
    sign: Sign


class Deal(Move, frozen=True):
    rule: ClassVar[str] = "Q-17"


class Exchange(Move, frozen=True):
    """Discard these and draw as many; none: stand pat."""

    rule: ClassVar[str] = "Q-21"
    cards: tuple[Card, ...]


class DrawReward(Move, frozen=True):
    rule: ClassVar[str] = "Q-46"


class SelectActivity(Move, frozen=True):
    rule: ClassVar[str] = "Q-47"
    card: str
    index: int


class Accept(Move, frozen=True):
    rule: ClassVar[str] = "Q-66"


class Bail(Move, frozen=True):
    rule: ClassVar[str] = "Q-66"


class ProposeTweak(Move, frozen=True):
    rule: ClassVar[str] = "Q-53"
    note: str


class AnswerTweak(Move, frozen=True):
    rule: ClassVar[str] = "Q-53"
    agree: bool


class CompleteActivity(Move, frozen=True):
    rule: ClassVar[str] = "Q-51"


class SafeStop(Move, frozen=True):
    """Free, at any moment, for no reason at all, named by nobody."""

    rule: ClassVar[str] = "Q-04"
    anonymous: ClassVar[bool] = True


class Timer(Move, frozen=True):
    rule: ClassVar[str] = "Q-09"
    action: Literal["start", "pause", "reset"]


class Concede(Move, frozen=True):
    rule: ClassVar[str] = "Q-79"


class BuyCards(Move, frozen=True):
    """Discard these for a coin each and draw as many."""

    rule: ClassVar[str] = "A-35"
    cards: tuple[Card, ...]


class PassBuy(Move, frozen=True):
    rule: ClassVar[str] = "A-37"


class PlayCard(Move, frozen=True):
    rule: ClassVar[str] = "A-42"
    card: Card


class TurnUp(Move, frozen=True):
    rule: ClassVar[str] = "A-62"


class ShopBuy(Move, frozen=True):
    rule: ClassVar[str] = "A-96"
    card: str
    index: int


class ShopLeave(Move, frozen=True):
    rule: ClassVar[str] = "A-97"


class DrawClimax(Move, frozen=True):
    rule: ClassVar[str] = "A-106"
