"""S-01…S-15 and the options: what is on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.sexopolitan.playing import laid_out, new
from kit.people import refused
from kit.rules import rule
from nightcap import IllegalSetup
from nightcap.engine.events import seen_by
from nightcap.games.sexopolitan import SexopolitanTable, events
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import MEN, PARTNER_CARDS, SEX, WOMEN, Place, PlayDeck, cards_of


@rule("S-01")
def test_four_to_eight_play() -> None:
    assert [new(seats).seats for seats in range(4, 9)] == [4, 5, 6, 7, 8]
    for seats in (0, 3, 9):
        with pytest.raises(IllegalSetup) as refusal:
            new(seats)
        assert (refusal.value.code, refusal.value.rule) == ("seat_count", "S-01")


@rule("S-02", "S-03", "S-04")
def test_the_cards() -> None:
    assert (len(MEN), len(WOMEN), len(set(PARTNER_CARDS))) == (12, 12, 24)
    deck = Counter(cards_of(PlayDeck()))
    assert sum(deck.values()) == 103
    assert deck == {
        "romp": 8,
        "romp_c": 14,
        "romp_r": 3,
        "romp_cr": 3,
        "solo": 10,
        "one_night": 8,
        "condom": 16,
        "tested": 4,
        "sexologist": 6,
        "super": 4,
        "not_tonight": 6,
        "trouble": 6,
        "breakup": 5,
        "breakdown_m": 3,
        "breakdown_w": 3,
        "caught": 4,
    }
    table = new(6, seed="x")
    assert Counter([*table.main, *(card for hand in table.hands for card in hand)]) == deck
    assert {*table.pile, *table.characters} == set(PARTNER_CARDS)


SCRIPT: list[Any] = [
    ["M07", "M02"],
    ["W01", "W09"],
    ["W09", "M07", "M02", "W01"],
    ["W05", "M01"],
    ["caught", "super", "solo", "tested"],
    *(3, 3, 6, 1, 2, 4, 1, 1),
]


@rule("S-05", "S-08", "S-09")
def test_what_everybody_is_dealt() -> None:
    table = new(script=SCRIPT)
    assert table.characters == ("W09", "M07", "M02", "W01")
    assert [hand[0] for hand in table.hands] == ["caught", "super", "solo", "tested"]
    assert [len(hand) for hand in table.hands] == [6, 6, 6, 6]
    for seat in range(4):
        view = table.view(seat)
        assert [other.character for other in view.seats] == ["W09", "M07", "M02", "W01"]
        assert view.seats[seat].hand == table.hands[seat]
        assert [other.hidden for other in view.seats if other.seat != seat] == [6, 6, 6]
        assert not any(other.hand for other in view.seats if other.seat != seat)
        assert (view.top, view.pile, view.main) == ("W05", 20, 103 - 24)
        dealt = [event for event in seen_by(seat, table.events) if isinstance(event, events.HandDealt)]
        assert dealt == [events.HandDealt(seat, table.hands[seat], to=(seat,))]
    assert not any(seat.hand for seat in table.view(None).seats)
    assert not any(isinstance(event, events.HandDealt) for event in seen_by(None, table.events))


@rule("S-06", "S-07")
def test_any_seat_may_be_either_and_a_coin_decides_who_is_one_more() -> None:
    tables = [new(5, seed=str(number)) for number in range(300)]
    men = Counter(sum(SEX[card] == "m" for card in table.characters) for table in tables)
    assert set(men) == {2, 3}
    assert 110 < men[2] < 190
    for seat in range(5):
        assert {SEX[table.characters[seat]] for table in tables} == {"m", "w"}
    assert {table.characters[0] for table in tables} == set(PARTNER_CARDS)


@rule("S-10", "S-11")
def test_everything_is_empty_at_the_start() -> None:
    table = new(5, seed="x")
    assert table.main_discard == table.partner_discard == []
    assert table.partners == [None] * 5
    assert table.scores == [0] * 5
    assert all(seat.front == () for seat in table.view(None).seats)
    assert table.view(None).phase == "search"


@rule("S-12", "S-14")
def test_the_highest_total_starts_and_ties_roll_again() -> None:
    table = new(script=[*SCRIPT[:5], *(6, 6, 3, 3, 6, 6, 1, 1), *(1, 1, 2, 1)])
    rolled = [(event.seat, event.dice) for event in table.events if isinstance(event, events.StartRolled)]
    assert rolled == [(0, (6, 6)), (1, (3, 3)), (2, (6, 6)), (3, (1, 1)), (0, (1, 1)), (2, (2, 1))]
    assert (table.starter, table.active, table.waiting) == (2, 2, (2,))
    assert table.partners == [None] * 4
    assert table.scores == [0] * 4
    assert [len(hand) for hand in table.hands] == [6] * 4


@rule("S-13")
def test_turns_pass_clockwise() -> None:
    table, people = laid_out(*[{"partner": card} for card in ("W05", "M05", "W06", "M06")], dice=[1] * 15)
    order = []
    for _ in range(5):
        order.append(table.active)
        for _ in range(3):
            people[table.active].goes_solo()
    assert order == [0, 1, 2, 3, 0]


@rule("S-15", "O-01")
def test_in_any_company_every_two_can_be_a_couple() -> None:
    table, (ana, ben, cleo, _) = laid_out(
        {"hand": "super one_night condom romp breakdown_m solo"},
        {"partner": "M05"},
        {"partner": "M06", "front": "breakdown_m@char"},
        phase="search",
        pile=["M07"],
        dice=[1],
        couples="any",
    )
    ana.searches()
    assert ana.partner == "M07"  # S-20
    assert ana.may(m.PlayRomp("romp", condom=False))
    assert ana.may(m.PlayOneNight(Place(1, "partner"), condom=True))  # S-49: a man, for M01
    assert ana.may(m.PlayBreakdown("m", 1, "partner"))
    with refused(ana, "wrong_sex", "S-80"):
        ana.breaks_down(ben, "m", "char")
    table.partners[0] = None
    assert ana.may(m.PlaySuper("steal", 1))  # S-59
    assert ana.may(m.PlaySuper("steal", 2))
    ana.steals_from(cleo)
    assert (ana.partner, cleo.partner) == ("M06", None)
    for seats in (4, 5, 8):  # S-06 stays
        sexes = [SEX[card] for card in new(seats, seed="x", couples="any").characters]
        assert abs(sexes.count("m") - sexes.count("w")) <= 1


@rule("S-15", "O-01")
def test_a_single_attacker_in_any_company_takes_whoever_it_is() -> None:
    _, (ana, ben, *_) = laid_out(
        {"hand": "breakup solo solo solo solo solo"}, {"partner": "M05"}, couples="any"
    )
    ana.breaks_up(ben)
    assert ana.partner == "M05"


def test_who_may_love_whom_is_the_first_thing_a_table_chooses() -> None:
    assert SexopolitanTable.house_rules.__struct_fields__[0] == "couples"
    assert next(iter(SexopolitanTable.house_rules.rules)) == "couples"
    assert new().view(None).house.couples == "opposite"


@rule("O-01", "O-02", "O-03", "O-04", "O-05", "O-06", "O-07", "O-08", "O-09", "O-10", "O-11")
def test_the_options_their_defaults_and_limits() -> None:
    usual = new().house
    assert (usual.couples, usual.target, usual.affair_pairing, usual.discard_policy) == (
        "opposite",
        69,
        "couple",
        "stuck",
    )
    assert (usual.reconciliation_dice, usual.negative_scores, usual.caught_takes) == (2, False, "active")
    assert (usual.reaction_seconds, usual.round_limit, usual.lover_may_catch) == (8, 100, False)
    assert usual.deck == PlayDeck()
    limits: dict[str, tuple[str, list[Any], list[Any]]] = {
        "couples": ("O-01", ["opposite", "any"], ["same", None]),
        "target": ("O-02", [30, 150], [29, 151, "69"]),
        "affair_pairing": ("O-03", ["couple", "character", "strict"], ["none"]),
        "discard_policy": ("O-04", ["stuck", "free"], [True]),
        "reconciliation_dice": ("O-05", [1, 2], [0, 3]),
        "negative_scores": ("O-06", [True, False], ["yes"]),
        "caught_takes": ("O-07", ["active", "both"], ["all"]),
        "reaction_seconds": ("O-08", [3, 30], [2, 31]),
        "round_limit": ("O-09", [20, 500], [19, 501]),
        "lover_may_catch": ("O-11", [True, False], [1]),
        "deck": ("O-10", [{}], [{"solo": -1}, {"joker": 2}]),
    }
    for name, (number, allowed, forbidden) in limits.items():
        for value in allowed:
            assert getattr(new(**{name: value}).house, name) in (value, PlayDeck())
        for value in forbidden:
            with pytest.raises(IllegalSetup) as refusal:
                new(**{name: value})
            assert (refusal.value.code, refusal.value.rule) == ("bad_option", number)


@rule("S-04", "O-10")
def test_a_deck_has_103_cards_and_20_practices_at_least() -> None:
    table = new(deck={"solo": 12, "romp": 6}, seed="x")
    together = Counter([*table.main, *(card for hand in table.hands for card in hand)])
    assert (together["solo"], together["romp"], sum(together.values())) == (12, 6, 103)
    for deck, code in (
        ({"solo": 11}, "play_deck_size"),
        ({"solo": 9}, "play_deck_size"),
        ({"romp": 0, "romp_c": 0, "solo": 5, "condom": 43}, "few_practices"),
    ):
        with pytest.raises(IllegalSetup) as refusal:
            new(deck=deck)
        assert (refusal.value.code, refusal.value.rule) == (code, "O-10")
    least = {"romp": 0, "romp_c": 0, "solo": 6, "condom": 42}
    assert new(deck=least).house.deck.practices == 20


@rule("O-08")
def test_the_seconds_of_a_reaction_are_for_the_room_to_count() -> None:
    """Everybody sees them; no move and no rule depends on them."""
    table = new(seed="x", reaction_seconds=3)
    assert table.view(None).house.reaction_seconds == 3
    other = new(seed="x", reaction_seconds=30)
    assert other.hands == table.hands
    assert other.events == table.events
