"""Poker for Couples, the quick version.

Win poker rounds; each round won lets you take the top card of your own face-down reward deck.
The first to take the climax card at the bottom of their own deck wins. The rules: Q-01…Q-79.
"""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.steps import AskOne, Step
from nightcap.games.couples import events
from nightcap.games.couples.activities import AskToSelect
from nightcap.games.couples.dealing import AskToDeal, AskToExchange
from nightcap.games.couples.ending import GameOver, WholeGame
from nightcap.games.couples.hands import rank
from nightcap.games.couples.house import CouplesPlayer, QuickHouse
from nightcap.games.couples.moves import DrawReward
from nightcap.games.couples.opening import ChooseFirstDealer
from nightcap.games.couples.reward_cards import enough, usable
from nightcap.games.couples.table import CouplesTable
from nightcap.games.couples.views import CouplesSeat, CouplesView, common_facts, seat_facts

BOTTOM_TO_TOP = ("climax", "lust", "hot", "nude", "cuddle", "strip")
"""Q-10: a reward deck's categories; so Q-11: the last card is always climax."""


class QuickTable(CouplesTable, kw_only=True, eq=False):
    """The table of the quick version. Q-06: no coins, pawns, points, talk or shop cards."""

    game: ClassVar[str] = "couples-quick"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 3)
    seats_rule: ClassVar[str] = "Q-01"
    over_rule: ClassVar[str] = "Q-71"
    house_rules: ClassVar[type[QuickHouse]] = QuickHouse
    player_kind: ClassVar[type[CouplesPlayer]] = CouplesPlayer

    reward_decks: list[tuple[str, ...]] = []
    """Each seat's own, top card first."""
    wins: list[int] = []
    round_winner: Seat | None = None
    shown: bool = False
    """Q-31: both hands lie open, from the showdown until the next deal."""

    def set_up(self) -> None:
        house: QuickHouse = self.house
        for player in self.players:
            player.check(house.pieces, "Q-07", "Q-02")
        self.lay_out()
        self.wins = [0, 0]
        self.build_reward_decks()
        self.push(ChooseFirstDealer(), Round(), WholeGame())

    def build_reward_decks(self) -> None:
        """Q-12, Q-13: each category is shuffled once and handed out by turns, unseen."""
        assert self.deck is not None
        self.deck = usable(self.deck, self.house)
        needed = self.house.cards_needed()
        stocks = enough(self.deck, needed, "Q-73")
        decks: list[tuple[str, ...]] = [(), ()]
        for category in BOTTOM_TO_TOP:
            drawn = self.chance.draw(self.chance.pile(stocks.get(category, ())), needed[category])
            for seat in range(2):
                decks[seat] = drawn[seat::2] + decks[seat]
        self.reward_decks = decks

    def deal(self) -> None:
        self.shown = False
        super().deal()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.wins)

    def view(self, seat: Seat | None) -> QuickView:
        return QuickView(
            **common_facts(self, seat),
            round_winner=self.round_winner,
            seats=(self.view_of_seat(seat, 0), self.view_of_seat(seat, 1)),
        )

    def view_of_seat(self, viewer: Seat | None, seat: Seat) -> QuickSeat:
        cards = self.cards
        return QuickSeat(
            **seat_facts(self, viewer, seat, shown=self.shown),
            wins=self.wins[seat],
            reward_deck=tuple([cards[card].category for card in self.reward_decks[seat]]),
        )

    def redeal(self, seat: Seat) -> None:
        """Hidden hand and pack; the reward cards nobody has seen, within their categories."""
        if self.hands[0]:
            known = frozenset(self.hands[0] + self.hands[1]) if self.shown else frozenset()
            self.redeal_cards(seat, known, voids=frozenset())
        assert self.deck is not None
        seen = {used.card for used in self.used}
        if self.face_up is not None:
            seen.add(self.face_up.card)
        kinds = [[self.card(card).category for card in cards] for cards in self.reward_decks]
        fresh = {}
        for category, stock in self.deck.stocks().items():
            unseen = self.redeal_face_up(seat, category, [card for card in stock if card not in seen])
            needed = sum(own.count(category) for own in kinds)
            fresh[category] = list(self.chance.draw(unseen, needed))
        self.reward_decks = [tuple(fresh[kind].pop() for kind in own) for own in kinds]


class QuickSeat(CouplesSeat, frozen=True, kw_only=True):
    wins: int
    reward_deck: tuple[str, ...]
    """Q-11: the categories that are left, the next one first."""


class QuickView(CouplesView, frozen=True, kw_only=True):
    round_winner: Seat | None
    seats: tuple[QuickSeat, ...]


class Round(Step[QuickTable], frozen=True):
    """Q-17…Q-31: the deal, two exchanges, the showdown. Q-21: the non-dealer comes first."""

    def run(self, table: QuickTable) -> None:
        first, dealer = table.non_dealer, table.dealer
        table.push(
            AskToDeal(dealer),
            AskToExchange(first),
            AskToExchange(dealer),
            AskToExchange(first),
            AskToExchange(dealer),
            Showdown(),
        )


class Showdown(Step[QuickTable], frozen=True):
    """Q-29, Q-30: both hands are shown, non-dealer first; the better one wins the round."""

    def run(self, table: QuickTable) -> None:
        table.shown = True
        for seat in (table.non_dealer, table.dealer):
            table.tell(events.HandShown(seat, table.hands[seat], rank(table.hands[seat]).name))
        table.round_winner = table.better_hand(table.hands)
        if table.round_winner is None:
            table.push(Replay())
        else:
            table.tell(events.RoundWon(table.round_winner))
            table.push(AskToDrawReward(table.round_winner))


class Replay(Step[QuickTable], frozen=True):
    """Q-43, Q-44: an unbreakable tie gives nobody a card; the round is played again."""

    def run(self, table: QuickTable) -> None:
        table.replay += 1
        table.tell(events.RoundTied(table.replay))
        if table.house.tie_dealer == "swap":
            table.dealer = table.non_dealer
        table.push(Round())


class AskToDrawReward(AskOne[QuickTable], frozen=True):
    """Q-46: the round's winner takes the top card of their own reward deck."""

    rule: ClassVar[str] = "Q-46"

    def options(self, table: QuickTable, seat: Seat) -> Options:
        return DRAW_REWARD

    def answer(self, table: QuickTable, seat: Seat, move: DrawReward) -> None:
        card, *rest = table.reward_decks[seat]
        table.reward_decks[seat] = tuple(rest)
        table.wins[seat] += 1
        table.lay_face_up(seat, card)
        if table.card(card).category == "climax":
            # the winner is fixed now, whatever is bailed on later; Q-72: only one
            table.climax_allowed = True
            table.winner = seat
            table.tell(events.ClimaxAllowed(seat))
            table.push(AskToSelect(seat), GameOver())
        else:
            table.push(AskToSelect(seat), EndRound())


DRAW_REWARD = (Just(DrawReward()),)


class EndRound(Step[QuickTable], frozen=True):
    """Q-50, Q-52: the seat that did not deal becomes dealer."""

    def run(self, table: QuickTable) -> None:
        table.round += 1
        table.replay = 0
        table.round_winner = None
        table.dealer = table.non_dealer
        table.tell(events.RoundEnded(table.dealer))
        table.push(Round())
