"""The catalogue's invariants, asserted after every move of random games."""

from __future__ import annotations

from nightcap.engine.cards import Card
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.table import Table
from nightcap.games.retos import RetosTable, turns
from nightcap.games.retos.daring import AskForPartner, AskPartner, AskToAccept, AskWhetherDone, DareUnderway
from nightcap.games.retos.moves import LowerDrinks, LowerGarments, Pass, Refuse, SafeStop, StopGame
from nightcap.games.retos.penalties import AskForPenalty
from nightcap.games.retos.table import MATCHES
from nightcap.games.retos.views import penalty_queue


def invariants(table: Table) -> None:
    assert isinstance(table, RetosTable)
    cards_and_seats(table)
    paid = zip(table.drinks, table.drink_limits, table.garments, table.garment_limits, strict=True)
    assert all(drunk <= most and off <= most_off for drunk, most, off, most_off in paid)  # 12
    reversing = sum(card[0] in table.house.reverse_ranks for card in table.used)
    assert table.direction == (-1) ** reversing  # 7
    assert table.turn <= 52 + 49 * table.seats  # 15
    MEMORY.compare(table)
    if table.result is None:
        somebody_must_act(table)
    else:
        ended(table)


def cards_and_seats(table: RetosTable) -> None:
    sizes = [len(hand) for hand in table.hands]
    everywhere = {*table.stock, *table.used, *(card for hand in table.hands for card in hand)}
    assert len(table.stock) + len(table.used) + sum(sizes) == len(everywhere) == 52  # 1
    stopped = table.result is not None and table.result.how == "stopped"  # then nobody has won
    least = 3 if table.stock else 0 if table.winner is not None or stopped else 1
    assert min(sizes) >= least  # 2
    if len(table.used) > 1:
        assert table.used[-1] in MATCHES[table.used[-2]]  # 5
    for seat, shown in enumerate(table.shown):
        assert set(shown) <= set(table.hands[seat])
        for lack in table.lacks[seat]:
            assert sum(card in MATCHES[lack.top] for card in table.hands[seat]) <= lack.most


def somebody_must_act(table: RetosTable) -> None:
    """9: exactly one seat, and it has a legal move."""
    question = table.question
    (seat,) = table.waiting
    answers = table.answers(seat)
    assert answers
    queue = penalty_queue(table)
    assert len(set(queue)) == len(queue) <= 2  # 11
    match question:
        case turns.AskToDraw() | turns.AskToPlay():
            assert seat == table.turn_seat
        case AskForPenalty():
            assert queue[0] == seat
            if len(queue) == 2:
                assert seat == table.next_seat(table.turn_seat)  # 11: the performer first
    if isinstance(question, turns.AskToPlay):  # 10
        passing = any(option.contains(Pass()) for option in answers)
        if not table.used:
            assert not passing
        elif table.house.must_play:
            assert passing == (len(answers) == 1 and not turns.playable(table, seat))
    dare = next((step for step in table.agenda if isinstance(step, DareUnderway)), None)
    if dare is not None:
        dare_underway(table, dare, seat)
    other = len(table.played) % table.seats  # one at a time: in many games, everybody at any moment
    if other != seat:
        assert kinds(table.options(other)) <= asides(dare, other)


ALWAYS = {LowerGarments, LowerDrinks, StopGame}


def asides(dare: DareUnderway | None, seat: Seat) -> set[type[Move]]:
    """9: what a seat that need not act may do: stop a dare it is part of, or withdraw from it."""
    involved = dare is not None and seat in (dare.performer, dare.partner)
    return {*ALWAYS, SafeStop, Refuse} if involved else ALWAYS


def kinds(options: Options) -> set[type[Move]]:
    return {type(option.move) if isinstance(option, Just) else option.kind for option in options}


def dare_underway(table: RetosTable, dare: DareUnderway, seat: Seat) -> None:
    assert dare.thrower == table.turn_seat
    assert dare.performer == table.next_seat(dare.thrower) != dare.thrower  # 6
    assert not table.players[dare.performer].bot
    if dare.partner is not None:
        assert dare.partner != dare.performer  # 8
        assert not table.players[dare.partner].bot
        if table.house.respect == "all":
            assert dare.partner == table.players[dare.performer].partner
    match table.question:
        case AskToAccept() | AskForPartner():
            assert seat == dare.performer
        case AskPartner():
            assert seat == dare.partner
        case AskWhetherDone():
            assert seat == dare.confirmer(table)


def ended(table: RetosTable) -> None:
    assert not table.waiting
    result = table.result
    assert result is not None
    if result.how == "stopped":
        assert (result.winners, result.losers, result.scores, table.winner) == ((), (), (), None)
        assert not table.played or isinstance(table.played[-1][1], StopGame)
        return
    assert not table.stock  # 3, 13
    (winner,) = result.winners  # 14
    assert winner not in result.losers
    assert len(result.losers) == 1 or table.house.loser_tie == "shared"
    others = [score for seat, score in enumerate(result.scores) if seat != winner]
    assert all(result.scores[loser] == max(others) for loser in result.losers)
    assert sorted(seat for place in result.standings for seat in place) == list(range(table.seats))
    if result.how == "out":
        assert not table.hands[winner]
    else:
        assert table.passes == table.seats
        assert result.scores[winner] <= min(others)
        if table.house.must_play:  # 13
            matching = MATCHES[table.used[-1]]
            assert not any(card in matching for hand in table.hands for card in hand)


class Memory:
    """What was true of the same table one move ago."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.stock = 0
        self.used: list[Card] = []
        self.paid: list[list[int]] = []
        self.out: Seat | None = None

    def compare(self, table: RetosTable) -> None:
        paid = [list(counts) for counts in (table.drinks, table.garments, table.card_penalties, table.points)]
        if table is self.table:
            assert len(table.stock) <= self.stock  # 4
            assert table.used[: len(self.used)] == self.used
            for now, before in zip(paid, self.paid, strict=True):
                assert all(a >= b for a, b in zip(now, before, strict=True))  # 12
            assert self.out is None or not table.hands[self.out]  # 3: and it stays empty
        self.table, self.stock, self.used, self.paid = table, len(table.stock), list(table.used), paid
        self.out = next((seat for seat, hand in enumerate(table.hands) if not hand), None)


MEMORY = Memory()
