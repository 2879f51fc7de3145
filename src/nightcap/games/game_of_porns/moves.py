"""Every move of the game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from nightcap.engine.moves import Move, Seat
from nightcap.games.game_of_porns.cards import Card, Genre

Six: TypeAlias = Annotated[tuple[Card, ...], Meta(min_length=6, max_length=6)]


class Draw(Move, frozen=True):
    """From the stock, or the top of the discard pile."""

    rule: ClassVar[str] = "G-11"
    source: Literal["stock", "discard"]


class Meld(Move, frozen=True):
    """Publish a film: director, lead, supporting performer, screenplay, location and music."""

    rule: ClassVar[str] = "G-16"
    genre: Genre
    slots: Six


class Hit(Move, frozen=True):
    """Add a card to the film of this seat."""

    rule: ClassVar[str] = "G-27"
    card: Card
    film: Seat


class Exchange(Move, frozen=True):
    """Put a card into the film of this seat, in place of the joker that stands for it."""

    rule: ClassVar[str] = "G-34"
    card: Card
    film: Seat


class Discard(Move, frozen=True):
    rule: ClassVar[str] = "G-43"
    card: Card


class PlayPositive(Move, frozen=True):
    rule: ClassVar[str] = "G-49"
    card: Card


class PlayNegative(Move, frozen=True):
    rule: ClassVar[str] = "G-52"
    card: Card
    target: Seat


class PlaySpy(Move, frozen=True):
    rule: ClassVar[str] = "G-58"
    card: Card
    target: Seat


class PlayThief(Move, frozen=True):
    rule: ClassVar[str] = "G-59"
    card: Card
    target: Seat


class PickLoot(Move, frozen=True):
    """Which card to steal, out of a hand that lies open to the thief."""

    rule: ClassVar[str] = "G-60"
    card: Card


class PlayDefect(Move, frozen=True):
    rule: ClassVar[str] = "G-61"
    card: Card
    target: Seat


class SelectDefect(Move, frozen=True):
    """Which half of one's hand is lost."""

    rule: ClassVar[str] = "G-61"
    cards: tuple[Card, ...]
