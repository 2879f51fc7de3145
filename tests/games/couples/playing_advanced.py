"""David and Emma at the advanced table, in the middle of a round."""

from __future__ import annotations

from typing import Any

import pytest

from games.couples.playing import Person, advanced
from nightcap import IllegalSetup, new_table
from nightcap.engine.cards import PACK, cards
from nightcap.games.couples import AdvancedTable
from nightcap.games.couples.moves import Exchange


def refuse(code: str, number: str, **setup: Any) -> IllegalSetup:
    with pytest.raises(IllegalSetup) as refusal:
        new_table("couples-advanced", **setup)
    assert (refusal.value.code, refusal.value.rule) == (code, number)
    return refusal.value


def exchange_both(table: AdvancedTable) -> None:
    """Deal; in each exchange both seats exchange their first card, so nobody earns a coin."""
    Person(table, table.dealer).deals()
    for seat in (table.non_dealer, table.dealer) * 2:
        table.play(seat, Exchange(table.hands[seat][:1]))


def give_hands(table: AdvancedTable, david: str, emma: str) -> None:
    """Hands as if they had been exchanged for."""
    table.hands = [cards(david), cards(emma)]
    rest = {card for hand in table.hands for card in hand}
    table.discards = [(), ()]
    table.pack = [card for card in PACK if card not in rest]


def play_tricks(table: AdvancedTable, plays: str) -> None:
    """`plays`: cards in the order they are played, led one first, by whose turn it is."""
    for card in plays.replace("-", " ").split():
        Person(table, table.waiting[0]).plays(card)


def before_tricks(david: str, emma: str, **options: Any) -> tuple[AdvancedTable, Person, Person]:
    """David leads; nobody has earned or spent a coin."""
    table, one, other = advanced(**{"first_dealer": "seat1", **options})
    exchange_both(table)
    while table.waiting and "pass_buy" in Person(table, table.waiting[0]).can:
        Person(table, table.waiting[0]).passes()
    give_hands(table, david, emma)
    return table, one, other


# In each of these David leads and takes the last trick, Emma has the better hand, or as said.
LOW = ("KH 4C KS JC TD", "AH 9H 9C 6S 6D", "KH-AH 9H-4C 6S-KS JC-9C TD-6D")
"""David 2 points for the last trick, Emma 3 for two pair."""


def after_round(
    hands: tuple[str, str, str] = LOW, positions: tuple[int, int] = (0, 0), **options: Any
) -> tuple[AdvancedTable, Person, Person]:
    """A round played out from these positions; David was non-dealer."""
    table, david, emma = before_tricks(hands[0], hands[1], **options)
    table.positions = list(positions)
    play_tricks(table, hands[2])
    return table, david, emma


SWEEP = ("AS KS QS JS TS", "AH AD AC KH KD", "AS-KD KS-KH QS-AC JS-AD TS-AH")
TIED = ("9C 8D 7H 6S 5C", "9D 8H 7S 6C 5D", "9C-6C 8D-9D 8H-7H 7S-6S 5D-5C")
ONE_SEAT = ("2S 2D 3H 3C AC", "KS QD JH 9C 4H", "AC-9C 3H-JH KS-2S QD-2D 4H-3C")
"""Emma takes the last trick (2), David has two pair (3)."""


def at_shop(coins: int | None = None, **options: Any) -> tuple[AdvancedTable, Person, Person]:
    """David has passed the shop line and stands in the shop with four coins, or as many as said."""
    table, david, emma = after_round(LOW, (46, 0), **options)
    assert table.waiting == (0,)
    assert "shop_leave" in david.can
    if coins is None:
        coins = 4
    table.coins = [coins, 3]
    table.bank = 20 - coins - 3
    return table, david, emma
