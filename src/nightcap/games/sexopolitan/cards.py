"""The play cards, by kind, and the Partner cards."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NewType, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from nightcap.engine.moves import Seat

# Partner cards

PartnerCard = NewType("PartnerCard", str)
"""``M01`` to ``M12``, ``W01`` to ``W12``: public names, for each is another person."""

Sex: TypeAlias = Literal["m", "w"]
Slot: TypeAlias = Literal["char", "partner"]

MEN: tuple[PartnerCard, ...] = tuple(PartnerCard(f"M{number:02}") for number in range(1, 13))
WOMEN: tuple[PartnerCard, ...] = tuple(PartnerCard(f"W{number:02}") for number in range(1, 13))
PARTNER_CARDS = MEN + WOMEN
"""S-02: 24 of them. S-03: twelve and twelve."""

SEX: dict[PartnerCard, Sex] = {card: "m" if card in MEN else "w" for card in PARTNER_CARDS}
OPPOSITE: dict[Sex, Sex] = {"m": "w", "w": "m"}


class Place(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where a Partner card lies on the table: before whom, and whether as character or as partner."""

    seat: Seat
    slot: Slot


# Play cards

Romp: TypeAlias = Literal["romp", "romp_c", "romp_r", "romp_cr"]
"""With a condom symbol (`c`), a reconciliation symbol (`r`), both, or none."""

Practice: TypeAlias = Literal[Romp, "solo", "one_night"]
Lasting: TypeAlias = Literal["tested", "not_tonight", "trouble", "breakdown_m", "breakdown_w"]
"""S-34: they stay face up before a seat. All others are instant, Caught Red-Handed too."""

Kind: TypeAlias = Literal[Practice, Lasting, "condom", "sexologist", "super", "breakup", "caught"]

ROMPS: tuple[Romp, ...] = get_args(Romp)
PRACTICES: tuple[Practice, ...] = get_args(Practice)
WITH_CONDOM: frozenset[Kind] = frozenset({"romp_c", "romp_cr", "one_night"})
RECONCILING: frozenset[Kind] = frozenset({"romp_r", "romp_cr"})
BREAKDOWN: dict[Sex, Kind] = {"m": "breakdown_m", "w": "breakdown_w"}

Count: TypeAlias = Annotated[int, Meta(ge=0)]


class PlayDeck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """S-04, O-10: how many cards there are of each kind; copies are identical.

    S-02: 103 in all. The two memo cards are only reminders.
    """

    romp: Count = 8
    romp_c: Count = 14
    romp_r: Count = 3
    romp_cr: Count = 3
    solo: Count = 10
    one_night: Count = 8
    condom: Count = 16
    tested: Count = 4
    sexologist: Count = 6
    super: Count = 4
    not_tonight: Count = 6
    trouble: Count = 6
    breakup: Count = 5
    breakdown_m: Count = 3
    breakdown_w: Count = 3
    caught: Count = 4

    @property
    def size(self) -> int:
        return len(cards_of(self))

    @property
    def practices(self) -> int:
        return sum(getattr(self, kind) for kind in PRACTICES)


@cache
def cards_of(deck: PlayDeck) -> tuple[Kind, ...]:
    """Every card of the deck, kind by kind."""
    counts: dict[Kind, int] = msgspec.structs.asdict(deck)  # type: ignore[assignment]
    return tuple(kind for kind, count in counts.items() for _ in range(count))
