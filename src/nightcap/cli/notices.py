"""What everybody reads before a game starts."""

from __future__ import annotations

from nightcap.engine.house import House
from nightcap.engine.table import Table
from nightcap.text import Texts


def notices_of(kind: type[Table], house: House, texts: Texts) -> list[str]:
    pieces = getattr(house, "pieces", 0)
    return [texts.say(f"notice-{name}", pieces=pieces) for name in kind.notices]
