"""Sexopolitan with a plan: the best way to play this turn out, and what it leaves for the next.

All worths are in points. What lies before a seat is worth something to it (a partner, a test) or
costs it something (trouble, a breakdown); an obstacle is worth what it takes from an opponent, the
more so the closer that opponent is to winning.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from nightcap.engine.bots import Rng
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Options
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import RECONCILING, ROMPS, WITH_CONDOM, Kind
from nightcap.games.sexopolitan.playing import card_of

MEAN = {1: 3.5, 2: 7 + 5 / 36}
"""What so many dice bring; 2-2 and 3-3 bring more than they show."""

DOUBLES = 0.5
"""What the other doubles are worth: more cards to play, against a partner lost."""

PARTNER, TESTED, TROUBLE, BREAKDOWN, PUT_OFF = 6.0, 5.0, -8.0, -8.0, -2.0
"""What these mean to a seat for the turns to come."""

BLOCKED = 0.3
"""How much of an obstacle is left against somebody who has a Breakdown anyway."""

WON_BACK = 1 / 6
"""How often a partner comes back."""

KEPT: dict[Kind, float] = {
    "romp": 5.0,
    "romp_r": 5.2,
    "romp_c": 1.6,
    "romp_cr": 2.0,
    "one_night": 2.0,
    "solo": 3.5,
    "condom": 1.6,
    "tested": 3.0,
    "sexologist": 2.0,
    "super": 4.5,
    "not_tonight": 1.0,
    "trouble": 1.5,
    "breakup": 1.5,
    "breakdown_m": 1.5,
    "breakdown_w": 1.5,
    "caught": 3.5,
}
"""What a card is worth in hand when the turn is over."""

PAIR = 0.8
"""And how much more with a condom to go with it, or none needed."""

RIVALRY, DANGER = 0.9, 0.5
"""How much the points of others matter: of all of them together, and of one who is about to win."""

WIN = 25.0
"""What it is worth to reach the target."""

FAR = 5
"""How many cards it plans ahead; after large doubles there are more."""

REACH = {
    1: [sum(die >= need for die in range(1, 7)) / 6 for need in range(14)],
    2: [sum(a + b >= need for a in range(1, 7) for b in range(1, 7)) / 36 for need in range(14)],
}
"""How likely so many dice bring at least so many points."""


class Prospect(NamedTuple):
    """Where one could be in the middle of one's turn."""

    hand: tuple[Kind, ...]
    score: float
    coupled: bool
    tested: bool = False
    trouble: bool = False
    put_off: bool = False
    breakdown: bool = False
    obstacle: bool = False
    again: float = 0.0
    """What a second roll is worth, if the last card allows one."""

    def without(self, *cards: Kind) -> Prospect:
        hand = list(self.hand)
        for card in cards:
            hand.remove(card)
        return self._replace(hand=tuple(hand), again=0.0)

    @property
    def standing(self) -> float:
        if not self.coupled:
            return BREAKDOWN * self.breakdown
        return PARTNER + TESTED * self.tested + TROUBLE * self.trouble + BREAKDOWN * self.breakdown


