"""The catalogue's invariants, asserted after every move of random games."""

from __future__ import annotations

from collections import Counter

from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.engine.options import Pick
from nightcap.engine.table import Table
from nightcap.games.sexopolitan import SexopolitanTable, events
from nightcap.games.sexopolitan.cards import PARTNER_CARDS, SEX, Kind, cards_of
from nightcap.games.sexopolitan.catching import AskToCatch
from nightcap.games.sexopolitan.moves import PlayBreakUp, PlayOneNight, PlaySuper
from nightcap.games.sexopolitan.obstacles import AskToWinBack
from nightcap.games.sexopolitan.playing import AskToPlay
from nightcap.games.sexopolitan.turns import AskToSearch
from nightcap.games.sexopolitan.views import front_of

ALL_PARTNER_CARDS = sorted(PARTNER_CARDS)
OBSTACLES = {"not_tonight", "trouble", "breakup", "breakdown_m", "breakdown_w"}
ROMPS = {"romp", "romp_c", "romp_r", "romp_cr"}


def invariants(table: Table) -> None:
    assert isinstance(table, SexopolitanTable)
    cards_are_where_they_belong(table)
    couples_and_fronts(table)
    hands_and_plays(table)
    MEMORY.compare(table)
    if table.result is None:
        somebody_can_move(table)
    else:
        ended(table)


def cards_are_where_they_belong(table: SexopolitanTable) -> None:
    everywhere: list[Kind] = [*table.main, *table.main_discard]
    for seat, hand in enumerate(table.hands):
        everywhere += hand
        everywhere += [front.card for front in front_of(table, seat)]
    assert Counter(everywhere) == Counter(cards_of(table.house.deck))  # I-01
    coupled = [partner for partner in table.partners if partner]
    assert (
        sorted([*table.pile, *table.partner_discard, *table.characters, *coupled]) == ALL_PARTNER_CARDS
    )  # I-02


def couples_and_fronts(table: SexopolitanTable) -> None:
    sexes = [SEX[card] for card in table.characters]
    assert abs(sexes.count("m") - sexes.count("w")) <= 1  # I-03
    for seat, partner in enumerate(table.partners):
        if partner is None:  # I-07
            assert not any((table.tested[seat], table.not_tonight[seat], table.trouble[seat]))
            assert table.breakdowns[seat] != "partner"
        elif table.house.couples == "opposite":
            assert SEX[partner] != sexes[seat]  # I-06
        front = [card.card for card in front_of(table, seat)]
        assert len(set(front)) == len(front) <= 4  # I-08
        if table.breakdowns[seat] is not None:  # I-09
            card = table.characters[seat] if table.breakdowns[seat] == "char" else partner
            assert card is not None
            assert front[-1] == f"breakdown_{SEX[card]}"


def hands_and_plays(table: SexopolitanTable) -> None:
    """I-04, I-05. A hand can only be short when every card lies in hands and fronts."""
    question = table.question if table.agenda else None
    for seat, hand in enumerate(table.hands):
        if seat != table.active:
            assert len(hand) == 6 or table.result is not None
    own = len(table.hands[table.active])
    if isinstance(question, AskToSearch):
        assert own == 6
    elif isinstance(question, AskToPlay):
        assert own >= 4
    assert table.plays_left == own - 3 >= 0


def somebody_can_move(table: SexopolitanTable) -> None:
    """I-15, and what is asked of whom."""
    assert max(table.scores) < table.house.target  # I-14
    assert table.waiting
    question = table.question
    for seat in table.waiting:
        answers = table.answers(seat)
        assert answers
        if isinstance(question, AskToPlay):
            assert seat == table.active
            discarding = any(isinstance(option, Pick) for option in answers)
            if table.house.discard_policy == "free":
                assert discarding
            else:  # I-16
                plays = [
                    move for option in answers if not isinstance(option, Pick) for move in option.moves()
                ]
                compulsory = [move for move in plays if not is_voluntary(move, seat)]
                assert discarding == (not compulsory)
        elif isinstance(question, AskToCatch):
            assert seat not in (table.active, *table.catchers)
        elif isinstance(question, AskToWinBack):
            assert seat != table.active


