"""The catalogue's invariants, asserted after every move of random games."""

from __future__ import annotations

from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table
from nightcap.games.game_of_porns import GameOfPornsTable
from nightcap.games.game_of_porns.actions import AskToPickLoot, AskToSelect
from nightcap.games.game_of_porns.cards import DECK, EXTRA, FITS, GENRE, JOKER, PENALTY, SLOT, Card
from nightcap.games.game_of_porns.films import Film
from nightcap.games.game_of_porns.moves import Hit, Meld
from nightcap.games.game_of_porns.turns import AskToDiscard, AskToDraw, AskToPlay

EVERY_CARD = frozenset(DECK)


def invariants(table: Table) -> None:
    assert isinstance(table, GameOfPornsTable)
    every_card_is_somewhere(table)
    for seat in range(table.seats):
        film_and_negative(table, seat)
    what_is_known(table)
    sizes_of_hands(table)
    MEMORY.compare(table)
    if table.result is None:
        (seat,) = table.waiting  # I-9
        assert table.answers(seat)
        assert isinstance(table.question, AskToSelect) or seat == table.turn_seat
        assert not 0 < table.house.turn_limit < table.turn
    else:
        ended(table)


def every_card_is_somewhere(table: GameOfPornsTable, whole_deck: bool = True) -> None:
    """I-1, so I-2 as well: 125 different cards, and no other."""
    cards: list[Card] = [*table.stock, *table.pile, *[card for card in table.negatives if card]]
    for hand in table.hands:
        cards += hand
    for film in table.films:
        if film is not None:
            cards += film.slots + film.extras
    assert EVERY_CARD.issuperset(cards)
    assert len(set(cards)) == len(cards)
    assert len(cards) == 125 or not whole_deck


def film_and_negative(table: GameOfPornsTable, seat: Seat) -> None:
    film, negative = table.films[seat], table.negatives[seat]
    if film is not None:  # I-6
        assert len(film.slots) == 6
        for slot, card in enumerate(film.slots):
            assert card in JOKER or (GENRE[card], SLOT[card]) == (film.genre, slot)
        assert naturals(film) >= 1
        assert len(film.extras) <= 7
        assert all(card in JOKER or (card in EXTRA and GENRE[card] == film.genre) for card in film.extras)
    if negative is not None:  # I-7
        assert film is not None
        assert film.genre in FITS[negative]


def naturals(film: Film) -> int:
    return sum(card not in JOKER for card in film.slots)


def what_is_known(table: GameOfPornsTable) -> None:
    """What a seat is sure of is true, and so is what it suspects."""
    for place, known in enumerate(table.knows):
        if known:
            assert set(known) <= set(table.hands[place % table.seats])
    for suspicion in table.suspicions:
        victim, thief = table.hands[suspicion.victim], table.hands[suspicion.thief]
        assert suspicion.observer not in (suspicion.victim, suspicion.thief)
        assert set(suspicion.cards) <= {*victim, *thief}
        assert sum(card in thief for card in suspicion.cards) <= 1
    assert table.taken is None or table.taken in table.hands[table.turn_seat]


def sizes_of_hands(table: GameOfPornsTable) -> None:
    sizes = [len(hand) for hand in table.hands]
    pending = sum(card is not None for card in table.negatives)
    left = len(table.stock) + len(table.pile)
    assert left >= 125 - 10 * table.seats - table.seats  # I-3
    if table.result is not None:
        return
    assert min(sizes) >= 1  # I-8
    question = table.question
    between = isinstance(question, AskToDraw) or (
        isinstance(question, AskToSelect) and question.seat != table.turn_seat
    )
    if between:
        assert left == 125 - 10 * table.seats - pending  # I-3
    for seat, size in enumerate(sizes):  # I-5
        drawn = not between and seat == table.turn_seat and not isinstance(question, AskToPickLoot)
        if table.films[seat] is None:
            assert size == 10 + drawn
        elif isinstance(question, AskToDraw | AskToSelect | AskToPickLoot) or seat != table.turn_seat:
            assert size <= 4


def ended(table: GameOfPornsTable) -> None:
    result = table.result
    assert result is not None
    assert not table.waiting
    assert result.scores == tuple(table.totals)
    best = min(result.scores)
    assert result.winners == tuple(seat for seat, total in enumerate(result.scores) if total == best)
    assert sorted(result.winners + result.losers) == list(range(table.seats))
    empty = [seat for seat, hand in enumerate(table.hands) if not hand]
    assert len(empty) == (1 if result.how == "out" else 0)  # I-8
    if result.how == "stalled":
        assert table.turn == table.house.turn_limit


class Memory:
    """What was true of the same table one move ago."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.deal = 0
        self.totals: list[int] = []
        self.laid: list[int] = []
        self.films: list[Film | None] = []

    def compare(self, table: GameOfPornsTable) -> None:
        if table is self.table:
            assert all(now >= before for now, before in zip(table.totals, self.totals, strict=True))  # I-12
        if table is self.table and table.deal == self.deal and table.played:
            self.follow(table, *table.played[-1])
        else:
            over = 1 if table.agenda and isinstance(table.question, AskToPlay | AskToDiscard) else 0
            self.laid = [
                10 + (over if seat == table.turn_seat else 0) - len(hand)
                for seat, hand in enumerate(table.hands)
            ]
        self.table, self.deal = table, table.deal
        self.totals, self.films = list(table.totals), list(table.films)

    def follow(self, table: GameOfPornsTable, seat: Seat, move: Move) -> None:
        """I-4: a hand shrinks only by what its owner lays on films. I-6: naturals stay there."""
        self.laid[seat] += 6 if isinstance(move, Meld) else 1 if isinstance(move, Hit) else 0
        if table.result is None:
            in_play = isinstance(table.question, AskToPlay | AskToDiscard)
            for other, hand in enumerate(table.hands):
                assert len(hand) + self.laid[other] == 10 + (in_play and other == table.turn_seat)
        elif table.result.how == "out":
            by_hit = isinstance(move, Hit)
            assert self.laid[seat] == 10 + by_hit
            assert not by_hit or table.house.go_out == "any"
        for before, now in zip(self.films, table.films, strict=True):
            if before is not None:
                assert now is not None
                assert naturals(now) >= naturals(before)
                assert len(now.extras) >= len(before.extras)
        penalties = [sum(PENALTY[card] for card in hand) for hand in table.hands]
        if table.result is not None:  # I-12
            gained = [now - before for now, before in zip(table.totals, self.totals, strict=True)]
            assert gained == penalties


MEMORY = Memory()
