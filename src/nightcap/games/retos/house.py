"""What is agreed before the start: every option, and what each player brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from nightcap.engine.activities import Activity, Dare
from nightcap.engine.house import House, Player
from nightcap.engine.moves import Seat
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.retos.dare_cards import Tag

ReverseRank: TypeAlias = Literal["2", "3", "5", "6", "8", "9", "T", "J", "Q", "K", "A"]
"""R-09: any rank but 4 and 7, which the rulebook's example shows not reversing."""

PenaltyKind: TypeAlias = Literal["drink", "garment", "cards"]
"""R-68: there are no others."""


class RetosHouse(House, frozen=True, kw_only=True):
    """R-05: all of it is settled before the start and stays so."""

    rules: ClassVar[Mapping[str, str]] = {
        "prize": "R-03",
        "forfeit": "R-04",
        "reverse_ranks": "R-09",
        "reverse_carries_dare": "R-10",
        "penalty_kinds": "R-11",
        "penalty_cards": "R-73",
        "garment_max": "R-12",
        "drink_max": "R-13",
        "free_passes": "R-76",
        "no_kind_left": "R-75",
        "penalty_points": "R-75",
        "respect": "R-14",
        "max_heat": "R-15",
        "must_play": "R-38",
        "missed_draw": "R-41",
        "confirm_by": "R-58",
        "final_dare": "R-81",
        "loser_tie": "R-96",
        "stop_by": "R-91",
        "decision_seconds": "R-61",
    }

    to_agree: ClassVar[tuple[str, ...]] = ("prize",)

    prize: Annotated[str, Meta(max_length=200)] | None = None
    """R-03: what the winner gets; people must fill it in. None: programs play for nothing."""
    forfeit: Annotated[str, Meta(max_length=200)] = ""
    """R-04: what the loser owes, if anything."""
    reverse_ranks: Annotated[tuple[ReverseRank, ...], Meta(max_length=4)] = ("A",)
    reverse_carries_dare: bool = True
    penalty_kinds: Annotated[tuple[PenaltyKind, ...], Meta(min_length=1)] = ("drink", "garment", "cards")
    penalty_cards: Annotated[int, Meta(ge=1, le=4)] = 2
    garment_max: Annotated[int, Meta(ge=0, le=10)] = 5
    drink_max: Annotated[int, Meta(ge=0, le=20)] = 6
    free_passes: Annotated[int, Meta(ge=0, le=5)] = 0
    no_kind_left: Literal["lapse", "points"] | None = None
    """None: as `settles_by_points` has it."""
    penalty_points: Annotated[int, Meta(ge=1, le=20)] = 10
    respect: Literal["off", "all", "penalties"] = "off"
    max_heat: Annotated[int, Meta(ge=0, le=3)] = 2
    must_play: bool = True
    missed_draw: Literal["prevented", "auto"] = "prevented"
    confirm_by: Literal["performer", "thrower"] = "performer"
    final_dare: Literal["performed", "skipped"] = "performed"
    loser_tie: Literal["mirrored", "shared"] = "mirrored"
    stop_by: Literal["any", "host"] = "any"
    decision_seconds: Annotated[int, Meta(ge=0, le=300)] = 0

    @property
    def settles_by_points(self) -> bool:
        """R-75: what no kind can pay costs points; of itself only where cards are all there is."""
        if self.no_kind_left is None:
            return self.penalty_kinds == ("cards",)
        return self.no_kind_left == "points"

    def cards_needed(self) -> Mapping[str, int]:
        """R-15: so many dares that none comes up too often."""
        return {"dare": 10}

    def plays(self, item: Activity | Dare) -> bool:
        """R-15: dares above the house's heat stay away."""
        return item.heat <= self.max_heat

    def check(self) -> None:
        if self.prize is not None and not self.prize.strip():
            raise IllegalSetup("prize_missing", "R-03", option="prize")
        for name in ("reverse_ranks", "penalty_kinds"):
            chosen = getattr(self, name)
            if len(set(chosen)) < len(chosen):
                raise IllegalSetup("named_twice", self.rules[name], option=name)
        if 0 < self.decision_seconds < 15:
            raise IllegalSetup("too_hurried", "R-61", option="decision_seconds", least=15)


class RetosPlayer(Player, frozen=True, kw_only=True):
    """What the room has collected from one person. Limits and blocked tags are theirs alone."""

    rules: ClassVar[Mapping[str, str]] = {
        "adult": "R-02",
        "ready": "R-05",
        "host": "R-91",
        "partner": "R-14",
        "garments": "R-12",
        "drinks": "R-13",
        "blocked": "R-15",
    }

    adult: bool = True
    ready: bool = True
    host: bool = False
    bot: bool = False
    """Nobody sits here: dares neither fall to this seat nor involve it."""
    partner: Seat | None = None
    """R-14: the seat they came with, which must say the same."""
    garments: Annotated[int, Meta(ge=0)] | None = None
    """R-12: how many they are willing to stake; None: as many as the house allows."""
    drinks: Annotated[int, Meta(ge=0)] | None = None
    """R-13: how many they are willing to take; None: as many as the house allows."""
    blocked: tuple[Tag, ...] = ()
    """R-15: what no dare of this game may be about."""


def check_players(players: tuple[RetosPlayer, ...], house: RetosHouse) -> None:
    """R-02, R-05, R-14, R-91: all are adults and ready, couples say the same, one person is the host."""
    for seat, player in enumerate(players):
        if not player.adult:
            raise IllegalSetup("not_adult", "R-02", seat=seat)
        if not player.ready:
            raise IllegalSetup("not_ready", "R-05", seat=seat)
        if player.partner is not None and not _is_couple(players, seat, player.partner):
            raise IllegalSetup("not_a_couple", "R-14", seat=seat, partner=player.partner)
        if player.host and player.bot:
            raise IllegalSetup("host_is_a_bot", "R-91", seat=seat)
    if house.respect != "off" and all(player.partner is None for player in players):
        raise IllegalSetup("couple_needed", "R-14", option="respect")
    if sum(player.host for player in players) > 1:
        raise IllegalSetup("one_host", "R-91")


def _is_couple(players: tuple[RetosPlayer, ...], seat: Seat, partner: Seat) -> bool:
    if partner == seat or partner not in range(len(players)):
        return False
    both = players[seat], players[partner]
    return both[1].partner == seat and not any(one.bot for one in both)
