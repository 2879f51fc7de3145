"""Retos: a card played is a dare given."""

from nightcap.decks import DeckKind
from nightcap.declaration import Game, Preset
from nightcap.engine.vocabulary import Vocabulary
from nightcap.games.retos import daring, deck_file, ending, moves, penalties, turns, whole_game
from nightcap.games.retos.bot import SensibleBot
from nightcap.games.retos.dare_cards import TAGS
from nightcap.games.retos.game import RetosTable

RetosTable.vocabulary = Vocabulary(moves, turns, daring, penalties, ending, whole_game)

DARES = DeckKind(
    "retos",
    package=__name__,
    sections=("fallback", "dare"),
    read=deck_file.read_dares,
    template=deck_file.template,
    usual="retos-classic",
    themes=TAGS,
)

GAMES = (
    Game(
        table=RetosTable,
        minutes=(45, 75),
        bots={"sensible": SensibleBot},
        deck=DARES,
        brings=("partner", "garments", "drinks", "prize"),
        presets=(
            Preset(
                name="gentle",
                minutes=45,
                heat=2,
                options={"max_heat": 1, "penalty_kinds": ["drink", "cards"]},
            ),
            Preset(name="classic", minutes=60, heat=3),
            Preset(name="bold", minutes=60, options={"max_heat": 3}),
        ),
    ),
)

__all__ = ["GAMES", "RetosTable"]
