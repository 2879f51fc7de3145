"""Retos: a card played is a dare given."""

from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.retos import daring, ending, moves, penalties, turns, whole_game
from nightcap.games.retos.game import RetosTable

RetosTable.vocabulary = Vocabulary(moves, turns, daring, penalties, ending, whole_game)

__all__ = ["RetosTable"]
