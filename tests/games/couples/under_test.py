"""Both versions, as the kit needs to know them."""

from __future__ import annotations

import random
from typing import Any

from games.couples import invariants
from kit.games import GameUnderTest
from nightcap.engine.activities import Deck
from nightcap.engine.cards import PACK
from nightcap.engine.table import Table
from nightcap.games.couples.reward_cards import REWARDS


def shared_options(rng: random.Random) -> dict[str, Any]:
    return {
        "first_dealer": rng.choice(["rps", "random", "seat0", "seat1"]),
        "card_view": rng.choice(["open", "drawer_only"]),
        "completion": rng.choice(["drawer", "both"]),
        "strip_target": rng.choice(["partner", "drawer"]),
        "limits": rng.choice([[], [], ["blindfold"]]),
    }


def quick_options(rng: random.Random) -> dict[str, Any]:
    if rng.random() < 0.5:
        return {}
    strip = rng.randrange(5)
    numbers: dict[str, Any] = {"strip": strip, "lust": rng.randrange(4), "hot": rng.randrange(1, 5)}
    chosen = {**shared_options(rng), "tie_dealer": rng.choice(["same", "swap"]), "deck": numbers}
    if strip == 0 and rng.random() < 0.5:
        chosen["start_clothes"] = 0
        numbers["nude"] = rng.choice([0, 1, None])
    elif strip not in (0, 2):
        chosen["start_clothes"] = 2 * strip + rng.choice([1, 2, 3])
    return chosen


def advanced_options(rng: random.Random) -> dict[str, Any]:
    if rng.random() < 0.25:
        return {}
    return {**shared_options(rng), "start_space": rng.choice([0, 10, 11, 20, 30, 37, 38, 47])}


def interchangeable(table: Table) -> list[tuple[str, ...]]:
    assert isinstance(table.deck, Deck)
    stocks = table.deck.stocks()
    return [PACK, *(stocks[kind] for kind in REWARDS if kind in stocks)]


QUICK = GameUnderTest(
    "couples-quick", (2,), quick_options, invariants.quick, interchangeable, frozenset({"concede"})
)
ADVANCED = GameUnderTest(
    "couples-advanced",
    (2,),
    advanced_options,
    invariants.advanced,
    interchangeable,
    frozenset({"concede"}),
)
