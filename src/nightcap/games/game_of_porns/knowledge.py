"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nightcap.engine.moves import Seat
from nightcap.games.game_of_porns.cards import PENALTY, Card
from nightcap.games.game_of_porns.hands import Suspicion
from nightcap.games.game_of_porns.table import GameOfPornsState


def redeal(table: GameOfPornsState, seat: Seat) -> None:
    """Let hidden cards change places, as far as this seat could not tell.

    A card stays where it is while the seat is sure of it: its own hand; what others took from the
    pile or got for a natural card; what its spies and thieves have seen and what was stolen from it.
    When somebody else's thief may have moved such a card, it is in one of those two hands. After a
    defect, or a second theft, it may be anywhere.

    The pile was public, so after a reshuffle everybody knows which cards are to be drawn from now on,
    and how many of them are in each hand: cards change places only with those that came into the
    stock together with them. Those that a theft or a defect has mixed up count as of the last
    reshuffle. When the game is over the penalties are known, so cards change places with equal ones.

    Not followed is who has drawn since a defect: a card that went into the stock by it may also turn
    up in a hand that has not.
    """
    for suspicion in table.suspicions:
        if suspicion.observer == seat and table.result is None:
            suspect_another(table, seat, suspicion)
    names: dict[Card, Card] = {}
    for held, stocked in hidden_cards(table, seat):
        names |= exchange(held, table.chance.draw(held + stocked, len(held)))
    rename(table, seat, names)
    for other in table.others(seat):
        told_both = [secret for secret in table.secrets[other] if secret.seen_by(seat)]
        table.secrets[other] = tuple(told_both)  # the rest is not this seat's to know


def hidden_cards(table: GameOfPornsState, seat: Seat) -> list[tuple[list[Card], list[Card]]]:
    """What lies unseen in the others' hands, and in the stock; in groups that could be told apart."""
    batches = table.batch
    values = {} if table.result is None else PENALTY
    groups: dict[tuple[int, int], list[Card]] = {}
    for other in table.others(seat):
        for card in unsure(table, seat, other):
            groups.setdefault((batches.get(card, 0), values.get(card, 0)), []).append(card)
    if not batches and not values:
        return [(held, table.stock) for held in groups.values()]
    return [
        (held, [c for c in table.stock if batches.get(c, 0) == batch and values.get(c, 0) == value])
        for (batch, value), held in groups.items()
    ]


def exchange(held: list[Card], drawn: tuple[Card, ...]) -> dict[Card, Card]:
    """The cards drawn take the places of those held, which go where the others came from."""
    came = [card for card in drawn if card not in held]
    went = [card for card in held if card not in drawn]
    return dict(zip([*held, *came], [*drawn, *went], strict=True))


def unsure(table: GameOfPornsState, seat: Seat, holder: Seat) -> list[Card]:
    """The cards of a hand that this seat is not sure of, nor suspects to be there."""
    sure = table.known(seat, holder)
    suspected = [s.cards for s in table.suspicions if s.observer == seat and holder in (s.victim, s.thief)]
    return [
        card
        for card in table.hands[holder]
        if card not in sure and not any(card in cards for cards in suspected)
    ]


def suspect_another(table: GameOfPornsState, seat: Seat, suspicion: Suspicion) -> None:
    """Any card that the victim held may be the one that was stolen, or one that nobody has seen."""
    victim, thief, cards = suspicion.victim, suspicion.thief, suspicion.cards
    batch = table.batch.get(cards[0])  # that of all cards the victim held then

    def unseen(holder: Seat) -> list[Card]:
        return [card for card in unsure(table, seat, holder) if table.batch.get(card) == batch]

    loot = [card for card in cards if card in table.hands[thief]] or unseen(thief)
    left = [card for card in cards if card in table.hands[victim]] + unseen(victim)
    if loot:
        one = table.chance.pick(loot)
        another = table.chance.pick([one, *left])
        rename(table, seat, {one: another, another: one})


def rename(table: GameOfPornsState, seat: Seat, names: Mapping[Card, Card]) -> None:
    """Put other cards in place of these, in all that this seat has not seen."""

    def renamed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([names.get(card, card) for card in cards])

    for other in table.others(seat):
        table.hands[other] = renamed(table.hands[other])
    table.stock = [names.get(card, card) for card in table.stock]
    table.knows = [
        renamed(cards) if cards and place // table.seats != seat else cards
        for place, cards in enumerate(table.knows)
    ]
    table.suspicions = [
        s if s.observer == seat else replace(s, cards=renamed(s.cards)) for s in table.suspicions
    ]
