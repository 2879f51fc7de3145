"""A game's whole state, flat, and what a game says of itself."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from nightcap.engine.activities import AnyDeck, Deck
from nightcap.engine.chance import AnyChance
from nightcap.engine.events import Event
from nightcap.engine.house import House, Player
from nightcap.engine.moves import Move, Seat
from nightcap.engine.results import Result, View
from nightcap.engine.steps import Step
from nightcap.engine.vocabulary import Vocabulary


class State(Struct, kw_only=True, eq=False):
    """What every table has. A game names the rest, adds its fields, and defines the methods.

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
