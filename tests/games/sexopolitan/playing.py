"""People at a table of Sexopolitan whose cards and dice are known beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kit.people import Seated
from nightcap import Scripted
from nightcap.engine.events import Event
from nightcap.engine.moves import Move, Seat
from nightcap.games.sexopolitan import SexopolitanTable
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import Kind, PartnerCard, Place, Romp, Sex, Slot
from nightcap.games.sexopolitan.playing import CardStep
from nightcap.games.sexopolitan.turns import AskToSearch, EndTurn
from nightcap.games.sexopolitan.views import front_of

NAMES = "ABCDEFGH"
CHARACTERS = ("M01", "W02", "M03", "W04", "M09", "W10", "M11", "W12")
"""Unless a test says otherwise."""

SIX_SOLOS = "solo solo solo solo solo solo"


class Person(Seated[SexopolitanTable]):
    """What they do is done at the table."""

    def searches(self) -> list[Event]:
        return self.does(m.SearchPartner())

    def goes_solo(self) -> list[Event]:
        return self.does(m.PlaySolo())

    def romps(self, card: Romp = "romp", *, condom: bool = False) -> list[Event]:
        return self.does(m.PlayRomp(card, condom))

    def stays_in(self, *, condom: bool = True) -> list[Event]:
        """A One-Night Stand with the own partner."""
        return self.does(m.PlayOneNight("own", condom))

    def strays(self, person: Person, slot: Slot = "char", *, condom: bool = True) -> list[Event]:
        """A One-Night Stand with somebody else's card."""
        return self.does(m.PlayOneNight(Place(person.seat, slot), condom))

    def gets_tested(self) -> list[Event]:
        return self.does(m.PlayTested())

    def sees_a_sexologist(self) -> list[Event]:
        return self.does(m.PlaySexologist())

    def goes_again(self) -> list[Event]:
        return self.does(m.PlaySuper("again"))

    def steals_from(self, person: Person) -> list[Event]:
        return self.does(m.PlaySuper("steal", person.seat))

    def calms_down(self) -> list[Event]:
        return self.does(m.PlaySuper("calm"))

    def puts_off(self, person: Person) -> list[Event]:
        return self.does(m.PlayNotTonight(person.seat))

    def troubles(self, person: Person) -> list[Event]:
        return self.does(m.PlayTrouble(person.seat))

    def breaks_down(self, person: Person, sex: Sex, slot: Slot) -> list[Event]:
        return self.does(m.PlayBreakdown(sex, person.seat, slot))

    def breaks_up(self, person: Person) -> list[Event]:
        return self.does(m.PlayBreakUp(person.seat))

    def discards(self, cards: str) -> list[Event]:
        return self.does(m.DiscardSurplus(kinds(cards)))

    def rolls_to_win_back(self) -> list[Event]:
        return self.does(m.WinBack(roll=True))

    def lets_the_partner_go(self) -> list[Event]:
        return self.does(m.WinBack(roll=False))

    def catches(self) -> list[Event]:
        return self.does(m.React(catch=True))

    def looks_away(self) -> list[Event]:
        return self.does(m.React(catch=False))

    def may(self, move: Move) -> bool:
        return move in self.table.moves(self.seat)

    @property
    def hand(self) -> list[Kind]:
        return sorted(self.table.hands[self.seat])

    @property
    def score(self) -> int:
        return self.table.scores[self.seat]

    @property
    def partner(self) -> PartnerCard | None:
        return self.table.partners[self.seat]

    @property
    def front(self) -> set[str]:
        """What lies before this person: `tested`, `breakdown_m@char`."""
        cards = front_of(self.table, self.seat)
        return {card.card + (f"@{card.slot}" if card.slot else "") for card in cards}


def kinds(text: str) -> tuple[Kind, ...]:
    return tuple(text.split())  # type: ignore[arg-type]


def laid_out(
    *people: Mapping[str, Any],
    seats: int = 4,
    phase: str = "cards",
    active: Seat = 0,
    main: Sequence[Any] = ("solo",) * 20,
    pile: Sequence[str] = (),
    discard: str = "",
    partner_discard: str = "",
    dice: Sequence[Any] = (),
    then: str | None = None,
    **options: Any,
) -> tuple[SexopolitanTable, list[Person]]:
    """A table in the middle of a game; cards that are not named are left out of it.

    Each of `people`, from A on, may have a `character`, `partner`, `front`, `score` and `hand`.
    Piles are top first. `dice`: what will be thrown, or how a pile will be shuffled.
    """
    table = SexopolitanTable.new(seats=seats, options=options)
    everybody = [*people, *[{}] * (seats - len(people))]
    table.characters = tuple(
        person.get("character", usual) for person, usual in zip(everybody, CHARACTERS, strict=False)
    )
    table.partners = [person.get("partner") for person in everybody]
    table.scores = [person.get("score", 0) for person in everybody]
    table.hands = [kinds(person.get("hand", SIX_SOLOS)) for person in everybody]
    fronts = [person.get("front", "").split() for person in everybody]
    table.tested = ["tested" in front for front in fronts]
    table.not_tonight = ["not_tonight" in front for front in fronts]
    table.trouble = ["trouble" in front for front in fronts]
    slots = [[card.partition("@")[2] for card in front if "@" in card] for front in fronts]
    table.breakdowns = [slot[0] if slot else None for slot in slots]
    table.main, table.main_discard = list(main), list(kinds(discard))
    table.pile = [PartnerCard(card) for card in reversed(pile)]
    table.partner_discard = [PartnerCard(card) for card in partner_discard.split()]
    table.chance = Scripted(dice, then=then)
    table.starter = table.active = active
    table.dice = ()
    table.agenda = [EndTurn(active), CardStep(active)]
    if phase == "search":
        table.agenda.append(AskToSearch(active))
    table._proceed()
    return table, [Person(table, seat) for seat in range(seats)]


def new(seats: int = 4, *, seed: str = "", script: Sequence[Any] = (), **options: Any) -> SexopolitanTable:
    """A new game; a script says, in order: men, women, characters, partner pile, main pile, dice."""
    chance = Scripted(script, then="more") if script else None
    return SexopolitanTable.new(seats=seats, options=options, chance=chance, seed=seed)
