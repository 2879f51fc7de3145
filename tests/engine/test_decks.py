"""A game is played with its own kind of deck."""

from __future__ import annotations

import msgspec
import pytest

from nightcap import new_table
from nightcap.engine.activities import AnyDeck, Dare, DareDeck, Deck


def test_another_kind_of_deck_is_no_deck() -> None:
    dares = DareDeck("some", (), Dare(id="none", fallback=True))
    with pytest.raises(TypeError, match="couples-quick is played with a Deck"):
        new_table("couples-quick", deck=dares)


@pytest.mark.parametrize("deck", [Deck("a", {}), DareDeck("b", (), Dare(id="none", fallback=True))])
def test_json_tells_the_kinds_apart(deck: AnyDeck) -> None:
    text = msgspec.json.encode(deck)
    assert msgspec.json.decode(text, type=Deck | DareDeck) == deck
