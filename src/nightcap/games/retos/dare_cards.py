"""R-08, R-15: a dare on each of the 52 cards; what a valid set is, and which dares a table plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, TypeAlias, get_args

from msgspec.structs import replace

from nightcap.engine.activities import Dare, DareDeck
from nightcap.engine.cards import PACK, Card
from nightcap.engine.refusals import IllegalSetup

Tag: TypeAlias = Literal["contact", "clothing", "drink", "talk", "act", "music", "props"]
"""What a dare can be about; each player may block any of it."""

TAGS: tuple[Tag, ...] = get_args(Tag)

PLACE: dict[Card, int] = {card: place for place, card in enumerate(PACK)}
"""Where a card's dare stands in a deck that is in order."""


def usable(deck: DareDeck, max_heat: int, blocked: set[Tag]) -> DareDeck:
    """R-15: in the order of the pack, with the fallback for what is too hot or blocked by anybody.

    Which dares were replaced is public; for whose sake is not.
    """
    if deck is not placeholder_deck() and (problems := list(faults(deck))):
        raise IllegalSetup("bad_deck", "R-08", problems=problems)
    lying = {dare.card: dare for dare in deck.dares}
    dares = tuple(
        [
            replace(deck.fallback, card=card)
            if lying[card].heat > max_heat or not blocked.isdisjoint(lying[card].tags)
            else lying[card]
            for card in PACK
        ]
    )
    return deck if dares == deck.dares else replace(deck, dares=dares)


def faults(deck: DareDeck) -> Iterator[str]:
    """Everything that is wrong with a set of dares."""
    lying = [dare.card for dare in deck.dares]
    for card in PACK:
        if lying.count(card) != 1:
            yield f"{card}: one dare, not {lying.count(card)}"
    neutral = deck.fallback
    for dare in deck.dares:
        if dare.card not in PLACE:
            yield f"{dare.id}: no card is called {dare.card}"
        if dare.fallback and dare != replace(neutral, card=dare.card):  # there is one, for all cards
            yield f"{dare.id}: marked as the fallback, which is {neutral.id} and the same on every card"
        if unknown := [tag for tag in dare.tags if tag not in TAGS]:
            yield f"{dare.id}: no tag is called {', '.join(unknown)}"
    ids = [neutral.id, *(dare.id for dare in deck.dares if not dare.fallback)]
    if len(set(ids)) < len(ids):
        yield "two dares have the same id"
    if not neutral.fallback or neutral.needs_partner or neutral.heat or neutral.tags:
        yield f"{neutral.id}: the fallback is solo, of heat 0 and without tags"
    if neutral.card is not None:
        yield f"{neutral.id}: the fallback lies on no card of its own"


@cache
def placeholder_deck() -> DareDeck:
    """52 dares and a fallback without words, until decks with words are written."""
    return DareDeck(
        "placeholder",
        tuple(_placeholder(number, card) for number, card in enumerate(PACK, 1)),
        Dare(id="dare-00", seconds=15, remote=True, fallback=True),
    )


def _placeholder(number: int, card: Card) -> Dare:
    with_partner = number % 2 == 0
    about = TAGS[number % len(TAGS)]
    return Dare(
        id=f"dare-{number:02}",
        card=card,
        seconds=(0, 15, 30, 60)[number % 4],
        needs_partner=with_partner,
        heat=number % 3,
        tags=("contact", about) if with_partner and about != "contact" else (about,),
        props=("blindfold",) if about == "props" else (),
        remote=not with_partner and about not in ("contact", "props"),
    )
