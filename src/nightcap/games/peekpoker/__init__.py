"""PeekPoker Hold'em: poker dice under see-through cups."""

from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.peekpoker import antes, betting, game, moves, showdown
from nightcap.games.peekpoker.game import PeekPokerTable

PeekPokerTable.vocabulary = Vocabulary(moves, game, antes, betting, showdown)

__all__ = ["PeekPokerTable"]
