"""Poker for Couples: the quick and the advanced version, and what they share."""

from nightcap.decks import DeckKind
from nightcap.declaration import Game, Preset
from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.couples import activities, dealing, deck_file, ending, moves, opening, quick
from nightcap.games.couples.advanced import buying, game, scoring, shop, tricks
from nightcap.games.couples.advanced.game import AdvancedTable
from nightcap.games.couples.bot import SensibleBot
from nightcap.games.couples.quick import QuickTable

_shared = (moves, opening, dealing, activities, ending)
QuickTable.vocabulary = Vocabulary(*_shared, quick)
AdvancedTable.vocabulary = Vocabulary(*_shared, buying, tricks, scoring, shop, game)

CARDS = DeckKind(
    "couples",
    package=__name__,
    sections=("card",),
    read=deck_file.read_cards,
    template=deck_file.template,
    usual="couples-classic",
)

BY_CHANCE = {"first_dealer": "random"}
"""Nobody has to throw signs before the first card: who would like to, changes this house rule."""

QUICK_EVENINGS = (
    Preset(
        name="gentle",
        minutes=40,
        heat=2,
        options=BY_CHANCE | {"deck": {"strip": 1, "cuddle": 1, "hot": 0, "lust": 0}},
    ),
    Preset(name="classic", minutes=75, options=BY_CHANCE),
    Preset(
        name="long",
        minutes=120,
        options=BY_CHANCE | {"deck": {"strip": 3, "cuddle": 2, "hot": 4, "lust": 2}},
    ),
)
ADVANCED_EVENINGS = (
    Preset(name="gentle", minutes=150, heat=2, options=BY_CHANCE),
    Preset(name="classic", minutes=150, options=BY_CHANCE),
    Preset(name="short", minutes=90, options=BY_CHANCE | {"start_space": 16}),
)

GAMES = (
    Game(
        table=QuickTable,
        minutes=(60, 90),
        bots={"sensible": SensibleBot},
        deck=CARDS,
        presets=QUICK_EVENINGS,
    ),
    Game(
        table=AdvancedTable,
        minutes=(120, 180),
        bots={"sensible": SensibleBot},
        deck=CARDS,
        presets=ADVANCED_EVENINGS,
    ),
)

__all__ = ["GAMES", "AdvancedTable", "QuickTable"]
