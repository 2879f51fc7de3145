"""Retos, the shedding game with dares.

Each card played gives the next player a dare, to carry out or to pay for. Get rid of all your
cards first, or hold the fewest points when nobody can play any more. The rules: R-01…R-99.
"""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.chance import Chance
from nightcap.engine.moves import Seat
from nightcap.games.retos.dare_cards import laid
from nightcap.games.retos.house import check_players
from nightcap.games.retos.knowledge import redeal
from nightcap.games.retos.seating import deal, take_seats
from nightcap.games.retos.table import RetosState
from nightcap.games.retos.turns import Turn
from nightcap.games.retos.views import RetosView, view_of
from nightcap.games.retos.whole_game import WholeGame


class RetosTable(RetosState, kw_only=True, eq=False):
    """The table of Retos. R-06: it takes a pack of 52, no jokers."""

    game: ClassVar[str] = "retos"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 11)
    seats_rule: ClassVar[str] = "R-01"
    over_rule: ClassVar[str] = "R-79"
    notices: ClassVar[tuple[str, ...]] = ("safety", "couples")  # D-40

    def set_up(self) -> None:
        check_players(self.players, self.house)
        self.lay_out()
        take_seats(self)
        deal(self)
        self.push(Turn(self.order[0]), WholeGame())  # the highest card starts

    def lay_out(self) -> None:
        """R-12, R-13: nothing paid yet, limits as each player set them. R-15: dares as all can bear."""
        house, seats = self.house, self.seats
        assert self.deck is not None
        blocked = {tag for player in self.players for tag in player.blocked}
        # a stream of its own, so that the cards dealt do not depend on it, and a log replays with dares laid
        self.deck = laid(self.deck, house.max_heat, blocked, Chance.of(f"{self.seed} dares"))
        self.drinks, self.garments, self.card_penalties, self.points = ([0] * seats for _ in range(4))
        self.free_passes = [house.free_passes] * seats
        self.drink_limits = [within(player.drinks, house.drink_max) for player in self.players]
        self.garment_limits = [within(player.garments, house.garment_max) for player in self.players]
        self.exhausted = [False] * seats
        self.shown = [()] * seats
        self.lacks = [()] * seats

    def view(self, seat: Seat | None) -> RetosView:
        return view_of(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)


def within(limit: int | None, most: int) -> int:
    """R-13: a limit above what the house allows is cut to it."""
    return most if limit is None else min(limit, most)
