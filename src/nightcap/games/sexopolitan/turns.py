"""S-16…S-25, S-95: search, play three cards, draw three."""

from __future__ import annotations

from typing import ClassVar

from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.engine.steps import AskOne, Step
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import SEX
from nightcap.games.sexopolitan.moves import SearchPartner
from nightcap.games.sexopolitan.playing import CardStep
from nightcap.games.sexopolitan.scoring import LastRound
from nightcap.games.sexopolitan.table import FULL_HAND, SexopolitanState


class Turn(Step[SexopolitanState], frozen=True):
    """S-16: search, cards, draw. S-17: a couple does not search."""

    seat: Seat

    def run(self, table: SexopolitanState) -> None:
        seat = table.active = self.seat
        table.obstacle_played = False
        table.catchers = ()
        table.repeatable = None
        table.tell(events.TurnBegan(seat, table.round))
        if table.partners[seat] is None:
            table.push(AskToSearch(seat), CardStep(seat), EndTurn(seat))
        else:
            table.push(CardStep(seat), EndTurn(seat))


class AskToSearch(AskOne[SexopolitanState], frozen=True):
    """S-17: once, before playing cards."""

    rule: ClassVar[str] = "S-17"
    phase: ClassVar[str] = "search"
    absent: ClassVar[Move] = SearchPartner()
    """D-32."""

    def options(self, table: SexopolitanState, seat: Seat) -> Options:
        return SEARCH

    def answer(self, table: SexopolitanState, seat: Seat, move: SearchPartner) -> None:
        """S-18, S-19: as many cards as the die shows, of which only the last matters."""
        (die,) = table.throw(1)
        table.tell(events.SearchRolled(seat, die))
        for _ in range(die - 1):
            turned = table.turn_over()
            table.partner_discard.append(turned)
        last = table.turn_over()
        if SEX[last] in table.house.likes(table.characters[seat]):
            # S-20: may not be refused. S-24: own acts are open to them in this same turn
            table.partners[seat] = last
            table.tell(events.PartnerFound(seat, last))
        else:  # S-21
            table.partner_discard.append(last)
            table.tell(events.NobodyFound(seat))

    def bar(self, table: SexopolitanState, seat: Seat, move: Move) -> Bar | None:
        return None if isinstance(move, SearchPartner) else ("must_search_first", "S-17")


SEARCH: Options = (Just(SearchPartner()),)


class EndTurn(Step[SexopolitanState], frozen=True):
    """S-71: Not Tonight is over. S-95: the hand is filled up. S-13: the next seat's turn."""

    seat: Seat

    def run(self, table: SexopolitanState) -> None:
        seat = self.seat
        if table.not_tonight[seat]:
            table.not_tonight[seat] = False
            table.cancel(seat, "not_tonight")
        table.draw(seat, FULL_HAND - len(table.hands[seat]))
        following = (seat + 1) % table.seats
        if following == table.starter:
            if table.round == table.house.round_limit:
                table.push(LastRound())
                return
            table.round += 1
        table.push(Turn(following))
