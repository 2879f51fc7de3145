"""The tables of a deck file, as a person writes them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from nightcap.decks.written import Language
from nightcap.engine.activities import Actor, Who

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Tag: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,29}$")]
Heat: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Prop: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

MOST_TAGS = Meta(max_length=8)


class Entry(Struct, frozen=True, kw_only=True):
    """Base: every key may be missing while it is read, so that all problems can be told at once."""

    required: ClassVar[tuple[str, ...]] = ()


class Header(Entry, frozen=True, kw_only=True):
    required: ClassVar[tuple[str, ...]] = ("format", "id", "game", "languages", "title")

    format: Literal[1] | None = None
    id: Id | None = None
    game: str | None = None
    author: Annotated[str, Meta(max_length=80)] = ""
    languages: Annotated[tuple[Language, ...], Meta(min_length=1)] | None = None


class CardEntry(Entry, frozen=True, kw_only=True):
    required: ClassVar[tuple[str, ...]] = ("category",)

    id: Id | None = None
    category: str | None = None
    heat: Heat | None = None
    tags: Annotated[tuple[Tag, ...], MOST_TAGS] = ()


class ReadingsEntry(Struct, frozen=True, forbid_unknown_fields=True):
    does: str = ""
    gets: str = ""
    seen: str = ""


class Text(Entry, frozen=True, kw_only=True):
    """Words in one to three languages."""

    en: str | None = None
    fr: str | None = None
    es: str | None = None


class ReadingText(Entry, frozen=True, kw_only=True):
    """Words of a card: one text for everybody, or one for each place at the table."""

    en: str | ReadingsEntry | None = None
    fr: str | ReadingsEntry | None = None
    es: str | ReadingsEntry | None = None


class ActivityEntry(ReadingText, frozen=True, kw_only=True):
    required: ClassVar[tuple[str, ...]] = ("actor",)

    id: Id | None = None
    actor: Actor | None = None
    receiver: Who | Literal["none"] = "none"
    heat: Heat | None = None
    tags: Annotated[tuple[Tag, ...], MOST_TAGS] = ()
    seconds: Annotated[int, Meta(ge=10, le=600)] | None = None
    takes_off: Who | None = None
    temporary_undress: bool = False
    private_room: bool = False
    props: Annotated[tuple[Prop, ...], MOST_TAGS] = ()
    remote: bool = False
    least_dressed: Annotated[int, Meta(ge=0, le=10)] | None = None
    most_dressed: Annotated[int, Meta(ge=0, le=10)] | None = None
    price: Annotated[int, Meta(ge=1, le=6)] | None = None


class FallbackEntry(ReadingText, frozen=True, kw_only=True):
    id: Id = "fallback"
    seconds: Annotated[int, Meta(ge=0, le=300)] = 0
    remote: bool = True


class DareEntry(ReadingText, frozen=True, kw_only=True):
    id: Id | None = None
    card: str | None = None
    """None: a spare one, for a card whose own dare stays away."""
    heat: Heat | None = None
    tags: Annotated[tuple[Tag, ...], MOST_TAGS] = ()
    seconds: Annotated[int, Meta(ge=0, le=300)] = 0
    with_partner: bool = False
    props: Annotated[tuple[Prop, ...], MOST_TAGS] = ()
    remote: bool = False
    harmless: bool = False
    """Stands in where nothing else is left: alone, of no theme, without props, anywhere."""
