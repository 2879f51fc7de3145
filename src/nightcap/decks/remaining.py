"""What is left of a deck when everybody's boundaries are kept, and the cards and house rules made of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from nightcap.decks.boundaries import Away
from nightcap.decks.written import WrittenDeck
from nightcap.engine.activities import Activity, ActivityCard, AnyDeck, Dare, DareDeck, Deck
from nightcap.engine.house import House, suffices
from nightcap.engine.refusals import IllegalSetup

FEWEST_ON_A_CARD = 3
"""Activities."""


class CommonGround(Struct, frozen=True):
    """What is left of a deck when everybody's boundaries are kept."""

    deck: AnyDeck
    left: Mapping[str, int]
    """How many cards of each category, or how many dares."""

    def short(self, needs: Mapping[str, int]) -> tuple[str, ...]:
        """The categories that do not suffice for a game; none, and it can start."""
        return tuple(category for category, needed in needs.items() if self.left.get(category, 0) < needed)


def common_ground(
    written: WrittenDeck, away: Away, plays: Callable[[Activity | Dare], bool] = lambda item: True
) -> CommonGround:
    """The deck without what stays away. `plays` says what the house rules leave in, for counting only."""

    def stays(item: Activity | Dare) -> bool:
        return is_harmless(item) or away.allows(item, written.heats[item.id])

    deck = written.deck
    if isinstance(deck, DareDeck):
        dares = tuple([dare for dare in deck.dares if stays(dare)])
        return CommonGround(replace(deck, dares=dares), {"dare": sum(map(plays, dares))})
    cards = {card.id: card for card in remade(deck.cards.values(), stays)}
    left: dict[str, int] = dict.fromkeys((card.category for card in deck.cards.values()), 0)
    for card in cards.values():
        left[card.category] += sum(map(plays, card.activities)) >= FEWEST_ON_A_CARD
    return CommonGround(replace(deck, cards=cards), left)


def is_harmless(item: Activity | Dare) -> bool:
    return isinstance(item, Dare) and item.harmless


def remade(cards: Iterable[ActivityCard], stays: Callable[[Activity], bool]) -> Iterator[ActivityCard]:
    """The cards that are whole; then new ones of what is left of the others, by three of a category."""
    loose: dict[str, list[Activity]] = {}
    for card in cards:
        left = [activity for activity in card.activities if stays(activity)]
        if len(left) == len(card.activities):
            yield card
        else:
            loose.setdefault(card.category, []).extend(left)
    for category, activities in loose.items():
        for number, three in enumerate(in_threes(activities), start=1):
            yield ActivityCard(f"{category}-mixed-{number}", category, three)


def in_threes(activities: list[Activity]) -> Iterator[tuple[Activity, ...]]:
    """Each with three prices where there are prices; what is over is left out."""
    waiting: list[list[Activity]] = []
    for activity in activities:
        card = next((card for card in waiting if fits_on(card, activity)), None)
        if card is None:
            waiting.append([activity])
        else:
            card.append(activity)
            if len(card) == FEWEST_ON_A_CARD:
                waiting.remove(card)
                yield tuple(card)


def fits_on(card: list[Activity], activity: Activity) -> bool:
    return activity.price is None or activity.price not in [other.price for other in card]


def deck_for_all(written: WrittenDeck, away: Away, house: House) -> AnyDeck:
    """The common ground, if it suffices; refused without a word on whose account, or how much is left."""
    ground = common_ground(written, away, house.plays)
    needed = house.cards_needed()
    left = {category: house.copies * count for category, count in ground.left.items()}
    if not suffices(left, needed):
        raise IllegalSetup("too_few_left", "")
    if isinstance(ground.deck, Deck):
        return copied(ground.deck, ground.short(needed), house.copies)
    return ground.deck


def copied(deck: Deck, categories: Collection[str], copies: int) -> Deck:
    """With every card of these categories more than once."""
    again = [
        ActivityCard(f"{card.id}-again-{copy}", card.category, card.activities)
        for copy in range(1, copies)
        for card in deck.cards.values()
        if card.category in categories
    ]
    return replace(deck, cards=deck.cards | {card.id: card for card in again}) if again else deck


def house_for_all(written: WrittenDeck, away: Away, house: House) -> House:
    """The house rules, shorter where too little is left for them; refused where nothing can be dealt."""
    fitted = house.fitted(common_ground(written, away, house.plays).left)
    if fitted is None:
        raise IllegalSetup("too_few_left", "")
    return fitted
