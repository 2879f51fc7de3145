"""Game of Porns: a rummy among film studios, and a satire of the trade."""

from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.porns import actions, deals, moves, turns
from nightcap.games.porns.game import StudioTable

StudioTable.vocabulary = Vocabulary(moves, turns, actions, deals)

__all__ = ["StudioTable"]
