"""The invariants of both catalogues, asserted after every move of random games."""

from __future__ import annotations

from nightcap.engine.activities import Deck
from nightcap.engine.cards import PACK
from nightcap.engine.table import Table
from nightcap.games.couples.activities import AskToSelect
from nightcap.games.couples.advanced.game import AdvancedTable
from nightcap.games.couples.advanced.table import COINS
from nightcap.games.couples.advanced.track import FINISH, LINES
from nightcap.games.couples.dealing import AskToDeal, AskToExchange
from nightcap.games.couples.moves import SafeStop
from nightcap.games.couples.quick import BOTTOM_TO_TOP, QuickTable
from nightcap.games.couples.reward_cards import REWARDS
from nightcap.games.couples.table import CouplesTable

WHOLE_PACK = set(PACK)


def both(table: CouplesTable) -> None:
    dealt = any(table.hands) or bool(table.used) or getattr(table, "piles", [()])[0] != ()
    piles = getattr(table, "piles", [(), ()])
    if dealt:
        places = [*table.pack, *table.hands[0], *table.hands[1], *table.discards[0], *table.discards[1]]
        places += [*piles[0], *piles[1]]
        assert len(places) == 52  # 1, 3: each card in one place
        assert set(places) == WHOLE_PACK
        assert all(len(table.hands[seat]) + len(piles[seat]) == 5 for seat in range(2))  # 2
    assert all(0 <= bails <= 2 for bails in table.bails)  # 7
    assert all(0 <= clothes <= table.house.pieces for clothes in table.clothes)  # 8
    up = table.face_up
    if up is not None:
        open_ones = len(table.card(up.card).activities) - len(set(up.ruled_out))
        assert open_ones > 0 or not (table.agenda and isinstance(table.question, AskToSelect))  # 11
        assert up.selected not in up.ruled_out
    if table.result is None:  # 15
        assert table.waiting
        assert all(table.answers(seat) for seat in table.waiting)
    else:
        assert not table.waiting
        assert not table.options(0)
        assert not table.options(1)


REWARDS_IN: dict[int, tuple[Deck, frozenset[str], int]] = {}


def rewards_in(deck: Deck | None) -> tuple[frozenset[str], int]:
    """The ids of a deck's reward cards, and how many are climax cards; worked out once for each deck."""
    assert deck is not None
    if id(deck) not in REWARDS_IN:
        ids = frozenset(card.id for card in deck.cards.values() if card.category != "shop")
        REWARDS_IN[id(deck)] = deck, ids, sum(card.startswith("climax") for card in ids)
    return REWARDS_IN[id(deck)][1:]


def quick(table: Table) -> None:
    assert isinstance(table, QuickTable)
    both(table)
    house = table.house
    assert len(table.pack) >= 22 or not any(table.hands)  # 2
    size = sum(house.cards_of(category) for category in BOTTOM_TO_TOP)
    everywhere = [used.card for used in table.used]
    everywhere += [card for deck in table.reward_decks for card in deck]
    if table.face_up:
        everywhere.append(table.face_up.card)
    assert len(set(everywhere)) == len(everywhere) == 2 * size  # 4
    for seat in range(2):
        gone = [used.card for used in table.used if used.drawer == seat]
        if table.face_up and table.face_up.drawer == seat:
            gone.append(table.face_up.card)
        assert table.wins[seat] == len(gone) == size - len(table.reward_decks[seat])  # 5
        taken = [table.card(card).category for card in gone]
        order = [c for c in reversed(BOTTOM_TO_TOP) for _ in range(house.cards_of(c))]
        assert taken == order[: len(taken)]  # 6
    assert sum(wins == size for wins in table.wins) <= 1  # 5
    assert table.climax_allowed == (max(table.wins) == size)  # 9
    assert table.round <= 2 * size - 1  # 16
    if not (house.changes() or any(isinstance(move, SafeStop) for _, move in table.played)):
        assert set(table.clothes) <= {5, 3, 1, 0}  # 8


def advanced(table: Table) -> None:
    assert isinstance(table, AdvancedTable)
    both(table)
    assert sum(table.coins) + table.bank == COINS  # 1
    assert min(table.coins) >= 0
    assert table.bank >= 0
    start = table.house.start_space
    assert len(table.pack) >= 2 or not any(table.hands)  # 2
    assert all(start <= position <= FINISH for position in table.positions)  # 3
    for seat in range(2):
        assert sum(item.seat == seat for item in table.items) <= 4  # 4
        lines = {line for line in LINES if start < line <= table.positions[seat]}
        taken = [table.card(used.card).category for used in table.used if used.drawer == seat]
        waiting = [item.kind for item in table.items if item.seat == seat]
        if table.face_up and table.face_up.drawer == seat and table.visit is None:
            waiting.append(table.card(table.face_up.card).category)
        rewards = sorted(kind for kind in taken + waiting if kind not in ("climax", "shop"))
        assert rewards == sorted(LINES[line] for line in lines if LINES[line] != "shop")  # 4
    places = [card for stack in table.stacks.values() for card in stack]  # 5
    places += [item.card for item in table.items if item.card is not None]
    places += [used.card for used in table.used]
    if table.face_up and table.visit is None:
        places.append(table.face_up.card)
    rewards_of, climaxes_of = rewards_in(table.deck)
    assert len(places) == len(rewards_of)
    assert set(places) == rewards_of
    for kind in REWARDS:
        assert [card for card in table.stacks[kind] if not card.startswith(kind)] == []
    if table.agenda and not isinstance(table.question, AskToDeal | AskToExchange):
        for seat in range(2):  # 6
            assert not table.locked[seat] or table.exchanged[seat][-1] == 0
            assert not (table.locked[seat] and table.bought[seat])
    assert len(table.shop) <= 2  # 11
    across = [seat for seat in range(2) if table.positions[seat] == FINISH]
    assert (table.winner is not None) == bool(across)  # 14
    if len(across) == 2:
        assert table.winner == table.best_hand
    climaxes = climaxes_of - len(table.stacks["climax"])
    assert climaxes == table.climax_allowed  # 9, 15
    if table.climax_allowed:
        assert not table.items
    assert table.round <= 71  # 16
