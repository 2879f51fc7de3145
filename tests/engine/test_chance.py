"""Luck: the same for the same seed, fair, and scripted where a test wants it so."""

from __future__ import annotations

from collections import Counter
from copy import copy
from itertools import permutations, product
from math import factorial

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcap import Chance, Scripted
from nightcap.engine.cards import PACK
from nightcap.engine.chance import MOST_WAYS, AnyChance

seeds = st.text(max_size=20)


@given(seeds, st.lists(st.integers(1, 10**60), max_size=20))
def test_the_same_seed_gives_the_same_luck(seed: str, bounds: list[int]) -> None:
    one, other = Chance.of(seed), Chance.of(seed)
    drawn = [one.below(bound) for bound in bounds]
    assert drawn == [other.below(bound) for bound in bounds]
    assert all(0 <= number < bound for number, bound in zip(drawn, bounds, strict=True))


def test_the_stream_never_changes() -> None:
    """Logs of earlier versions must replay: these numbers are for ever."""
    chance = Chance.of("a phrase")
    assert [chance.below(1000) for _ in range(5)] == STREAM
    assert Chance.of("a phrase").shuffle(PACK)[:5] == SHUFFLED


STREAM = [129, 952, 140, 740, 354]
SHUFFLED = ("AD", "6H", "KS", "3C", "3H")


@given(seeds, st.integers(0, 200), st.data())
def test_drawing_takes_different_things_out(seed: str, size: int, data: st.DataObject) -> None:
    pile = list(range(size))
    count = data.draw(st.integers(0, size))
    drawn = Chance.of(seed).draw(pile, count)
    assert len(drawn) == count
    assert sorted([*drawn, *pile]) == list(range(size))


def test_every_order_is_equally_likely() -> None:
    """Chi-squared over the 24 orders of four things: 23 degrees of freedom, 0.1 % at 49.7."""
    chance = Chance.of("orders")
    orders = Counter(chance.shuffle("abcd") for _ in range(24_000))
    assert set(orders) == set(permutations("abcd"))
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


def test_every_number_is_equally_likely() -> None:
    chance = Chance.of("numbers")
    rolls = Counter(chance.roll() for _ in range(60_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in rolls.values()) < 20.5


def test_every_throw_of_two_dice_is_equally_likely() -> None:
    chance = Chance.of("dice")
    throws = Counter(chance.throw(2) for _ in range(36_000))
    assert set(throws) == set(product(range(1, 7), repeat=2))
    assert sum((count - 1000) ** 2 / 1000 for count in throws.values()) < 66.6
    assert chance.count == 36_000


def test_a_pack_is_shuffled_in_one_draw_and_a_large_pile_in_several() -> None:
    assert factorial(52) < MOST_WAYS < factorial(125)
    chance = Chance.of("x")
    chance.shuffle(PACK)
    assert chance.count == 1
    assert sorted(chance.shuffle(range(125))) == list(range(125))


def test_one_possibility_needs_no_luck() -> None:
    chance = Chance.of("x")
    assert chance.below(1) == 0
    assert chance.pick(["only"]) == "only"
    assert chance.draw([1, 2], 0) == ()
    assert chance.count == 0


def test_too_many_cards_cannot_be_drawn() -> None:
    for chance in (Chance.of("x"), Scripted([[1, 2]])):
        with pytest.raises(ValueError, match="cannot draw 3 cards from a pile of 2"):
            chance.draw(chance.pile([1, 2]), 3)


def test_a_copy_goes_its_own_way() -> None:
    for chance in (Chance.of("x"), Scripted([1, 2], then="y")):
        twin = copy(chance)
        first = [chance.roll() for _ in range(5)]
        assert [twin.roll() for _ in range(5)] == first


def test_a_script_is_read_in_order_and_then_ends() -> None:
    chance = Scripted([["9C", "2D"], 4, "b", 7, 6, 1])
    assert chance.pile(["2D", "KH", "9C"]) == ["9C", "2D", "KH"]
    assert chance.roll() == 4
    assert chance.pick("abc") == "b"
    assert chance.below(10) == 7
    assert chance.throw(2) == (6, 1)
    with pytest.raises(LookupError, match="only 6 entries"):
        chance.roll()


def test_a_scripted_pile_is_drawn_from_the_top() -> None:
    chance = Scripted([["c", "a"]])
    pile = chance.pile("abc")
    assert chance.draw(pile, 2) == ("c", "a")
    assert pile == ["b"]


def test_a_script_names_only_what_is_there() -> None:
    with pytest.raises(ValueError, match="no more are in the pile"):
        Scripted([["x"]]).shuffle("abc")


def test_a_script_tells_copies_of_a_card_apart_by_their_number() -> None:
    assert Scripted([["b", "a"]]).shuffle("aaab") == ("b", "a", "a", "a")
    with pytest.raises(ValueError, match="no more are in the pile"):
        Scripted([["b", "b"]]).shuffle("aaab")


def test_after_its_script_the_stream_goes_on() -> None:
    chance = Scripted([3], then="seed")
    assert chance.roll() == 3
    stream = Chance.of("seed")
    assert [chance.roll() for _ in range(4)] == [stream.roll() for _ in range(4)]
    assert chance.shuffle("abcd") == stream.shuffle("abcd")
    assert chance.pick("abcd") == stream.pick("abcd")
    assert chance.throw(3) == stream.throw(3)
    assert chance.below(99) == stream.below(99)
    again = chance.rewound()
    assert again.roll() == 3


def test_luck_survives_json() -> None:
    for chance in (Chance.of("x"), Scripted([1, ["a", "b"]], then="y")):
        chance.roll()
        loaded: AnyChance = msgspec.json.decode(msgspec.json.encode(chance), type=Chance | Scripted)
        assert loaded == chance
