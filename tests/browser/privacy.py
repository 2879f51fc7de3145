"""What a device may not know, and where it could have been kept."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from browser.guests import Guest
from nightcap.engine.cards import Card
from nightcap.engine.moves import Seat
from nightcap.games.couples.table import CouplesTable
from nightcap.text import texts


def hand(device: Guest, seat: Seat) -> tuple[Card, ...]:
    """As the server has it."""
    table = device.evening.room(device.code).table
    assert isinstance(table, CouplesTable)
    return table.hands[seat]


def before_the_deal(device: Guest) -> int:
    """How many frames came before the hands that are held now were dealt."""
    updates = [json.loads(frame).get("table") for frame in device.frames]
    older = [i for i, table in enumerate(updates) if table and not is_exchange(table["asked"])]
    return max(older, default=-1) + 1


def is_exchange(question: str) -> bool:
    """Both hold cards that only they may see."""
    return question.startswith("ask_to_exchange")


def names(cards: Iterable[Card], language: str = "en") -> set[str]:
    """As the page calls them."""
    return {texts(language).say("page-card", rank=card[0], suit=card[1]) for card in cards}


def shows_none_of(device: Guest, cards: Iterable[Card], since: int) -> None:
    """Neither in the page, nor in what it keeps, nor in the frames that came since."""
    kept = device.everything_kept()
    cards = list(cards)
    assert cards
    assert not [card for card in cards if f'data-card="{card}"' in kept]
    assert not [name for name in names(cards) if name in kept]
    for frame in device.frames[since:]:
        assert not [card for card in cards if f'"{card}"' in frame], frame


def shows_all_of(device: Guest, cards: Iterable[Card]) -> None:
    for card in cards:
        device.page.locator(f'[data-card="{card}"]').first.wait_for(state="attached")


def boundaries_in(device: Guest) -> list[Any]:
    """Everybody's boundaries that were ever sent to this device."""
    return [
        found for frame in device.frames for key, found in fields(json.loads(frame)) if key == "boundaries"
    ]


def fields(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every named thing in a message, however deep."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key, value
            yield from fields(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from fields(value)
