"""What a seat cannot know, dealt anew in agreement with everything it can conclude."""

from __future__ import annotations

from msgspec.structs import replace

from nightcap.engine.cards import PACK, Card
from nightcap.engine.moves import Seat
from nightcap.games.retos.dare_cards import PLACE
from nightcap.games.retos.penalties import AskForPenalty, available
from nightcap.games.retos.table import MATCHES, RetosState

TRIES = 20
"""After so many deals that do not agree with the passes seen, few do."""

SWAPS = 8
"""How often each hidden card then changes its place on average: enough to forget where it was."""


def redeal(table: RetosState, seat: Seat) -> None:
    others = [other for other in table.order if other != seat]
    if table.result is None or table.result.how == "stopped":  # else every hand lies open
        redeal_cards(table, others)
        redeal_dares(table, seat)
    redeal_limits(table, others)


def redeal_dares(table: RetosState, seat: Seat) -> None:
    """R-08: what lies on cards that this seat has not seen."""
    assert table.deck is not None
    seen = {*table.used, *table.hands[seat], *(card for shown in table.shown for card in shown)}
    hidden = [card for card in PACK if card not in seen]
    dares = list(table.deck.dares)
    for card, dare in zip(hidden, table.chance.shuffle(hidden), strict=True):
        dares[PLACE[card]] = replace(table.dare_on(dare), card=card)
    table.deck = replace(table.deck, dares=tuple(dares))


def redeal_cards(table: RetosState, others: list[Seat]) -> None:
    """R-42: cards that were shown stay where they are. R-38: a hand that had to pass stays one."""
    shown = table.shown
    hidden = [card for other in others for card in table.hands[other] if card not in shown[other]]
    pool = hidden + table.stock
    tightest_first = sorted(others, key=lambda other: -len(table.lacks[other]))
    for _ in range(TRIES):
        pile = list(table.chance.shuffle(pool))
        hands = [shown[other] + drawn(table, other, pile) for other in tightest_first]
        if all(
            len(hand) == len(table.hands[other]) for other, hand in zip(tightest_first, hands, strict=True)
        ):
            for other, hand in zip(tightest_first, hands, strict=True):
                table.hands[other] = hand
            table.stock = pile
            return
    swap_cards(table, others)


def swap_cards(table: RetosState, others: list[Seat]) -> None:
    """Where few deals agree: exchange hidden cards two by two, as long as every hand still agrees.

    Not every deal that agrees is reached so: one that takes three cards going round may be missed.
    """
    hands = {other: list(table.hands[other]) for other in others}
    stock = table.stock
    places = [(stock, place) for place in range(len(stock))]
    for other, hand in hands.items():
        places += [(hand, place) for place, card in enumerate(hand) if card not in table.shown[other]]
    for _ in range(SWAPS * len(places)):
        (one, here), (another, there) = table.chance.pick(places), table.chance.pick(places)
        one[here], another[there] = another[there], one[here]
        if not all(agrees(table, other, hand) for other, hand in hands.items()):
            one[here], another[there] = another[there], one[here]
    for other, hand in hands.items():
        table.hands[other] = tuple(hand)


def agrees(table: RetosState, seat: Seat, hand: list[Card]) -> bool:
    """R-38: whether this hand could have passed as it did."""
    return all(sum(card in MATCHES[lack.top] for card in hand) <= lack.most for lack in table.lacks[seat])


def drawn(table: RetosState, seat: Seat, pile: list[Card]) -> tuple[Card, ...]:
    """What this hand hides, taken off the pile: fewer cards if too few agree with its passes."""
    known = table.shown[seat]
    count = len(table.hands[seat]) - len(known)
    room = {
        lack.top: lack.most - sum(1 for card in known if card in MATCHES[lack.top])
        for lack in table.lacks[seat]
        if lack.most < len(table.hands[seat])
    }
    if not room:
        hand = pile[:count]
        del pile[:count]
        return tuple(hand)
    hand = []
    for card in pile:
        if len(hand) == count:
            break
        tops = [top for top in room if card in MATCHES[top]]
        if all(room[top] for top in tops):
            hand.append(card)
            for top in tops:
                room[top] -= 1
    pile[:] = [card for card in pile if card not in hand]
    return tuple(hand)


def redeal_limits(table: RetosState, others: list[Seat]) -> None:
    """R-12, R-13, R-15: anything between what was paid and what the house allows."""
    house, below = table.house, table.chance.below
    players = list(table.players)
    for other in others:
        players[other] = replace(players[other], garments=None, drinks=None, blocked=())
        garments, drinks = table.garments[other], table.drinks[other]
        if not table.exhausted[other]:  # everybody saw that nothing was left
            garments += below(house.garment_max - garments + 1)
            drinks += below(house.drink_max - drinks + 1)
        table.garment_limits[other] = garments
        table.drink_limits[other] = drinks
    table.players = tuple(players)
    question = table.question if table.agenda else None
    if isinstance(question, AskForPenalty) and not available(table, question.seat):
        allow_payment(table, question.seat)


def allow_payment(table: RetosState, seat: Seat) -> None:
    """R-77: a seat that is asked to pay has something to pay with."""
    house = table.house
    kinds = [
        (limits, paid[seat], most)
        for kind, limits, paid, most in (
            ("garment", table.garment_limits, table.garments, house.garment_max),
            ("drink", table.drink_limits, table.drinks, house.drink_max),
        )
        if kind in house.penalty_kinds and paid[seat] < most
    ]
    limits, paid, most = table.chance.pick(kinds)
    limits[seat] = paid + 1 + table.chance.below(most - paid)
