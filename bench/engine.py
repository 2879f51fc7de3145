"""Random play of each game against public peers in one run, in moves per second on one core.

    uv run --group bench python bench/engine.py [--seconds 1] [--runs 7]

A move counts when a player decided something. Peers and games take turns, so that a noisy moment
hits both; the medians of several runs are reported, and their ratio.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from nightcap import Chance, imagine, new_table
from nightcap.engine.bots import RandomBot
from nightcap.engine.table import Table

Play = Callable[[random.Random], int]
"""Plays one game; says how many moves it had."""

PEERS = {
    "couples-quick": "PokerKit 2-7 triple draw",
    "couples-advanced": "PokerKit 2-7 triple draw",
    "peekpoker": "PokerKit limit hold'em",
    "retos": "RLCard UNO, raw game",
    "game-of-porns": "OpenSpiel gin_rummy",
    "sexopolitan": "RLCard UNO, environment",
}


def ours(game: str, rng: random.Random) -> int:
    table = new_table(game, seed=str(rng.random()))
    player = RandomBot(rng)
    while waiting := table.waiting:
        seat = waiting[0]
        table.play(seat, player.choose(None, table.answers(seat)))
    return len(table.played)


def pokerkit(variant: str) -> Play:
    """Two players, fixed limit; every act is random, every discard a random part of the hand."""
    import pokerkit

    create = partial(
        getattr(pokerkit, variant).create_state,
        tuple(pokerkit.Automation),
        True,
        0,
        (1, 2),
        2,
        4,
        (200, 200),
        2,
    )

    def play(rng: random.Random) -> int:
        state: Any = create()
        moves = 0
        while state.status:
            if state.can_stand_pat_or_discard():
                hand = list(state.hole_cards[state.stand_patter_or_discarder_index])
                discards = rng.sample(hand, rng.randrange(len(hand) + 1))
                state.stand_pat_or_discard(discards if state.can_stand_pat_or_discard(discards) else ())
            else:
                acts: list[Any] = []
                if state.can_check_or_call():
                    acts.append(state.check_or_call)
                if state.can_complete_bet_or_raise_to():
                    acts.append(state.complete_bet_or_raise_to)
                if state.can_fold():
                    acts.append(state.fold)
                rng.choice(acts)()
            moves += 1
        return moves

    return play


def rlcard_uno() -> Play:
    """The game object alone, without the encoding of observations."""
    import rlcard

    uno = rlcard.make("uno", config={"seed": 1}).game

    def play(rng: random.Random) -> int:
        uno.init_game()
        moves = 0
        while not uno.is_over():
            uno.step(rng.choice(uno.get_legal_actions()))
            moves += 1
        return moves

    return play


def rlcard_uno_environment() -> Play:
    """With the encoding of observations, as a learner meets it."""
    import rlcard

    environment = rlcard.make("uno", config={"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def openspiel(name: str) -> Play:
    """A game written in C++, driven from Python; dealing is sampled and does not count as a move."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def moves_per_second(play: Play, seconds: float, seed: int) -> float:
    rng = random.Random(seed)
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play(rng)
    return moves / spent


def microseconds(action: Callable[[], object], times: int = 2000) -> float:
    """The median time of one call, in the middle of a game."""
    took = []
    for _ in range(times):
        start = time.perf_counter_ns()
        action()
        took.append(time.perf_counter_ns() - start)
    return statistics.median(took) / 1000


def middle_of(game: str) -> Table:
    """A table halfway through a game, where copies and imagined worlds are at their largest."""
    whole = new_table(game, seed="middle")
    player = RandomBot(random.Random(1))
    while waiting := whole.waiting:
        whole.play(waiting[0], player.choose(None, whole.answers(waiting[0])))
    table = new_table(game, seed="middle")
    for seat, move in whole.played[: len(whole.played) // 2]:
        table.play(seat, move)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of one run of one game (1)")
    parser.add_argument("--runs", type=int, default=7, help="of each, in turn (7)")
    args = parser.parse_args()

    plays: dict[str, Play] = {game: partial(ours, game) for game in PEERS}
    plays["PokerKit 2-7 triple draw"] = pokerkit("FixedLimitDeuceToSevenLowballTripleDraw")
    plays["PokerKit limit hold'em"] = pokerkit("FixedLimitTexasHoldem")
    plays["RLCard UNO, raw game"] = rlcard_uno()
    plays["RLCard UNO, environment"] = rlcard_uno_environment()
    plays["OpenSpiel crazy_eights"] = openspiel("crazy_eights")
    plays["OpenSpiel gin_rummy"] = openspiel("gin_rummy")
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for run in range(args.runs + 1):
        for name, play in plays.items():
            speed = moves_per_second(play, args.seconds, seed=run)
            if run:  # the first run warms up
                speeds[name].append(speed)
    medians = {name: statistics.median(speed) for name, speed in speeds.items()}

    print(f"{'random play':28}{'moves/s':>12}{'range':>22}   ratio to its peer")
    for name, median in medians.items():
        low, high = min(speeds[name]), max(speeds[name])
        peer = PEERS.get(name)
        ratio = f"{median / medians[peer]:.1f} x {peer}" if peer else ""
        print(f"{name:28}{median:>12,.0f}{f'{low:,.0f}-{high:,.0f}':>22}   {ratio}")
    print(f"\n{'median microseconds':28}{'copy':>12}{'view':>10}{'imagine':>10}")
    for game in PEERS:
        table = middle_of(game)
        chance = Chance.of("imagined")
        times = (
            microseconds(table.copy),
            microseconds(partial(table.view, 0)),
            microseconds(partial(imagine, table, 0, chance)),
        )
        print(f"{game:28}{times[0]:>12.1f}{times[1]:>10.1f}{times[2]:>10.1f}")


if __name__ == "__main__":
    main()
