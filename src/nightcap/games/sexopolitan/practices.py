"""S-37…S-53: alone, with the own partner, or with somebody else's."""

from __future__ import annotations

from functools import cache

from nightcap.engine.moves import Seat
from nightcap.engine.options import Just, Options
from nightcap.engine.refusals import Bar
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import RECONCILING, ROMPS, SEX, WITH_CONDOM, Kind, Place, Sex
from nightcap.games.sexopolitan.moves import PlayOneNight, PlayRomp, PlaySolo
from nightcap.games.sexopolitan.rolling import Roll
from nightcap.games.sexopolitan.table import KEPT, Act, SexopolitanState, opponents

# Solo

SOLO: Options = (Just(PlaySolo()),)


def solos(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    """S-37: whatever lies before a seat, but only in its own turn."""
    return SOLO


def play_solo(table: SexopolitanState, seat: Seat, move: PlaySolo) -> None:
    perform(table, seat, Act("solo", 1), ("solo",))


# Own acts


def own_act_bar(table: SexopolitanState, seat: Seat) -> Bar | None:
    """S-39: it takes a partner. S-41: and nothing in the way."""
    if table.partners[seat] is None:
        return "no_partner", "S-39"
    if table.not_tonight[seat]:
        return "not_tonight", "S-70"
    if table.breakdowns[seat] is not None:
        return "breakdown", "S-82"
    return None


def pair_bar(table: SexopolitanState, seat: Seat) -> Bar | None:
    """S-43: a condom must be in hand. S-29: and two cards take two plays."""
    hand = table.hands[seat]
    if "condom" not in hand:
        return "no_condom", "S-43"
    return ("one_play_left", "S-29") if len(hand) < KEPT + 2 else None


def act_bar(table: SexopolitanState, seat: Seat, card: Kind, condom: bool) -> Bar | None:
    """S-43, S-51: with a condom exactly if the card has the symbol and the couple is not tested."""
    if bar := own_act_bar(table, seat):
        return bar
    if card not in WITH_CONDOM or table.tested[seat]:
        return ("no_condom_needed", "S-45") if condom else None
    return pair_bar(table, seat) if condom else ("condom_needed", "S-43")


OWN_ACTS: dict[Kind, Options] = {
    **{card: (Just(PlayRomp(card, condom=False)),) for card in ROMPS},
    "one_night": (Just(PlayOneNight("own", condom=False)),),
}
OWN_ACTS_WITH_CONDOM: dict[Kind, Options] = {
    **{card: (Just(PlayRomp(card, condom=True)),) for card in ROMPS},
    "one_night": (Just(PlayOneNight("own", condom=True)),),
}


def own_acts(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    """S-39: a romp; S-48: or a One-Night Stand with the own partner, which is one, too."""
    if own_act_bar(table, seat):
        return ()
    if card not in WITH_CONDOM or table.tested[seat]:
        return OWN_ACTS[card]
    return () if pair_bar(table, seat) else OWN_ACTS_WITH_CONDOM[card]


def romp_bar(table: SexopolitanState, seat: Seat, move: PlayRomp) -> Bar | None:
    return act_bar(table, seat, move.card, move.condom)


def play_romp(table: SexopolitanState, seat: Seat, move: PlayRomp) -> None:
    """S-40: two dice. S-72: one under Trouble Brewing."""
    perform(table, seat, Act(move.card, 2), (move.card, "condom") if move.condom else (move.card,))


# One-Night Stands


def drawn_to(table: SexopolitanState, seat: Seat) -> tuple[Sex, ...]:
    """S-49: the sexes that somebody of this seat's own can have an affair with.

    O-03: by the character alone, or by either of the couple that has no Breakdown (S-50).
    """
    house, character = table.house, table.characters[seat]
    if house.affair_pairing != "couple":
        return house.likes(character)  # type: ignore[no-any-return]
    partner, breakdown = table.partners[seat], table.breakdowns[seat]
    likes: tuple[Sex, ...] = () if breakdown == "char" else house.likes(character)
    if partner is not None and breakdown != "partner":
        likes += house.likes(partner)
    return likes


def affair_bar(table: SexopolitanState, place: Place, likes: tuple[Sex, ...]) -> Bar | None:
    """S-49, S-50: who can be the other party; S-53: other obstacles there do not matter."""
    card = table.card_at(place)
    if card is None:
        return "target_is_single", "S-49"
    if table.breakdowns[place.seat] == place.slot:
        return "breakdown", "S-50"
    if place.slot == "char" and table.house.affair_pairing == "strict":
        return "only_partners", "S-49"
    if SEX[card] not in likes:
        return "not_compatible", "S-49"
    return None


@cache
def strangers(seat: Seat, seats: int) -> tuple[tuple[Place, Just], ...]:
    """The Partner cards of all opponents, each with the affair it could be."""
    places = [Place(other, slot) for other in opponents(seat, seats) for slot in ("char", "partner")]
    return tuple([(place, Just(PlayOneNight(place, condom=True))) for place in places])


def affairs(table: SexopolitanState, seat: Seat, card: Kind) -> Options:
    """S-46, S-52: single or coupled, whatever lies before one. S-51: always with a condom."""
    if pair_bar(table, seat):
        return ()
    likes = drawn_to(table, seat)
    return tuple([way for place, way in strangers(seat, table.seats) if not affair_bar(table, place, likes)])


def one_night_bar(table: SexopolitanState, seat: Seat, move: PlayOneNight) -> Bar | None:
    target = move.target
    if target == "own":
        return act_bar(table, seat, "one_night", move.condom)
    if target.seat not in opponents(seat, table.seats):
        return "not_an_opponent", "S-46"
    if bar := affair_bar(table, target, drawn_to(table, seat)):
        return bar
    return pair_bar(table, seat) if move.condom else ("condom_needed", "S-51")


def play_one_night(table: SexopolitanState, seat: Seat, move: PlayOneNight) -> None:
    """S-52: Trouble Brewing does not reach an affair."""
    act = Act("one_night", 2, None if move.target == "own" else move.target)
    perform(table, seat, act, ("one_night", "condom") if move.condom else ("one_night",))


# All of them


def perform(table: SexopolitanState, seat: Seat, act: Act, cards: tuple[Kind, ...]) -> None:
    """S-35, S-44: all its cards lie in the discard before the dice are rolled."""
    table.discard(seat, *cards)
    other = act.other
    if other is None:
        table.tell(events.CardsPlayed(seat, cards))
    else:
        table.tell(events.CardsPlayed(seat, cards, other.seat, other.slot))
    if table.trouble[seat] and other is None and act.card != "solo":
        dice = 1  # S-72
        if act.card in RECONCILING:  # S-74: cancelled first
            table.trouble[seat] = False
            table.cancel(seat, "trouble")
            dice = table.house.reconciliation_dice  # O-05
        act = Act(act.card, dice)
    table.repeatable = act
    table.push(Roll(act))
