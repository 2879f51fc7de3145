"""G-09…G-57: a turn is one card drawn, films made, and one card put down."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import IllegalMove
from nightcap.engine.steps import AskOne, Step
from nightcap.games.porns import events
from nightcap.games.porns.actions import Defect, Theft, spy
from nightcap.games.porns.cards import ACTION, Card
from nightcap.games.porns.films import Film, melds
from nightcap.games.porns.moves import (
    Discard,
    Draw,
    Exchange,
    Hit,
    Meld,
    PlayDefect,
    PlayNegative,
    PlayPositive,
    PlaySpy,
    PlayThief,
)
from nightcap.games.porns.playable import actions, discards, exchanges, hits
from nightcap.games.porns.reasons import not_discarded, not_drawn, not_played
from nightcap.games.porns.table import StudioState

Play: TypeAlias = (
    Discard | Meld | Hit | Exchange | PlayPositive | PlayNegative | PlaySpy | PlayThief | PlayDefect
)

FROM_STOCK: Options = (Just(Draw("stock")),)
FROM_EITHER: Options = (Just(Draw("stock")), Just(Draw("discard")))


class Turn(Step[StudioState], frozen=True):
    """G-10: draw, meld, hit, discard. G-65: after the last turn that is allowed nothing happens."""

    seat: Seat

    def run(self, table: StudioState) -> None:
        if table.stalled:
            return
        seat = self.seat
        table.begin_turn(seat)
        if table.negatives[seat] is None:
            table.grace[seat] = False  # G-56: nobody can play against them before this turn is over
            table.push(AskToDraw(seat), AskToPlay(seat))
        else:
            table.miss_turn(seat)
            table.push(Turn(table.left_of(seat)))


class ExtraTurn(Step[StudioState], frozen=True):
    """G-49, G-50: a card from the stock at once, then films and a discard as ever."""

    seat: Seat

    def run(self, table: StudioState) -> None:
        if table.stalled:
            return
        table.begin_turn(self.seat)
        table.draw(self.seat)
        table.push(AskToPlay(self.seat))


class AskToDraw(AskOne[StudioState], frozen=True):
    """G-11: from the stock or the pile. G-12, G-14: from the pile only its top, and no action card.

    G-08: that goes for the first card, too. G-07, G-13: anything else may be taken by anybody.
    """

    rule: ClassVar[str] = "G-10"

    def options(self, table: StudioState, seat: Seat) -> Options:
        pile = table.pile
        return FROM_EITHER if pile and pile[-1] not in ACTION else FROM_STOCK

    def answer(self, table: StudioState, seat: Seat, move: Draw) -> None:
        if move.source == "stock":
            table.draw(seat)
        else:
            table.take(seat)

    def refuse(self, table: StudioState, seat: Seat, move: Move) -> IllegalMove | None:
        return not_drawn(table, move) if seat == self.seat else None


class AskToPlay(AskOne[StudioState], frozen=True):
    """G-10: meld and hit as one likes, then discard. G-43, G-47: or play an action card instead."""

    rule: ClassVar[str] = "G-43"

    def options(self, table: StudioState, seat: Seat) -> Options:
        hand = table.hands[seat]
        ways = discards(hand, table.banned)
        published = table.films[seat] is not None
        if published:  # G-26
            ways += hits(table, seat)
        else:  # G-17, G-18: once in a deal, and never against one's will
            ways += melds(hand, table.house.min_naturals)
        if published or table.house.exchange_before_meld:  # G-39
            ways += exchanges(table, seat)
        return ways + actions(table, seat)

    def answer(self, table: StudioState, seat: Seat, move: Play) -> None:
        match move:
            case Discard(card):
                discard(table, seat, card)
            case Meld(genre, slots):
                publish(table, seat, Film(genre, slots))
                table.push(self)
            case Hit(card, owner):
                hit(table, seat, card, owner)
                if table.hands[seat]:  # G-62: otherwise that was the last one
                    table.push(self)
            case Exchange(card, owner):
                exchange(table, seat, card, owner)
                table.push(self)
            case PlayPositive(card):
                table.lay(seat, card)
                table.tell(events.PositivePlayed(seat, card))
                table.push(ExtraTurn(seat))
            case PlayNegative(card, target):
                threaten(table, seat, card, target)
            case PlaySpy(card, target):
                table.lay(seat, card)
                table.tell(events.SpyPlayed(seat, card, target))
                spy(table, seat, target)
                table.push(Turn(table.left_of(seat)))
            case PlayThief(card, target):
                table.lay(seat, card)
                table.tell(events.ThiefPlayed(seat, card, target))
                table.push(Theft(seat, target), AskToDiscard(seat))
            case PlayDefect(card, target):
                table.lay(seat, card)
                table.tell(events.DefectPlayed(seat, card, target, len(table.hands[target]) // 2))
                table.push(Defect(target), Turn(table.left_of(seat)))

    def refuse(self, table: StudioState, seat: Seat, move: Move) -> IllegalMove | None:
        return not_played(table, seat, move) if seat == self.seat else None


class AskToDiscard(AskOne[StudioState], frozen=True):
    """G-59: after a theft one card is discarded plainly, whatever it is: the loot or another."""

    rule: ClassVar[str] = "G-59"

    def options(self, table: StudioState, seat: Seat) -> Options:
        return discards(table.hands[seat], table.banned)

    def answer(self, table: StudioState, seat: Seat, move: Discard) -> None:
        discard(table, seat, move.card)

    def refuse(self, table: StudioState, seat: Seat, move: Move) -> IllegalMove | None:
        if seat != self.seat:
            return None
        if isinstance(move, Discard):
            return not_discarded(table, seat, move)
        return table.illegal("only_a_discard", "G-59")


def discard(table: StudioState, seat: Seat, card: Card) -> None:
    """G-43: one card ends the turn. G-45: the last one ends the deal."""
    table.lay(seat, card)
    table.tell(events.Discarded(seat, card))
    if table.hands[seat]:
        table.push(Turn(table.left_of(seat)))


def publish(table: StudioState, seat: Seat, film: Film) -> None:
    """G-23: of whichever genre. G-25: at least five cards are left."""
    for card in film.slots:
        table.put_down(seat, card)
    table.films[seat] = film
    table.tell(events.FilmPublished(seat, film.genre, film.slots))


def hit(table: StudioState, seat: Seat, card: Card, owner: Seat) -> None:
    film = table.film_of(owner)
    table.put_down(seat, card)
    table.films[owner] = film.hit(card)
    table.tell(events.CardHit(seat, card, owner))


def exchange(table: StudioState, seat: Seat, card: Card, owner: Seat) -> None:
    """G-40: the joker goes to the hand. G-42: and from there anywhere, as any other."""
    film = table.film_of(owner)
    joker = film.joker_for(card)
    assert joker is not None
    table.put_down(seat, card)
    table.films[owner] = film.exchange(joker, card)
    table.pick_up(seat, joker)
    table.tell(events.JokerExchanged(seat, card, joker, owner))


def threaten(table: StudioState, seat: Seat, card: Card, target: Seat) -> None:
    """G-52: laid before an opponent instead of a discard. G-46: the deal may end with it."""
    table.put_down(seat, card)
    table.negatives[target] = card
    table.tell(events.NegativePlayed(seat, card, target))
    if table.hands[seat]:
        table.push(Turn(table.left_of(seat)))
