"""What lies on the table, and what can be done with it."""

from __future__ import annotations

from typing import ClassVar, Literal

from nightcap.engine.moves import Seat
from nightcap.engine.table import Result
from nightcap.games.game_of_porns import events
from nightcap.games.game_of_porns.cards import PENALTY, Card
from nightcap.games.game_of_porns.films import Film
from nightcap.games.game_of_porns.hands import Hands
from nightcap.games.game_of_porns.house import GameOfPornsHouse


class GameOfPornsResult(Result, frozen=True):
    """G-72: the fewest points win; equals share. `scores` are the totals."""

    how: Literal["out", "stalled"] = "out"
    """How the last deal ended."""


class GameOfPornsState(Hands, kw_only=True, eq=False):
    """Hands, the stock, the discard pile, and the films before the players."""

    house_rules: ClassVar[type[GameOfPornsHouse]] = GameOfPornsHouse

    result: GameOfPornsResult | None = None
    dealer: Seat = 0
    deal: int = 0
    turn: int = 0
    """G-65: in this deal, extra and missed ones included."""
    turn_seat: Seat = 0
    stock: list[Card] = []
    """Face down, the next card last."""
    pile: list[Card] = []
    """G-14: the top card last. All of it has been seen, so it may be looked through."""
    taken: Card | None = None
    """G-15: from the pile in this turn, as long as it has not left the hand."""
    films: list[Film | None] = []
    """G-17: at most one for each seat."""
    negatives: list[Card | None] = []
    """G-54: at most one before each seat."""
    grace: list[bool] = []
    """G-56: who has missed a turn and not had one since."""
    totals: list[int] = []
    reshuffles: int = 0
    batch: dict[Card, int] = {}
    """G-63: which reshuffle last put a card into the stock; those that none did are not here."""

    def clear(self) -> None:
        """G-69: all cards are gathered."""
        self.clear_hands()
        self.turn = self.reshuffles = 0
        self.taken = None
        self.films = [None] * self.seats
        self.negatives = [None] * self.seats
        self.grace = [False] * self.seats
        self.batch = {}

    # Players

    def left_of(self, seat: Seat) -> Seat:
        """G-09: play runs clockwise."""
        return (seat + 1) % self.seats

    def film_of(self, seat: Seat) -> Film:
        film = self.films[seat]
        assert film is not None
        return film

    def value_of_hand(self, seat: Seat) -> int:
        """G-67; G-68: nothing on the table counts."""
        return sum([PENALTY[card] for card in self.hands[seat]])

    # Turns

    @property
    def stalled(self) -> bool:
        """G-65: whether there have been as many turns as there may be."""
        return bool(0 < self.house.turn_limit <= self.turn)

    def begin_turn(self, seat: Seat) -> None:
        self.turn += 1
        self.turn_seat = seat
        self.taken = None  # G-15: the ban ends with the turn

    def miss_turn(self, seat: Seat) -> None:
        """G-53: no draw, no meld, no hit; the negative card goes to the top of the pile."""
        card = self.negatives[seat]
        assert card is not None
        self.negatives[seat] = None
        self.grace[seat] = True
        self.pile.append(card)
        self.tell(events.TurnMissed(seat, card))

    @property
    def banned(self) -> Card | None:
        """G-15: what may not be put back onto the pile in this turn."""
        return self.taken if self.house.ban_return_discard else None

    # Cards

    def draw(self, seat: Seat) -> None:
        """From the stock into a hand. G-64: there is always something to draw."""
        if not self.stock:
            self.reshuffle()
        card = self.stock.pop()
        self.hands[seat] += (card,)
        self.tell(events.StockDrawn(seat))
        self.tell(events.CardSeen(seat, card, to=(seat,)))

    def take(self, seat: Seat) -> None:
        """From the top of the pile into a hand."""
        card = self.taken = self.pile.pop()
        self.pick_up(seat, card)
        self.tell(events.DiscardTaken(seat, card))

    def put_down(self, seat: Seat, card: Card) -> None:
        super().put_down(seat, card)
        if card == self.taken:
            self.taken = None

    def lay(self, seat: Seat, card: Card) -> None:
        """From a hand onto the pile."""
        self.put_down(seat, card)
        self.pile.append(card)

    def reshuffle(self) -> None:
        """G-63: the whole pile becomes the stock; no card is kept."""
        self.reshuffles += 1
        self.batch.update(dict.fromkeys(self.pile, self.reshuffles))
        self.shuffle_stock(self.pile)
        self.pile = []
        self.tell(events.Reshuffled(len(self.stock)))

    def steal(self, thief: Seat, victim: Seat, card: Card) -> None:
        """G-59: from hand to hand; then the victim draws another."""
        before = self.hands[victim]
        if self.seats > 2 and len({self.batch.get(held) for held in before}) > 1:
            self.mix_up(before)
        self.hand_over(victim, thief, card)
        self.tell(events.CardMoved(thief, victim))
        self.confide(events.LootSeen(thief, victim, card, to=(thief, victim)))
        self.draw(victim)

    def replace_cards(self, seat: Seat, lost: tuple[Card, ...]) -> None:
        """G-61: into the stock, which is shuffled; then as many from it."""
        if not self.stock:
            self.reshuffle()  # G-63: first the pile
        self.mix_up(self.hands[seat])
        self.lose(seat, lost)
        self.shuffle_stock([*self.stock, *lost])
        drawn = tuple([self.stock.pop() for _ in lost])
        self.hands[seat] += drawn
        self.tell(events.CardsReplaced(seat, len(lost)))
        self.confide(events.SwapSeen(seat, lost, drawn, to=(seat,)))

    def shuffle_stock(self, cards: list[Card]) -> None:
        self.stock = list(self.chance.shuffle(cards))
        self.stock.reverse()

    def mix_up(self, cards: tuple[Card, ...]) -> None:
        """Somebody can no longer tell by which reshuffle these came into play."""
        if self.reshuffles:
            self.batch.update(dict.fromkeys(cards, self.reshuffles))
