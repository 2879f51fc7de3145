"""Why a move cannot be made: the first rule that stands in its way."""

from __future__ import annotations

from nightcap.engine.moves import Move, Seat
from nightcap.engine.refusals import IllegalMove
from nightcap.games.porns.cards import (
    ACTION,
    COPIES,
    DEFECTS,
    EXTRA,
    FITS,
    GENRE,
    JOKER,
    NEGATIVES,
    POSITIVES,
    SLOT,
    SPIES,
    THIEVES,
)
from nightcap.games.porns.films import EXTRA_SLOTS, Film
from nightcap.games.porns.moves import (
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
from nightcap.games.porns.table import StudioState

KIND = {
    PlayPositive: POSITIVES,
    PlayNegative: NEGATIVES,
    PlaySpy: SPIES,
    PlayThief: THIEVES,
    PlayDefect: DEFECTS,
}


def not_drawn(table: StudioState, move: Move) -> IllegalMove | None:
    if isinstance(move, PickLoot | SelectDefect):
        return None
    if not isinstance(move, Draw):
        return table.illegal("must_draw_first", "G-10")
    if not table.pile:
        return table.illegal("pile_empty", "G-14")
    return table.illegal("action_card_on_top", "G-12" if table.turn > 1 else "G-08")


def not_discarded(table: StudioState, seat: Seat, move: Discard) -> IllegalMove:
    if move.card in table.hands[seat]:
        return table.illegal("just_taken", "G-15")
    return table.illegal("card_not_in_hand", "G-43")


def not_played(table: StudioState, seat: Seat, move: Move) -> IllegalMove | None:
    match move:
        case Draw():
            return table.illegal("already_drawn", "G-10")
        case Discard():
            return not_discarded(table, seat, move)
        case Meld():
            return not_melded(table, seat, move)
        case Hit():
            return not_hit(table, seat, move)
        case Exchange():
            return not_exchanged(table, seat, move)
        case PlayPositive() | PlayNegative() | PlaySpy() | PlayThief() | PlayDefect():
            return no_action(table, seat, move)
    return None


def not_melded(table: StudioState, seat: Seat, move: Meld) -> IllegalMove:
    if table.films[seat] is not None:
        return table.illegal("already_published", "G-17")
    if not set(move.slots) <= set(table.hands[seat]):
        return table.illegal("card_not_in_hand", "G-16")
    if len(set(move.slots)) < 6:
        return table.illegal("same_card_twice", "G-16")
    naturals = [card in COPIES[move.genre, slot] for slot, card in enumerate(move.slots)]
    for natural, card in zip(naturals, move.slots, strict=True):
        if not natural and card not in JOKER:
            return table.illegal("wrong_card", "G-16", card=card)
    rule = "G-20" if any(naturals) else "G-19"
    return table.illegal("too_few_naturals", rule, least=table.house.min_naturals)


def not_hit(table: StudioState, seat: Seat, move: Hit) -> IllegalMove:
    film = film_at(table, move.film)
    if table.films[seat] is None:
        return table.illegal("not_published", "G-26")
    if move.card not in table.hands[seat]:
        return table.illegal("card_not_in_hand", "G-27")
    if film is None:
        return table.illegal("no_film_there", "G-27")
    if move.card in ACTION:
        return table.illegal("never_in_a_film", "G-33")
    if move.card in SLOT:
        return table.illegal("no_seventh_basic", "G-29")
    if move.card in EXTRA and GENRE[move.card] != film.genre:
        return table.illegal("wrong_genre", "G-28")
    if film.joker_for(move.card):
        return table.illegal("only_by_exchange", "G-37")
    if len(film.extras) == EXTRA_SLOTS:
        return table.illegal("film_full", "G-30")
    if len(table.hands[seat]) == 1:
        return table.illegal("keep_one_to_discard", "G-32")
    return table.illegal("just_taken", "G-15")


def not_exchanged(table: StudioState, seat: Seat, move: Exchange) -> IllegalMove:
    film = film_at(table, move.film)
    if table.films[seat] is None and not table.house.exchange_before_meld:
        return table.illegal("not_published", "G-39")
    if move.card not in table.hands[seat]:
        return table.illegal("card_not_in_hand", "G-34")
    if film is None:
        return table.illegal("no_film_there", "G-34")
    if GENRE.get(move.card) != film.genre:
        return table.illegal("wrong_card", "G-34")
    if move.card in SLOT:
        return table.illegal("no_joker_there", "G-35")
    return table.illegal("ambiguous", "G-36")


def no_action(
    table: StudioState, seat: Seat, move: PlayPositive | PlayNegative | PlaySpy | PlayThief | PlayDefect
) -> IllegalMove:
    if move.card not in table.hands[seat]:
        return table.illegal("card_not_in_hand", move.rule)
    if move.card not in KIND[type(move)]:
        return table.illegal("wrong_card", move.rule)
    if isinstance(move, PlayNegative):
        return no_negative(table, seat, move)
    if len(table.hands[seat]) == 1:
        return table.illegal("last_card", "G-46")
    if isinstance(move, PlayPositive):
        return does_not_fit(table, seat)
    return table.illegal("another_player", "G-57")


def no_negative(table: StudioState, seat: Seat, move: PlayNegative) -> IllegalMove:
    target = move.target
    if target == seat or target not in range(table.seats):
        return table.illegal("another_player", "G-52")
    if not table.fits(target, FITS[move.card]):
        return does_not_fit(table, target)
    if table.negatives[target] is not None:
        return table.illegal("one_at_a_time", "G-54")
    return table.illegal("grace", "G-56")


def does_not_fit(table: StudioState, affected: Seat) -> IllegalMove:
    return table.illegal("not_published" if table.films[affected] is None else "does_not_fit", "G-48")


def film_at(table: StudioState, seat: Seat) -> Film | None:
    return table.films[seat] if seat in range(table.seats) else None
