"""What a game is, said once: catalogue, menu, bots, decks, texts and tests are derived from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from nightcap.decks import HOTTEST, DeckKind
from nightcap.engine.bots import Makes
from nightcap.engine.table import Table

Brought: TypeAlias = Literal["partner", "garments", "drinks", "prize"]


PresetName: TypeAlias = Literal["short", "gentle", "classic", "long", "bold"]


class Preset(Struct, frozen=True, kw_only=True):
    """An evening to begin with: how long it takes, how warm it gets at most, by which house rules."""

    name: PresetName
    minutes: int
    """About."""
    heat: int = HOTTEST
    options: Mapping[str, Any] = {}


class Game(Struct, frozen=True, kw_only=True):
    """A game's declaration, in the `__init__` of its package in `games/`."""

    table: type[Table]
    """Its rules, seats, house rules, and what everybody is told before the start."""
    minutes: tuple[int, int]
    """How long an evening of it takes, about."""
    bots: Mapping[str, Makes] = {}
    """By name, besides `random`, which plays every game."""
    deck: DeckKind | None = None
    """How its activities or dares are written; None: it is played without."""
    brings: tuple[Brought, ...] = ()
    """What people are asked for before they play."""
    presets: tuple[Preset, ...] = ()
    """Evenings to choose from, the usual one in the middle; none: only the usual rules."""

    @property
    def id(self) -> str:
        return self.table.game

    @property
    def package(self) -> str:
        """The Python package that it lives in: `nightcap.games.couples`."""
        return ".".join(self.table.__module__.split(".")[:3])

    @property
    def family(self) -> str:
        """The name of its folder; games in one folder share their words, rules and page."""
        return self.package.rpartition(".")[2].replace("_", "-")
