"""What each player wants left out, and what remains for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil
from typing import Annotated, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from nightcap.decks.written import HOTTEST, WrittenDeck
from nightcap.engine.activities import Activity, ActivityCard, AnyDeck, Dare, DareDeck
from nightcap.engine.chance import AnyChance
from nightcap.engine.refusals import IllegalSetup

T = TypeVar("T")

LEFT_OUT = 5
"""One card in this many stays away for no reason at all, so that a missing card proves nothing."""


class Boundaries(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one player has said in private. Nobody else ever sees it, or what follows from it alone."""

    ceiling: Annotated[int, Meta(ge=1, le=HOTTEST)] = HOTTEST
    """The hottest they want."""
    never: tuple[str, ...] = ()
    """Tags they do not want at all."""
    garments: Annotated[int, Meta(ge=0)] | None = None
    """Retos: how many they are willing to stake; None: as many as the house allows."""
    drinks: Annotated[int, Meta(ge=0)] | None = None


class CommonGround(Struct, frozen=True):
    """What is left of a deck when everybody's boundaries are kept."""

    written: WrittenDeck
    left: Mapping[str, int]
    """How many cards of each category, or how many dares."""

    def short(self, needs: Mapping[str, int]) -> tuple[str, ...]:
        """The categories that do not suffice for a game; none, and it can start."""
        return tuple(category for category, needed in needs.items() if self.left.get(category, 0) < needed)


def common_ground(written: WrittenDeck, boundaries: Iterable[Boundaries], chance: AnyChance) -> CommonGround:
    """Keep what nobody ruled out, less a random fifth.

    Only the strictest of all boundaries counts, so nothing tells whose it was; and the luck used
    is the same whatever was ruled out.
    """
    everybody = tuple(boundaries)
    ceiling = min((each.ceiling for each in everybody), default=HOTTEST)
    never = frozenset(tag for each in everybody for tag in each.never)

    def wanted(item: Activity | Dare) -> bool:
        return written.heats[item.id] <= ceiling and never.isdisjoint(item.tags)

    deck = written.deck
    if isinstance(deck, DareDeck):
        fine = {dare.card for dare in deck.dares if wanted(dare)}
        stays = most_of(fine, chance.shuffle(dare.card for dare in deck.dares))
        dares = tuple(
            dare if dare.card in stays else replace(deck.fallback, card=dare.card) for dare in deck.dares
        )
        return CommonGround(replace(written, deck=replace(deck, dares=dares)), {"dare": len(stays)})
    left: dict[str, int] = {}
    cards: dict[str, ActivityCard] = {}
    for category, stock in deck.stocks().items():
        whole = {card for card in stock if all(map(wanted, deck.cards[card].activities))}
        kept = most_of(whole, chance.shuffle(stock))
        left[category] = len(kept)
        cards.update((card, deck.cards[card]) for card in stock if card in kept)
    return CommonGround(replace(written, deck=replace(deck, cards=cards)), left)


def most_of(fine: set[T], order: tuple[T, ...]) -> set[T]:
    """All but a fifth, rounded up: those that come first in an order nobody chose."""
    ordered = [card for card in order if card in fine]
    return set(ordered[ceil(len(ordered) / LEFT_OUT) :])


def deck_for_all(
    written: WrittenDeck, boundaries: Iterable[Boundaries], needed: Mapping[str, int], chance: AnyChance
) -> AnyDeck:
    """The common ground, if it suffices; refused without a word on whose account, or how much is left."""
    ground = common_ground(written, boundaries, chance)
    for category in ground.short(needed):
        raise IllegalSetup("too_few_left", "", category=category)
    return ground.written.deck
