"""The whole game: F-01…F-05 in one file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from nightcap.engine.events import Event
from nightcap.engine.house import House
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Amount, Options
from nightcap.engine.steps import AskEach, Step
from nightcap.engine.table import Result, Table, View

CARDS = ("card-1", "card-2", "card-3", "card-4", "card-5")
"""F-02: each has a number."""


class ShowFingers(Move, frozen=True):
    rule: ClassVar[str] = "F-03"
    fingers: int


class CardSeen(Event, frozen=True):
    """F-02: for its owner alone."""

    card: str


class RoundPlayed(Event, frozen=True):
    """F-04: both cards are shown."""

    cards: tuple[str, ...]
    fingers: tuple[int, ...]
    winner: Seat | None


class FingersHouse(House, frozen=True, kw_only=True):
    rules: ClassVar[Mapping[str, str]] = {"rounds": "F-05"}
    rounds: Annotated[int, Meta(ge=1, le=9)] = 5


class FingersView(View, frozen=True, kw_only=True):
    card: str | None
    """One's own."""
    wins: tuple[int, ...]


class FingersTable(Table, kw_only=True, eq=False):
    game: ClassVar[str] = "fingers"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 3)  # F-01
    seats_rule: ClassVar[str] = "F-01"
    over_rule: ClassVar[str] = "F-05"
    house_rules: ClassVar[type[House]] = FingersHouse

    cards: list[str] = []
    shown: list[int] = []
    wins: list[int] = []

    def set_up(self) -> None:
        self.wins = [0, 0]
        self.push(Round())

    def view(self, seat: Seat | None) -> FingersView:
        return FingersView(
            game=self.game,
            seat=seat,
            asked=self.asked,
            waiting=self.waiting_as_seen_by(seat),
            card=None if seat is None else self.cards[seat],
            wins=tuple(self.wins),
        )

    def redeal(self, seat: Seat) -> None:
        """F-02: the other's card can be any but one's own."""
        self.cards[1 - seat] = self.chance.pick([card for card in CARDS if card != self.cards[seat]])


class Round(Step[FingersTable], frozen=True):
    def run(self, table: FingersTable) -> None:
        table.push(DealCards(), AskForFingers((0, 1)), Compare())


class DealCards(Step[FingersTable], frozen=True):
    """F-02."""

    def run(self, table: FingersTable) -> None:
        table.cards = list(table.chance.draw(table.chance.pile(CARDS), 2))
        for seat, card in enumerate(table.cards):
            table.tell(CardSeen(card, to=(seat,)))


class AskForFingers(AskEach[FingersTable], frozen=True):
    """F-03: both at once."""

    rule: ClassVar[str] = "F-03"
    sealed: ClassVar[bool] = True

    def options(self, table: FingersTable, seat: Seat) -> Options:
        return (Amount(ShowFingers, 1, 5),)

    def answer(self, table: FingersTable, seat: Seat, move: ShowFingers) -> None:
        table.shown.append(move.fingers)


class Compare(Step[FingersTable], frozen=True):
    """F-04: nearer to the other's card wins. F-05: until one has won often enough."""

    def run(self, table: FingersTable) -> None:
        off = [abs(table.shown[seat] - CARDS.index(table.cards[1 - seat]) - 1) for seat in range(2)]
        winner = None if off[0] == off[1] else off.index(min(off))
        table.tell(RoundPlayed(tuple(table.cards), tuple(table.shown), winner))
        table.shown = []
        if winner is not None:
            table.wins[winner] += 1
            if table.wins[winner] == table.house.rounds:
                table.end(Result((winner,), scores=tuple(table.wins)))
                return
        table.push(Round())
