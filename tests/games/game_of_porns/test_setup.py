"""G-01…G-09 and the options: the deck, the deal, and what is agreed before."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from games.game_of_porns.playing import cards, new
from kit.people import refused
from kit.rules import RULES, rule
from nightcap import IllegalSetup, new_table
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_json
from nightcap.games.game_of_porns import GameOfPornsTable, events
from nightcap.games.game_of_porns.cards import (
    BASICS,
    CATEGORIES,
    DECK,
    EXTRAS,
    FITS,
    GENRE,
    GENRES,
    NEGATIVES,
    POSITIVES,
)
from nightcap.games.game_of_porns.house import GameOfPornsHouse

CATALOGUE = (RULES / "game-of-porns.md").read_text(encoding="utf-8")


def not_set_up(code: str, rule_number: str, seats: int = 2, **setup: Any) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        new_table("game-of-porns", seats=seats, **setup)
    assert (refusal.value.code, refusal.value.rule) == (code, rule_number)


@rule("G-01")
@pytest.mark.parametrize("seats", range(-1, 7))
def test_two_to_four_play(seats: int) -> None:
    if 2 <= seats <= 4:
        assert len(new(seats)[0].hands) == seats
    else:
        not_set_up("seat_count", "G-01", seats=seats)


@rule("G-02")
def test_the_deck_has_125_different_cards_and_no_blank() -> None:
    assert len(set(DECK)) == len(DECK) == 125
    kinds = Counter(card.rsplit("-", 1)[0].split("-")[0] for card in DECK)
    assert kinds == {"B": 60, "E": 35, "J": 10, "P": 7, "N": 7, "I": 6}
    table, *_ = new(4)
    everywhere = [*table.stock, *table.pile, *(card for hand in table.hands for card in hand)]
    assert sorted(everywhere) == sorted(DECK)


@rule("G-03")
def test_a_genre_has_nineteen_cards() -> None:
    for genre in GENRES:
        basics = [card for card in BASICS if GENRE[card] == genre]
        assert basics == [f"B-{genre}-{category}-{copy}" for category in CATEGORIES for copy in (1, 2)]
        extras = [card for card in EXTRAS if GENRE[card] == genre]
        assert extras == [f"E-{genre}-{number}" for number in range(1, 8)]
        assert len(basics + extras) == 19


@rule("G-48")
@pytest.mark.parametrize("card", POSITIVES + NEGATIVES)
def test_action_cards_fit_the_genres_of_the_catalogue(card: str) -> None:
    (fits,) = re.findall(rf"^\| {card} \| (?:green|red) \| [^|]+ \| ([^|]+) \|$", CATALOGUE, re.MULTILINE)
    assert FITS[cards(card)[0]] == (set(GENRES) if fits == "all five" else set(fits.split(", ")))


@rule("G-04")
def test_the_first_dealer_is_picked_by_chance() -> None:
    dealers = Counter(GameOfPornsTable.new(seats=4, seed=seed).dealer for seed in range(400))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 60
    assert new(3, script=[2, []])[0].dealer == 2


@rule("G-05")
def test_ten_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    table, ada, bea, cem = new(3, script=[1, list(DECK)])
    assert cem.hand == DECK[0:30:3]
    assert ada.hand == DECK[1:30:3]
    assert bea.hand == DECK[2:30:3]
    for person in (ada, bea, cem):
        dealt = [event for event in seen_by(person.seat, table.events) if isinstance(event, events.HandDealt)]
        assert dealt == [events.HandDealt(person.seat, person.hand, to=(person.seat,))]


@rule("G-06")
@pytest.mark.parametrize(("seats", "stock"), [(2, 104), (3, 94), (4, 84)])
def test_the_rest_is_the_stock_and_its_top_starts_the_pile(seats: int, stock: int) -> None:
    table, ada, *_ = new(seats, script=[seats - 1, list(DECK)])
    assert table.pile == [DECK[10 * seats]]
    assert ada.sees.stock == len(table.stock) == stock
    ada.draws()
    assert ada.hand[-1] == DECK[10 * seats + 1]


@rule("G-07")
def test_a_joker_that_starts_the_pile_may_be_taken() -> None:
    order = [card for card in DECK if card != "J-4"]
    _, ada, _ = new(2, script=[1, [*order[:20], cards("J-4")[0]]])
    ada.takes()
    assert ada.hand[-1] == "J-4"


@rule("G-08")
@pytest.mark.parametrize("first", ["I-SPY-1", "P-6", "N-2"])
def test_an_action_card_that_starts_the_pile_does_nothing_and_stays(first: str) -> None:
    order = [card for card in DECK if card != first]
    table, ada, _ = new(2, script=[1, [*order[:20], cards(first)[0]]])
    assert table.waiting == (0,)
    with refused(ada, "action_card_on_top", "G-08"):
        ada.takes()
    ada.draws()
    assert table.pile == [first]


@rule("G-09")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealers_left_begins_and_play_runs_clockwise(dealer: int) -> None:
    table, *people = new(3, script=[dealer, []])
    for step in range(1, 5):
        seat = (dealer + step) % 3
        assert table.waiting == (seat,)
        people[seat].draws()
        people[seat].discards(people[seat].hand[-1])


@pytest.mark.parametrize(
    ("option", "number", "good", "bad"),
    [
        ("ban_return_discard", "G-15", [True], [1, "yes"]),
        ("min_naturals", "G-20", [1, 6], [0, 7, 1.5, True]),
        ("exchange_before_meld", "G-39", [True], ["x"]),
        ("negative_grace", "G-56", [True], [None]),
        ("thief_pick", "G-60", ["blind", "open"], ["any"]),
        ("defect_pick", "G-61", ["target", "blind"], ["player"]),
        ("go_out", "G-62", ["discard", "any"], ["hit"]),
        ("turn_limit", "G-65", [0, 100, 2000], [-1, 1, 99, 2001]),
        ("match", "G-66", ["single", "target", "deals"], ["many"]),
        ("target_score", "G-70", [50, 500], [49, 501]),
        ("deals", "G-71", [2, 12], [1, 13]),
    ],
)
@rule("G-15", "G-20", "G-39", "G-56", "G-60", "G-61", "G-62", "G-65", "G-66", "G-70", "G-71")
def test_options_have_limits(option: str, number: str, good: list[Any], bad: list[Any]) -> None:
    assert GameOfPornsHouse.rules[option] == number
    for value in good:
        assert getattr(new(**{option: value})[0].house, option) == value
    for value in bad:
        not_set_up("bad_option", number, options={option: value})


def test_the_options_are_as_the_catalogue_has_them() -> None:
    house = GameOfPornsHouse()
    assert set(GameOfPornsHouse.rules) == set(house.__struct_fields__)
    defaults = re.findall(r"`(\w+)` \(default \*\*([\w ]+?)\*\*", CATALOGUE)
    assert len(defaults) == len(GameOfPornsHouse.rules)
    for name, value in defaults:
        option = re.sub(r"(?=[A-Z])", "_", name).lower()
        assert str(getattr(house, option)).lower() == value.split()[0]


def test_nothing_hidden_is_shown_at_the_start() -> None:
    table, ada, _ = new(2, seed="hidden")
    told = to_json([ada.sees, seen_by(0, table.events), table.options(0)]).decode()
    hidden = [card for card in (*table.hands[1], *table.stock) if f'"{card}"' in told]
    assert not hidden
    public = to_json([table.view(None), seen_by(None, table.events)]).decode()
    assert [card for card in DECK if f'"{card}"' in public] == table.pile
