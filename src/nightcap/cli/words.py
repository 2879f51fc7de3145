"""Names and values as words on a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct
from rich.text import Text

from nightcap.engine.activities import Activity, Dare
from nightcap.engine.cards import HEIGHT, Card
from nightcap.engine.refusals import Refusal
from nightcap.text import Speaker
from nightcap.text.speaker import NO_PEOPLE, People, card_face, mentions, people_in

SUIT_COLOURS = {"S": "black", "H": "red3", "D": "blue3", "C": "dark_green"}


def sentence_of(refusal: Refusal, speaker: Speaker) -> str:
    """Why not, and the number of the rule."""
    return f"{speaker.refusal(refusal)} ({refusal.rule})" if refusal.rule else speaker.refusal(refusal)


def card_text(card: str) -> Text:
    """A card that is known by its shape, its letter and its colour."""
    face = f" {card_face(card)}{card[1]} "
    return Text(face, style=f"bold {SUIT_COLOURS[card[1]]} on grey93")


def value_text(value: Any, kind: Any, speaker: Speaker, people: People = NO_PEOPLE) -> Text:
    """Any value of a view; cards as cards, the rest as it is said."""
    match value:
        case None:
            return Text(speaker.texts.say("nothing"), style="dim")
        case bool():
            return Text(speaker.texts.say("yes" if value else "no"))
        case str() if value in HEIGHT and mentions(kind, Card):
            return card_text(value)
        case dict():
            inner = (get_args(kind) or (str, Any))[1]
            return _joined(
                Text.assemble(speaker.word(str(key)), " ", value_text(item, inner, speaker, people))
                for key, item in value.items()
            )
        case list() | tuple():
            inner = (get_args(kind) or (Any,))[0]
            between = " " if mentions(kind, Card) else ", "
            return _joined((value_text(item, inner, speaker, people) for item in value), between)
        case Activity() | Dare():
            return activity_text(value, speaker, people)
        case Struct():
            return struct_text(value, speaker, people)
    return Text(str(speaker.value(value, kind)))


def activity_text(activity: Activity | Dare, speaker: Speaker, people: People) -> Text:
    """Its words; behind them how long, what is needed and what it costs."""
    facts = []
    if activity.seconds:
        facts.append(speaker.texts.say("terminal-seconds", seconds=activity.seconds))
    if price := getattr(activity, "price", None):
        facts.append(speaker.texts.say("terminal-price", coins=price))
    facts += activity.props
    return Text.assemble(
        speaker.activity(activity, people), (f"  {', '.join(facts)}" if facts else "", "dim")
    )


def struct_text(value: Struct, speaker: Speaker, people: People) -> Text:
    """The fields of a small Struct, without those that say nothing. It is about the people it names, or
    else about those of what it is a part of."""
    parts = []
    named = people_in(value)
    people = people if named == NO_PEOPLE else named
    for field in msgspec.structs.fields(value):
        content = getattr(value, field.name)
        if content is not None and content is not False and content not in ((), field.default):
            said = field_text(content, field.type, speaker, people)
            parts.append(Text.assemble((speaker.seen(field.name), "dim"), " ", said))
    return _joined(iter(parts))


def field_text(value: Any, kind: Any, speaker: Speaker, people: People = NO_PEOPLE) -> Text:
    """A field of a view: several activities or seats stand below each other, counted from one."""
    if isinstance(value, tuple) and value and isinstance(value[0], Struct):
        lines = (value_text(item, type(item), speaker, people) for item in value)
        if isinstance(value[0], Activity):
            lines = (Text.assemble((f"{n}. ", "dim"), line) for n, line in enumerate(lines, start=1))
        return Text("\n").join(lines)
    return value_text(value, kind, speaker, people)


def _joined(parts: Iterator[Text], between: str = ", ") -> Text:
    return Text(between).join(parts)
