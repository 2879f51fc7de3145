"""Game of Porns: a rummy among film studios, and a satire of the trade."""

from nightcap.declaration import Game, Preset
from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.game_of_porns import actions, deals, moves, turns
from nightcap.games.game_of_porns.bots import GreedyBot, SensibleBot
from nightcap.games.game_of_porns.game import GameOfPornsTable

GameOfPornsTable.vocabulary = Vocabulary(moves, turns, actions, deals)

GAMES = (
    Game(
        table=GameOfPornsTable,
        minutes=(20, 60),
        bots={"sensible": SensibleBot, "greedy": GreedyBot},
        presets=(
            Preset(name="short", minutes=15),
            Preset(name="classic", minutes=40, options={"match": "deals", "deals": 3}),
            Preset(name="long", minutes=60, options={"match": "target"}),
        ),
    ),
)

__all__ = ["GAMES", "GameOfPornsTable"]
