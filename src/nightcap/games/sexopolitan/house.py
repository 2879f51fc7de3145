"""What a table can choose before the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from nightcap.engine.house import House
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.sexopolitan.cards import OPPOSITE, SEX, PartnerCard, PlayDeck, Sex


class SexopolitanHouse(House, frozen=True, kw_only=True):
    """Every option; who may love whom comes first, next to the number of seats."""

    rules: ClassVar[Mapping[str, str]] = {
        "couples": "O-01",
        "target": "O-02",
        "affair_pairing": "O-03",
        "discard_policy": "O-04",
        "reconciliation_dice": "O-05",
        "negative_scores": "O-06",
        "caught_takes": "O-07",
        "reaction_seconds": "O-08",
        "round_limit": "O-09",
        "lover_may_catch": "O-11",
        "deck": "O-10",
    }

    up_front: ClassVar[tuple[str, ...]] = ("couples",)

    couples: Literal["opposite", "any"] = "opposite"
    """O-01: `opposite` is the rulebook; with `any` every two Partner cards can be a couple."""
    target: Annotated[int, Meta(ge=30, le=150)] = 69
    affair_pairing: Literal["couple", "character", "strict"] = "couple"
    discard_policy: Literal["stuck", "free"] = "stuck"
    reconciliation_dice: Literal[1, 2] = 2
    negative_scores: bool = False
    caught_takes: Literal["active", "both"] = "active"
    reaction_seconds: Annotated[int, Meta(ge=3, le=30)] = 8
    """O-08: how long the room waits for answers in a reaction window; no rule of the game itself."""
    round_limit: Annotated[int, Meta(ge=20, le=500)] = 100
    lover_may_catch: bool = False
    deck: PlayDeck = PlayDeck()

    def check(self) -> None:
        if self.deck.size != 103:
            raise IllegalSetup("play_deck_size", "O-10", option="deck", total=self.deck.size, needed=103)
        if self.deck.practices < 20:
            raise IllegalSetup("few_practices", "O-10", option="deck", total=self.deck.practices, least=20)

    def likes(self, card: PartnerCard) -> tuple[Sex, ...]:
        """S-15: the sexes of the cards that are compatible with this one."""
        return ("m", "w") if self.couples == "any" else (OPPOSITE[SEX[card]],)
