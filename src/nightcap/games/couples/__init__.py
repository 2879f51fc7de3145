"""Poker for Couples: the quick and the advanced version, and what they share."""

from nightcap.decks import DeckKind
from nightcap.declaration import Game
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

GAMES = (
    Game(table=QuickTable, minutes=(60, 90), bots={"sensible": SensibleBot}, deck=CARDS),
    Game(table=AdvancedTable, minutes=(120, 180), bots={"sensible": SensibleBot}, deck=CARDS),
)

__all__ = ["GAMES", "AdvancedTable", "QuickTable"]