class SensibleBot:
    """Catches whoever it can, always rolls to win a partner back, and plans its own turns."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        moves = [move for option in answers for move in option.moves()]
        if view.phase != "cards":
            return moves[0]  # to search, to catch, to roll: what can be done comes before what can be left
        return Plan(view, moves).best_move(moves)


class Plan:
    """One's turn from here to its end."""

    def __init__(self, view: Any, moves: list[Move]) -> None:
        self.view = view
        me = view.seats[view.seat]
        lying = {card.card for card in me.front}
        self.now = Prospect(
            hand=tuple(sorted(me.hand)),
            score=me.score,
            coupled=me.partner is not None,
            tested="tested" in lying,
            trouble="trouble" in lying,
            put_off="not_tonight" in lying,
            breakdown=not lying.isdisjoint(("breakdown_m", "breakdown_w")),
            obstacle=view.obstacle_played,
        )
        self.weights = [weight(view, seat.seat) for seat in view.seats]
        if view.repeatable is not None:
            other = view.repeatable.other
            again = self.roll(self.now, view.repeatable.dice) if other is None else self.affair(other.seat)
            self.now = self.now._replace(again=again)
        self.horizon = max(3, len(me.hand) - FAR)
        self.worths: dict[Prospect, float] = {}
        self.against: dict[Kind, Move] = {}
        """The best way to play each card that is played against, or with, somebody else."""
        for move in moves:
            if is_with_others(move, view.seat):
                card = card_of(move)
                if card not in self.against or self.gain(move) > self.gain(self.against[card]):
                    self.against[card] = move

    def best_move(self, moves: list[Move]) -> Move:
        return max(moves, key=lambda move: self.worth_of(self.now, move))

    def worth_of(self, prospect: Prospect, move: Move) -> float:
        if isinstance(move, m.DiscardSurplus):
            return kept(prospect.without(*move.cards))
        gain, then = self.after(prospect, move)
        return gain + self.worth(then)

    def worth(self, prospect: Prospect) -> float:
        """Of the best way to go on from there."""
        if len(prospect.hand) <= self.horizon:
            return kept(prospect)
        if prospect not in self.worths:
            moves = list(self.moves(prospect))
            ways = [self.worth_of(prospect, move) for move in moves]
            if all(move == AGAIN or is_affair(move) for move in moves):  # nobody must do either
                ways.append(best_kept(prospect))
            self.worths[prospect] = max(ways)
        return self.worths[prospect]

    # What can be done

    def moves(self, prospect: Prospect) -> Iterator[Move]:
        """What one could play there, as far as one can foresee."""
        hand = prospect.hand
        protected = "condom" in hand and len(hand) >= 5
        together = prospect.coupled and not prospect.put_off and not prospect.breakdown
        for card in dict.fromkeys(hand):
            condom = card in WITH_CONDOM and not prospect.tested
            if card == "solo":
                yield m.PlaySolo()
            elif card in ROMPS and together and (protected or not condom):
                yield m.PlayRomp(card, condom)
            elif card == "one_night" and together and (protected or not condom):
                yield m.PlayOneNight("own", condom)
            elif card == "tested" and prospect.coupled and not prospect.tested:
                yield m.PlayTested()
            elif card == "sexologist" and prospect.breakdown:
                yield m.PlaySexologist()
            elif card == "super" and prospect.trouble:
                yield m.PlaySuper("calm")
            if card == "super" and prospect.again:
                yield AGAIN
            if card in self.against and self.is_open(prospect, card, protected):
                yield self.against[card]

    def is_open(self, prospect: Prospect, card: Kind, protected: bool) -> bool:
        if card == "one_night":
            return protected
        return not prospect.coupled if card == "super" else not prospect.obstacle

    # What it brings

    def after(self, prospect: Prospect, move: Move) -> tuple[float, Prospect]:
        """What a move brings, and where one is then."""
        card = card_of(move)
        match move:
            case m.PlaySolo():
                return self.rolled(prospect.without(card), 1)
            case m.PlayRomp() | m.PlayOneNight(target="own"):
                then = prospect.without(card, "condom") if move.condom else prospect.without(card)
                if card in RECONCILING:
                    then = then._replace(trouble=False)
                dice = 1 if then.trouble else self.view.house.reconciliation_dice if prospect.trouble else 2
                return self.rolled(then, dice)
            case m.PlayOneNight():
                gain, then = self.gain(move), prospect.without(card, "condom")
                return gain, then._replace(again=gain, score=then.score + MEAN[2])
            case m.PlayTested():
                return 0, prospect.without(card)._replace(tested=True)
            case m.PlaySexologist():
                return 0, prospect.without(card)._replace(breakdown=False)
            case m.PlaySuper(use="again"):
                return prospect.again, prospect.without(card)
            case m.PlaySuper(use="calm"):
                return 0, prospect.without(card)._replace(trouble=False)
            case m.PlaySuper():
                return self.gain(move), prospect.without(card)._replace(coupled=True)
            case m.PlayBreakUp():
                return self.broken_up(prospect, move)
        return self.gain(move), prospect.without(card)._replace(obstacle=True)

    def rolled(self, then: Prospect, dice: int) -> tuple[float, Prospect]:
        gain = self.roll(then, dice)
        return gain, then._replace(again=gain, score=then.score + MEAN[dice])

    def roll(self, prospect: Prospect, dice: int) -> float:
        need = self.view.house.target - round(prospect.score)
        won = WIN * REACH[dice][max(need, 0)] if need <= 12 else 0
        return float(MEAN[dice] + (DOUBLES if dice == 2 else 0) + won)

    def broken_up(self, prospect: Prospect, move: m.PlayBreakUp) -> tuple[float, Prospect]:
        then = prospect.without("breakup")._replace(obstacle=True)
        if move.seat == self.view.seat:
            return 0, then._replace(coupled=False, tested=False, trouble=False, put_off=False)
        if not prospect.coupled and self.suits(move.seat):
            return self.gain(move) - WON_BACK * PARTNER, then._replace(coupled=True)
        return self.gain(move), then

    def suits(self, seat: Seat) -> bool:
        """Whether that seat's partner could be one's own."""
        mine, theirs = self.view.seats[self.view.seat].character, self.view.seats[seat].partner
        return bool(self.view.house.couples == "any" or mine[0] != theirs[0])

    def gain(self, move: Move) -> float:
        """What a move against somebody, or with somebody, is worth by itself."""
        match move:
            case m.PlayOneNight():
                return self.affair(move.target.seat)  # type: ignore[union-attr]
            case m.PlayBreakUp():
                loss = (1 - WON_BACK) * standing(self.view.seats[move.seat])
                price = WON_BACK * min(7, self.view.seats[self.view.seat].score)
                return float(self.weights[move.seat] * loss - price)
            case m.PlaySuper(seat=int(victim)):
                return self.weights[victim] * standing(self.view.seats[victim])
        seat: Seat = move.seat  # type: ignore[attr-defined]
        lying = {card.card for card in self.view.seats[seat].front}
        blocked = not lying.isdisjoint(("breakdown_m", "breakdown_w"))
        cost = {"not_tonight": PUT_OFF, "trouble": TROUBLE}.get(card_of(move), BREAKDOWN)
        return -self.weights[seat] * cost * (BLOCKED if blocked else 1)

    def affair(self, other: Seat) -> float:
        """Points for both; but whoever is in a couple may be caught."""
        caught = chance_to_be_caught(self.view) if self.now.coupled else 0.0
        return (1 - caught) * self.roll(self.now, 2) - self.weights[other] * MEAN[2] - caught


