"""G-09…G-57: a turn is one card drawn, films made, and one card put down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.actions import Defect, Theft, spy
from nightcap.games.game_of_porns.cards import ACTION, Card
from nightcap.games.game_of_porns.films import Film, melds
from nightcap.games.game_of_porns.moves import (
    Discard,
    Draw,
    Exchange,
    Hit,
    Meld,
    PickLoot,
    PlayDefect,
    PlayNegative,
    PlayPositive,
    PlaySpy,
    PlayThief,
    SelectDefect,
)
from nightcap.games.game_of_porns.playable import (
    action_bar,
    actions,
    discard_bar,
    discards,
    exchange_bar,
    exchanges,
    hit_bar,
    hits,
    may_exchange,
    meld_bar,
)
from nightcap.games.game_of_porns.table import GameOfPornsState

Play: TypeAlias = (
    Discard | Meld | Hit | Exchange | PlayPositive | PlayNegative | PlaySpy | PlayThief | PlayDefect
)

FROM_STOCK: Options = (Just(Draw("stock")),)
FROM_EITHER: Options = (Just(Draw("stock")), Just(Draw("discard")))


class Turn(Step[GameOfPornsState], frozen=True):
    """G-10: draw, meld, hit, discard. G-53: or nothing at all, behind a negative card."""

    seat: Seat

    def run(self, table: GameOfPornsState) -> None:
        seat = self.seat
        table.begin_turn(seat)
        if table.negatives[seat] is None:
            table.grace[seat] = False  # G-56: nobody can play against them before this turn is over
            table.push(AskToDraw(seat), AskToPlay(seat), EndTurn(seat))
        else:
            table.miss_turn(seat)
            table.push(EndTurn(seat))


class ExtraTurn(Step[GameOfPornsState], frozen=True):
    """G-49, G-50: a card from the stock at once, then films and a discard as ever."""

    seat: Seat

    def run(self, table: GameOfPornsState) -> None:
        if not table.stalled:
            table.begin_turn(self.seat)
            table.draw(self.seat)
            table.push(AskToPlay(self.seat))


class EndTurn(Step[GameOfPornsState], frozen=True):
    """G-09: the next turn is the left neighbour's. G-45: if the last card is gone, the deal is over.

    G-65: and so it is after the last turn that is allowed.
    """

    seat: Seat

    def run(self, table: GameOfPornsState) -> None:
        if table.hands[self.seat] and not table.stalled:
            table.push(Turn(table.left_of(self.seat)))


class AskToDraw(AskOne[GameOfPornsState], frozen=True):
    """G-11: from the stock or the pile. G-12, G-14: from the pile only its top, and no action card.

    G-08: that goes for the first card, too. G-07, G-13: anything else may be taken by anybody.
    """

    rule: ClassVar[str] = "G-10"

    def options(self, table: GameOfPornsState, seat: Seat) -> Options:
        return FROM_STOCK if pile_bar(table) else FROM_EITHER

    def bar(self, table: GameOfPornsState, seat: Seat, move: Move) -> Bar | None:
        match move:
            case Draw(source):
                return pile_bar(table) if source == "discard" else None
            case PickLoot() | SelectDefect():
                return None
        return "must_draw_first", "G-10"

    def answer(self, table: GameOfPornsState, seat: Seat, move: Draw) -> None:
        if move.source == "stock":
            table.draw(seat)
        else:
            table.take(seat)


def pile_bar(table: GameOfPornsState) -> Bar | None:
    """G-14: there must be a card. G-12: no action card; G-08: also not at first."""
    if not table.pile:
        return "pile_empty", "G-14"
    return ("action_card_on_top", "G-12" if table.turn > 1 else "G-08") if table.pile[-1] in ACTION else None


class AskToPlay(AskOne[GameOfPornsState], frozen=True):
    """G-10: meld and hit as one likes, then discard. G-43, G-47: or play an action card instead."""

    rule: ClassVar[str] = "G-43"

    def options(self, table: GameOfPornsState, seat: Seat) -> Options:
        hand = table.hands[seat]
        ways = discards(hand, table.banned)
        if table.films[seat] is None:
            ways += melds(hand, table.house.min_naturals)
        else:
            ways += hits(table, seat)
        if may_exchange(table, seat):
            ways += exchanges(table, seat)
        return ways + actions(table, seat)

    def bar(self, table: GameOfPornsState, seat: Seat, move: Move) -> Bar | None:
        if isinstance(move, Draw):
            return "already_drawn", "G-10"
        return BARS[type(move)](table, seat, move) if type(move) in BARS else None

    def answer(self, table: GameOfPornsState, seat: Seat, move: Play) -> None:
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
            case PlayThief(card, target):
                table.lay(seat, card)
                table.tell(events.ThiefPlayed(seat, card, target))
                table.push(Theft(seat, target), AskToDiscard(seat))
            case PlayDefect(card, target):
                table.lay(seat, card)
                table.tell(events.DefectPlayed(seat, card, target, len(table.hands[target]) // 2))
                table.push(Defect(target))


BARS: dict[type[Move], Callable[[GameOfPornsState, Seat, Any], Bar | None]] = {
    Discard: discard_bar,
    Meld: meld_bar,
    Hit: hit_bar,
    Exchange: exchange_bar,
    **dict.fromkeys((PlayPositive, PlayNegative, PlaySpy, PlayThief, PlayDefect), action_bar),
}


class AskToDiscard(AskOne[GameOfPornsState], frozen=True):
    """G-59: after a theft one card is discarded plainly, whatever it is: the loot or another."""

    rule: ClassVar[str] = "G-59"

    def options(self, table: GameOfPornsState, seat: Seat) -> Options:
        return discards(table.hands[seat], table.banned)

    def answer(self, table: GameOfPornsState, seat: Seat, move: Discard) -> None:
        discard(table, seat, move.card)

    def bar(self, table: GameOfPornsState, seat: Seat, move: Move) -> Bar | None:
        return discard_bar(table, seat, move) if isinstance(move, Discard) else ("only_a_discard", "G-59")


def discard(table: GameOfPornsState, seat: Seat, card: Card) -> None:
    """G-43: one card ends the turn. G-45: the last one ends the deal."""
    table.lay(seat, card)
    table.tell(events.Discarded(seat, card))


def publish(table: GameOfPornsState, seat: Seat, film: Film) -> None:
    """G-23: of whichever genre. G-25: at least five cards are left."""
    for card in film.slots:
        table.put_down(seat, card)
    table.films[seat] = film
    table.tell(events.FilmPublished(seat, film.genre, film.slots))


def hit(table: GameOfPornsState, seat: Seat, card: Card, owner: Seat) -> None:
    film = table.film_of(owner)
    table.put_down(seat, card)
    table.films[owner] = film.hit(card)
    table.tell(events.CardHit(seat, card, owner))


def exchange(table: GameOfPornsState, seat: Seat, card: Card, owner: Seat) -> None:
    """G-40: the joker goes to the hand. G-42: and from there anywhere, as any other."""
    film = table.film_of(owner)
    joker = film.joker_for(card)
    assert joker is not None
    table.put_down(seat, card)
    table.films[owner] = film.exchange(joker, card)
    table.pick_up(seat, joker)
    table.tell(events.JokerExchanged(seat, card, joker, owner))


def threaten(table: GameOfPornsState, seat: Seat, card: Card, target: Seat) -> None:
    """G-52: laid before an opponent instead of a discard. G-46: the deal may end with it."""
    table.put_down(seat, card)
    table.negatives[target] = card
    table.tell(events.NegativePlayed(seat, card, target))
