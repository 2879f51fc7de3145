"""What everybody reads before a game starts."""

from __future__ import annotations

from nightcap.engine.table import Table

NOTICES = {
    "safety": (
        "For consenting adults only. Play at your own risk, and play safe.\n"
        "Your own limits, your safety and the law outrank every card. Nobody ever has to do what a card "
        "says: a stop is free, at any moment, for any reason or none."
    ),
    "clothes": (
        "Each of you wears exactly {pieces} pieces of clothing. A pair of socks or shoes is one piece."
    ),
    "outfits": (
        "Decide each other's outfits: exactly {pieces} pieces each. A pair of socks or shoes is one piece."
    ),
    "evening": "Set aside two to three hours without interruption.",
}


def notices_of(table: Table) -> list[str]:
    pieces = getattr(table.house, "pieces", None)
    return [NOTICES[name].format(pieces=pieces) for name in table.notices]
