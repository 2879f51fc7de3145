"""Options: what they contain, list, count and draw is the same thing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcap.engine.moves import Move
from nightcap.engine.options import Alike, Amount, Just, Note, Option, Pick
from nightcap.engine.vocabulary import to_data


class Take(Move, frozen=True):
    cards: tuple[str, ...]


class Bet(Move, frozen=True):
    amount: int


class Say(Move, frozen=True):
    words: str


class Lay(Move, frozen=True):
    colour: str
    cards: tuple[str, ...]


class Both(Move, frozen=True):
    things: tuple[object, ...]
    bet: Bet


picks = st.builds(
    lambda among, least, more: Pick(Take, tuple(sorted(among)), min(least, len(among)), least + more),
    st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=7)
    | st.lists(st.sampled_from("abc"), max_size=7),
    st.integers(0, 3),
    st.integers(0, 5),
)
amounts = st.builds(lambda low, more: Amount(Bet, low, low + more), st.integers(0, 50), st.integers(0, 50))
options = st.one_of(picks, amounts, st.just(Just(Bet(3))))


@given(options, st.randoms())
def test_listed_counted_drawn_and_contained_are_the_same(option: Option, rng: random.Random) -> None:
    listed = list(option.moves())
    assert len(listed) == len(set(listed)) == option.count()
    assert all(option.contains(move) for move in listed)
    assert option.random(rng.randrange) in listed


@given(picks, st.lists(st.sampled_from("abcdefghij"), max_size=9))
def test_a_pick_contains_what_it_lists_in_any_order(option: Pick, chosen: list[str]) -> None:
    listed = {move.cards for move in option.moves() if isinstance(move, Take)}
    assert option.contains(Take(tuple(chosen))) == (tuple(sorted(chosen)) in listed)


def test_copies_of_a_card_are_alike() -> None:
    option = Pick(Take, ("a", "a", "a", "b"), 2, 2)
    assert list(option.moves()) == [Take(("a", "a")), Take(("a", "b"))]
    assert option.count() == 2
    assert option.contains(Take(("b", "a")))
    assert not option.contains(Take(("b", "b")))


def test_another_kind_of_move_is_not_contained() -> None:
    assert not Pick(Take, ("a",), 0, 1).contains(Bet(1))
    assert not Amount(Bet, 0, 5).contains(Take(()))
    assert not Just(Bet(1)).contains(Bet(2))
    assert not Note(Say("")).contains(Bet(2))


def test_an_amount_is_a_whole_number() -> None:
    """Also if a program hands over a move that was never checked."""
    option = Amount(Bet, 1, 9)
    assert option.contains(Bet(9))
    for amount in (0, 10, 1.5, 2.0, True, "3", None):
        assert not option.contains(Bet(amount))  # type: ignore[arg-type]


def test_just_this_move_is_of_the_same_types_all_the_way_down() -> None:
    """0, 0.0 and False are equal to Python, but not the same in JSON."""
    assert Just(Bet(0)).contains(Bet(0))
    assert Just(Both(("a", 1), Bet(1))).contains(Both(("a", 1), Bet(1)))
    for amount in (0.0, False, -0.0):
        assert Bet(amount) == Bet(0)  # type: ignore[arg-type]
        assert not Just(Bet(0)).contains(Bet(amount))  # type: ignore[arg-type]
    for one in (1.0, True):
        assert not Just(Both(("a", 1), Bet(1))).contains(Both(("a", one), Bet(1)))
        assert not Just(Both(("a", 1), Bet(1))).contains(Both(("a", 1), Bet(one)))  # type: ignore[arg-type]


def test_a_pick_is_a_tuple_of_what_can_be_picked() -> None:
    pick = Pick(Take, ("a", "b"), 0, 2)
    assert pick.contains(Take(("b", "a")))
    nonsense: list[Any] = [["a"], {"a"}, "ab", (["a"],), ({},), 3, None]
    assert not any(pick.contains(Take(chosen)) for chosen in nonsense)


def test_a_note_has_room_for_so_many_words() -> None:
    note = Note(Say(""), at_most=5)
    assert note.contains(Say("12345"))
    assert not note.contains(Say("123456"))
    for words in ([], ["a"], b"a", 3, None):
        assert not note.contains(Say(words))  # type: ignore[arg-type]
    assert list(note.moves()) == [Say("")]


ALIKE = Alike(Lay("red", ("a1", "b1", "j1")), (("a1", "a2"), ("b1",), ("j1", "j2", "a2")))


@pytest.mark.parametrize("cards", ["a1 b1 j1", "a2 b1 j1", "a2 b1 j2", "a1 b1 a2"])
def test_equal_cards_are_as_good(cards: str) -> None:
    assert ALIKE.contains(Lay("red", tuple(cards.split())))


@pytest.mark.parametrize("cards", ["a2 b1 a2", "b1 a1 j1", "a1 b1", "a1 b1 j1 j2", "a1 b2 j1", ""])
def test_others_are_not(cards: str) -> None:
    assert not ALIKE.contains(Lay("red", tuple(cards.split())))


def test_only_the_cards_may_differ() -> None:
    assert not ALIKE.contains(Lay("blue", ALIKE.move.cards))  # type: ignore[attr-defined]
    assert not ALIKE.contains(Take(("a1", "b1", "j1")))
    nonsense: Any
    for nonsense in (None, 3, ["a1", "b1", "j1"], ([], "b1", "j1")):
        assert not ALIKE.contains(Lay("red", nonsense))
    assert list(ALIKE.moves()) == [ALIKE.move]


def test_options_are_data() -> None:
    assert to_data((Just(Bet(3)), Pick(Take, ("a", "b"), 1, 2), Amount(Bet, 1, 9))) == (
        {"type": "just", "move": {"type": "bet", "amount": 3}},
        {"type": "pick", "kind": "take", "among": ("a", "b"), "at_least": 1, "at_most": 2},
        {"type": "amount", "kind": "bet", "low": 1, "high": 9},
    )
