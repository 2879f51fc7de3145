"""Phase 5: five tricks, no trumps. A-42…A-47."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.cards import HEIGHT, SUIT, Card
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.couples import events
from nightcap.games.couples.advanced.table import AdvancedState
from nightcap.games.couples.moves import PlayCard


class Trick(Step[AdvancedState], frozen=True):
    """A-42, A-44: one leads, the other follows, the winner leads the next."""

    leader: Seat
    number: int = 1

    def run(self, table: AdvancedState) -> None:
        follower = table.partner_of(self.leader)
        table.push(AskToLead(self.leader), AskToFollow(follower), TakeTrick(self.leader, self.number))


class AskToLead(AskOne[AdvancedState], frozen=True):
    """A-42: any card. A-47: also the last one, which is forced."""

    rule: ClassVar[str] = "A-42"

    def options(self, table: AdvancedState, seat: Seat) -> Options:
        return tuple([Just(PlayCard(card)) for card in self.playable(table)])

    def playable(self, table: AdvancedState) -> tuple[Card, ...]:
        return table.hands[self.seat]

    def bar(self, table: AdvancedState, seat: Seat, move: Move) -> Bar | None:
        if not isinstance(move, PlayCard):
            return None
        if move.card not in table.hands[seat]:
            return "card_not_in_hand", "A-42"
        return None if move.card in self.playable(table) else ("must_follow_suit", "A-43")

    def answer(self, table: AdvancedState, seat: Seat, move: PlayCard) -> None:
        # onto one's own pile, so that the hand stays together for comparison
        table.hands[seat] = tuple([card for card in table.hands[seat] if card != move.card])
        table.piles[seat] += (move.card,)
        table.tell(events.CardPlayed(seat, move.card))


class AskToFollow(AskToLead, frozen=True):
    """A-43: follow suit if you can, otherwise play any card."""

    rule: ClassVar[str] = "A-43"

    def playable(self, table: AdvancedState) -> tuple[Card, ...]:
        hand = table.hands[self.seat]
        led = SUIT[table.piles[table.partner_of(self.seat)][-1]]
        return tuple([card for card in hand if SUIT[card] == led]) or hand


class TakeTrick(Step[AdvancedState], frozen=True):
    """A-44, A-45: the higher card of the suit led wins; the ace is high."""

    leader: Seat
    number: int

    def run(self, table: AdvancedState) -> None:
        follower = table.partner_of(self.leader)
        led, followed = table.piles[self.leader][-1], table.piles[follower][-1]
        beaten = SUIT[followed] == SUIT[led] and HEIGHT[followed] > HEIGHT[led]
        winner = follower if beaten else self.leader
        table.trick_winners.append(winner)
        table.tell(events.TrickTaken(winner, self.number))
        if self.number < 5:
            table.push(Trick(winner, self.number + 1))
