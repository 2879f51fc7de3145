"""The cards of a couples' deck: categories, what a valid card is, and which a table can use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from msgspec.structs import replace

from nightcap.engine.activities import Activity, ActivityCard, Deck, Removes
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.couples.house import CouplesHouse

REWARDS = ("talk", "strip", "cuddle", "nude", "hot", "lust", "climax")
"""A-12: in the order of the stacks."""

CATEGORIES = (*REWARDS, "shop")

UNDRESSING = {
    "strip": (Removes("strip_target", 2),),
    "nude": (Removes("strip_target", "all"),),
    "climax": (
        Removes(),
        Removes("drawer", "all"),
        Removes("partner", "all"),
        Removes("both", "all"),
    ),
}
"""Q-54/A-71: what the activities of a category may take off for good; nothing anywhere else."""


STRIPPING = ("strip", "nude")
"""Where the house rules say whose clothes come off, so that an activity's actor can be whoever undresses."""


def usable(deck: Deck, house: CouplesHouse) -> Deck:
    """The deck as this table plays it: for its house rules, and only if it is valid."""
    if deck is placeholder_deck():
        return within(deck, house.limits)
    if problems := list(faults(deck)):
        raise IllegalSetup("bad_deck", "Q-47", problems=problems)
    return settled(within(deck, house.limits), house.strip_target)


def settled(deck: Deck, undresses: Literal["drawer", "partner"]) -> Deck:
    """Q-58/A-75: one value for the whole game and both decks, so it is written on the cards, once.

    From here on an activity's actor is a seat: what people read, and every view and event, go by that.
    """
    cards = {
        card.id: replace(
            card,
            activities=tuple(
                replace(activity, actor=undresses) if activity.actor == "undresses" else activity
                for activity in card.activities
            ),
        )
        for card in deck.cards.values()
        if card.category in STRIPPING
    }
    return replace(deck, cards=deck.cards | cards)


def within(deck: Deck, limits: tuple[str, ...]) -> Deck:
    """Q-78/A-111: without the activities both want left out, and without cards left with fewer than 3."""
    if not limits:
        return deck
    kept = {}
    for card in deck.cards.values():
        activities = tuple(a for a in card.activities if not set(a.tags) & set(limits))
        if len(activities) >= 3:
            kept[card.id] = replace(card, activities=activities)
    return replace(deck, cards=kept)


def enough(deck: Deck, numbers: Mapping[str, int], rule: str) -> dict[str, tuple[str, ...]]:
    """Q-73, A-70: the stocks of a deck; refused if one could run out."""
    stocks = deck.stocks()
    for category, least in numbers.items():
        have = len(stocks.get(category, ()))
        if have < least:
            raise IllegalSetup("too_few_cards", rule, category=category, cards=have, least=least)
    return stocks


def faults(deck: Deck) -> Iterator[str]:
    """Everything that is wrong with a couples' deck."""
    for key, card in deck.cards.items():
        if key != card.id:
            yield f"{key}: its card calls itself {card.id}"
        if card.category not in CATEGORIES:
            yield f"{card.id}: no category is called {card.category}"
            continue
        if not 3 <= len(card.activities) <= 4:
            yield f"{card.id}: 3 or 4 activities, not {len(card.activities)}"
        for activity in card.activities:
            allowed = UNDRESSING.get(card.category, (Removes(),))
            if activity.removes not in allowed:
                yield f"{activity.id}: a {card.category} activity cannot take that off"
            if activity.actor == "undresses":
                if card.category not in STRIPPING:
                    yield f"{activity.id}: nobody undresses for a {card.category} card"
                if activity.receiver not in ("none", "both"):
                    yield f"{activity.id}: whoever undresses or not, the receiver is both or none"
            if (activity.price is not None) != (card.category == "shop"):
                yield f"{activity.id}: shop activities have a price, others none"
            elif activity.price is not None and not 1 <= activity.price <= 6:
                yield f"{activity.id}: a price is 1 to 6 coins"
        if card.category == "shop" and len({a.price for a in card.activities}) < len(card.activities):
            yield f"{card.id}: prices on one card differ"


PLACEHOLDERS = {
    # category: cards, activities on each, heat
    "talk": (12, 4, 1),
    "strip": (10, 3, 2),
    "cuddle": (10, 4, 2),
    "nude": (6, 3, 3),
    "hot": (16, 4, 4),
    "lust": (10, 4, 5),
    "climax": (8, 3, 5),
    "shop": (6, 4, 4),
}


@cache
def placeholder_deck() -> Deck:
    """78 cards and 288 activities without words, until decks with words are written."""
    cards = {}
    for category, (count, size, heat) in PLACEHOLDERS.items():
        for number in range(1, count + 1):
            card = f"{category}-{number:02}"
            activities = tuple(_placeholder(card, category, n, heat) for n in range(size))
            cards[card] = ActivityCard(card, category, activities)
    return Deck("placeholder", cards)


def _placeholder(card: str, category: str, n: int, heat: int) -> Activity:
    takes = UNDRESSING.get(category, (Removes(),))
    return Activity(
        id=f"{card}-{'abcd'[n]}",
        actor=("drawer", "partner", "both", "both")[n],
        receiver=("partner", "drawer", "both", "none")[n],
        seconds=(None, 60, 120, 180)[n],
        removes=takes[n % len(takes)],
        temporary_undress=category in ("hot", "lust") and n == 2,
        heat=heat,
        tags=(category, ("whisper", "touch", "music", "blindfold")[n]),
        price=n + 1 if category == "shop" else None,
    )
