"""Games that were played to the end, with their books and a receipt, to be checked and tampered with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from decks.small_decks import retos_text
from nightcap import GAMES
from nightcap.decks import Boundaries
from nightcap.rooms.actions import ChooseDeck, ComeBack, EndGame, Leave, PlayFor, SetBoundaries, Sit
from nightcap.rooms.checking import Lie, check
from rooms.evening import HOST, Evening, evening
from rooms.witness import Data, opened, plays_with_silence_and_stops, receipt_of

OTHER = "0f" * 32

SEATS = {game: table.seat_counts.start for game, table in GAMES.items()}


@cache
def played(game: str) -> tuple[Data, Data]:
    """The books of a whole game, and the second device's receipt."""
    options: dict[str, Any] = {"prize": "breakfast"} if game == "retos" else {}
    night = evening(game, people=SEATS[game], **options)
    night.says("d2", SetBoundaries(1, Boundaries(ceiling=4)))
    night.starts()
    night.plays_on(f"{game} books")
    return opened(night), receipt_of(night, "d2")


@cache
def retos() -> tuple[Data, Data]:
    """With timeouts, stops, limits, boundaries, a small deck of their own, and two people on one device."""
    night = evening("retos", people=3, prize="breakfast", decision_seconds=20)
    night.says(HOST, ChooseDeck(text=retos_text()))
    night.says("d2", Sit("Zoe"))
    night.says("d2", SetBoundaries(1, Boundaries(garments=3, drinks=1, never=("music",))))
    night.starts()
    plays_with_silence_and_stops(night, "retos books")
    return opened(night), receipt_of(night, "d2")


@cache
def with_bot() -> tuple[Data, Data]:
    """A bot has its own seat, and another stands in for a while for somebody who has left."""
    night = evening("peekpoker", people=2, bots=1)
    night.starts()
    night.plays_on("some", moves=12)
    night.says("d2", Leave())
    night.says(HOST, PlayFor(1, "random"))
    night.plays_on("more", moves=20)
    night.says("d2", ComeBack())
    night.plays_on("all")
    return opened(night), receipt_of(night, "d2")


def broken_off(seed: str = "off") -> tuple[Evening, Data]:
    night = evening("couples-quick")
    night.starts()
    night.plays_on(seed, moves=15)
    for seat in range(2):
        night.says(f"d{seat + 1}", EndGame(seat))
    return night, opened(night)


def lie(books: Any, receipt: Any = None) -> str:
    with pytest.raises(Lie) as found:
        check(books, receipt)
    return found.value.code


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        data = data[name]
    return data


Change = Callable[[Data], object]


def put(*path: Any, to: Any) -> Change:
    def change(data: Data) -> None:
        at(data, path[:-1])[path[-1]] = to

    return change
