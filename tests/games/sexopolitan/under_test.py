"""Sexopolitan, as the kit needs to know it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games.sexopolitan.invariants import invariants
from kit.games import GameUnderTest
from nightcap.engine.moves import Move, Seat
from nightcap.engine.table import Table
from nightcap.games.sexopolitan import SexopolitanTable
from nightcap.games.sexopolitan.cards import PARTNER_CARDS, PlayDeck
from nightcap.games.sexopolitan.catching import AskToCatch
from nightcap.games.sexopolitan.moves import React

KINDS = PlayDeck.__struct_fields__


def random_options(rng: random.Random) -> dict[str, Any]:
    if rng.random() < 0.25:
        return {}
    every: dict[str, Any] = {
        "couples": rng.choice(["opposite", "any"]),
        "target": rng.choice([30, 69, 100, 150]),
        "affair_pairing": rng.choice(["couple", "character", "strict"]),
        "discard_policy": rng.choice(["stuck", "free"]),
        "reconciliation_dice": rng.choice([1, 2]),
        "negative_scores": rng.random() < 0.5,
        "caught_takes": rng.choice(["active", "both"]),
        "reaction_seconds": rng.randint(3, 30),
        "round_limit": rng.choice([20, 100, 500]),
        "lover_may_catch": rng.random() < 0.5,
        "deck": random_deck(rng),
    }
    return {name: value for name, value in every.items() if rng.random() < 0.6}


def random_deck(rng: random.Random) -> dict[str, int]:
    """Some cards of the usual deck exchanged for others; sometimes many more that are played out of turn."""
    deck: dict[str, int] = msgspec.structs.asdict(PlayDeck())
    if rng.random() < 0.4:
        deck |= {"one_night": 14, "caught": 16, "romp_c": 2, "super": 10, "not_tonight": 0, "solo": 4}
        deck["condom"] += 103 - sum(deck.values())
    for _ in range(20):
        one, other = rng.sample(KINDS, 2)
        if deck[one]:
            deck[one] -= 1
            deck[other] += 1
    return deck


def other_secrets(
    before: Table, after: Table, seat: Seat | None, move: Move, rng: random.Random
) -> Iterator[tuple[Table, Move]]:
    """I-20, I-21: other cards in other hands and in the main pile, other answers in an open window."""
    assert isinstance(before, SexopolitanTable)
    assert isinstance(after, SexopolitanTable)
    mover = after.played[-1][0]
    twin = before.copy()
    deal_unseen_cards(before, twin, seat, mover, move, rng)
    if isinstance(before.question, AskToCatch):
        move = answer_otherwise(twin, after, seat, mover, move, rng)
    yield twin, move


def deal_unseen_cards(
    before: SexopolitanTable,
    twin: SexopolitanTable,
    seat: Seat | None,
    mover: Seat,
    move: Move,
    rng: random.Random,
) -> None:
    """All but the cards that this move shows to the seat: those played, and those it draws itself."""
    probe = before.copy()
    probe.main = [f"card {place}" for place in range(len(before.main))]  # type: ignore[misc]
    probe.play(mover, move)
    drawn = set() if seat is None else set(probe.hands[seat])
    places: list[tuple[Any, int]] = [
        (twin.main, place) for place in range(len(before.main)) if f"card {place}" not in drawn
    ]
    played = [*probe.main_discard[len(before.main_discard) :]]
    for front in (event for event in probe.events if hasattr(event, "cards") and hasattr(event, "target")):
        played += front.cards
    hands = [list(hand) for hand in before.hands]
    for owner, hand in enumerate(hands):
        if owner != seat:
            places += [(hand, place) for place, card in enumerate(hand) if card not in played]
    cards = [where[place] for where, place in places]
    rng.shuffle(cards)
    for (where, place), card in zip(places, cards, strict=True):
        where[place] = card
    twin.hands = [tuple(hand) for hand in hands]


def answer_otherwise(
    twin: SexopolitanTable,
    after: SexopolitanTable,
    seat: Seat | None,
    mover: Seat,
    move: Move,
    rng: random.Random,
) -> Move:
    """While the window stays open, nobody's answer matters but one's own."""
    if not after.sealed:
        return move

    def any_answer(who: Seat) -> React:
        return React(catch="caught" in twin.hands[who] and rng.random() < 0.5)

    twin.sealed = [(who, said if who == seat else any_answer(who)) for who, said in twin.sealed]
    return move if mover == seat else any_answer(mover)


SEXOPOLITAN = GameUnderTest(
    "sexopolitan",
    tuple(range(4, 9)),
    random_options,
    invariants,
    interchangeable=lambda table: [PARTNER_CARDS],
    other_secrets=other_secrets,
    beside_one=3,
)
