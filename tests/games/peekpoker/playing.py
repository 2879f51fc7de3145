"""Zoe, Yan, Xia and Wim, seats 0 to 3, at a PeekPoker table whose dice are known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kit.people import Seated
from nightcap import Scripted
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.peekpoker import PeekPokerTable
from nightcap.games.peekpoker import moves as m
from nightcap.games.peekpoker.dice import Dice, dice
from nightcap.games.peekpoker.game import Round
from nightcap.games.peekpoker.views import PeekPokerView

BOX = "9 J Q"
"""Community dice beside which three aces beat three kings, and those beat two nines."""
BEST, GOOD, WORST = "A A A", "K K K", "9 K A"


class Person(Seated[PeekPokerTable]):
    """What they do is done at the table."""

    def antes(self) -> list[Event]:
        return self.does(m.Ante())

    def passes(self) -> list[Event]:
        return self.does(m.Pass())

    def checks(self) -> list[Event]:
        return self.does(m.Check())

    def calls(self) -> list[Event]:
        return self.does(m.Call())

    def raises(self, by: int) -> list[Event]:
        return self.does(m.Raise(by))

    def goes_all_in(self) -> list[Event]:
        return self.does(m.AllIn())

    def folds(self) -> list[Event]:
        return self.does(m.Fold())

    def shows(self) -> list[Event]:
        return self.does(m.Show(True))

    def hides(self) -> list[Event]:
        return self.does(m.Show(False))

    @property
    def most(self) -> int:
        """The greatest raise; 0 if none is possible."""
        return max([move.by for move in self.table.moves(self.seat) if isinstance(move, m.Raise)], default=0)

    @property
    def points(self) -> int:
        return self.table.stacks[self.seat]

    @property
    def sees(self) -> PeekPokerView:
        return self.table.view(self.seat)


def at_table(
    seats: int | Sequence[int] = 2,
    dealer: Seat = 0,
    cups: Sequence[str] = (),
    box: str = BOX,
    then: Sequence[Dice] = (),
    **options: Any,
) -> tuple[Any, ...]:
    """A round begins: these points before each seat (or so many seats with even points), this dealer.

    `cups` and `box` are thrown in the first round (no box: the round will be void), `then` by whoever
    throws next. Returns the table and the people.
    """
    count = seats if isinstance(seats, int) else len(seats)
    table = PeekPokerTable.new(seats=count, options=options)
    if not isinstance(seats, int):
        table.stacks = list(seats)
        table.standing = ["undecided" if points else "out" for points in seats]
    table.dealer, table.round = dealer, 0
    table.cups = [()] * count
    order = table.clockwise()
    script = [dice(cups[seat]) for seat in order if cups] + [dice(box)] * bool(cups and box)
    table.chance = Scripted([*script, *then], then="more")
    table.agenda, table.events = [Round()], []
    table._proceed()
    return table, *(Person(table, seat) for seat in range(count))


def everybody_antes(table: PeekPokerTable) -> None:
    while table.waiting and table.view(None).asked in ("ask_to_ante", "ask_for_sealed_antes"):
        Person(table, table.waiting[0]).antes()


def betting(
    seats: int | Sequence[int] = 2,
    dealer: Seat = 0,
    cups: Sequence[str] = (),
    box: str = BOX,
    then: Sequence[Dice] = (),
    **options: Any,
) -> tuple[Any, ...]:
    """The same, and everybody has anted."""
    table, *people = at_table(seats, dealer, cups, box, then, **options)
    everybody_antes(table)
    return table, *people
