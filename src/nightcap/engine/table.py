"""The table: how it is set up, and how a move is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Self

from nightcap.engine.activities import AnyDeck
from nightcap.engine.chance import AnyChance, Chance
from nightcap.engine.events import Event
from nightcap.engine.house import House, Player
from nightcap.engine.moves import Move, Seat
from nightcap.engine.records import Records
from nightcap.engine.refusals import IllegalSetup
from nightcap.engine.results import Result, View
from nightcap.engine.steps import Ask, Offer

__all__ = ["Result", "Table", "View"]


class Table(Records, kw_only=True, eq=False):
    """Base of every game's table. What a game adds to it is named in `state.py`."""

    @classmethod
    def new(
        cls,
        *,
        seats: int | None = None,
        seed: str | int = "",
        options: Mapping[str, Any] | House | None = None,
        players: Iterable[Mapping[str, Any] | Player] | None = None,
        deck: AnyDeck | None = None,
        chance: AnyChance | None = None,
    ) -> Self:
        """A table, set up and asking its first question."""
        seats = cls.check_seats(seats)
        if deck is not None and type(deck) is not cls.deck_kind:
            raise TypeError(f"{cls.game} is played with a {cls.deck_kind.__name__}")
        seed = str(seed)
        table = cls(
            seats=seats,
            seed=seed,
            chance=copy(chance) if chance is not None else Chance.of(seed),
            house=cls.house_rules.read(options),
            players=cls.player_kind.read_all(players, seats, cls.seats_rule),
            deck=deck if deck is not None else cls.usual_deck(),
        )
        table.set_up()
        table._proceed()
        return table

    @classmethod
    def check_seats(cls, seats: int | None) -> int:
        """How many play, if that many can: the fewest, where nobody says."""
        least, most = cls.seat_counts.start, cls.seat_counts.stop - 1
        if seats is None:
            return least
        if type(seats) is not int or not least <= seats <= most:
            raise IllegalSetup("seat_count", cls.seats_rule, seats=seats, least=least, most=most)
        return seats

    def play(self, seat: Seat, move: Any, *, by_room: bool = False) -> list[Event]:
        """Make a move (a Struct or its JSON form) and everything that follows of itself.

        `by_room`: the move does not come from the person at that seat, but from the room.
        """
        if type(move) not in self.vocabulary.kinds:
            move = self._read_anew(move)
        offer = self._offering(seat, move, by_room)
        if offer is None:
            raise self._refusal(seat, move)
        if move.anonymous:
            seat = self._nobody_in_particular(offer, move)
        self.events = []
        self.played.append((seat, move))
        if offer.asks:
            self._take_answer(offer, seat, move)  # type: ignore[arg-type]
        else:
            offer.answer(self, seat, move)
        self._proceed()
        return self.events

    def _nobody_in_particular(self, offer: Offer[Any], move: Move) -> Seat:
        """Who an anonymous move is put down to: the lowest seat that could have made it."""
        return next(seat for seat in range(self.seats) if self._offering(seat, move) is offer)

    def _take_answer(self, ask: Ask[Any], seat: Seat, move: Move) -> None:
        agenda = self.agenda
        if ask.sealed:
            self.sealed.append((seat, move))
            ask.heard(self, seat)
            if self.waiting:
                return
            answers, self.sealed = sorted(self.sealed, key=lambda answer: answer[0]), []
            agenda.pop()
            ask.opened(self, answers)
            return
        agenda.pop()
        left = ask.without(seat)
        if left is not None:
            agenda.append(left)
        ask.answer(self, seat, move)
