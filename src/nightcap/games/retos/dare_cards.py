"""R-08, R-15: a dare on each of the 52 cards; what a valid set is, and which dares a table plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, TypeAlias, get_args

from msgspec.structs import replace

from nightcap.engine.activities import Dare, DareDeck
from nightcap.engine.cards import PACK, Card
from nightcap.engine.chance import Chance
from nightcap.engine.refusals import IllegalSetup

Tag: TypeAlias = Literal["contact", "clothing", "drink", "talk", "act", "music", "props"]
"""What a dare can be about; each player may block any of it."""

TAGS: tuple[Tag, ...] = get_args(Tag)

PLACE: dict[Card, int] = {card: place for place, card in enumerate(PACK)}
"""Where a card's dare stands in a deck that is in order."""


MOST_CARDS = 2
"""On how many cards one dare may lie, where there are too few for all."""


def laid(deck: DareDeck, max_heat: int, blocked: set[Tag], chance: Chance) -> DareDeck:
    """R-08, R-15: in the order of the pack, each card with its own dare if nobody minds that, or another one.

    The others are those without a card of their own, the harmless ones last; then all of them once more; then
    the fallback.
    """
    if deck is not placeholder_deck() and (problems := list(faults(deck))):
        raise IllegalSetup("bad_deck", "R-08", problems=problems)
    fitting = [dare for dare in deck.dares if dare.heat <= max_heat and blocked.isdisjoint(dare.tags)]
    lying = {dare.card: dare for dare in fitting if dare.card is not None}
    if missing := [card for card in PACK if card not in lying]:
        others = replacements(fitting, chance)
        lying |= {card: replace(next(others, deck.fallback), card=card) for card in missing}
    dares = tuple([lying[card] for card in PACK])
    return deck if dares == deck.dares else replace(deck, dares=dares)


def replacements(fitting: list[Dare], chance: Chance) -> Iterator[Dare]:
    """In an order that nobody chose."""
    spare = [dare for dare in fitting if dare.card is None]
    yield from chance.shuffle([dare for dare in spare if not dare.harmless])
    yield from chance.shuffle([dare for dare in spare if dare.harmless])
    for _ in range(MOST_CARDS - 1):
        yield from chance.shuffle([dare for dare in fitting if not dare.fallback])


def faults(deck: DareDeck) -> Iterator[str]:
    """Everything that is wrong with a set of dares."""
    lying = [dare.card for dare in deck.dares if dare.card is not None]
    for card in PACK:
        if lying.count(card) > 1:
            yield f"{card}: one dare, not {lying.count(card)}"
    neutral = deck.fallback
    for dare in deck.dares:
        if dare.card is not None and dare.card not in PLACE:
            yield f"{dare.id}: no card is called {dare.card}"
        if dare.fallback and dare != replace(neutral, card=dare.card):  # there is one, for all cards
            yield f"{dare.id}: marked as the fallback, which is {neutral.id} and the same on every card"
        if unknown := [tag for tag in dare.tags if tag not in TAGS]:
            yield f"{dare.id}: no tag is called {', '.join(unknown)}"
    ids = [
        neutral.id,
        *{replace(dare, card=None): dare.id for dare in deck.dares if not dare.fallback}.values(),
    ]
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