AGAIN = m.PlaySuper("again")


def is_affair(move: Move) -> bool:
    return isinstance(move, m.PlayOneNight) and move.target != "own"


def is_with_others(move: Move, seat: Seat) -> bool:
    """Whether there is somebody to choose."""
    match move:
        case m.PlaySuper():
            return move.use == "steal"
        case m.PlayBreakUp():
            return move.seat != seat
    return is_affair(move) or isinstance(move, m.PlayNotTonight | m.PlayTrouble | m.PlayBreakdown)


def weight(view: Any, seat: Seat) -> float:
    """How much a point of that seat's matters."""
    progress = max(0, view.seats[seat].score) / view.house.target
    return float(RIVALRY / (len(view.seats) - 1) + DANGER * progress**4)


def standing(seat: Any) -> float:
    """What lies before a seat, in points, if it were to lose its partner."""
    worth = PARTNER
    for card in seat.front:
        if card.slot != "char":
            worth += {"tested": TESTED, "trouble": TROUBLE, "not_tonight": PUT_OFF}.get(card.card, BREAKDOWN)
    return worth


def chance_to_be_caught(view: Any) -> float:
    """By what everybody can see: how many such cards are unseen, and how many hands are asked."""
    mine = view.seats[view.seat].hand
    unseen = view.house.deck.caught - view.main_discard.count("caught") - mine.count("caught")
    hidden = sum(seat.hidden for seat in view.seats)
    asked = hidden * max(0, len(view.seats) - 2 - len(view.catchers)) / (len(view.seats) - 1)
    return float(1 - (1 - asked / (hidden + view.main)) ** unseen)


def kept(prospect: Prospect) -> float:
    """What the cards in hand and those before one are worth when the turn is over."""
    hand = prospect.hand
    worth = prospect.standing + sum(KEPT[card] for card in hand)
    wanting = sum(card in WITH_CONDOM for card in hand)
    return worth + PAIR * (wanting if prospect.tested else min(wanting, hand.count("condom")))


def best_kept(prospect: Prospect) -> float:
    """After a discard of one's choice."""
    return max(kept(prospect._replace(hand=hand)) for hand in set(combinations(prospect.hand, 3)))


class GreedyBot:
    """Takes the most points that can be had now; an opponent to measure against."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, view: Any, answers: Options) -> Move:
        moves = [move for option in answers for move in option.moves()]
        return max(moves, key=lambda move: points_now(view, move))


def points_now(view: Any, move: Move) -> float:
    """D-01: what a move brings at once, on average; obstacles nothing, so they go to the leader."""
    dice = 1 if any(card.card == "trouble" for card in view.seats[view.seat].front) else 2
    match move:
        case m.PlaySolo():
            return MEAN[1]
        case m.PlayRomp():
            return MEAN[2 if move.card in RECONCILING else dice]
        case m.PlayOneNight(target="own"):
            return MEAN[dice]
        case m.PlayOneNight():
            return 0.5  # for as much goes to somebody else
        case m.PlaySuper(use="again"):
            return MEAN[int(view.repeatable.dice)]
        case m.React():
            return float(move.catch)
        case m.WinBack():
            return float(move.roll)
        case m.PlayBreakUp() if move.seat == view.seat:
            return -1.0
        case m.PlayNotTonight() | m.PlayTrouble() | m.PlayBreakdown() | m.PlayBreakUp():
            return float(0.01 * view.seats[move.seat].score)
        case m.DiscardSurplus():
            return -0.1 * sum(card in POINTS_IN for card in move.cards)
    return 0.0


POINTS_IN = {*ROMPS, "solo", "one_night", "condom"}
"""The cards that points are made with."""
