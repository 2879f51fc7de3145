"""PeekPoker Hold'em.

Three dice under a cup that only its owner looks into, three in the box for all: make the best
five of them, or make the others fold. Whoever holds all the points wins. The rules: P-01…P-50.
"""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.engine.steps import Step
from nightcap.engine.table import Result
from nightcap.games.peekpoker import events
from nightcap.games.peekpoker.antes import CollectAntes
from nightcap.games.peekpoker.betting import NextBet
from nightcap.games.peekpoker.dice import FACES, HEIGHT, THROWS
from nightcap.games.peekpoker.showdown import DecideRound
from nightcap.games.peekpoker.table import PeekPokerState
from nightcap.games.peekpoker.views import PeekPokerView, view_of


class PeekPokerTable(PeekPokerState, kw_only=True, eq=False):
    """The table of PeekPoker."""

    game: ClassVar[str] = "peekpoker"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)  # P-01
    seats_rule: ClassVar[str] = "P-01"
    over_rule: ClassVar[str] = "P-47"

    def set_up(self) -> None:
        self.lay_out()
        self.push(TossForDealer(tuple(range(self.seats))), Round())

    def view(self, seat: Seat | None) -> PeekPokerView:
        return view_of(self, seat)


class TossForDealer(Step[PeekPokerState], frozen=True):
    """P-06: the highest die deals first; those who tie for it toss again."""

    seats: tuple[Seat, ...]

    def run(self, table: PeekPokerState) -> None:
        tosses = {seat: table.chance.pick(FACES) for seat in self.seats}
        for seat, face in tosses.items():
            table.tell(events.DieTossed(seat, face))
        highest = max(tosses.values(), key=HEIGHT.__getitem__)
        tied = tuple([seat for seat in self.seats if tosses[seat] == highest])
        if len(tied) > 1:
            table.push(TossForDealer(tied))
        else:
            table.dealer = tied[0]
            table.tell(events.FirstDealer(tied[0]))


class Round(Step[PeekPokerState], frozen=True):
    """P-07…P-48: shake the cups, ante or pass, play for the pot, pass the deal."""

    def run(self, table: PeekPokerState) -> None:
        table.round += 1
        table.tell(events.RoundBegan(table.round, table.dealer))
        table.push(ShakeCups(), CollectAntes(), PlayForPot(), EndRound())


class ShakeCups(Step[PeekPokerState], frozen=True):
    """P-07: three dice for everybody still in the game; P-50: and none for those who are not."""

    def run(self, table: PeekPokerState) -> None:
        table.community = ()
        for seat in table.clockwise():
            table.standing[seat] = "undecided"
            dice = table.cups[seat] = table.chance.pick(THROWS)
            table.tell(events.CupShaken(seat, dice, to=(seat,)))


class PlayForPot(Step[PeekPokerState], frozen=True):
    """P-13: with two or more in, the community dice, the bets and who wins; P-10: otherwise nothing."""

    def run(self, table: PeekPokerState) -> None:
        table.shown = []
        if len(table.live) < 2:
            table.push(TakeBackAnte())
        else:
            table.push(RollCommunityDice(), NextBet(table.clockwise()), DecideRound())


class TakeBackAnte(Step[PeekPokerState], frozen=True):
    """P-10: a round with one ante or none is void."""

    def run(self, table: PeekPokerState) -> None:
        alone = table.live[0] if table.live else None
        if alone is not None:
            table.pay(alone, -1)
        table.tell(events.RoundVoid(alone))


class RollCommunityDice(Step[PeekPokerState], frozen=True):
    """P-13: by the dealer, even one who passed; called one by one for all to see."""

    def run(self, table: PeekPokerState) -> None:
        table.community = table.chance.pick(THROWS)
        for place, face in enumerate(table.community):
            table.tell(events.CommunityDie(place, face))


class EndRound(Step[PeekPokerState], frozen=True):
    """P-45…P-48: who is out, whether somebody has won, and who deals next."""

    def run(self, table: PeekPokerState) -> None:
        table.cups = [()] * table.seats  # P-43: what was not shown stays hidden for good
        for seat in table.clockwise():
            if table.stacks[seat] == 0:  # P-46: only now, when all pots are paid
                table.standing[seat] = "out"
                table.tell(events.Eliminated(seat))
        left = table.clockwise()
        table.dealer = left[0]  # P-45: the next who is still in, even if the dealer is not
        last = len(left) == 1 or table.round == table.house.max_rounds
        table.push(EndGame() if last else Round())


class EndGame(Step[PeekPokerState], frozen=True):
    """P-47: one has all the points; P-48: or the rounds are over and the most points win."""

    def run(self, table: PeekPokerState) -> None:
        most = max(table.stacks)
        winners = tuple([seat for seat, points in enumerate(table.stacks) if points == most])
        losers = tuple([seat for seat in range(table.seats) if seat not in winners])
        table.tell(events.GameEnded(winners))
        table.end(Result(winners, losers, tuple(table.stacks)))
