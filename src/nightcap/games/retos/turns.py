"""R-31…R-49: a turn is a card drawn and at most one played."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.cards import HEIGHT, PACK, SUITS, Card
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import Step
from nightcap.games.retos import events
from nightcap.games.retos.daring import give_dare
from nightcap.games.retos.ending import Finish
from nightcap.games.retos.moves import Draw, Pass, Play
from nightcap.games.retos.silence import AskOneInTime
from nightcap.games.retos.table import MATCHES, Lack, RetosState


class Turn(Step[RetosState], frozen=True):
    """R-32, R-37: draw, then play; R-47: with nothing to draw, just play."""

    seat: Seat

    def run(self, table: RetosState) -> None:
        table.turn += 1
        table.turn_seat = self.seat
        if table.stock:
            table.push(AskToDraw(self.seat), AskToPlay(self.seat), EndTurn())
        else:
            table.push(AskToPlay(self.seat), EndTurn())


class EndTurn(Step[RetosState], frozen=True):
    """R-46: the dare is settled. R-43, R-51: the next seat plays on, whether it performed or not."""

    def run(self, table: RetosState) -> None:
        if table.winner is not None:  # no further turn
            table.push(Finish())
        elif table.passes == table.seats:
            table.tell(events.Closed())
            table.push(Finish())
        else:
            table.push(Turn(table.next_seat(table.turn_seat)))


class AskToDraw(AskOneInTime, frozen=True):
    """R-32: exactly one card, to begin with."""

    rule: ClassVar[str] = "R-32"

    def options(self, table: RetosState, seat: Seat) -> Options:
        if table.house.missed_draw == "auto":  # possible, but it costs
            return DRAW + playable(table, seat)
        return DRAW

    def answer(self, table: RetosState, seat: Seat, move: Draw | Play) -> None:
        if isinstance(move, Play):
            self.fine(table, seat, move.card)
        else:
            table.take(seat, 1)

    def fine(self, table: RetosState, seat: Seat, card: Card) -> None:
        """R-42: the card goes back, two are taken, and the turn begins again."""
        table.tell(events.DrawMissed(seat, card))
        if card not in table.shown[seat]:
            table.shown[seat] += (card,)
        table.take(seat, 2)
        if table.stock:
            table.push(AskToDraw(seat))

    def silence(self, table: RetosState) -> None:
        table.take(self.seat, 1)

    def bar(self, table: RetosState, seat: Seat, move: Move) -> Bar | None:
        match move:
            case Play(card) if table.house.missed_draw == "auto" and not play_bar(table, seat, card):
                return None
            case Play() | Pass():
                return "must_draw_first", "R-41"
        return None


DRAW: Options = (Just(Draw()),)
PLAY: dict[Card, Just] = {card: Just(Play(card)) for card in PACK}
PASS: Options = (Just(Pass()),)


def playable(table: RetosState, seat: Seat) -> Options:
    """R-34: the first throw of the game is free. R-35: every later one follows suit or rank.

    R-33: the card just drawn is as good as any. R-36: it is the last card played that counts,
    however many have passed since.
    """
    if not table.used:
        return tuple([PLAY[card] for card in table.hands[seat]])
    matching = MATCHES[table.used[-1]]
    return tuple([PLAY[card] for card in table.hands[seat] if card in matching])


def play_bar(table: RetosState, seat: Seat, card: Card) -> Bar | None:
    if card not in table.hands[seat]:
        return "card_not_in_hand", "R-37"
    return None if PLAY[card] in playable(table, seat) else ("no_match", "R-35")


def pass_bar(table: RetosState, plays: Options) -> Bar | None:
    """R-38: who can play must, unless the house says otherwise. R-40: the first throw cannot be passed."""
    if not table.used:
        return "must_play", "R-40"
    return ("must_play", "R-38") if plays and table.house.must_play else None


class AskToPlay(AskOneInTime, frozen=True):
    """R-38, R-39: who can play must, unless the house says otherwise; who cannot passes."""

    rule: ClassVar[str] = "R-37"

    def options(self, table: RetosState, seat: Seat) -> Options:
        plays = playable(table, seat)
        return plays if pass_bar(table, plays) else plays + PASS

    def bar(self, table: RetosState, seat: Seat, move: Move) -> Bar | None:
        match move:
            case Play(card):
                return play_bar(table, seat, card)
            case Pass():
                return pass_bar(table, playable(table, seat))
        return None

    def answer(self, table: RetosState, seat: Seat, move: Play | Pass) -> None:
        if isinstance(move, Play):
            throw(table, seat, move.card)
        else:
            pass_on(table, seat)

    def silence(self, table: RetosState) -> None:
        """R-61: the lowest card that matches; ♣, ♦, ♥, ♠ among equals."""
        cards = [just.move.card for just in playable(table, self.seat)]  # type: ignore[union-attr]
        if cards:
            throw(table, self.seat, min(cards, key=lambda card: (HEIGHT[card], SUITS.index(card[1]))))
        else:
            pass_on(table, self.seat)


def throw(table: RetosState, seat: Seat, card: Card) -> None:
    """R-44: a card that reverses does so first of all. Then R-50: its dare falls to the next seat."""
    table.lay(seat, card)
    table.passes = 0
    house = table.house
    reverses = card[0] in house.reverse_ranks
    if reverses:
        table.direction = -table.direction
    table.tell(events.CardPlayed(seat, card, table.direction))
    if not table.hands[seat]:  # so the turn began with an empty stock; R-49: else three are left
        table.winner = seat
        table.tell(events.WentOut(seat))
        if house.final_dare == "skipped":
            return
    if house.reverse_carries_dare or not reverses:
        give_dare(table, seat, card)  # also the last one, in the direction it has set


def pass_on(table: RetosState, seat: Seat) -> None:
    """R-39: the drawn card is kept. R-52: no dare. R-85: counted once there is nothing to draw."""
    if not table.stock:
        table.passes += 1
    if table.house.must_play:
        top = table.used[-1]
        others = [
            lack for lack in table.lacks[seat] if lack.top != top and lack.most < len(table.hands[seat])
        ]
        table.lacks[seat] = (*others, Lack(top, 0))
    table.tell(events.Passed(seat))
