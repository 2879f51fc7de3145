"""Sexopolitan: couples, affairs and other accidents on the way to 69 points."""

from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.sexopolitan import catching, game, moves, obstacles, playing, rolling, scoring, turns
from nightcap.games.sexopolitan.game import SexopolitanTable

SexopolitanTable.vocabulary = Vocabulary(moves, game, turns, playing, obstacles, rolling, catching, scoring)

__all__ = ["SexopolitanTable"]
