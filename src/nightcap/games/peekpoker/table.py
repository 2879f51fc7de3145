"""What lies on a PeekPoker table, and what can be done with it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.table import Table
from nightcap.games.peekpoker import events
from nightcap.games.peekpoker.dice import THROWS, Dice
from nightcap.games.peekpoker.hands import Hand, best_hand
from nightcap.games.peekpoker.house import PeekPokerHouse
from nightcap.games.peekpoker.pots import Pot, side_pots

Standing: TypeAlias = Literal["undecided", "live", "passed", "folded", "out"]
"""Of a seat in this round; `out`: eliminated, for the rest of the game."""


@cache
def clockwise_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, from this one's left round to itself."""
    return tuple([(seat + step) % seats for step in range(1, seats + 1)])


class ShownHand(Struct, frozen=True):
    """Dice that everybody has seen."""

    seat: Seat
    dice: Dice
    hand: Hand


class PeekPokerState(Table, kw_only=True, eq=False):
    """Points, cups and the box. P-03: points only; a chip can always be changed."""

    house_rules: ClassVar[type[PeekPokerHouse]] = PeekPokerHouse

    dealer: Seat = 0
    round: int = 0
    stacks: list[int] = []
    """The points that are not in the pot."""
    bets: list[int] = []
    """What each seat has put into this round's pot, the ante included."""
    standing: list[Standing] = []
    cups: list[Dice] = []
    """P-07: each seat's three dice, seen by nobody else; none between rounds."""
    community: Dice = ()
    """P-13: nothing before they are rolled, so that nothing can give them away."""
    shown: list[ShownHand] = []
    """What was shown when the last round ended, until the next antes are in."""

    def lay_out(self) -> None:
        """P-02, P-05."""
        self.stacks = [self.house.points_each(self.seats)] * self.seats
        self.bets = [0] * self.seats
        self.standing = ["undecided"] * self.seats
        self.cups = [()] * self.seats

    # Seats

    def clockwise(self) -> tuple[Seat, ...]:
        """P-25, P-49: those still in the game, from the dealer's left; the dealer comes last."""
        order = clockwise_from(self.dealer, self.seats)
        standing = self.standing
        return tuple([seat for seat in order if standing[seat] != "out"]) if "out" in standing else order

    @property
    def live(self) -> list[Seat]:
        """Who has anted and not folded."""
        return [seat for seat, standing in enumerate(self.standing) if standing == "live"]

    @property
    def all_in(self) -> list[Seat]:
        """Who is live and has no point left."""
        return [seat for seat in self.live if self.stacks[seat] == 0]

    # Points

    def pay(self, seat: Seat, points: int) -> None:
        self.stacks[seat] -= points
        self.bets[seat] += points

    @property
    def level(self) -> int:
        """What a seat must have put in to stay."""
        return max(self.bets)

    def to_call(self, seat: Seat) -> int:
        """P-28: only the difference to what one has already put in."""
        return max(self.bets) - self.bets[seat]

    def cap(self, seat: Seat) -> int:
        """P-34: what this seat may have put in after a raise."""
        bets, stacks = self.bets, self.stacks
        others = [other for other in self.live if other != seat]
        if self.house.bet_cap == "richest":
            return max([bets[other] + stacks[other] for other in others])
        reach = [bets[other] + stacks[other] for other in others if stacks[other]]
        return max(self.level, min(reach, default=0))

    def pots(self) -> tuple[Pot, ...]:
        return side_pots(self.bets, self.live, self.all_in)

    # Dice

    def show(self, seat: Seat) -> None:
        """P-43: three dice, what they make and the best five, for all to see."""
        dice = self.cups[seat]
        hand = best_hand(dice, self.community)
        self.shown.append(ShownHand(seat, dice, hand))
        self.tell(events.HandShown(seat, dice, hand))

    def redeal(self, seat: Seat) -> None:
        """Whatever lies under the other cups; an eliminated seat has none."""
        self.cups = [
            self.chance.pick(THROWS) if dice and other != seat else dice
            for other, dice in enumerate(self.cups)
        ]
