"""R-17…R-30: cards are drawn for the places at the table, then the hands are dealt."""

from __future__ import annotations

from nightcap.engine.cards import HEIGHT, PACK
from nightcap.engine.moves import Seat
from nightcap.games.retos import events
from nightcap.games.retos.lots import Lots
from nightcap.games.retos.table import RetosState, SeatDraw


def take_seats(table: RetosState) -> None:
    """R-17, R-18: by a card each, from the highest to the lowest. R-19: equals draw again.

    R-21: as often as needed, each group of them on its own.
    """
    lots = Lots(table.chance, PACK)  # redraws come from the rest of the same pack
    groups: list[tuple[Seat, ...]] = [tuple(range(table.seats))]
    draw_round = 0
    while any(len(group) > 1 for group in groups):
        draw_round += 1
        # the highest group draws first, and inside a group those who joined first
        groups = [part for group in groups for part in _drawn(table, lots, group, draw_round)]
    sit_down(table, tuple(seat for (seat,) in groups))
    table.tell(events.SeatsTaken(table.order))


def _drawn(table: RetosState, lots: Lots, group: tuple[Seat, ...], draw_round: int) -> list[tuple[Seat, ...]]:
    """R-20: a group that is tied, parted by what it draws, highest first."""
    if len(group) == 1:
        return [group]
    cards = lots.draw(len(group))
    if cards is None:
        return [(seat,) for seat in group]  # join order settles it
    for seat, card in zip(group, cards, strict=True):
        table.seating.append(SeatDraw(seat, card, draw_round))
        table.tell(events.SeatDrawn(seat, card, draw_round))
    heights = [HEIGHT[card] for card in cards]
    return [
        tuple(seat for seat, height in zip(group, heights, strict=True) if height == level)
        for level in sorted(set(heights), reverse=True)
    ]


def sit_down(table: RetosState, order: tuple[Seat, ...]) -> None:
    """R-24: each to the right of the one before, and the first to the right of the last."""
    places = {seat: place for place, seat in enumerate(order)}
    table.order = order
    table.right_of = tuple(order[(places[seat] + 1) % len(order)] for seat in range(len(order)))
    table.left_of = tuple(order[places[seat] - 1] for seat in range(len(order)))


def deal(table: RetosState) -> None:
    """R-27, R-28: all 52 cards again, three to each, one at a time, from the highest to the right.

    R-30: the rest is the stock; no card is turned up.
    """
    pack = table.chance.shuffle(PACK)
    seats = table.seats
    dealt = 3 * seats
    table.hands = [()] * seats
    for place, seat in enumerate(table.order):
        table.hands[seat] = pack[place:dealt:seats]
    table.stock = list(pack[: dealt - 1 : -1])
    table.tell(events.Dealt(len(table.stock)))
    for seat in table.order:
        table.tell(events.HandDealt(seat, table.hands[seat], to=(seat,)))
