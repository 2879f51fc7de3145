"""Sexopolitan: couples, affairs and other accidents on the way to 69 points."""

from nightcap.declaration import Game, Preset
from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.sexopolitan import catching, game, moves, obstacles, playing, rolling, scoring, turns
from nightcap.games.sexopolitan.bots import GreedyBot, SensibleBot
from nightcap.games.sexopolitan.game import SexopolitanTable

SexopolitanTable.vocabulary = Vocabulary(moves, game, turns, playing, obstacles, rolling, catching, scoring)

GAMES = (
    Game(
        table=SexopolitanTable,
        minutes=(30, 50),
        bots={"sensible": SensibleBot, "greedy": GreedyBot},
        presets=(
            Preset(name="short", minutes=25, options={"target": 45, "couples": "any"}),
            Preset(name="classic", minutes=40, options={"couples": "any"}),
            Preset(name="long", minutes=60, options={"target": 100, "couples": "any"}),
        ),
    ),
)

__all__ = ["GAMES", "SexopolitanTable"]
