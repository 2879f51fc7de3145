"""Retos, as the kit needs to know it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from games.retos.invariants import invariants
from kit.games import GameUnderTest
from nightcap.engine.cards import PACK
from nightcap.engine.table import Table
from nightcap.games.retos.dare_cards import TAGS

RANKS = "235689TJQKA"


def random_options(rng: random.Random) -> dict[str, Any]:
    if rng.random() < 0.3:
        return {}
    kinds = ["drink", "garment", "cards"]
    every: dict[str, Any] = {
        "forfeit": "washing up",
        "reverse_ranks": rng.sample(RANKS, rng.randrange(5)),
        "reverse_carries_dare": rng.random() < 0.5,
        "penalty_kinds": rng.sample(kinds, rng.randint(1, 3)),
        "penalty_cards": rng.randint(1, 4),
        "garment_max": rng.randint(0, 10),
        "drink_max": rng.randint(0, 20),
        "free_passes": rng.randint(0, 5),
        "no_kind_left": rng.choice(["lapse", "points", None]),
        "penalty_points": rng.randint(1, 20),
        "respect": rng.choice(["off", "all", "penalties"]),
        "max_heat": rng.randint(0, 3),
        "must_play": rng.random() < 0.5,
        "missed_draw": rng.choice(["prevented", "auto"]),
        "confirm_by": rng.choice(["performer", "thrower"]),
        "final_dare": rng.choice(["performed", "skipped"]),
        "loser_tie": rng.choice(["mirrored", "shared"]),
        "stop_by": rng.choice(["any", "host"]),
        "decision_seconds": rng.choice([0, 15, 300]),
    }
    return {name: value for name, value in every.items() if rng.random() < 0.6}


def random_players(rng: random.Random, seats: int, options: Mapping[str, Any]) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    together = rng.sample(range(seats), seats)
    couples = rng.randint(1 if options.get("respect", "off") != "off" else 0, seats // 2)
    for one, other in zip(together[: 2 * couples : 2], together[1 : 2 * couples : 2], strict=True):
        players[one]["partner"], players[other]["partner"] = other, one
    for player in players:
        if rng.random() < 0.3:
            player["garments"] = rng.randint(0, 6)
            player["drinks"] = rng.randint(0, 8)
        if rng.random() < 0.05:
            player["blocked"] = [rng.choice(TAGS)]
        if rng.random() < 0.1 and "partner" not in player:
            player["bot"] = True
    people = [player for player in players if "bot" not in player]
    if people and rng.random() < 0.5:
        rng.choice(people)["host"] = True
    return players


def interchangeable(table: Table) -> list[tuple[str, ...]]:
    return [PACK]


RETOS = GameUnderTest(
    "retos",
    tuple(range(2, 11)),
    random_options,
    invariants,
    interchangeable,
    frozenset({"stop_game"}),
    agreed={"prize": "breakfast in bed"},
    random_players=random_players,
    room_acts=True,
    beside_one=2,
)
