"""Copies of a table, and what is written down of it."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any, Self, get_origin

import msgspec

from nightcap.engine.chance import Scripted
from nightcap.engine.legality import Legality
from nightcap.engine.log import Log
from nightcap.engine.vocabulary import to_data


class Records(Legality, kw_only=True, eq=False):
    """A twin to try things on, a log to play again, a saved table to go on from."""

    def copy(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        for name in _containers(type(self)):
            setattr(twin, name, getattr(self, name).copy())
        twin.chance = copy(self.chance)
        twin.events = []
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal in everything but the events of the last move, which are already history."""
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__struct_fields__ if name != "events"
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def log(self) -> Log:
        """What it takes to play this game again, move by move."""
        return Log(
            game=self.game,
            version=self.version,
            seats=self.seats,
            options=self.house.changes(),
            players=tuple(msgspec.json.decode(msgspec.json.encode(player)) for player in self.players),
            deck=None if self.deck is self.usual_deck() else self.deck,
            seed=self.seed,
            script=self.chance.rewound() if isinstance(self.chance, Scripted) else None,
            moves=tuple(self.played),
        )

    def save(self) -> bytes:
        """The table as JSON, to go on from exactly here."""
        bare: Self = self.__copy__()  # type: ignore[attr-defined]
        bare.events = []
        if self.deck is self.usual_deck():
            bare.deck = None  # a thousand activities that everybody has
        state = to_data(bare)
        del state["events"]
        return msgspec.json.encode({"game": self.game, "version": self.version, "table": state})

    @classmethod
    def load(cls, state: dict[str, Any]) -> Self:
        """A table from the state that `save` wrote."""
        words = cls.vocabulary
        agenda = [words.step(step) for step in state.pop("agenda")]
        sealed, played = words.made(state.pop("sealed")), words.made(state.pop("played"))
        table = msgspec.convert(state, cls)
        table.house = msgspec.convert(table.house, cls.house_rules)
        table.players = msgspec.convert(table.players, tuple[cls.player_kind, ...])  # type: ignore[name-defined]
        table.agenda, table.sealed, table.played = agenda, sealed, played
        table.deck = table.deck if table.deck is not None else cls.usual_deck()
        return table


@cache
def _containers(kind: type[Records]) -> tuple[str, ...]:
    """The fields that hold a list or a dict."""
    fields = msgspec.structs.fields(kind)
    return tuple(f.name for f in fields if get_origin(f.type) in (list, dict) and f.name != "events")
