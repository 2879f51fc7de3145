"""The poker dice: their faces, their colours, and all that three of them can show."""

from __future__ import annotations

from itertools import product
from typing import Literal, TypeAlias, get_args

Face: TypeAlias = Literal["9", "T", "J", "Q", "K", "A"]
Dice: TypeAlias = tuple[Face, ...]

FACES: tuple[Face, ...] = get_args(Face)
"""P-06: the lowest first."""

HEIGHT: dict[Face, int] = {face: height for height, face in enumerate(FACES)}

COLOUR: dict[Face, str] = {"9": "red", "T": "black", "J": "green", "Q": "black", "K": "red", "A": "green"}
"""P-17: three colours, two faces each. P-22: no colour is better than another."""

THROWS: tuple[Dice, ...] = tuple(product(FACES, repeat=3))
"""P-05: what the three dice of a cup, or of the box, can show; each as likely as another."""


def dice(text: str) -> Dice:
    """``dice("9 T A")``; a ten may also be written as 10."""
    words = text.replace("10", "T").split()
    if unknown := [word for word in words if word not in HEIGHT]:
        raise ValueError(f"not a face: {', '.join(unknown)} (the faces are {' '.join(FACES)})")
    return tuple(face for word in words for face in FACES if face == word)
