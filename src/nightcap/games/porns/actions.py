"""G-47…G-61: what action cards do. Each is the discard of its turn."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options, Pick
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.steps import AskOne, Step
from nightcap.games.porns import events
from nightcap.games.porns.cards import DECK, Card
from nightcap.games.porns.moves import PickLoot, SelectDefect
from nightcap.games.porns.table import StudioState

LOOT: dict[Card, Just] = {card: Just(PickLoot(card)) for card in DECK}


def spy(table: StudioState, seat: Seat, target: Seat) -> None:
    """G-58: the whole hand, for the spy alone, as it is at this moment."""
    table.confide(events.HandSpied(seat, target, table.hands[target], to=(seat,)))
    table.look_into(seat, target)


class Theft(Step[StudioState], frozen=True):
    """G-60: a card by chance, so that no place in a hand tells anything; or one that the thief picks."""

    thief: Seat
    victim: Seat

    def run(self, table: StudioState) -> None:
        if table.house.thief_pick == "open":
            spy(table, self.thief, self.victim)
            table.push(AskToPickLoot(self.thief, self.victim))
        else:
            table.steal(self.thief, self.victim, table.chance.pick(table.hands[self.victim]))


class AskToPickLoot(AskOne[StudioState], frozen=True):
    """G-60: the thief sees the hand and chooses."""

    rule: ClassVar[str] = "G-60"

    victim: Seat

    def options(self, table: StudioState, seat: Seat) -> Options:
        return tuple([LOOT[card] for card in table.hands[self.victim]])

    def answer(self, table: StudioState, seat: Seat, move: PickLoot) -> None:
        table.steal(seat, self.victim, move.card)

    def refuse(self, table: StudioState, seat: Seat, move: Move) -> IllegalMove | None:
        if seat == self.seat and isinstance(move, PickLoot):
            return table.illegal("not_in_that_hand", "G-60")
        return None


class Defect(Step[StudioState], frozen=True):
    """G-61: half a hand, rounded down: chosen by the one who holds it, or by chance."""

    target: Seat

    def run(self, table: StudioState) -> None:
        hand = table.hands[self.target]
        half = len(hand) // 2
        if half and table.house.defect_pick == "target":
            table.push(AskToSelect(self.target))
        elif half:
            table.replace_cards(self.target, table.chance.shuffle(hand)[:half])


class AskToSelect(AskOne[StudioState], frozen=True):
    """G-61: the chosen player selects; whoever played the Defect has no say."""

    rule: ClassVar[str] = "G-61"

    def options(self, table: StudioState, seat: Seat) -> Options:
        hand = table.hands[seat]
        return (Pick(SelectDefect, hand, len(hand) // 2, len(hand) // 2),)

    def answer(self, table: StudioState, seat: Seat, move: SelectDefect) -> None:
        table.replace_cards(seat, move.cards)

    def refuse(self, table: StudioState, seat: Seat, move: Move) -> IllegalMove | None:
        if seat != self.seat or not isinstance(move, SelectDefect):
            return None
        hand = table.hands[seat]
        if not set(move.cards) <= set(hand):
            return table.illegal("card_not_in_hand", "G-61")
        return table.illegal("exactly_half", "G-61", cards=len(hand) // 2)
