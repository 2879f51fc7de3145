"""Sexopolitan.

Find a partner, play practice cards and roll for pleasure points, and lay obstacles in the way of
the others. Whoever first has 69 points wins at once. The rules: S-01…S-110, the options O-01…O-11.
"""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.engine.steps import Step
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import MEN, PARTNER_CARDS, WOMEN, cards_of
from nightcap.games.sexopolitan.table import FULL_HAND, SexopolitanState, opponents
from nightcap.games.sexopolitan.turns import Turn
from nightcap.games.sexopolitan.views import SexopolitanView, view_of


class SexopolitanTable(SexopolitanState, kw_only=True, eq=False):
    """The table of Sexopolitan."""

    game: ClassVar[str] = "sexopolitan"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(4, 9)  # S-01
    seats_rule: ClassVar[str] = "S-01"
    over_rule: ClassVar[str] = "S-108"

    def set_up(self) -> None:
        self.lay_out()
        self.deal_characters()
        self.deal_hands()
        self.push(RollForStart(tuple(range(self.seats))), FirstTurn())

    def lay_out(self) -> None:
        """S-10, S-11: everybody single, nothing scored, both discards empty."""
        seats = self.seats
        self.partners = [None] * seats
        self.breakdowns = [None] * seats
        self.tested, self.not_tonight, self.trouble = ([False] * seats for _ in range(3))
        self.scores = [0] * seats

    def deal_characters(self) -> None:
        """S-06: as many men as women. S-07: or one more of either. S-08: the rest is the partner pile."""
        seats, chance = self.seats, self.chance
        men = seats // 2 + (chance.pick((0, 1)) if seats % 2 else 0)
        chosen = chance.draw(chance.pile(MEN), men) + chance.draw(chance.pile(WOMEN), seats - men)
        self.characters = chance.shuffle(chosen)
        rest = [card for card in PARTNER_CARDS if card not in self.characters]
        self.pile = list(reversed(chance.shuffle(rest)))
        self.tell(events.CharactersDealt(self.characters))

    def deal_hands(self) -> None:
        """S-09."""
        seats = self.seats
        self.main = self.chance.pile(cards_of(self.house.deck))
        dealt = self.chance.draw(self.main, FULL_HAND * seats)
        self.hands = [dealt[seat::seats] for seat in range(seats)]
        for seat, hand in enumerate(self.hands):
            self.tell(events.HandDealt(seat, hand, to=(seat,)))

    def view(self, seat: Seat | None) -> SexopolitanView:
        return view_of(self, seat)

    def redeal(self, seat: Seat) -> None:
        """Other hands, the main pile, and the partner pile below its top card."""
        others, hands = opponents(seat, self.seats), self.hands
        pool = self.main
        for other in others:
            pool += hands[other]
        sizes = [len(hands[other]) for other in others]
        dealt = self.chance.draw(pool, sum(sizes))
        start = 0
        for other, size in zip(others, sizes, strict=True):
            hands[other] = dealt[start : start + size]
            start += size
        self.pile = [*self.chance.shuffle(self.pile[:-1]), *self.pile[-1:]]


class RollForStart(Step[SexopolitanState], frozen=True):
    """S-12: the highest total starts; those who tie for it roll again. S-14: doubles mean nothing."""

    seats: tuple[Seat, ...]

    def run(self, table: SexopolitanState) -> None:
        totals = []
        for seat in self.seats:
            dice = table.throw(2)
            table.tell(events.StartRolled(seat, dice))
            totals.append(sum(dice))
        highest = max(totals)
        tied = tuple([seat for seat, total in zip(self.seats, totals, strict=True) if total == highest])
        if len(tied) > 1:
            table.push(RollForStart(tied))
        else:
            table.starter = tied[0]
            table.tell(events.Started(tied[0]))


class FirstTurn(Step[SexopolitanState], frozen=True):
    """S-12."""

    def run(self, table: SexopolitanState) -> None:
        table.push(Turn(table.starter))
