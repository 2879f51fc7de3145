"""From the gate to the first round of every game, in every engine."""

from __future__ import annotations

import pytest

from engines.people import Evening, Other, Person
from kit.found import UNDER_TEST
from kit.games import GameUnderTest

each_game = pytest.mark.parametrize("game", UNDER_TEST.values(), ids=UNDER_TEST.keys())


@each_game
def test_a_host_comes_to_the_first_round(evening: Evening, ana: Person, game: GameUnderTest) -> None:
    ben = Other(evening.port)
    ana.opens_a_room(game.game)
    ben.knocks(ana.code)
    ana.lets_in("Ben")
    for _ in range(game.seats[0] - 2):
        ana.adds_a_bot()
    ben.agrees(1)
    ana.is_ready()
    ben.plays_until(ana.is_asked)
    ana.is_at_the_table()
    ana.loads_the_page_again()
    ana.sleeps_and_wakes()
    ana.answers()


def test_a_guest_comes_to_the_first_round(evening: Evening, ana: Person) -> None:
    ben = Other(evening.port)
    ana.knocks(ben.opens_a_room("couples-quick"))
    ben.lets_in(ana.room)
    ben.agrees(0)
    ana.is_ready()
    ben.plays_until(ana.is_asked)
    ana.is_at_the_table()
    ana.answers()
