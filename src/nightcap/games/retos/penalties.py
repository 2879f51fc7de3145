"""R-65…R-78: what a refusal costs."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import Step
from nightcap.games.retos import events
from nightcap.games.retos.moves import Payment, TakePenalty
from nightcap.games.retos.silence import AskOneInTime
from nightcap.games.retos.table import RetosState

PAY: dict[Payment, Just] = {
    kind: Just(TakePenalty(kind)) for kind in ("drink", "garment", "cards", "free_pass")
}


def available(table: RetosState, seat: Seat) -> tuple[Payment, ...]:
    """R-11: what this seat could pay with now, of what was agreed: for its own eyes only."""
    house = table.house
    kinds: list[Payment] = []
    if "drink" in house.penalty_kinds and table.drinks[seat] < table.drink_limits[seat]:
        kinds.append("drink")
    if "garment" in house.penalty_kinds and table.garments[seat] < table.garment_limits[seat]:
        kinds.append("garment")
    if "cards" in house.penalty_kinds and table.stock:
        kinds.append("cards")
    if table.free_passes[seat]:
        kinds.append("free_pass")
    return tuple(kinds)


UNAVAILABLE: dict[Payment, Bar] = {
    "drink": ("kind_unavailable", "R-71"),
    "garment": ("kind_unavailable", "R-72"),
    "cards": ("kind_unavailable", "R-74"),
    "free_pass": ("kind_unavailable", "R-76"),
}


def payment_bar(table: RetosState, seat: Seat, kind: Payment) -> Bar | None:
    return None if kind in available(table, seat) else UNAVAILABLE[kind]


class Punish(Step[RetosState], frozen=True):
    """R-69, R-77: the punished seat chooses what to pay. R-75: if there is nothing, it is settled."""

    seat: Seat

    def run(self, table: RetosState) -> None:
        if available(table, self.seat):
            table.push(AskForPenalty(self.seat))
            return
        table.exhausted[self.seat] = True
        if table.house.settles_by_points:
            add_points(table, self.seat)
        else:
            table.tell(events.PenaltySettled(self.seat))


class AskForPenalty(AskOneInTime, frozen=True):
    """R-77: a penalty that can be paid must be; carrying it out is on trust."""

    rule: ClassVar[str] = "R-69"

    def options(self, table: RetosState, seat: Seat) -> Options:
        return tuple([PAY[kind] for kind in available(table, seat)])

    def bar(self, table: RetosState, seat: Seat, move: Move) -> Bar | None:
        return payment_bar(table, seat, move.kind) if isinstance(move, TakePenalty) else None

    def answer(self, table: RetosState, seat: Seat, move: TakePenalty) -> None:
        pay(table, seat, move.kind)

    def silence(self, table: RetosState) -> None:
        """R-61: silence is no free escape, but it never costs a drink or a garment."""
        kinds = available(table, self.seat)
        for kind in ("cards", "free_pass"):
            if kind in kinds:
                pay(table, self.seat, kind)
                return
        add_points(table, self.seat)


def pay(table: RetosState, seat: Seat, kind: Payment) -> None:
    """R-78: which changes neither the direction, nor the last card played, nor whose turn is next."""
    table.tell(events.PenaltyPaid(seat, kind))
    match kind:
        case "drink":
            table.drinks[seat] += 1
        case "garment":
            table.garments[seat] += 1
        case "free_pass":
            table.free_passes[seat] -= 1
        case "cards":  # they do not stand for the next turn's draw
            table.card_penalties[seat] += 1
            table.take(seat, table.house.penalty_cards)


def add_points(table: RetosState, seat: Seat) -> None:
    table.points[seat] += table.house.penalty_points
    table.tell(events.PointsAdded(seat, table.house.penalty_points))
