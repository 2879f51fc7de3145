"""Game of Porns, a rummy among film studios.

Publish one film of six matching cards, add to everybody's films what fits, and be the first to
discard your last card. Over several deals the fewest penalty points win. The rules: G-01…G-73.
"""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.games.game_of_porns.deals import ChooseDealer
from nightcap.games.game_of_porns.knowledge import redeal
from nightcap.games.game_of_porns.table import GameOfPornsState
from nightcap.games.game_of_porns.views import GameOfPornsView, view_of


class GameOfPornsTable(GameOfPornsState, kw_only=True, eq=False):
    """The table of Game of Porns."""

    game: ClassVar[str] = "game-of-porns"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)  # G-01
    seats_rule: ClassVar[str] = "G-01"
    over_rule: ClassVar[str] = "G-45"

    def set_up(self) -> None:
        self.totals = [0] * self.seats
        self.push(ChooseDealer())

    def view(self, seat: Seat | None) -> GameOfPornsView:
        return view_of(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)
