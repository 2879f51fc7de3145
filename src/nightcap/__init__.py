"""Nightcap: a table for six games of an evening, for consenting adults."""

from nightcap.catalogue import GAMES, UnknownGame, UnreadableRecord, load, new_table, read_log, replay
from nightcap.engine.chance import Chance, Scripted
from nightcap.engine.imagine import imagine
from nightcap.engine.refusals import IllegalMove, IllegalSetup

__all__ = [
    "GAMES",
    "Chance",
    "IllegalMove",
    "IllegalSetup",
    "Scripted",
    "UnknownGame",
    "UnreadableRecord",
    "imagine",
    "load",
    "new_table",
    "read_log",
    "replay",
]
