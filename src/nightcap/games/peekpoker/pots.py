"""P-38…P-42: who can win how many of the points that were bet."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from nightcap.engine.moves import Seat


class Pot(Struct, frozen=True, gc=False):
    """Points, and the live seats that contest them."""

    points: int
    seats: tuple[Seat, ...]


def side_pots(bets: Sequence[int], live: Sequence[Seat], all_in: Collection[Seat]) -> tuple[Pot, ...]:
    """P-38, P-40: the main pot first; points of folded seats stay in.

    When betting is over, every live seat that is not all-in has matched the highest bet, so the
    pots are split exactly where somebody went all-in for less. Until then they show the same.
    """
    levels = sorted({bets[seat] for seat in all_in} | {max(bets)})
    pots = []
    floor = 0
    for level in levels:
        points = sum([min(bet, level) - min(bet, floor) for bet in bets])
        if points:
            seats = tuple([seat for seat in live if seat not in all_in or bets[seat] >= level])
            pots.append(Pot(points, seats))
        floor = level
    return tuple(pots)


def unmatched(bets: Sequence[int]) -> tuple[Seat, int]:
    """P-39: the seat with the highest bet, and by how much it exceeds every other, folded ones too."""
    second, highest = sorted(bets)[-2:]
    return bets.index(highest), highest - second


def shares(points: int, winners: int) -> tuple[int, ...]:
    """P-42: an even split; odd points go one each to the first of the winners."""
    each, odd = divmod(points, winners)
    return tuple([each + (place < odd) for place in range(winners)])
