"""High Card: a whole game, to test the engine and `docs/adding-a-game.md` by.

Everybody is dealt a card (H-01) and says, sealed, whether they stay (H-02). The highest card
among those who stay wins (H-03); if nobody stays nobody does. Anybody may call it a night (H-04).
"""

from __future__ import annotations

import sys
from typing import ClassVar

from nightcap.engine.cards import HEIGHT, PACK, Card
from nightcap.engine.events import Event
from nightcap.engine.house import House
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import AskEach, Frame, Step
from nightcap.engine.table import Result, Table, View
from nightcap.engine.vocabulary import Vocabulary


class Stay(Move, frozen=True):
    rule: ClassVar[str] = "H-02"


class Leave(Move, frozen=True):
    rule: ClassVar[str] = "H-02"


class GoodNight(Move, frozen=True):
    rule: ClassVar[str] = "H-04"


class Answered(Event, frozen=True):
    seat: Seat


class HighCardView(View, frozen=True, kw_only=True):
    card: Card | None
    staying: tuple[Seat, ...]


class HighCard(Table, kw_only=True, eq=False):
    game: ClassVar[str] = "high-card"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 11)
    seats_rule: ClassVar[str] = "H-01"
    over_rule: ClassVar[str] = "H-03"
    house_rules: ClassVar[type[House]] = House

    dealt: list[Card] = []
    staying: list[Seat] = []

    def set_up(self) -> None:
        """H-01."""
        self.dealt = list(self.chance.draw(self.chance.pile(PACK), self.seats))
        self.push(AskWhoStays(tuple(range(self.seats))), HighestWins(), CallItANight())

    def view(self, seat: Seat | None) -> HighCardView:
        mine = None if seat is None else self.dealt[seat]
        return HighCardView(
            game=self.game,
            seat=seat,
            asked=self.asked,
            waiting=self.waiting_as_seen_by(seat),
            card=mine,
            staying=tuple(self.staying),
        )

    def redeal(self, seat: Seat) -> None:
        unseen = self.chance.shuffle(card for card in PACK if card != self.dealt[seat])
        self.dealt = [self.dealt[seat] if s == seat else unseen[s] for s in range(self.seats)]


class AskWhoStays(AskEach[HighCard], frozen=True):
    """H-02: nobody sees an answer until all are in."""

    rule: ClassVar[str] = "H-02"
    sealed: ClassVar[bool] = True

    def options(self, table: HighCard, seat: Seat) -> Options:
        return Just(Stay()), Just(Leave())

    def heard(self, table: HighCard, seat: Seat) -> None:
        table.tell(Answered(seat))

    def answer(self, table: HighCard, seat: Seat, move: Stay | Leave) -> None:
        if isinstance(move, Stay):
            table.staying.append(seat)


class HighestWins(Step[HighCard], frozen=True):
    """H-03."""

    def run(self, table: HighCard) -> None:
        best = max((HEIGHT[table.dealt[seat]] for seat in table.staying), default=0)
        table.end(Result(tuple(seat for seat in table.staying if HEIGHT[table.dealt[seat]] == best)))


class CallItANight(Frame[HighCard], frozen=True):
    """H-04."""

    def options(self, table: HighCard, seat: Seat) -> Options:
        return (Just(GoodNight()),)

    def answer(self, table: HighCard, seat: Seat, move: GoodNight) -> None:
        table.end(Result())


HighCard.vocabulary = Vocabulary(sys.modules[__name__])
