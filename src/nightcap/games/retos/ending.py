"""R-79…R-98: who wins, who loses, and how ties are settled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nightcap.engine.cards import HEIGHT
from nightcap.engine.moves import Seat
from nightcap.engine.steps import Step
from nightcap.games.retos import events
from nightcap.games.retos.lots import Lots
from nightcap.games.retos.table import RetosResult, RetosState


class Finish(Step[RetosState], frozen=True):
    """R-86, R-97: all hands are shown; the winner is settled first, then the loser among the others."""

    def run(self, table: RetosState) -> None:
        sums = table.sums()
        table.tell(events.HandsShown(tuple(table.hands), sums))
        lots = Lots(table.chance, table.used)  # the whole used pile, the last card included
        how = "closed" if table.winner is None else "out"
        winner = lowest(table, sums, lots) if table.winner is None else table.winner
        losers = highest(table, sums, [seat for seat in table.order if seat != winner], lots)
        table.winner = winner
        table.tell(events.GameEnded(winner, losers))  # whose the prize is, who owes the forfeit
        named = table.house.respect != "off"
        table.end(
            RetosResult(
                winners=(winner,),
                losers=losers,
                scores=sums,
                how=how,  # type: ignore[arg-type]
                standings=standings(table, sums, winner, losers),
                prize_with=table.partner_of(winner) if named else None,
                forfeit_with=tuple(table.partner_of(loser) if named else None for loser in losers),
            )
        )


def lowest(table: RetosState, sums: Sequence[int], lots: Lots) -> Seat:
    """R-88: the lowest sum wins. R-92: among equals the fewest cards. R-93: then the lowest lot."""
    tied = select(table.order, min, lambda seat: sums[seat])
    tied = select(tied, min, lambda seat: len(table.hands[seat]))
    return by_lot(table, tied, min, lots)


def highest(table: RetosState, sums: Sequence[int], others: Sequence[Seat], lots: Lots) -> tuple[Seat, ...]:
    """R-89: the highest sum loses. R-96: among equals the most cards, then the highest lot; or all."""
    tied = select(others, max, lambda seat: sums[seat])
    if table.house.loser_tie == "shared":
        return tuple(tied)
    tied = select(tied, max, lambda seat: len(table.hands[seat]))
    return (by_lot(table, tied, max, lots),)


def by_lot(table: RetosState, tied: Sequence[Seat], extreme: Callable[..., int], lots: Lots) -> Seat:
    """R-93, R-94: each draws one card, in seat order; those still equal draw again. The ace is high."""
    while len(tied) > 1:
        cards = lots.draw(len(tied))
        if cards is None:
            return tied[0]  # the one who sits first
        for seat, card in zip(tied, cards, strict=True):
            table.tell(events.TieDrawn(seat, card))
        heights = {seat: HEIGHT[card] for seat, card in zip(tied, cards, strict=True)}
        tied = select(tied, extreme, heights.__getitem__)
    return tied[0]


def select(seats: Sequence[Seat], extreme: Callable[..., int], of: Callable[[Seat], int]) -> list[Seat]:
    """Those seats that have the least, or the most, of something."""
    bound = extreme(of(seat) for seat in seats)
    return [seat for seat in seats if of(seat) == bound]


def standings(
    table: RetosState, sums: Sequence[int], winner: Seat, losers: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], ...]:
    """R-98: winner, the others by sum and number of cards, equals together; losers last."""
    places: dict[tuple[int, int], tuple[Seat, ...]] = {}
    for seat in table.order:
        if seat != winner and seat not in losers:
            key = sums[seat], len(table.hands[seat])
            places[key] = (*places.get(key, ()), seat)
    return ((winner,), *(places[key] for key in sorted(places)), losers)
