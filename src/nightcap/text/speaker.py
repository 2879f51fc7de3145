"""Moves, events, options and refusals of a game in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct

from nightcap.decks import WrittenDeck
from nightcap.engine.activities import Activity, Dare
from nightcap.engine.cards import HEIGHT, Card
from nightcap.engine.events import Event
from nightcap.engine.moves import Move, Seat
from nightcap.engine.refusals import Refusal
from nightcap.text.texts import Texts

Names: TypeAlias = Callable[[Seat], str]

FAMILIES = {"couples-quick": "couples", "couples-advanced": "couples", "game-of-porns": "porns"}
"""Games that share their texts, or are known by a shorter name."""

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Speaker:
    """Says what happens at one table in one language."""

    def __init__(self, texts: Texts, game: str, names: Names, deck: WrittenDeck | None = None) -> None:
        self.texts = texts
        self.game = game
        self.family = FAMILIES.get(game, game)
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
        for field in msgspec.structs.fields(thing):
            if field.name == "to":
                continue
            content = getattr(thing, field.name)
            facts[field.name] = self.value(content, field.type)
            if isinstance(content, tuple):
                facts[f"{field.name}_count"] = len(content)
            elif isinstance(content, Struct):
                inner = self.facts(content)
                facts |= {f"{field.name}_{name}": fact for name, fact in inner.items()}
        return facts

    def value(self, value: Any, kind: Any) -> str | int:
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
                return self.activity(value.id)
            case tuple() | list():
                inner = next(iter(get_args(kind)), Any)
                between = " · " if inner in (Activity, Dare) else ", "  # those are whole sentences
                return self.listed((self.value(item, inner) for item in value), between)
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

    def activity(self, activity: str) -> str:
        """Its words, as the deck has them."""
        return self.deck.text(activity, self.texts.language) if self.deck else activity

    def listed(self, parts: Iterable[str | int], between: str = ", ") -> str:
        return between.join(map(str, parts)) or self.texts.say("nothing")


def card_face(card: str) -> str:
    """`TH` is 10♥."""
    return f"{'10' if card[0] == 'T' else card[0]}{SUIT_SIGNS[card[1]]}"


def mentions(kind: Any, wanted: Any) -> bool:
    """Whether a type has another somewhere inside it."""
    return kind == wanted or any(mentions(part, wanted) for part in get_args(kind))
