"""Poker for Couples: the quick and the advanced version, and what they share."""

from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.couples import activities, dealing, ending, moves, opening, quick
from nightcap.games.couples.advanced import buying, game, scoring, shop, tricks
from nightcap.games.couples.advanced.game import AdvancedTable
from nightcap.games.couples.quick import QuickTable

_shared = (moves, opening, dealing, activities, ending)
QuickTable.vocabulary = Vocabulary(*_shared, quick)
AdvancedTable.vocabulary = Vocabulary(*_shared, buying, tricks, scoring, shop, game)

__all__ = ["AdvancedTable", "QuickTable"]
