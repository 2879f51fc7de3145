"""Fingers: show as many as the other one's secret card says."""

from nightcap.declaration import Game
from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.fingers import table
from nightcap.games.fingers.bot import SensibleBot, StubbornBot
from nightcap.games.fingers.table import FingersTable

FingersTable.vocabulary = Vocabulary(table)

GAMES = (Game(table=FingersTable, minutes=(2, 5), bots={"sensible": SensibleBot, "stubborn": StubbornBot}),)

__all__ = ["GAMES", "FingersTable"]
