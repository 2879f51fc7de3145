"""The cards of a couples' deck file, and how such a file begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightcap.decks.entries import ActivityEntry, CardEntry
from nightcap.decks.lines import Path
from nightcap.decks.reading_check import Places
from nightcap.decks.sheet import Sheet, nearest
from nightcap.decks.written import HOTTEST, Words
from nightcap.engine.activities import Activity, ActivityCard, Deck, Removes
from nightcap.games.couples.reward_cards import CATEGORIES, STRIPPING, UNDRESSING

LETTERS = "abcd"
MOST_CARDS = 500


def read_cards(sheet: Sheet, raw: dict[str, Any], tags: Mapping[str, Words]) -> tuple[Deck, dict[str, int]]:
    cards = CouplesCards(sheet, tags)
    cards.read(raw.get("card", []))
    return Deck(str(raw.get("id", "")), cards.cards), cards.heats


class CouplesCards:
    """Q-47, A-63: cards with three or four activities; what belongs to a category is checked here."""

    def __init__(self, sheet: Sheet, tags: Mapping[str, Words]) -> None:
        self.sheet = sheet
        self.tags = tags
        self.cards: dict[str, ActivityCard] = {}
        self.heats: dict[str, int] = {}

    def read(self, raw: Any) -> None:
        cards = self.sheet.tables(("card",), raw)
        if len(cards) > MOST_CARDS:
            self.sheet.wrong(("card",), "too_many", key="card", count=len(cards), most=MOST_CARDS)
            return
        for number, card in enumerate(cards):
            self._read_card(("card", number), card)

    def _read_card(self, path: Path, raw: Any) -> None:
        sheet = self.sheet
        card = sheet.entry(path, raw, CardEntry, nested=("activity",))
        category = card.category
        if category is not None and category not in CATEGORIES:
            close = nearest(category, CATEGORIES)
            sheet.wrong((*path, "category"), "unknown_category", category=category, nearest=close)
            category = None
        sheet.known(path, card.tags, self.tags)
        name = card.id or f"{category or 'card'}-{path[-1]:>02}"
        if name in self.cards:
            sheet.wrong((*path, "id"), "id_twice", id=name)
        listed = raw.get("activity", []) if isinstance(raw, dict) else []
        activities = sheet.tables((*path, "activity"), listed)
        if len(activities) not in (3, 4):
            sheet.wrong(path, "activity_count", card=name, count=len(activities))
        read = [
            self._read_activity((*path, "activity", place), activity, card, f"{name}-{letter}")
            for place, (letter, activity) in enumerate(zip(LETTERS, activities, strict=False))
        ]
        prices = [activity.price for activity in read if activity.price is not None]
        if len(set(prices)) < len(prices):
            sheet.wrong(path, "same_price", card=name)
        self.cards[name] = ActivityCard(name, category or "", tuple(read))

    def _read_activity(self, path: Path, raw: Any, card: CardEntry, usual_id: str) -> Activity:
        sheet = self.sheet
        entry = sheet.entry(path, raw, ActivityEntry)
        name = entry.id or usual_id
        sheet.say(path, name, entry, places_of(entry))
        sheet.known(path, entry.tags, self.tags)
        if entry.actor == "undresses":
            if card.category not in STRIPPING:
                sheet.wrong((*path, "actor"), "undresses_elsewhere", category=card.category)
            if entry.receiver not in ("none", "both"):
                sheet.wrong((*path, "receiver"), "undresses_receiver")
        if card.category == "shop" and isinstance(raw, dict) and "price" not in raw:
            sheet.wrong(path, "missing", key="price")
        elif card.category != "shop" and entry.price is not None:
            sheet.wrong((*path, "price"), "price_elsewhere", category=card.category)
        if entry.takes_off is not None and card.category != "climax":
            sheet.wrong((*path, "takes_off"), "takes_off_elsewhere", category=card.category)
        tags = tuple(dict.fromkeys((*card.tags, *entry.tags)))
        heat = entry.heat or card.heat
        # what nobody has rated or described may be anything
        self.heats[name] = heat if heat is not None and tags else HOTTEST
        return Activity(
            id=name,
            actor=entry.actor or "both",
            receiver=entry.receiver,
            seconds=entry.seconds,
            removes=_removes(card.category, entry),
            temporary_undress=entry.temporary_undress,
            heat=self.heats[name],
            private_room=entry.private_room,
            props=entry.props,
            tags=tags,
            least_dressed=entry.least_dressed,
            most_dressed=entry.most_dressed,
            price=entry.price,
            remote=entry.remote,
        )


def places_of(entry: ActivityEntry) -> Places:
    return entry.actor if entry.actor in ("both", "undresses") else "two"


def _removes(category: str | None, entry: ActivityEntry) -> Removes:
    """Q-54: strip and nude cards say by themselves what comes off; Q-60: climax cards may say it."""
    if category == "climax":
        return Removes(entry.takes_off, "all") if entry.takes_off else Removes()
    return UNDRESSING.get(category or "", (Removes(),))[0]


TEMPLATE = """\
# A deck for Poker for Couples. Write your cards below; `./play deck check` tells what is wrong.
format = 1
id = "our-deck"
game = "couples"
author = ""
languages = ["{language}"]

[title]
{language} = "…"

# What players can rule out. Every activity should have at least one tag: without, it counts as hottest.
[tags.kissing]
{language} = "…"

# category: talk, strip, cuddle, nude, hot, lust, climax or shop.
# heat: 1 (sweet) to 5 (scorching); without, a card counts as hottest.
# A card has 3 or 4 activities. actor: drawer, partner or both; receiver: the same, or none.
# Each text is read from three places: `does` by whoever does it, `gets` by the other of the two, `seen` on a
# shared screen. Whoever reads is "you", {{other}} is the other one's name; `seen` has {{actor}} and
# {{receiver}}, or, where both do it, {{drawer}} and {{partner}}.
# On strip and nude cards the house rules say whose clothes come off. Write actor = "undresses" there: `does`
# is for whoever undresses and `gets` for the other, whoever's hands do it; in `seen` {{actor}} undresses and
# {{receiver}} is the other. receiver = "both" if you touch, else "none".
# One text for everybody is fine, too: {language} = "…".
# If you like: seconds = 60, props = ["scarf"], remote = true, temporary_undress = true,
# in climax takes_off = "both", in shop (and only there) price = 1.
[[card]]
category = "cuddle"
heat = 2
tags = ["kissing"]

[[card.activity]]
actor = "drawer"
receiver = "partner"
{language}.does = "… {{other}} … 1"
{language}.gets = "{{other}} … 1"
{language}.seen = "{{actor}} … {{receiver}} … 1"

[[card.activity]]
actor = "partner"
receiver = "drawer"
{language}.does = "… {{other}} … 2"
{language}.gets = "{{other}} … 2"
{language}.seen = "{{actor}} … {{receiver}} … 2"

[[card.activity]]
actor = "both"
receiver = "both"
seconds = 60
{language} = "… 3"
"""


def template(language: str) -> str:
    """The beginning of a deck of one's own."""
    return TEMPLATE.format(language=language)
