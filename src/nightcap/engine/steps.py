"""The agenda's entries: what must still happen, as frozen data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from nightcap.engine.moves import Move, Seat, snake_case
from nightcap.engine.options import Options
from nightcap.engine.refusals import Bar

if TYPE_CHECKING:
    from nightcap.engine.table import Table

T = TypeVar("T", bound="Table")


class Step(Struct, Generic[T], frozen=True, gc=False, tag=snake_case, forbid_unknown_fields=True):
    """Happens by itself, and usually pushes further steps in reading order."""

    asks: ClassVar[bool] = False
    """True: the table waits here for somebody."""

    def run(self, table: T) -> None:
        raise NotImplementedError


class Offer(Step[T], frozen=True):
    """Something that lets seats move.

    Whether a move may be made, and why not, is said in one place: `bar`. Options are what it lets
    through, listed one by one or, where that takes too long, by the rules that it is made of.
    """

    def options(self, table: T, seat: Seat) -> Options:
        """What this seat may do. Nothing else is legal."""
        raise NotImplementedError

    def bar(self, table: T, seat: Seat, move: Move) -> Bar | None:
        """What bars this move, if it is one that could be made here at some time; None: nothing does."""
        return None

    def answer(self, table: T, seat: Seat, move: Any) -> None:
        """Do it. The move is one of the options."""
        raise NotImplementedError


class Ask(Offer[T], frozen=True):
    """One or more seats owe an answer; nothing goes on before. Only their moves are options, or barred."""

    asks: ClassVar[bool] = True

    rule: ClassVar[str] = ""
    """The rule that asks."""

    sealed: ClassVar[bool] = False
    """True: nobody sees an answer until all are in."""

    silent: ClassVar[bool] = False
    """True of a sealed question: nobody sees who has answered, either."""

    personal: ClassVar[bool] = False
    """True: it is about what people do together, so nobody and nothing answers in their place."""

    absent: ClassVar[Move | None] = None
    """What the room answers for a seat whose time is up, where the game has no move of its own for it."""

    def seconds(self, table: T) -> int:
        """How long the room waits for answers; 0: as long as it takes."""
        return 0

    def asked(self, table: T) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        raise NotImplementedError

    def out_of_turn(self, table: T, seat: Seat, move: Move) -> Bar | None:
        """Why a seat that is not asked cannot make this move, if it is for more than that."""
        return None

    def without(self, seat: Seat) -> Ask[T] | None:
        """What is left to ask once this seat has answered."""
        return None

    def heard(self, table: T, seat: Seat) -> None:
        """A sealed answer has come in: tell what may be told of it."""

    def opened(self, table: T, answers: list[tuple[Seat, Any]]) -> None:
        """All sealed answers are in, by seat: do each of them, or what they mean together."""
        for seat, move in answers:
            self.answer(table, seat, move)


class AskOne(Ask[T], frozen=True):
    """A question to one seat."""

    seat: Seat

    def asked(self, table: T) -> tuple[Seat, ...]:
        return (self.seat,)


class AskEach(Ask[T], frozen=True):
    """The same question to several seats, answered in any order."""

    seats: tuple[Seat, ...]

    def asked(self, table: T) -> tuple[Seat, ...]:
        return self.seats

    def without(self, seat: Seat) -> Ask[T] | None:
        left = tuple(other for other in self.seats if other != seat)
        return replace(self, seats=left) if left else None


class Frame(Offer[T], frozen=True):
    """Lies under what it governs and offers moves as long as that lasts; nobody owes one."""

    def run(self, table: T) -> None:
        """Come to the top, it has nothing left to govern."""

    def room_options(self, table: T, seat: Seat) -> Options:
        """What only the room may do on this seat's behalf, such as tell that its time is up."""
        return ()
