"""G-47…G-61: what action cards do. Each is the discard of its turn."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options, Pick
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import DECK, Card
from nightcap.games.game_of_porns.moves import PickLoot, SelectDefect
from nightcap.games.game_of_porns.table import GameOfPornsState

LOOT: dict[Card, Just] = {card: Just(PickLoot(card)) for card in DECK}


def spy(table: GameOfPornsState, seat: Seat, target: Seat) -> None:
    """G-58: the whole hand, for the spy alone, as it is at this moment."""
    table.confide(events.HandSpied(seat, target, table.hands[target], to=(seat,)))
    table.look_into(seat, target)


class Theft(Step[GameOfPornsState], frozen=True):
    """G-60: a card by chance, so that no place in a hand tells anything; or one that the thief picks."""

    thief: Seat
    victim: Seat

    def run(self, table: GameOfPornsState) -> None:
        if table.house.thief_pick == "open":
            spy(table, self.thief, self.victim)
            table.push(AskToPickLoot(self.thief, self.victim))
        else:
            table.steal(self.thief, self.victim, table.chance.pick(table.hands[self.victim]))


class AskToPickLoot(AskOne[GameOfPornsState], frozen=True):
    """G-60: the thief sees the hand and chooses."""

    rule: ClassVar[str] = "G-60"

    victim: Seat

    def options(self, table: GameOfPornsState, seat: Seat) -> Options:
        return tuple([LOOT[card] for card in table.hands[self.victim]])

    def answer(self, table: GameOfPornsState, seat: Seat, move: PickLoot) -> None:
        table.steal(seat, self.victim, move.card)

    def bar(self, table: GameOfPornsState, seat: Seat, move: Move) -> Bar | None:
        missing = isinstance(move, PickLoot) and move.card not in table.hands[self.victim]
        return ("not_in_that_hand", "G-60") if missing else None


class Defect(Step[GameOfPornsState], frozen=True):
    """G-61: half a hand, rounded down: chosen by the one who holds it, or by chance."""

    target: Seat

    def run(self, table: GameOfPornsState) -> None:
        hand = table.hands[self.target]
        half = len(hand) // 2
        if half and table.house.defect_pick == "target":
            table.push(AskToSelect(self.target))
        elif half:
            table.replace_cards(self.target, table.chance.shuffle(hand)[:half])


class AskToSelect(AskOne[GameOfPornsState], frozen=True):
    """G-61: the chosen player selects; whoever played the Defect has no say."""

    rule: ClassVar[str] = "G-61"

    def options(self, table: GameOfPornsState, seat: Seat) -> Options:
        hand = table.hands[seat]
        return (Pick(SelectDefect, hand, len(hand) // 2, len(hand) // 2),)

    def answer(self, table: GameOfPornsState, seat: Seat, move: SelectDefect) -> None:
        table.replace_cards(seat, move.cards)

    def bar(self, table: GameOfPornsState, seat: Seat, move: Move) -> Bar | None:
        if not isinstance(move, SelectDefect):
            return None
        hand, chosen = table.hands[seat], set(move.cards)
        if not chosen <= set(hand):
            return "card_not_in_hand", "G-61"
        half = len(hand) // 2
        return None if len(chosen) == len(move.cards) == half else ("exactly_half", "G-61", {"cards": half})
