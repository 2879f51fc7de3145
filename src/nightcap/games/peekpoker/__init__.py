"""PeekPoker Hold'em: poker dice under see-through cups."""

from nightcap.declaration import Game, Preset
from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.peekpoker import antes, betting, game, moves, showdown
from nightcap.games.peekpoker.bots import AlwaysCalls, AlwaysRaises, FoldsBelowTwoPairs, SensibleBot
from nightcap.games.peekpoker.game import PeekPokerTable

PeekPokerTable.vocabulary = Vocabulary(moves, game, antes, betting, showdown)

GAMES = (
    Game(
        table=PeekPokerTable,
        minutes=(15, 30),
        bots={
            "sensible": SensibleBot,
            "always-calls": AlwaysCalls,
            "always-raises": AlwaysRaises,
            "folds-below-two-pairs": FoldsBelowTwoPairs,
        },
        presets=(
            Preset(name="short", minutes=10, options={"start_points": 24}),
            Preset(name="classic", minutes=20),
        ),
    ),
)

__all__ = ["GAMES", "PeekPokerTable"]
