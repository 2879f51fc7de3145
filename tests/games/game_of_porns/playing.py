"""Ada, Bea, Cem and Dov, seats 0 to 3, at a table whose cards are known beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.game_of_porns.invariants import every_card_is_somewhere
from kit.people import Seated
from nightcap import Scripted
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.games.game_of_porns import GameOfPornsTable
from nightcap.games.game_of_porns import moves as m
from nightcap.games.game_of_porns.cards import CATEGORIES, DECK, GENRES, Card, Genre
from nightcap.games.game_of_porns.deals import ScoreDeal
from nightcap.games.game_of_porns.films import Film
from nightcap.games.game_of_porns.turns import AskToPlay, EndTurn, Turn
from nightcap.games.game_of_porns.views import GameOfPornsView

FEM = "B-FEM-DIR B-FEM-LEA B-FEM-SUP B-FEM-SCR B-FEM-LOC B-FEM-MUS"
"""Six naturals, of which a film can be made."""
IDLE = "B-ART-DIR B-ART-LEA B-COS-DIR B-COS-LEA B-RET-DIR B-RET-LEA B-PAR-DIR B-PAR-LEA E-ART-1 E-COS-1"
"""Ten cards that make no film."""
IDLE_TOO = "B-ART-SUP B-ART-SCR B-COS-SUP B-COS-SCR B-RET-SUP B-RET-SCR B-PAR-SUP B-PAR-SCR E-ART-2 E-COS-2"
FOUR = "E-ART-1 E-COS-1 E-RET-1 E-PAR-1"
FOUR_TOO = "E-ART-2 E-COS-2 E-RET-2 E-PAR-2"
SIX_EXTRAS = "E-FEM-1 E-FEM-2 E-FEM-3 E-FEM-4 E-FEM-5 E-FEM-6"


FIRST_COPIES = {f"B-{genre}-{category}" for genre in GENRES for category in CATEGORIES}


def cards(text: str) -> tuple[Card, ...]:
    """``cards("B-FEM-DIR J-3")``; a basic without a number is the first copy."""
    words = [f"{word}-1" if word in FIRST_COPIES else word for word in text.split()]
    found = tuple([Card(word) for word in words])
    if unknown := [card for card in found if card not in DECK]:
        raise ValueError(f"no such cards: {unknown}")
    return found


def film(genre: str, extras: str = "", **jokers: str) -> Film:
    """``film("FEM", "E-FEM-1", SUP="J-1")``: naturals, but for the slots named."""
    (found,) = (known for known in GENRES if known == genre)
    slots = [jokers.get(category, f"B-{genre}-{category}-1") for category in CATEGORIES]
    return Film(found, cards(" ".join(slots)), cards(extras))


class Person(Seated[GameOfPornsTable]):
    """What they do is done at the table."""

    def draws(self) -> list[Event]:
        return self.does(m.Draw("stock"))

    def takes(self) -> list[Event]:
        return self.does(m.Draw("discard"))

    def melds(self, genre: Genre, slots: str) -> list[Event]:
        return self.does(m.Meld(genre, cards(slots)))

    def hits(self, card: str, on: Person) -> list[Event]:
        return self.does(m.Hit(cards(card)[0], on.seat))

    def exchanges(self, card: str, on: Person) -> list[Event]:
        return self.does(m.Exchange(cards(card)[0], on.seat))

    def discards(self, card: str) -> list[Event]:
        return self.does(m.Discard(cards(card)[0]))

    def cheers(self, card: str) -> list[Event]:
        return self.does(m.PlayPositive(cards(card)[0]))

    def attacks(self, card: str, target: Person) -> list[Event]:
        return self.does(m.PlayNegative(cards(card)[0], target.seat))

    def spies(self, target: Person, card: str = "I-SPY-1") -> list[Event]:
        return self.does(m.PlaySpy(cards(card)[0], target.seat))

    def robs(self, target: Person, card: str = "I-THF-1") -> list[Event]:
        return self.does(m.PlayThief(cards(card)[0], target.seat))

    def picks(self, card: str) -> list[Event]:
        return self.does(m.PickLoot(cards(card)[0]))

    def sabotages(self, target: Person, card: str = "I-DEF-1") -> list[Event]:
        return self.does(m.PlayDefect(cards(card)[0], target.seat))

    def gives_up(self, lost: str) -> list[Event]:
        return self.does(m.SelectDefect(cards(lost)))

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.table.hands[self.seat]

    @property
    def film(self) -> Film:
        return self.table.film_of(self.seat)

    @property
    def sees(self) -> GameOfPornsView:
        return self.table.view(self.seat)

    def knows_of(self, person: Person) -> set[Card]:
        return set(self.sees.seats[person.seat].hand)


def laid_out(
    hands: Sequence[str],
    *,
    stock: str | None = "",
    pile: str = "N-7",
    films: Mapping[Seat, Film] | None = None,
    negatives: Mapping[Seat, str] | None = None,
    turn: Seat = 0,
    drawn: bool = False,
    script: Sequence[Any] = (),
    **options: Any,
) -> tuple[Any, ...]:
    """A deal in the middle; returns the table and the people.

    `stock`: the next cards, before all that are named nowhere; None: there is none. `pile`: the top
    card last. `drawn`: whoever's turn it is has drawn already. `script`: what chance will bring.
    """
    chance = Scripted([0, [], *script], then="more")
    table = GameOfPornsTable.new(seats=len(hands), options=options, chance=chance)
    table.hands = [cards(hand) for hand in hands]
    table.pile = list(cards(pile))
    table.films = [(films or {}).get(seat) for seat in range(len(hands))]
    before = {seat: cards(card)[0] for seat, card in (negatives or {}).items()}
    table.negatives = [before.get(seat) for seat in range(len(hands))]
    table.stock = list(reversed(the_rest(table, cards(stock)))) if stock is not None else []
    every_card_is_somewhere(table, whole_deck=stock is not None)
    table.agenda, table.events, table.turn = [ScoreDeal()], [], 0
    if drawn:
        table.begin_turn(turn)
        table.push(AskToPlay(turn), EndTurn(turn))
    else:
        table.push(Turn(turn))
    table._proceed()
    return table, *(Person(table, seat) for seat in range(len(hands)))


def the_rest(table: GameOfPornsTable, first: tuple[Card, ...]) -> tuple[Card, ...]:
    """These, and whatever lies nowhere else."""
    lying = {*first, *table.pile, *table.negatives, *(card for hand in table.hands for card in hand)}
    for published in table.films:
        lying |= {*published.slots, *published.extras} if published else set()
    return (*first, *(card for card in DECK if card not in lying))


def new(seats: int = 2, *, script: Sequence[Any] = (), seed: str = "", **options: Any) -> tuple[Any, ...]:
    """A new game; with a script, the dealer and the deck are given."""
    chance = Scripted(script, then="more") if script else None
    table = GameOfPornsTable.new(seats=seats, options=options, chance=chance, seed=seed)
    return table, *(Person(table, seat) for seat in range(seats))
