"""David and Emma at a couples' table whose cards are known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kit.people import Seated
from nightcap import Scripted
from nightcap.engine.cards import Card, cards
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.couples import AdvancedTable, QuickTable
from nightcap.games.couples import moves as m
from nightcap.games.couples.table import CouplesTable

BEST, WORST = "AS KS QS JS TS", "2C 3D 4H 5S 7C"


class Person(Seated[CouplesTable]):
    """What they do is done at the table."""

    def throws(self, sign: m.Sign) -> list[Event]:
        return self.does(m.ThrowSign(sign))

    def deals(self) -> list[Event]:
        return self.does(m.Deal())

    def exchanges(self, text: str) -> list[Event]:
        return self.does(m.Exchange(cards(text)))

    def stands_pat(self) -> list[Event]:
        return self.does(m.Exchange(()))

    def draws_reward(self) -> list[Event]:
        return self.does(m.DrawReward())

    def selects(self, index: int) -> list[Event]:
        return self.does(m.SelectActivity(self.table.on_table.card, index))

    def accepts(self) -> list[Event]:
        return self.does(m.Accept())

    def bails(self) -> list[Event]:
        return self.does(m.Bail())

    def stops(self) -> list[Event]:
        return self.does(m.SafeStop())

    def proposes(self, note: str) -> list[Event]:
        return self.does(m.ProposeTweak(note))

    def answers_tweak(self, agree: bool) -> list[Event]:
        return self.does(m.AnswerTweak(agree))

    def completes(self) -> list[Event]:
        return self.does(m.CompleteActivity())

    def concedes(self) -> list[Event]:
        return self.does(m.Concede())

    def buys(self, text: str) -> list[Event]:
        return self.does(m.BuyCards(cards(text)))

    def passes(self) -> list[Event]:
        return self.does(m.PassBuy())

    def plays(self, card: str) -> list[Event]:
        return self.does(m.PlayCard(cards(card)[0]))

    def turns_up(self) -> list[Event]:
        return self.does(m.TurnUp())

    def shops(self, card: str, index: int) -> list[Event]:
        return self.does(m.ShopBuy(card, index))

    def leaves_shop(self) -> list[Event]:
        return self.does(m.ShopLeave())

    def draws_climax(self) -> list[Event]:
        return self.does(m.DrawClimax())


def pack(dealer: Seat, hands: Sequence[str], then: str = "") -> list[Card]:
    """A pack, top card first, that deals these hands (seat 0's first) and then these cards."""
    first, last = cards(hands[1 - dealer]), cards(hands[dealer])
    return [card for pair in zip(first, last, strict=True) for card in pair] + list(cards(then))


def quick(
    *rounds: Sequence[str], then: str = "", stocks: Sequence[list[str]] = (), **options: Any
) -> tuple[QuickTable, Person, Person]:
    """A quick game in which David (seat 0) deals first; each round's hands are given, his first."""
    options = {"first_dealer": "seat0", **options}
    first = 1 if options["first_dealer"] == "seat1" else 0
    packs = [pack((first + n) % 2, hands, then) for n, hands in enumerate(rounds)]
    script = [*(stocks or [[]] * 6), *packs]
    table = QuickTable.new(options=options, chance=Scripted(script, then="more"))
    return table, Person(table, 0), Person(table, 1)


def advanced(
    *rounds: Sequence[str], then: str = "", stocks: Sequence[list[str]] = (), **options: Any
) -> tuple[AdvancedTable, Person, Person]:
    """The same for the advanced game."""
    options = {"first_dealer": "seat0", **options}
    first = 1 if options["first_dealer"] == "seat1" else 0
    packs = [pack((first + n) % 2, hands, then) for n, hands in enumerate(rounds)]
    script = [*(stocks or [[]] * 8), *packs]
    table = AdvancedTable.new(options=options, chance=Scripted(script, then="more"))
    return table, Person(table, 0), Person(table, 1)


def deal_and_stand_pat(table: CouplesTable) -> None:
    """The dealer deals; nobody exchanges anything."""
    dealer, other = Person(table, table.dealer), Person(table, table.non_dealer)
    dealer.deals()
    for _ in range(2):
        other.stands_pat()
        dealer.stands_pat()


def won_by(*winners: Seat, **options: Any) -> tuple[QuickTable, Person, Person]:
    """A quick game whose rounds these seats will win."""
    return quick(*((BEST, WORST) if seat == 0 else (WORST, BEST) for seat in winners), **options)


def up_to_reward(table: QuickTable) -> Person:
    """Play a round up to the reward card; returns its drawer."""
    deal_and_stand_pat(table)
    assert table.round_winner is not None
    drawer = Person(table, table.round_winner)
    drawer.draws_reward()
    return drawer


def finish_reward(table: CouplesTable, index: int = 0) -> None:
    """Select an activity, let the partner accept, carry it out."""
    drawer = Person(table, table.on_table.drawer)
    partner = Person(table, table.partner_of(drawer.seat))
    drawer.selects(index)
    if "accept" in partner.can:
        partner.accepts()
    while table.face_up is not None and "complete_activity" in drawer.can | partner.can:
        (drawer if "complete_activity" in drawer.can else partner).completes()


def play_rounds(table: QuickTable, count: int) -> None:
    for _ in range(count):
        up_to_reward(table)
        finish_reward(table)


def reward(**options: object) -> tuple[QuickTable, Person, Person]:
    """David has drawn his first card, a strip card with three activities."""
    table, david, emma = won_by(0, 1, **options)
    up_to_reward(table)
    return table, david, emma
