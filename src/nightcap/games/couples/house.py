"""The house rules of both versions, and what each player must confirm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, Self

from msgspec import Meta, Struct
from msgspec.structs import replace

from nightcap.engine.activities import Activity, Dare
from nightcap.engine.house import House, Player, suffices
from nightcap.engine.refusals import IllegalSetup


class CouplesHouse(House, frozen=True, kw_only=True):
    """What can be chosen in both versions."""

    first_dealer: Literal["rps", "random", "seat0", "seat1"] = "rps"
    card_view: Literal["open", "drawer_only"] = "open"
    completion: Literal["drawer", "both"] = "drawer"
    strip_target: Literal["partner", "drawer"] = "partner"
    limits: tuple[str, ...] = ()

    def plays(self, item: Activity | Dare) -> bool:
        """Q-78/A-111: without what both want left out."""
        return not any(tag in self.limits for tag in item.tags)

    @property
    def pieces(self) -> int:
        """How many pieces of clothing each player starts with."""
        raise NotImplementedError


class RewardNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Q-73: how many cards of each category are in a reward deck."""

    climax: Annotated[int, Meta(ge=1, le=1)] = 1
    lust: Annotated[int, Meta(ge=0, le=4)] = 1
    hot: Annotated[int, Meta(ge=0, le=6)] = 2
    nude: Annotated[int, Meta(ge=0, le=1)] | None = None
    """None: as Q-75 has it."""
    cuddle: Annotated[int, Meta(ge=0, le=4)] = 1
    strip: Annotated[int, Meta(ge=0, le=4)] = 2


class QuickHouse(CouplesHouse, frozen=True, kw_only=True):
    """The quick version's options. Q-77: none for other card games."""

    rules: ClassVar[Mapping[str, str]] = {
        "first_dealer": "Q-16",
        "tie_dealer": "Q-45",
        "card_view": "Q-49",
        "completion": "Q-51",
        "strip_target": "Q-58",
        "deck": "Q-73",
        "start_clothes": "Q-74",
        "limits": "Q-78",
    }

    tie_dealer: Literal["same", "swap"] = "same"
    deck: RewardNumbers = RewardNumbers()
    start_clothes: Annotated[int, Meta(ge=0, le=11)] | None = None
    """None: as many as the strip cards need."""

    @property
    def pieces(self) -> int:
        if self.start_clothes is not None:
            return self.start_clothes
        return 2 * self.deck.strip + 1

    def cards_of(self, category: str) -> int:
        """Q-10: how many cards of this category each reward deck holds."""
        if category == "nude" and self.deck.nude is None:
            return 1 if self.pieces else 0
        number: int = getattr(self.deck, category)
        return number

    def cards_needed(self) -> Mapping[str, int]:
        """Q-13: both reward decks come from the same stocks. Q-76: without talk cards."""
        return {category: 2 * self.cards_of(category) for category in RewardNumbers.__struct_fields__}

    def fitted(self, left: Mapping[str, int]) -> Self | None:
        """Q-73: fewer cards in each reward deck, where a category has too few. Q-74: with fewer strip cards,
        fewer pieces of clothing."""
        if suffices(left, self.cards_needed()):
            return self
        fewer = {
            category: min(number, left.get(category, 0) // 2)
            for category in ("lust", "hot", "cuddle", "strip")
            if (number := self.cards_of(category))
        }
        shorter = replace(self, deck=replace(self.deck, **fewer))
        if self.start_clothes:
            most = 2 * shorter.deck.strip + (1 if shorter.deck.strip == 2 else 3)
            shorter = replace(shorter, start_clothes=min(self.start_clothes, most))
        try:
            shorter.check()
        except IllegalSetup:
            return None
        return shorter if suffices(left, shorter.cards_needed()) else None

    def check(self) -> None:
        strips, pieces = self.deck.strip, self.pieces
        least = 2 * strips + 1
        most = least if strips == 2 else least + 2  # with two strip cards it is five
        if pieces == 0:
            if strips:
                raise IllegalSetup("naked_with_strip_cards", "Q-75", option="start_clothes", strip=strips)
        elif not least <= pieces <= most:
            raise IllegalSetup("start_clothes", "Q-74", option="start_clothes", least=least, most=most)
        elif self.deck.nude == 0:
            raise IllegalSetup("nude_card_needed", "Q-75", option="deck.nude", least=1)
        total = sum(self.cards_of(category) for category in RewardNumbers.__struct_fields__)
        if not 3 <= total <= 16:
            raise IllegalSetup("deck_size", "Q-73", option="deck", total=total, least=3, most=16)


class CouplesPlayer(Player, frozen=True, kw_only=True):
    """Q-02, A-02: what `confirmReady` says; the room asks for it."""

    rules: ClassVar[Mapping[str, str]] = {"adult": "Q-02", "consent": "Q-02", "ready": "Q-02"}

    adult: bool = True
    consent: bool = True
    pieces: int | None = None
    """Pieces of clothing worn; None: the right number."""

    def check(self, pieces: int, pieces_rule: str, ready_rule: str) -> None:
        if not (self.adult and self.consent):
            raise IllegalSetup("not_ready", ready_rule)
        if self.pieces not in (None, pieces):
            raise IllegalSetup("wrong_pieces", pieces_rule, wears=self.pieces, needed=pieces)
