"""How often people can play what they have chosen: `uv run python tools/playable.py`.

Boundaries, cover, distance and missing props leave less of a deck. Here pairs of random people, who each rule
out some themes, try to start a game: by its usual house rules, or by shorter ones that it fits itself to. The
numbers are of 100 pairs.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from nightcap.catalogue import GAMES
from nightcap.decks import Boundaries, away_from, common_ground, cover_of, props_of, tags_used
from nightcap.engine.house import suffices
from nightcap.shelf import built_in, decks_for

NOW = 0.0


class Cell(Struct, frozen=True, kw_only=True):
    """One way to spend an evening."""

    game: str
    deck: str
    heat: int
    apart: bool = False
    props: bool = True
    nevers: int = 0
    """Themes that each of the two rules out."""


class Share(Struct, frozen=True):
    """Of 100 pairs."""

    usual: float
    """Play by the usual rules."""
    fitted: float
    """Play at all."""


def cells() -> Iterator[Cell]:
    for game in GAMES:
        for deck in decks_for(game):
            for apart in (False, True):
                for props in (True, False):
                    for heat in range(1, 6):
                        for nevers in range(3):
                            yield Cell(
                                game=game, deck=deck.id, heat=heat, apart=apart, props=props, nevers=nevers
                            )


def playable(cell: Cell, tries: int = 1000, people: int = 2) -> Share:
    rng = Random(str(cell))
    written, house = built_in(cell.deck), GAMES[cell.game].house_rules()
    themes, lacking = tags_used(written), () if cell.props else props_of(written)
    usual = fitted = 0
    for _ in range(tries):
        everybody = [
            (
                Boundaries(ceiling=cell.heat, never=tuple(rng.sample(themes, cell.nevers))),
                cover_of(rng.randbytes(32), themes, NOW),
            )
            for _ in range(people)
        ]
        away = replace(away_from(written, everybody), apart=cell.apart, lacking=lacking)
        left = common_ground(written, away, house.plays).left
        usual += suffices(left, house.cards_needed())
        fitted += house.fitted(left) is not None
    return Share(100 * usual / tries, 100 * fitted / tries)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1000, help="pairs for each number (1000)")
    tries = parser.parse_args().tries
    print("Pairs of 100 who can play by the usual rules, and at all; each rules out 0, 1 or 2 themes")
    print(f"{'game':<18}{'deck':<17}{'where':<10}{'props':<7}{'heat':>4}")
    row: list[Share] = []
    for cell in cells():
        row.append(playable(cell, tries))
        if cell.nevers == 2:
            where = "apart" if cell.apart else "together"
            shares = "".join(f"{share.usual:>8.1f} {share.fitted:>5.1f}" for share in row)
            props = "yes" if cell.props else "none"
            print(f"{cell.game:<18}{cell.deck:<17}{where:<10}{props:<7}{cell.heat:>4}{shares}")
            row = []


if __name__ == "__main__":
    main()
