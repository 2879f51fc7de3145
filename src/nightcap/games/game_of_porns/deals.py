"""G-04…G-09, G-65…G-73: a deal, what it costs whom, and when the match is over."""

from __future__ import annotations

from nightcap.engine.steps import Step
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import DECK
from nightcap.games.game_of_porns.table import GameOfPornsResult, GameOfPornsState
from nightcap.games.game_of_porns.turns import Turn

HAND = 10


class ChooseDealer(Step[GameOfPornsState], frozen=True):
    """G-04: by chance, for the first deal."""

    def run(self, table: GameOfPornsState) -> None:
        table.dealer = table.chance.pick(range(table.seats))
        table.push(Deal())


class Deal(Step[GameOfPornsState], frozen=True):
    """G-05, G-06: ten cards each, the rest is the stock, and its top card starts the pile."""

    def run(self, table: GameOfPornsState) -> None:
        seats = table.seats
        first = table.left_of(table.dealer)  # G-09
        shuffled = table.chance.shuffle(DECK)
        table.clear()
        table.deal += 1
        dealt = HAND * seats
        for place in range(seats):
            table.hands[(first + place) % seats] = shuffled[place:dealt:seats]
        table.pile = [shuffled[dealt]]
        table.stock = list(shuffled[:dealt:-1])
        table.tell(events.DealBegan(table.deal, table.dealer, shuffled[dealt]))
        for seat, hand in enumerate(table.hands):
            table.tell(events.HandDealt(seat, hand, to=(seat,)))
        table.push(Turn(first), ScoreDeal())


class ScoreDeal(Step[GameOfPornsState], frozen=True):
    """G-45: somebody has gone out. G-65: or nobody has, and everybody pays for their hand."""

    def run(self, table: GameOfPornsState) -> None:
        out = [seat for seat, hand in enumerate(table.hands) if not hand]
        for seat in out:
            table.tell(events.WentOut(seat))
        if not out:
            table.tell(events.Stalled(table.turn))
        penalties = [table.value_of_hand(seat) for seat in range(table.seats)]  # G-67: nothing for the winner
        table.totals = [sum(both) for both in zip(table.totals, penalties, strict=True)]
        table.tell(events.DealScored(tuple(penalties), tuple(table.totals)))
        if match_is_over(table):
            end_match(table, "out" if out else "stalled")
        else:
            table.dealer = table.left_of(table.dealer)  # G-69
            table.push(Deal())


def match_is_over(table: GameOfPornsState) -> bool:
    match table.house.match:
        case "target":  # G-70
            return bool(max(table.totals) >= table.house.target_score)
        case "deals":  # G-71; G-73: stalled ones count
            return bool(table.deal == table.house.deals)
    return True  # G-66: a single deal is the game


def end_match(table: GameOfPornsState, how: str) -> None:
    """G-72: the fewest points win. G-66, G-73: so of a single deal whoever went out, or holds least."""
    fewest = min(table.totals)
    winners = tuple([seat for seat, total in enumerate(table.totals) if total == fewest])
    losers = tuple([seat for seat in range(table.seats) if seat not in winners])
    table.tell(events.GameEnded(winners))
    table.end(GameOfPornsResult(winners, losers, tuple(table.totals), how))  # type: ignore[arg-type]
