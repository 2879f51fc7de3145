"""Moves, events, options and refusals of a game in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct

from nightcap.catalogue import DECLARED
from nightcap.decks import NOBODY, Cast, WrittenDeck, read_by
from nightcap.engine.activities import Activity, Dare
from nightcap.engine.cards import HEIGHT, Card
from nightcap.engine.events import Event
from nightcap.engine.moves import Move, Seat
from nightcap.engine.refusals import Refusal
from nightcap.text.texts import Texts

Names: TypeAlias = Callable[[Seat], str]

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class People(Struct, frozen=True):
    """Who something at the table is about, by the seats that it names."""

    drawer: Seat | None = None
    """Who drew the card, or performs the dare."""
    partner: Seat | None = None


NO_PEOPLE = People()


def people_in(thing: Struct) -> People:
    """A dare names its performer and perhaps a partner; a couples' card whoever drew it."""
    first = next((seat for role in ROLES if (seat := getattr(thing, role, None)) is not None), None)
    return People(first, getattr(thing, "partner", None) if hasattr(thing, "performer") else None)


ROLES = ("performer", "drawer", "seat")


def cast_of(item: Activity | Dare, people: People) -> Cast:
    """Couples are two, so that the other is known by the one.

    At a table, whoever undresses is already the drawer or the partner. A deck by itself has no house rules:
    there it is the partner, as Q-58 has it.
    """
    if isinstance(item, Dare):
        return Cast(people.drawer, people.partner)
    if people.drawer is None:
        return NOBODY
    drawer, partner = people.drawer, 1 - people.drawer
    return Cast(partner, drawer) if item.actor in ("partner", "undresses") else Cast(drawer, partner)


class Speaker:
    """Says what happens at one table in one language."""

    def __init__(self, texts: Texts, game: str, names: Names, deck: WrittenDeck | None = None) -> None:
        self.texts = texts
        self.game = game
        self.family = DECLARED[game].family
        self.names = names
        self.deck = deck

    # What games say

    def move(self, move: Move) -> str:
        return self.texts.say(f"{self.family}-move-{move.tag()}", **self.facts(move))

    def kind(self, kind: type[Move]) -> str:
        """A kind of move whose cards or amount are still to be chosen."""
        return self.texts.say(f"{self.family}-move-{kind.tag()}.choose")

    def event(self, event: Event) -> str:
        tag = event.__struct_config__.tag
        return self.texts.say(f"{self.family}-event-{tag}", **self.facts(event))

    def question(self, asked: str) -> str:
        return self.texts.say(f"{self.family}-ask-{asked}") if asked else ""

    def refusal(self, refusal: Refusal) -> str:
        facts = {name: self.value(fact, Any) for name, fact in refusal.facts.items()}
        return self.texts.say(f"refusal-{refusal.code}", **facts)

    def option(self, name: str) -> str:
        return self.texts.say(f"{self.family}-option-{name}")

    def option_help(self, name: str) -> str:
        return self.texts.say(f"{self.family}-option-{name}.help")

    def seen(self, field: str) -> str:
        """The label of something in a view."""
        own = f"{self.family}-seen-{field}"
        return self.texts.say(own if self.texts.has(own) else f"seen-{field}")

    # Values

    def facts(self, thing: Struct) -> dict[str, Any]:
        """A Struct's fields as a message can use them.

        Of a list there is also its length, as `name_count`; of a Struct inside, each of its fields.
        """
        facts: dict[str, Any] = {}
        people = people_in(thing)
        for name, kind in fields_of(type(thing)):
            content = getattr(thing, name)
            facts[name] = self.value(content, kind, people)
            if isinstance(content, tuple):
                facts[f"{name}_count"] = len(content)
            elif isinstance(content, Struct):
                inner = self.facts(content)
                facts |= {f"{name}_{part}": fact for part, fact in inner.items()}
        return facts

    def value(self, value: Any, kind: Any, people: People = NO_PEOPLE) -> str | int:
        """Seats by name, cards as cards, activities by their words; the rest by our own words."""
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int():
                return self.names(value) if kind == Seat or Seat in get_args(kind) else value
            case str():
                return card_face(value) if value in HEIGHT and mentions(kind, Card) else self.word(value)
            case Activity() | Dare():
                return self.activity(value, people)
            case tuple() | list():
                inner = next(iter(get_args(kind)), Any)
                between = " · " if inner in (Activity, Dare) else ", "  # those are whole sentences
                return self.listed((self.value(item, inner, people) for item in value), between)
            case dict():
                inner = (*get_args(kind), Any, Any)[1]
                return self.listed(f"{self.word(str(k))} {self.value(v, inner)}" for k, v in value.items())
            case Struct():
                return self.listed(map(str, self.facts(value).values()))
        return str(value)

    def word(self, value: str) -> str:
        """A value that the code names; what people have typed comes back as it is."""
        if not value:
            return self.texts.say("nothing")
        for message in (f"{self.family}-word-{value}", f"word-{value}"):
            if self.texts.has(message):
                return self.texts.say(message)
        return value

    def activity(self, item: Activity | Dare, people: People = NO_PEOPLE, reader: Seat | None = None) -> str:
        """Its words, as the deck has them, for this reader; None: for the shared screen, and for the log."""
        if self.deck is None:
            return item.id
        language = self.texts.language
        readings = self.deck.readings(item.id, language)
        return read_by(reader, readings, cast_of(item, people), self._name, language)

    def _name(self, seat: Seat | None) -> str:
        return self.texts.say("someone") if seat is None else self.names(seat)

    def listed(self, parts: Iterable[str | int], between: str = ", ") -> str:
        return between.join(map(str, parts)) or self.texts.say("nothing")


@cache
def fields_of(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """What can be said of such a thing, by name and type: not to whom an event was told."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(kind) if field.name != "to")


def card_face(card: str) -> str:
    """`TH` is 10♥."""
    return f"{'10' if card[0] == 'T' else card[0]}{SUIT_SIGNS[card[1]]}"


def mentions(kind: Any, wanted: Any) -> bool:
    """Whether a type has another somewhere inside it."""
    return kind == wanted or any(mentions(part, wanted) for part in get_args(kind))
