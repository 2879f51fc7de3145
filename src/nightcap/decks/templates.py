"""The beginning of a deck of one's own."""

from __future__ import annotations

from nightcap.engine.cards import PACK

COUPLES = """\
# A deck for Poker for Couples. Write your cards below; `nightcap deck check` tells what is wrong.
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
# heat: 1 (charming) to 5 (burning); without, a card counts as hottest.
# A card has 3 or 4 activities. actor: drawer, partner or both; receiver: the same, or none.
# If you like: seconds = 60, props = ["scarf"], remote = true, temporary_undress = true,
# in climax takes_off = "both", in shop (and only there) price = 1.
[[card]]
category = "cuddle"
heat = 2
tags = ["kissing"]

[[card.activity]]
actor = "drawer"
receiver = "partner"
{language} = "… 1"

[[card.activity]]
actor = "partner"
receiver = "drawer"
{language} = "… 2"

[[card.activity]]
actor = "both"
receiver = "both"
seconds = 60
{language} = "… 3"
"""

RETOS = """\
# A deck for Retos: a dare for each of the 52 cards. `nightcap deck check` tells what is wrong.
format = 1
id = "our-dares"
game = "retos"
author = ""
languages = ["{language}"]

[title]
{language} = "…"

# Stands in for a dare that somebody does not want: solo and harmless.
[fallback]
{language} = "…"

# heat: 1 (charming) to 5 (burning); tags: contact, clothing, drink, talk, act, music, props.
# Without heat or tags a dare counts as hottest.
# If you like: seconds = 30, with_partner = true, props = ["scarf"], remote = true.
"""

DARE = """
[[dare]]
card = "{card}"
heat = 1
tags = ["talk"]
{language} = "… {card}"
"""


def template(game: str, language: str) -> str:
    if game == "couples":
        return COUPLES.format(language=language)
    return RETOS.format(language=language) + "".join(
        DARE.format(card=card, language=language) for card in PACK
    )