def is_voluntary(move: object, seat: Seat) -> bool:
    match move:
        case PlayBreakUp():
            return move.seat == seat
        case PlayOneNight():
            return move.target != "own"
        case PlaySuper():
            return move.use == "again"
    return False


def ended(table: SexopolitanTable) -> None:
    result = table.result
    assert result is not None
    assert not table.waiting
    (winner,) = result.winners
    assert result.ranks[winner] == 1
    assert result.scores == tuple(table.scores)
    if result.how == "target":
        assert table.scores[winner] >= table.house.target  # I-14
    else:
        assert table.round == table.house.round_limit
        assert table.scores[winner] == max(table.scores)
    if table.house.changes().keys().isdisjoint({"target", "deck"}):
        assert table.round < 30  # I-22


class Memory:
    """What was true of the same table one move ago, and has happened in this turn."""

    def __init__(self) -> None:
        self.before: SexopolitanTable | None = None
        self.of: Table | None = None
        self.obstacles = 0
        self.catches: list[Seat] = []

    def compare(self, table: SexopolitanTable) -> None:
        if table is self.of and self.before is not None:
            for event in table.events:
                self.notice(table, self.before, event)
            gains(self.before, table)
            first_card_turned(self.before, table)
        else:
            self.obstacles, self.catches = 0, []
        self.of, self.before = table, table.copy()

    def notice(self, table: SexopolitanTable, before: SexopolitanTable, event: Event) -> None:
        match event:
            case events.TurnBegan():
                ended = (event.seat - 1) % table.seats
                assert not table.not_tonight[ended]  # I-11
                assert len(table.hands[ended]) == 6  # I-04
                self.obstacles, self.catches = 0, []
            case events.CardsPlayed():
                self.obstacles += event.cards[0] in OBSTACLES
                assert self.obstacles <= 1  # I-10
                if event.cards[0] in ROMPS or event.cards[0] == "one_night":
                    a_practice(before, event)
            case events.CaughtRedHanded():
                self.catches.append(event.seat)
                assert len(set(self.catches)) == len(self.catches)  # I-10
            case events.PracticeRolled():
                a_roll(event.dice, event.points)


def a_practice(before: SexopolitanTable, played: events.CardsPlayed) -> None:
    seat, card = played.seat, played.cards[0]
    if played.target is not None:
        assert played.cards == ("one_night", "condom")  # I-17
        return
    assert before.partners[seat] is not None
    assert not before.not_tonight[seat]  # I-18
    assert before.breakdowns[seat] is None
    symbol = card in ("romp_c", "romp_cr", "one_night")
    assert played.cards[1:] == (("condom",) if symbol and not before.tested[seat] else ())  # I-17


def a_roll(dice: tuple[int, ...], points: int) -> None:
    """I-12."""
    if len(dice) == 1:
        assert points == dice[0]
    elif dice in ((2, 2), (3, 3)):
        assert points == {2: 6, 3: 9}[dice[0]]
    else:
        assert 2 <= points == sum(dice) <= 12


def gains(before: SexopolitanTable, table: SexopolitanTable) -> None:
    """I-13: a score falls only by a win-back. I-23: the parties of an affair gain the same."""
    changes = [now - then for now, then in zip(table.scores, before.scores, strict=True)]
    lost = {event.attacker for event in table.events if isinstance(event, events.PartnerReturned)}
    assert all(change >= 0 or seat in lost for seat, change in enumerate(changes))
    if not table.house.negative_scores:
        assert min(table.scores) >= 0
    scored = [event for event in table.events if isinstance(event, events.Scored)]
    if len(scored) == 2:
        points = scored[0].points
        caught = [event.seat for event in table.events if isinstance(event, events.CaughtRedHanded)]
        assert sum(changes) == 2 * points
        if caught:
            assert changes[before.active] == 0
        else:
            assert changes[before.active] == points


def first_card_turned(before: SexopolitanTable, table: SexopolitanTable) -> None:
    """I-24."""
    turned = [event.card for event in table.events if isinstance(event, events.PartnerTurned)]
    if turned and before.pile:
        assert turned[0] == before.view(None).top


MEMORY = Memory()
