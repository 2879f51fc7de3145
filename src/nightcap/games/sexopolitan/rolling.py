"""S-61…S-69: a practice is rolled for, and every double has its effect."""

from __future__ import annotations

from itertools import product

from nightcap.engine.steps import Step
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.catching import AskToCatch, may_catch
from nightcap.games.sexopolitan.scoring import Credit
from nightcap.games.sexopolitan.table import Act, SexopolitanState

POINTS: dict[tuple[int, ...], int] = {
    **{(die,): die for die in range(1, 7)},  # S-38: and one die never makes a double
    **{dice: sum(dice) for dice in product(range(1, 7), repeat=2)},  # S-61
    (2, 2): 6,  # S-65
    (3, 3): 9,  # S-66
}

EXTRA_CARDS: dict[int, int] = {4: 1, 5: 2, 6: 3}
"""S-67, S-68, S-69: by the face of the double."""


class Roll(Step[SexopolitanState], frozen=True):
    """S-63: points, reaction window, credit (which may end the game), effect of a double.

    S-62: no other roll of the game knows doubles like these.
    """

    act: Act

    def run(self, table: SexopolitanState) -> None:
        dice = table.throw(self.act.dice)
        points = POINTS[dice]
        table.tell(events.PracticeRolled(table.active, dice, points))
        if len(dice) == 2 and dice[0] == dice[1]:
            table.push(self.credit(table, points), DoubleEffect(dice[0]))
        else:
            table.push(self.credit(table, points))

    def credit(self, table: SexopolitanState, points: int) -> AskToCatch | Credit:
        if self.act.other is None:
            return Credit(points)
        other = self.act.other.seat
        asked = may_catch(table, other)
        return AskToCatch(asked, points, other) if asked else Credit(points, other)


class DoubleEffect(Step[SexopolitanState], frozen=True):
    """S-64, S-67…S-69: for the active seat, also if the roll was an affair or somebody was caught."""

    face: int

    def run(self, table: SexopolitanState) -> None:
        active = table.active
        if self.face == 1 and table.partners[active] is not None:
            table.lose_partner(active)
        elif self.face in EXTRA_CARDS:  # as many more can be played, for three are kept
            table.draw(active, EXTRA_CARDS[self.face])
