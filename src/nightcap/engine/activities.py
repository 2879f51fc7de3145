"""Activities and dares as the games know them: ids and metadata, never words."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from nightcap.engine.cards import Card

Who: TypeAlias = Literal["drawer", "partner", "both"]

Actor: TypeAlias = Who | Literal["undresses"]
"""Who does it. `undresses`: whoever's clothes come off; a table knows by its house rules which of the two."""


class Removes(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes off for good."""

    target: Literal["strip_target", "drawer", "partner", "both", "none"] = "none"
    pieces: Literal[0, 2, "all"] = 0


class Activity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the things a card lets its drawer choose."""

    id: str
    actor: Actor = "both"
    receiver: Who | Literal["none"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=600)] | None = None
    removes: Removes = Removes()
    temporary_undress: bool = False
    heat: Annotated[int, Meta(ge=1, le=5)] = 5
    private_room: bool = False
    props: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    least_dressed: int | None = None
    most_dressed: int | None = None
    price: int | None = None
    remote: bool = False
    """Suited to people in different places."""


class ActivityCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card with three or four activities."""

    id: str
    category: str
    activities: tuple[Activity, ...]


class Deck(Struct, frozen=True, tag="activities", forbid_unknown_fields=True):
    """A set of activity cards, by their ids."""

    id: str
    cards: dict[str, ActivityCard]

    def stocks(self) -> dict[str, tuple[str, ...]]:
        """The ids of all cards, by category."""
        stocks: dict[str, list[str]] = {}
        for card in self.cards.values():
            stocks.setdefault(card.category, []).append(card.id)
        return {category: tuple(ids) for category, ids in stocks.items()}


class Dare(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a playing card asks of somebody, alone or with a partner."""

    id: str
    card: Card | None = None
    """The card it lies on; none for a spare one, and for the fallback."""
    seconds: Annotated[int, Meta(ge=0, le=300)] = 0
    """Advice for a timer; 0: none."""
    needs_partner: bool = False
    heat: Annotated[int, Meta(ge=0, le=3)] = 0
    tags: tuple[str, ...] = ()
    props: tuple[str, ...] = ()
    remote: bool = False
    """Suited to people in different places."""
    harmless: bool = False
    """For anybody, alone and anywhere: of no theme that could be ruled out."""
    fallback: bool = False
    """The neutral dare that stands in for one the table does not want."""


class DareDeck(Struct, frozen=True, tag="dares", forbid_unknown_fields=True):
    """A dare for every card of a pack, spare ones for those that stay away, and one to fall back on."""

    id: str
    dares: tuple[Dare, ...]
    fallback: Dare


AnyDeck: TypeAlias = Deck | DareDeck
