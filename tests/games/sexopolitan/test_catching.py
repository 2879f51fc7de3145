"""S-84…S-89: caught red-handed, and that nobody learns who could have, or did not."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from games.sexopolitan.playing import laid_out
from kit.people import refused
from kit.rules import rule
from kit.worlds import all_that_is_told
from nightcap import Chance, imagine
from nightcap.engine.events import Event, seen_by
from nightcap.engine.vocabulary import to_json
from nightcap.games.sexopolitan import SexopolitanTable, events
from nightcap.games.sexopolitan.catching import AskToCatch
from nightcap.games.sexopolitan.moves import DiscardSurplus, PlaySolo, React, WinBack

NIGHT = {"partner": "W05", "hand": "one_night condom solo solo solo solo"}
HOLDS = {"hand": "caught solo solo solo solo solo"}
NOT = {"hand": "tested solo solo solo solo solo"}


@rule("S-84", "S-88")
def test_the_catcher_gets_what_the_unfaithful_would_have_got() -> None:
    table, (ana, ben, cleo, dan) = laid_out(NIGHT, {}, HOLDS, dice=[4, 6])
    ana.strays(ben)
    assert table.scores == [0, 0, 0, 0]
    dan.looks_away()
    told = cleo.catches()
    assert events.CaughtRedHanded(2) in told
    assert table.scores == [0, 10, 10, 0]


@rule("S-84")
def test_it_takes_the_card() -> None:
    _, (ana, ben, cleo, _) = laid_out(NIGHT, dice=[4, 6])
    ana.strays(ben)
    assert cleo.table.moves(2) == [React(catch=False)]
    with refused(cleo, "card_not_in_hand", "S-84"):
        cleo.catches()


@rule("S-85")
def test_a_single_cannot_be_caught_nor_a_night_at_home() -> None:
    table, (ana, ben, *_) = laid_out({**NIGHT, "partner": None}, {}, HOLDS, HOLDS, dice=[4, 6])
    ana.strays(ben)
    assert table.scores == [10, 10, 0, 0]
    assert table.waiting == (0,)
    table, (ana, *_) = laid_out(NIGHT, HOLDS, HOLDS, HOLDS, dice=[4, 6])
    ana.stays_in()
    assert table.scores == [10, 0, 0, 0]


@rule("S-85")
def test_who_is_left_by_this_very_roll_can_still_be_caught() -> None:
    table, (ana, ben, cleo, dan) = laid_out(NIGHT, {}, HOLDS, dice=[1, 1])
    ana.strays(ben)
    assert ana.partner == "W05"
    cleo.catches()
    dan.looks_away()
    assert table.scores == [0, 2, 2, 0]
    assert ana.partner is None  # S-88: the double still hits the active seat


@rule("S-86")
def test_all_others_are_asked_whoever_holds_the_card() -> None:
    for hands in product((HOLDS, NOT), repeat=3):
        table, (ana, ben, *_) = laid_out(NIGHT, *hands, dice=[4, 6])
        ana.strays(ben)
        assert table.waiting == (2, 3)


@rule("S-86", "O-11")
def test_the_other_party_is_asked_only_if_the_house_says_so() -> None:
    table, (ana, ben, cleo, dan) = laid_out(NIGHT, HOLDS, dice=[4, 6])
    ana.strays(ben)
    with refused(ben, "not_your_turn", "S-86"):
        ben.catches()
    table, (ana, ben, cleo, dan) = laid_out(NIGHT, HOLDS, dice=[4, 6], lover_may_catch=True)
    ana.strays(ben)
    assert table.waiting == (1, 2, 3)
    for person in (cleo, dan):
        person.looks_away()
    ben.catches()
    assert table.scores == [0, 20, 0, 0]  # S-88: both shares


@rule("S-87")
@pytest.mark.parametrize(
    ("catching", "first"), [((0, 1, 3), 3), ((0, 1), 0), ((1,), 1), ((1, 3), 3), ((), None)]
)
def test_the_first_clockwise_catches_and_the_others_keep_their_cards(
    catching: tuple[int, ...], first: int | None
) -> None:
    """From the active seat 2 on: 3, 4, 0, 1; however fast they answer."""
    for order in permutations((0, 1, 3)):
        others = [HOLDS if seat in catching else NOT for seat in range(5)]
        others[2] = NIGHT
        table, people = laid_out(*others, seats=5, active=2, dice=[4, 6])
        people[2].strays(people[4])
        told: list[Event] = []
        for seat in order:
            told += people[seat].catches() if seat in catching else people[seat].looks_away()
        assert [seat for seat in (0, 1, 3) if table.scores[seat] == 10] == ([] if first is None else [first])
        keeping = [seat for seat in (0, 1, 3) if "caught" in people[seat].hand]
        assert keeping == [seat for seat in catching if seat != first]
        public = to_json([event for event in told if not isinstance(event, events.CardsSeen)]).decode()
        assert [f'"seat":{seat},"' in public for seat in keeping] == [False] * len(keeping)
        assert (events.NobodyCaught() in told) == (first is None)


@rule("S-88", "O-07")
def test_a_catcher_may_take_both_shares() -> None:
    table, (ana, ben, cleo, dan) = laid_out(NIGHT, {}, HOLDS, dice=[4, 6], caught_takes="both")
    ana.strays(ben)
    cleo.catches()
    dan.looks_away()
    assert table.scores == [0, 0, 20, 0]


@rule("S-88")
def test_the_double_is_still_the_active_seats() -> None:
    _, (ana, ben, cleo, dan) = laid_out(NIGHT, {}, HOLDS, dice=[5, 5])
    ana.strays(ben)
    cleo.catches()
    dan.looks_away()
    assert (len(ana.hand), len(ben.hand), len(cleo.hand)) == (6, 6, 6)
    assert ana.table.plays_left == 3


@rule("S-89")
def test_the_catcher_draws_one_and_may_still_lay_an_obstacle() -> None:
    table, (ana, ben, *_) = laid_out(
        NIGHT,
        {"partner": "M05", "hand": "caught caught trouble solo solo solo"},
        {},
        {},
        main=["tested"],
        discard="solo solo solo",
        dice=[4, 6, 1, [], 2, 2],
        lover_may_catch=True,
    )
    ana.strays(ben)
    for seat in (2, 3):
        table.play(seat, React(catch=False))
    told = ben.catches()
    assert events.CardsDrawn(1, 1) in told
    assert events.CardsSeen(1, ("tested",), to=(1,)) in told
    assert ben.hand == ["caught", "solo", "solo", "solo", "tested", "trouble"]
    ana.goes_solo()
    ben.troubles(ana)
    assert ana.front == {"trouble"}


@rule("S-89")
def test_nobody_catches_twice_in_one_turn() -> None:
    table, (ana, ben, cleo, dan) = laid_out(
        {**NIGHT, "hand": "one_night condom one_night condom one_night condom solo solo solo"},
        {},
        {"hand": "caught caught solo solo solo solo"},
        {"hand": "caught caught solo solo solo solo"},
        dice=[4, 6, 2, 3, 5, 4],
    )
    ana.strays(ben)
    dan.looks_away()
    cleo.catches()
    assert ana.sees.catchers == (2,)
    ana.strays(ben)
    assert table.waiting == (3,)
    with refused(cleo, "not_your_turn", "S-86"):
        cleo.catches()
    dan.catches()
    ana.strays(ben)  # nobody is left to ask
    assert table.scores == [9, 10 + 5 + 9, 10, 5]
    assert table.active == 1
    assert table.catchers == ()


# I-21: the window tells nothing

ANSWERS: tuple[bool | None, ...] = (True, False, None)


def window(hands: tuple[bool, ...], answers: tuple[bool | None, ...]) -> tuple[SexopolitanTable, list[Event]]:
    """Five seats: A and B in an affair, and what C, D and E hold and have answered so far."""
    others = [HOLDS if holds else NOT for holds in hands]
    table, people = laid_out(NIGHT, {}, *others, seats=5, dice=[4, 6])
    told = people[0].strays(people[1])
    for person, answer in zip(people[2:], answers, strict=True):
        if answer is not None:
            told += person.does(React(catch=answer))
    return table, told


def open_windows() -> list[tuple[tuple[bool, ...], tuple[bool | None, ...]]]:
    """Everything three seats can hold and have answered while somebody has still to answer."""
    return [
        (hands, answers)
        for hands in product((True, False), repeat=3)
        for answers in product(ANSWERS, repeat=3)
        if None in answers and all(holds or not answer for holds, answer in zip(hands, answers, strict=True))
    ]


PROBES: list[Any] = [
    React(catch=True),
    React(catch=False),
    PlaySolo(),
    WinBack(roll=True),
    DiscardSurplus(()),
]


@rule("S-86")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4])
def test_an_open_window_tells_nobody_what_others_hold_or_have_answered(viewer: int | None) -> None:
    """View, events, options and refusals, byte for byte, by what the viewer itself holds and answered."""
    told: dict[object, set[bytes]] = {}
    for hands, answers in open_windows():
        table, happened = window(hands, answers)
        own = None if viewer in (None, 0, 1) else (hands[viewer - 2], answers[viewer - 2])
        told.setdefault(own, set()).add(all_that_is_told(table, viewer, happened, PROBES))
    assert [len(different) for different in told.values()] == [1] * len(told)
    assert len(told) == (1 if viewer in (None, 0, 1) else 5)


@rule("S-86")
def test_an_answer_is_no_event() -> None:
    for hands, answers in open_windows():
        if answers.count(None) == 2:
            _, told = window(hands, answers)
            assert told == window(hands, (None, None, None))[1]


@rule("S-86")
def test_who_is_asked_can_be_seen_by_everybody() -> None:
    for hands in product((True, False), repeat=3):
        table, _ = window(hands, (None, None, None))
        assert isinstance(table.question, AskToCatch)
        assert table.question.seats == (2, 3, 4)
        assert [table.view(viewer).waiting for viewer in (None, 0, 1, 2, 3, 4)] == [(2, 3, 4)] * 6


@rule("S-86")
def test_one_knows_ones_own_answer() -> None:
    table, _ = window((True, True, True), (True, False, None))
    assert [table.view(viewer).own_answer for viewer in (None, 0, 1, 2, 3, 4)] == [
        None,
        None,
        None,
        True,
        False,
        None,
    ]
    assert [table.view(viewer).waiting for viewer in (2, 3, 4)] == [(3, 4), (2, 4), (2, 3, 4)]
    assert [table.options(seat) == () for seat in (2, 3, 4)] == [True, True, False]


@rule("S-87")
def test_a_catch_that_came_second_is_never_known() -> None:
    """C has caught; whether D wanted to as well, or had the card, makes no difference to anybody else."""
    told = set()
    for holds, answer in ((True, True), (True, False), (False, False)):
        table, happened = window((True, holds, False), (True, answer, False))
        assert table.scores == [0, 10, 10, 0, 0]
        views = [all_that_is_told(table, viewer, happened, PROBES) for viewer in (None, 0, 1, 2, 4)]
        told.add(b"".join(views))
        assert ("caught" in table.hands[3]) == holds
        assert [event for event in happened if isinstance(event, events.CaughtRedHanded)] == [
            events.CaughtRedHanded(2)
        ]
    assert len(told) == 1


@rule("S-86")
def test_in_an_imagined_window_nobody_else_has_answered() -> None:
    table, happened = window((True, True, False), (True, None, False))
    imagined = set()
    for number in range(60):
        world = imagine(table, 3, Chance.of(str(number)))
        assert world.sealed == []
        assert world.waiting == (2, 3, 4)
        assert world.hands[3] == table.hands[3]
        assert seen_by(3, world.events) == seen_by(3, table.events)
        imagined.add("caught" in world.hands[2])
    assert imagined == {True, False}
    own = imagine(table, 2, Chance.of("x"))
    assert own.sealed == [(2, React(catch=True))]
    assert happened


def test_an_absent_player_is_answered_for_by_the_room() -> None:
    """D-32: whatever they hold, a reaction is a pass; a search and a win-back are rolled."""
    table, (ana, ben, *_) = laid_out(
        {**NIGHT, "hand": "breakup one_night condom caught caught caught caught"},
        {"partner": "M05", **HOLDS},
        HOLDS,
        dice=[3, 4, 4, 6, 1],
        pile=["M06"],
    )
    ana.breaks_up(ben)
    table.play(1, table.question.absent, by_room=True)
    assert table.dice == (3, 4)
    ana.strays(ben)
    for seat in table.waiting:
        table.play(seat, table.question.absent, by_room=True)
    assert table.scores == [10, 10, 0, 0]
    ana.discards("caught")
    assert table.active == 1
    table.play(1, table.question.absent, by_room=True)
    assert ben.partner == "M06"
    assert table.question.absent is None  # the card step has no default
