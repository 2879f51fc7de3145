"""The table: a game's whole state, flat, with the agenda of what must still happen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from typing import Any, ClassVar, Self, get_origin

import msgspec
from msgspec import Struct

from nightcap.engine.activities import AnyDeck, Deck
from nightcap.engine.chance import AnyChance, Chance, Scripted
from nightcap.engine.events import Event
from nightcap.engine.house import House, Player
from nightcap.engine.log import Log
from nightcap.engine.moves import Move, Seat
from nightcap.engine.options import Options
from nightcap.engine.refusals import IllegalMove, IllegalSetup
from nightcap.engine.steps import Ask, Frame, Offer, Step
from nightcap.engine.vocabulary import Vocabulary, to_data


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see. Each game names its own fields, one by one."""

    game: str
    seat: Seat | None
    asked: str
    """What is being asked; empty when the game is over."""
    waiting: tuple[Seat, ...]


class Table(Struct, kw_only=True, eq=False):
    """Base of every game's table.

    Fields hold plain values, or flat lists and dicts of them: so a copy is cheap, and any table
    can be saved, compared and replayed.
    """

    game: ClassVar[str]
    version: ClassVar[int]
    """Of the rules: a log is replayed only by the rules it was played by."""
    seat_counts: ClassVar[range]
    seats_rule: ClassVar[str]
    over_rule: ClassVar[str]
    vocabulary: ClassVar[Vocabulary]
    house_rules: ClassVar[type[House]]
    player_kind: ClassVar[type[Player]] = Player
    notices: ClassVar[tuple[str, ...]] = ("safety",)
    """What everybody is told before the start, by name."""
    deck_kind: ClassVar[type[AnyDeck]] = Deck

    seats: int
    seed: str
    chance: AnyChance
    house: Any
    players: tuple[Any, ...]
    deck: AnyDeck | None = None
    agenda: list[Step[Any]] = []
    sealed: list[tuple[Seat, Move]] = []
    """Answers to a sealed question that wait for the others."""
    played: list[tuple[Seat, Move]] = []
    result: Result | None = None
    events: list[Event] = []
    """What the last move (or the set-up) brought about; not part of the state."""

    # What a game provides

    @classmethod
    def usual_deck(cls) -> AnyDeck | None:
        """The deck that is played when no other is given."""
        return None

    def set_up(self) -> None:
        """Lay everything out and push the first steps."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """What this seat may see; None: the shared screen."""
        raise NotImplementedError

    def redeal(self, seat: Seat) -> None:
        """Deal anew, by `self.chance`, everything this seat cannot know."""
        raise NotImplementedError

    def number(self, rule: str) -> str:
        """A rule's number in this game's own catalogue."""
        return rule

    # Set-up

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

    # Playing

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer; none when the game is over."""
        if not self.agenda:
            return ()
        asked: tuple[Seat, ...] = self.agenda[-1].asked(self)  # type: ignore[attr-defined]
        if self.sealed:
            answered = [seat for seat, _ in self.sealed]
            return tuple(seat for seat in asked if seat not in answered)
        return asked

    def waiting_as_seen_by(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The same for a view: of a silent question a seat knows only whether it has answered itself."""
        if not self.sealed or not self.question.silent:
            return self.waiting
        own = [answerer for answerer, _ in self.sealed if answerer == seat]
        return tuple(other for other in self.question.asked(self) if other not in own)

    @property
    def question(self) -> Ask[Any]:
        """What is being asked now."""
        return self.agenda[-1]  # type: ignore[return-value]  # `_proceed` stops nowhere else

    @property
    def asked(self) -> str:
        """The question's name; empty when the game is over."""
        return str(self.question.__struct_config__.tag) if self.agenda else ""

    def options(self, seat: Seat) -> Options:
        """Everything this seat may do now: its answers, and the asides that nobody owes."""
        return self.answers(seat) + self.asides(seat)

    def asides(self, seat: Seat) -> Options:
        """What the frames round the question offer this seat."""
        if not self._sits_here(seat):
            return ()
        return tuple([option for frame in self._frames() for option in frame.options(self, seat)])

    def answers(self, seat: Seat) -> Options:
        """What this seat may answer to the question; nothing if it is not asked."""
        if type(seat) is int and seat in self.waiting:
            return self.question.options(self, seat)
        return ()

    def room_options(self, seat: Seat) -> Options:
        """What the room, and nobody at the table, may do on this seat's behalf."""
        if not self._sits_here(seat):
            return ()
        return tuple([option for frame in self._frames() for option in frame.room_options(self, seat)])

    def moves(self, seat: Seat) -> list[Move]:
        """Every legal move of this seat."""
        return [move for option in self.options(seat) for move in option.moves()]

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

    def why_not(self, seat: Seat, move: Any) -> IllegalMove | None:
        """The reason why this seat cannot make this move now; None if it can."""
        try:
            move = move if type(move) in self.vocabulary.kinds else self._read_anew(move)
        except IllegalMove as refusal:
            return refusal
        return None if self._offering(seat, move) else self._refusal(seat, move)

    # For the steps of a game

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, the first to come first."""
        self.agenda.extend(reversed(steps))

    def unwind(self, kind: type[Frame[Any]]) -> Any:
        """Take everything off the agenda down to the innermost frame of this kind, and return it."""
        while True:
            step = self.agenda.pop()
            if isinstance(step, kind):
                self.sealed = []
                return step

    def inside(self, kind: type[Frame[Any]]) -> bool:
        """Whether such a frame is on the agenda."""
        return any(isinstance(step, kind) for step in self.agenda)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def illegal(self, code: str, rule: str, **facts: Any) -> IllegalMove:
        return IllegalMove(code, self.number(rule), **facts)

    def end(self, result: Result) -> None:
        self.result = result
        self.agenda = []
        self.sealed = []

    # Copies, records

    def copy(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        for name in _containers(type(self)):
            setattr(twin, name, getattr(self, name).copy())
        twin.chance = copy(self.chance)
        twin.events = []
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal in everything but the events of the last move, which are already history."""
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__struct_fields__ if name != "events"
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def log(self) -> Log:
        """What it takes to play this game again, move by move."""
        return Log(
            game=self.game,
            version=self.version,
            seats=self.seats,
            options=self.house.changes(),
            players=tuple(msgspec.json.decode(msgspec.json.encode(player)) for player in self.players),
            deck=None if self.deck is self.usual_deck() else self.deck,
            seed=self.seed,
            script=self.chance.rewound() if isinstance(self.chance, Scripted) else None,
            moves=tuple(self.played),
        )

    def save(self) -> bytes:
        """The table as JSON, to go on from exactly here."""
        state = to_data(self)
        del state["events"]
        if self.deck is self.usual_deck():
            state["deck"] = None
        return msgspec.json.encode({"game": self.game, "version": self.version, "table": state})

    @classmethod
    def load(cls, state: dict[str, Any]) -> Self:
        """A table from the state that `save` wrote."""
        words = cls.vocabulary
        agenda = [words.step(step) for step in state.pop("agenda")]
        sealed = [(seat, words.move(move)) for seat, move in state.pop("sealed")]
        played = [(seat, words.move(move)) for seat, move in state.pop("played")]
        table = msgspec.convert(state, cls)
        table.house = msgspec.convert(table.house, cls.house_rules)
        table.players = msgspec.convert(table.players, tuple[cls.player_kind, ...])  # type: ignore[name-defined]
        table.agenda, table.sealed, table.played = agenda, sealed, played
        table.deck = table.deck if table.deck is not None else cls.usual_deck()
        return table

    # Inside

    def _proceed(self) -> None:
        """Run the agenda until it asks somebody something, or is empty."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if top.asks:
                return
            agenda.pop()
            top.run(self)
            agenda = self.agenda

    def _frames(self) -> list[Frame[Any]]:
        """The frames round the question, innermost first."""
        return [step for step in reversed(self.agenda) if isinstance(step, Frame)]

    def _sits_here(self, seat: Seat) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _offering(self, seat: Seat, move: Move, by_room: bool = False) -> Offer[Any] | None:
        """The step that offers this seat this move: the question, or else a frame."""
        if type(seat) is not int or not self.agenda:
            return None
        if seat in self.waiting:
            top: Offer[Any] = self.agenda[-1]  # type: ignore[assignment]
            for option in top.options(self, seat):
                if option.contains(move):
                    return top
        if self._sits_here(seat):
            for frame in self._frames():
                for option in frame.options(self, seat):
                    if option.contains(move):
                        return frame
                if by_room:
                    for option in frame.room_options(self, seat):
                        if option.contains(move):
                            return frame
        return None

    def _nobody_in_particular(self, offer: Offer[Any], move: Move) -> Seat:
        """Who an anonymous move is put down to: the lowest seat that could have made it."""
        return next(seat for seat in range(self.seats) if self._offering(seat, move) is offer)

    def _take_answer(self, ask: Ask[Any], seat: Seat, move: Move) -> None:
        if ask.sealed:
            self.sealed.append((seat, move))
            ask.heard(self, seat)
            if self.waiting:
                return
            answers, self.sealed = sorted(self.sealed, key=lambda answer: answer[0]), []
            self.agenda.pop()
            ask.opened(self, answers)
            return
        self.agenda.pop()
        left = ask.without(seat)
        if left is not None:
            self.agenda.append(left)
        ask.answer(self, seat, move)

    def _read_anew(self, move: Any) -> Move:
        """Also if it is already a Struct: a program may have put anything into its fields."""
        try:
            return self.vocabulary.move(to_data(move) if isinstance(move, Struct) else move)
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            rule = self.question.rule if self.agenda else self.over_rule
            raise self.illegal("malformed", rule, problem=str(error)) from None

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why not. The seat is judged before the move, so that an error tells nothing hidden."""
        if not self._sits_here(seat):
            return self.illegal("no_such_seat", self.seats_rule)
        if not self.agenda:
            return self.illegal("game_over", self.over_rule)
        try:
            move = self._read_anew(move)
        except IllegalMove as malformed:
            return malformed
        for offer in (self.question, *self._frames()):
            if refusal := offer.refuse(self, seat, move):
                return refusal
        return self.illegal("not_now" if seat in self.waiting else "not_your_turn", move.rule)


@cache
def _containers(kind: type[Table]) -> tuple[str, ...]:
    """The fields that hold a list or a dict."""
    fields = msgspec.structs.fields(kind)
    return tuple(f.name for f in fields if get_origin(f.type) in (list, dict) and f.name != "events")
