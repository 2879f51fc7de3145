"""What a seat may see at a PeekPoker table: every field named by hand."""

from __future__ import annotations

from msgspec import Struct

from nightcap.engine.moves import Seat
from nightcap.engine.table import View
from nightcap.games.peekpoker.betting import AskToBet
from nightcap.games.peekpoker.dice import Dice
from nightcap.games.peekpoker.hands import Hand, best_hand
from nightcap.games.peekpoker.house import PeekPokerHouse
from nightcap.games.peekpoker.pots import Pot
from nightcap.games.peekpoker.table import PeekPokerState, ShownHand, Standing


class PeekPokerSeat(Struct, frozen=True, kw_only=True):
    """One of the seats, as the viewer sees it."""

    seat: Seat
    points: int
    bet: int
    standing: Standing
    all_in: bool
    hidden: int
    """The dice under a cup that the viewer cannot look into."""


class PeekPokerView(View, frozen=True, kw_only=True):
    """The public facts, and what is under the viewer's own cup."""

    round: int
    dealer: Seat
    community: Dice
    level: int
    to_call: int
    """P-28: what the seat to act must pay to stay; 0 if nobody is asked to bet."""
    cap: int
    """P-34: what the seat to act may have put in after a raise; 0 if nobody is asked to bet."""
    pots: tuple[Pot, ...]
    shown: tuple[ShownHand, ...]
    """P-43: what everybody showed when the last round ended."""
    seats: tuple[PeekPokerSeat, ...]
    house: PeekPokerHouse
    own_dice: Dice
    """P-07: also after passing or folding. P-50: none for an eliminated seat or the shared screen."""
    own_hand: Hand | None
    own_answer: str
    """P-09: what the viewer has answered while the others' answers are awaited."""


def view_of(table: PeekPokerState, viewer: Seat | None) -> PeekPokerView:
    question = table.question if table.agenda else None
    better = question.seat if isinstance(question, AskToBet) else None
    own = () if viewer is None else table.cups[viewer]
    return PeekPokerView(
        game=table.game,
        seat=viewer,
        asked=table.asked,
        waiting=table.waiting_as_seen_by(viewer),
        round=table.round,
        dealer=table.dealer,
        community=table.community,
        level=table.level,
        to_call=0 if better is None else table.to_call(better),
        cap=0 if better is None else table.cap(better),
        pots=table.pots(),
        shown=tuple(table.shown),
        seats=tuple([_seat(table, viewer, seat) for seat in range(table.seats)]),
        house=table.house,
        own_dice=own,
        own_hand=best_hand(own, table.community) if own and table.community else None,
        own_answer="".join([move.tag() for seat, move in table.sealed if seat == viewer]),
    )


def _seat(table: PeekPokerState, viewer: Seat | None, seat: Seat) -> PeekPokerSeat:
    return PeekPokerSeat(
        seat=seat,
        points=table.stacks[seat],
        bet=table.bets[seat],
        standing=table.standing[seat],
        all_in=table.standing[seat] == "live" and table.stacks[seat] == 0,
        hidden=0 if seat == viewer else len(table.cups[seat]),
    )
