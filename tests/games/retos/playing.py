"""People at a table of Retos whose cards are known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from kit.people import Seated
from nightcap import IllegalSetup, Scripted, new_table
from nightcap.engine.activities import DareDeck
from nightcap.engine.cards import cards
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.retos import RetosTable
from nightcap.games.retos import moves as m
from nightcap.games.retos.dare_cards import placeholder_deck
from nightcap.games.retos.turns import Turn
from nightcap.games.retos.whole_game import WholeGame

PRIZE = {"prize": "breakfast in bed"}
HIGHEST_FIRST = "AC KC QC JC TC 9C 8C 7C 6C 5C"
"""A seating pile that leaves everybody where they are: seat 0 draws the highest card."""


class Person(Seated[RetosTable]):
    """What they do is done at the table."""

    def draws(self) -> list[Event]:
        return self.does(m.Draw())

    def plays(self, card: str) -> list[Event]:
        return self.does(m.Play(cards(card)[0]))

    def passes(self) -> list[Event]:
        return self.does(m.Pass())

    def accepts(self) -> list[Event]:
        return self.does(m.DareAccept())

    def chooses(self, person: Person) -> list[Event]:
        return self.does(m.ChoosePartner(person.seat))

    def leaves_it_to_chance(self) -> list[Event]:
        return self.does(m.ChoosePartner("random"))

    def joins_in(self) -> list[Event]:
        return self.does(m.PartnerAccept())

    def refuses(self) -> list[Event]:
        return self.does(m.Refuse())

    def stops(self) -> list[Event]:
        return self.does(m.SafeStop())

    def is_done(self) -> list[Event]:
        return self.does(m.DareDone())

    def pays(self, kind: m.Payment) -> list[Event]:
        return self.does(m.TakePenalty(kind))

    def lowers_garments(self, limit: int) -> list[Event]:
        return self.does(m.LowerGarments(limit))

    def lowers_drinks(self, limit: int) -> list[Event]:
        return self.does(m.LowerDrinks(limit))

    def stops_the_game(self) -> list[Event]:
        return self.does(m.StopGame())

    def runs_out_of_time(self) -> list[Event]:
        return self.table.play(self.seat, m.TimeOut(), by_room=True)

    @property
    def can_play(self) -> set[str]:
        return {move.card for move in self.table.moves(self.seat) if isinstance(move, m.Play)}

    @property
    def can_pay(self) -> list[str]:
        return [move.kind for move in self.table.moves(self.seat) if isinstance(move, m.TakePenalty)]


def dares(solo: str = "", *, all_solo: bool = False) -> DareDeck:
    """Every dare needs a partner, except on these cards."""
    alone = cards(solo)
    return replace(
        placeholder_deck(),
        dares=tuple(
            replace(dare, needs_partner=not all_solo and dare.card not in alone, seconds=15)
            for dare in placeholder_deck().dares
        ),
    )


def laid_out(
    hands: Sequence[str],
    stock: str = "",
    used: str = "",
    *,
    solo: str | None = None,
    turn: Seat = 0,
    direction: int = 1,
    passes: int = 0,
    script: Sequence[Any] = (),
    players: Sequence[dict[str, Any]] | None = None,
    **options: Any,
) -> tuple[RetosTable, list[Person]]:
    """A table in the middle of a game. Seats are in order; other cards than these are left out.

    `stock`: the next card first. `solo`: the cards whose dares need no partner, or all of them.
    """
    chance = Scripted([cards(HIGHEST_FIRST)[: len(hands)], [], *script], then="more")
    deck = dares(all_solo=True) if solo is None else dares(solo)
    setting = {**PRIZE, **options}
    table = RetosTable.new(seats=len(hands), options=setting, players=players, deck=deck, chance=chance)
    table.hands = [cards(hand) for hand in hands]
    table.stock = list(reversed(cards(stock)))
    table.used = list(cards(used))
    table.direction = direction
    table.passes = passes
    table.turn = 0
    table.agenda = [WholeGame(), Turn(turn)]
    table._proceed()
    return table, [Person(table, seat) for seat in range(len(hands))]


def new(
    seats: int = 4, *, script: Sequence[Any] = (), players: Any = None, seed: str = "", **options: Any
) -> tuple[RetosTable, list[Person]]:
    """A new game; with a script, seating pile and pack are given."""
    chance = Scripted(script, then="more") if script else None
    table = RetosTable.new(
        seats=seats, options={**PRIZE, **options}, players=players, chance=chance, seed=seed
    )
    return table, [Person(table, seat) for seat in range(seats)]


def not_set_up(code: str, rule_number: str, seats: int = 2, **setup: Any) -> IllegalSetup:
    setup = {"options": PRIZE, **setup}
    with pytest.raises(IllegalSetup) as refusal:
        new_table("retos", seats=seats, **setup)
    assert (refusal.value.code, refusal.value.rule) == (code, rule_number)
    return refusal.value
