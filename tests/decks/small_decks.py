"""Small decks for tests, as people would write them."""

from __future__ import annotations

from nightcap.decks import WrittenDeck
from nightcap.engine.cards import PACK
from nightcap.shelf import read_deck

HEADER = """\
format = 1
id = "ours"
game = "{game}"
languages = ["en"]

[title]
en = "Ours"
"""

TAGS = """
[tags.kissing]
en = "Kissing"

[tags.dance]
en = "Dancing"
"""

CARD = """
[[card]]
id = "{category}-{number}"
category = "{category}"
heat = {heat}
tags = ["{tag}"]
"""

ACTIVITY = """
[[card.activity]]
actor = "both"
en = "{category} {number}, idea {place}."
"""

SIZES = {"talk": 4, "strip": 3, "cuddle": 4, "nude": 3, "hot": 4, "lust": 4, "climax": 3}


def couples_text(cards: int = 6) -> str:
    """So many cards of each category; heats 1 to 5 and both tags take turns."""
    parts = [HEADER.format(game="couples"), TAGS]
    for category, size in SIZES.items():
        for number in range(cards):
            tag = ("kissing", "dance")[number % 2]
            parts.append(CARD.format(category=category, number=number, heat=1 + number % 5, tag=tag))
            parts += [ACTIVITY.format(category=category, number=number, place=n) for n in range(size)]
    return "".join(parts)


DARE = """
[[dare]]
card = "{card}"
heat = {heat}
tags = ["{tag}"]
en = "Dare {card}."
"""


def retos_text() -> str:
    parts = [HEADER.format(game="retos"), '\n[fallback]\nen = "Take a bow."\n']
    for number, card in enumerate(PACK):
        tag = ("talk", "music", "contact")[number % 3]
        parts.append(DARE.format(card=card, heat=1 + number % 5, tag=tag))
    return "".join(parts)


def couples_deck(cards: int = 6) -> WrittenDeck:
    return read_deck(couples_text(cards))


def retos_deck() -> WrittenDeck:
    return read_deck(retos_text())
