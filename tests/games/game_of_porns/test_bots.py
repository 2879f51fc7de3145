"""The players of Game of Porns: legal by every house rule, and the sensible one better than the greedy."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.game_of_porns.playing import FEM, IDLE, IDLE_TOO, Person, cards, film, laid_out
from games.game_of_porns.under_test import random_options
from nightcap import new_table
from nightcap.catalogue import make_bot
from nightcap.cli.arena import play, wilson
from nightcap.engine.moves import Move
from nightcap.games.game_of_porns.bots import GreedyBot, SensibleBot
from nightcap.games.game_of_porns.moves import (
    Discard,
    Draw,
    Exchange,
    Hit,
    Meld,
    PickLoot,
    PlayNegative,
    PlayPositive,
    PlaySpy,
    SelectDefect,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sense_beats_greed_at_every_table(seats: int) -> None:
    """Above its fair share, by the lower end of the 95 % interval; each seed from every seat."""
    games = 120
    took: dict[str, list[float]] = {"sensible": [], "greedy": []}
    wins = 0.0
    for number in range(games):
        order = ["greedy"] * seats
        order[number % seats] = "sensible"
        wins += play("game-of-porns", order, f"sense/{number // seats}", {}, number % seats, took)
    assert wilson(wins, games)[0] > 1 / seats


@pytest.mark.parametrize("bot", ["sensible", "greedy"])
def test_they_play_by_every_house_rule(bot: str) -> None:
    rng = random.Random(7)
    for _ in range(60):
        seats = rng.randint(2, 4)
        table = new_table("game-of-porns", seats=seats, seed=str(rng.random()), options=random_options(rng))
        player = make_bot("game-of-porns", bot, rng)
        while waiting := table.waiting:
            table.play(waiting[0], player.choose(table.view(waiting[0]), table.answers(waiting[0])))
        assert table.result is not None


def choice(person: Person, bot: Any = SensibleBot) -> Move:
    table = person.table
    move = bot(random.Random(1)).choose(table.view(person.seat), table.answers(person.seat))
    assert isinstance(move, Move)
    return move


def test_greed_lays_what_it_can_and_discards_what_stands_alone() -> None:
    _, ada, _ = laid_out([f"{FEM} J-1 B-ART-DIR E-FEM-1 E-FEM-2 B-ART-LEA", IDLE_TOO], drawn=True)
    assert choice(ada, GreedyBot) == Meld("FEM", cards(FEM))
    ada.melds("FEM", FEM)
    assert isinstance(choice(ada, GreedyBot), Hit)
    _, ada, _ = laid_out(["B-FEM-DIR E-FEM-2 B-ART-LEA J-1", IDLE_TOO], drawn=True)
    assert choice(ada, GreedyBot) == Discard(cards("B-ART-LEA")[0])


def test_a_joker_is_taken_and_a_useless_card_is_not() -> None:
    for top, source in (("J-1", "discard"), ("B-FEM-MUS", "discard"), ("B-ART-DIR-2", "stock")):
        hand = "B-FEM-DIR B-FEM-LEA B-FEM-SUP B-ART-DIR E-FEM-1 E-FEM-2 B-COS-LEA B-COS-DIR B-RET-DIR E-RET-1"
        _, ada, _ = laid_out([hand, IDLE_TOO], pile=f"N-7 {top}")
        assert choice(ada) == Draw(source)  # type: ignore[arg-type]


def test_few_jokers_are_published() -> None:
    _, ada, _ = laid_out([f"{FEM} J-1 J-2 J-3 B-ART-DIR B-ART-LEA", IDLE_TOO], drawn=True)
    assert choice(ada) == Meld("FEM", cards(FEM))


def test_jokers_are_won_back_and_everything_is_hit() -> None:
    _, ada, _ = laid_out(
        ["B-FEM-SUP-2 E-FEM-1 J-2 B-ART-DIR", IDLE_TOO[:9]], films={0: film("FEM", SUP="J-1")}, drawn=True
    )
    laid = []
    while not isinstance(move := choice(ada), Discard):
        laid.append(type(move))
        ada.does(move)
    assert laid == [Exchange, Hit, Hit, Hit]
    ada.does(move)
    assert ada.table.result is not None


def test_turns_are_won_and_the_leader_is_stopped() -> None:
    films = {0: film("FEM"), 1: film("ART"), 2: film("COS")}
    _, ada, _, _ = laid_out(
        ["P-6 N-6 B-RET-DIR", "B-RET-LEA B-RET-SUP", "B-RET-SCR"], films=films, drawn=True
    )
    assert choice(ada) == PlayPositive(cards("P-6")[0])
    _, ada, _, _ = laid_out(["N-6 B-RET-DIR", "B-RET-LEA B-RET-SUP", "B-RET-SCR"], films=films, drawn=True)
    assert choice(ada) == PlayNegative(cards("N-6")[0], 2)


def test_a_spy_is_not_wasted_on_the_pile() -> None:
    _, ada, _ = laid_out([f"{FEM[:29]} E-FEM-1 E-FEM-2 E-FEM-3 I-SPY-1 J-1", IDLE_TOO], drawn=True)
    assert choice(ada) == PlaySpy(cards("I-SPY-1")[0], 1)


def test_half_a_hand_is_given_up_and_the_best_card_is_stolen() -> None:
    _, ada, bea = laid_out(["I-DEF-1 B-ART-DIR", "B-FEM-DIR B-FEM-LEA J-1 I-SPY-1 N-1"], drawn=True)
    ada.sabotages(bea)
    lost = choice(bea)
    assert isinstance(lost, SelectDefect)
    assert set(lost.cards) == {"I-SPY-1", "N-1"}
    _, ada, bea = laid_out([f"I-THF-1 {IDLE}", "B-FEM-DIR J-1 I-SPY-1"], drawn=True, thief_pick="open")
    ada.robs(bea)
    assert choice(ada) == PickLoot(cards("J-1")[0])
