"""R-12…R-16: what each player brings: limits, couples, blocked tags; and where luck comes from."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from games.retos.playing import PRIZE, Person, dares, laid_out, new, not_set_up
from games.retos.under_test import RETOS
from kit.people import refused
from kit.rules import rule
from kit.worlds import all_that_is_told
from nightcap import GAMES, IllegalSetup, Scripted, new_table, replay
from nightcap.engine.activities import Dare, DareDeck
from nightcap.engine.cards import PACK, SUITS, Card
from nightcap.engine.events import seen_by
from nightcap.games.retos import RetosTable
from nightcap.games.retos.dare_cards import TAGS, placeholder_deck
from nightcap.games.retos.house import RetosHouse

COUPLE = [{"partner": 1}, {"partner": 0}]


@rule("R-12", "R-13")
@pytest.mark.parametrize(
    ("house", "player", "garments", "drinks"),
    [
        ({}, {}, 5, 6),
        ({}, {"garments": 2, "drinks": 1}, 2, 1),
        ({}, {"garments": 0, "drinks": 0}, 0, 0),
        ({"garment_max": 1, "drink_max": 20}, {"garments": 4}, 1, 20),
        ({"drink_max": 3}, {"drinks": 9}, 5, 3),
    ],
)
def test_everybody_sets_their_own_limits(
    house: dict[str, Any], player: dict[str, int], garments: int, drinks: int
) -> None:
    _, (ana, ben) = new(2, players=[player, {}], **house)
    assert (ana.sees.mine.garment_limit, ana.sees.mine.drink_limit) == (garments, drinks)
    assert ben.sees.mine.garment_limit == house.get("garment_max", 5)
    for name, value in (("garment_max", 11), ("drink_max", 21)):
        not_set_up("bad_option", RetosHouse.rules[name], options={**PRIZE, name: value})
    not_set_up("bad_player", "R-12", players=[{"garments": -1}, {}])


@rule("R-12", "R-13")
def test_a_limit_of_none_is_never_offered() -> None:
    for limits, kinds in (
        ({"garments": 0}, ["drink", "cards"]),
        ({"drinks": 0}, ["garment", "cards"]),
        ({"garments": 0, "drinks": 0}, ["cards"]),
    ):
        _, (ana, ben) = laid_out(["5C 9D 2C", "2H 3S 4S"], "7S 8S", used="5H", players=[{}, limits])
        ana.draws()
        ana.plays("5C")
        ben.refuses()
        assert ben.can_pay == kinds


@rule("R-13")
@pytest.mark.parametrize("kind", ["drink", "garment"])
def test_no_limit_falls_below_what_was_paid(kind: Literal["drink", "garment"]) -> None:
    table, (ana, ben) = laid_out(["5C 9D 2C", "2H 3S 4S"], "7S 8S TS", used="5H")
    ana.draws()
    ana.plays("5C")
    ben.refuses()
    ben.pays(kind)
    lowers = ben.lowers_drinks if kind == "drink" else ben.lowers_garments
    limits = table.drink_limits if kind == "drink" else table.garment_limits
    with refused(ben, "only_lower", "R-13"):
        lowers(0)
    lowers(1)
    assert limits[1] == 1
    assert f"lower_{kind}s" not in ben.can


@rule("R-13")
def test_limits_can_be_lowered_at_any_time_and_nobody_else_learns_of_it() -> None:
    table, (ana, ben) = laid_out(["5C 9D 2C", "2H 3S 4S"], "7S 8S TS", used="5H")
    views = [ana.sees, table.view(None)]
    told = ben.lowers_drinks(4)  # not their turn
    assert seen_by(0, told) == seen_by(None, told) == []
    assert [ana.sees, table.view(None)] == views
    assert ben.sees.mine.drink_limit == 4
    with refused(ben, "only_lower", "R-13"):
        ben.lowers_drinks(4)
    with refused(ben, "only_lower", "R-13"):
        ben.lowers_garments(6)


@rule("R-13", "R-75")
def test_lowering_a_limit_while_being_punished_leaves_what_is_left() -> None:
    table, (ana, ben) = laid_out(["5C 9D", "2H 3S"], used="5H")
    ana.plays("5C")
    ben.refuses()
    ben.lowers_drinks(0)
    assert ben.can_pay == ["garment"]
    told = ben.lowers_garments(0)
    assert [event.__struct_config__.tag for event in seen_by(0, told)] == ["penalty_settled"]
    assert table.waiting == (1,)
    assert "pass" in ben.can


@rule("R-14")
def test_respect_needs_couples_who_both_say_so() -> None:
    respect = {**PRIZE, "respect": "all"}
    not_set_up("couple_needed", "R-14", options=respect)
    for players in (
        [{"partner": 1}, {}],
        [{"partner": 1}, {"partner": 2}, {"partner": 1}],
        [{"partner": 0}, {}],
        [{"partner": 7}, {}],
        [{"partner": 1}, {"partner": 0, "bot": True}],
    ):
        for options in (respect, PRIZE):  # what is said of a couple is checked in any mode
            not_set_up("not_a_couple", "R-14", seats=len(players), options=options, players=players)
    table, _ = new(3, players=[*COUPLE, {}], respect="all")  # a single may play
    assert [seat.partner for seat in table.view(None).seats] == [1, 0, None]


@rule("R-14")
@pytest.mark.parametrize("respect", ["off", "all", "penalties"])
def test_prize_and_forfeit_stay_between_partners(respect: str) -> None:
    table, (ana, *_) = laid_out(
        ["AH", "2H 3S", "KS"], used="5H", players=[*COUPLE, {}], respect=respect, final_dare="skipped"
    )
    ana.plays("AH")
    result = table.result
    assert result is not None
    assert (result.winners, result.losers) == ((0,), (2,))
    assert result.prize_with == (None if respect == "off" else 1)
    assert result.forfeit_with == (None,)  # a single's is with nobody


@rule("R-14")
@pytest.mark.parametrize("respect", ["off", "all", "penalties"])
def test_whoever_owes_a_forfeit_owes_it_to_their_partner(respect: str) -> None:
    table, (ana, *_) = laid_out(
        ["AH", "2H 3S", "KS", "KC"],
        used="5H",
        players=[{}, {}, {"partner": 3}, {"partner": 2}],
        respect=respect,
        final_dare="skipped",
        loser_tie="shared",
    )
    ana.plays("AH")
    result = table.result
    assert result is not None
    assert (result.winners, result.losers) == ((0,), (2, 3))
    assert result.prize_with is None  # a single's
    assert result.forfeit_with == ((None, None) if respect == "off" else (3, 2))


@rule("R-15")
def test_what_is_too_hot_or_blocked_by_anybody_is_replaced() -> None:
    usual = {dare.id: dare for dare in placeholder_deck().dares}
    table, _ = new(3, max_heat=1)
    for card in PACK:
        own = usual[f"dare-{PACK.index(card) + 1:02}"]
        lying = table.dare_on(card)
        assert lying.heat <= 1
        assert (lying == own) == (own.heat <= 1)
    table, _ = new(3, players=[{}, {"blocked": ["music"]}, {"blocked": ["props"]}])
    for card in PACK:
        own = usual[f"dare-{PACK.index(card) + 1:02}"]
        lying = table.dare_on(card)
        assert not {"music", "props"} & set(lying.tags)
        assert (lying == own) == (not {"music", "props"} & set(own.tags))
    assert replay(table.log) == table
    assert {tag for dare in usual.values() for tag in dare.tags} == set(TAGS)
    not_set_up("bad_player", "R-15", players=[{"blocked": ["feathers"]}, {}])


@rule("R-15")
def test_spare_dares_come_first_then_each_once_more_then_the_fallback() -> None:
    usual = placeholder_deck()
    few = [dare for dare in usual.dares if dare.heat == 0][:15]
    spare = [replace(dare, id=f"spare-{n}", card=None) for n, dare in enumerate(few[:5])]
    table = new_table("retos", seats=2, options=PRIZE, deck=replace(usual, dares=(*few, *spare)))
    assert isinstance(table, RetosTable)
    count = Counter(table.dare_on(card).id for card in PACK)
    assert count == {**{dare.id: 2 for dare in (*few, *spare)}, usual.fallback.id: 12}
    assert all(table.dare_on(Card(str(dare.card))) == dare for dare in few)
    assert replay(table.log) == table


@rule("R-15")
@pytest.mark.parametrize("blocker", range(3))
def test_whoever_blocks_a_tag_it_is_gone_for_all(blocker: int) -> None:
    table, people = with_music_blocked_by(blocker)
    assert people[blocker].sees.mine.blocked == ("music",)
    assert all("music" not in table.dare_on(card).tags for card in PACK)


@rule("R-15")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_learns_who_blocked_what(viewer: int | None) -> None:
    told = set()
    for blocker in {0, 1, 2} - {viewer}:
        table, _ = with_music_blocked_by(blocker)
        told.add(all_that_is_told(table, viewer, table.events, ()))
    assert len(told) == 1


def with_music_blocked_by(blocker: int) -> tuple[RetosTable, list[Person]]:
    return new(3, players=[{"blocked": ["music"]} if seat == blocker else {} for seat in range(3)])


@rule("R-16")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    one, other = new(4, seed="x")[0], new(4, seed="x")[0]
    assert one == other
    assert new(4, seed="y")[0].hands != one.hands
    while one.waiting:
        (seat,) = one.waiting
        move = next(iter(one.answers(seat)[-1].moves()))
        assert one.play(seat, move) == other.play(seat, move)
    assert one == other
    assert replay(one.log) == one


@rule("R-16")
def test_chance_is_asked_for_seats_before_the_deal() -> None:
    ties = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in SUITS]  # through a whole pack
    pack = ["3C", "4D", "2D", "5C", "3S", "5S"]
    table, _ = new(2, script=[ties, ["KC", "QC"], pack])
    assert len(table.seating) == 54
    assert table.order == (0, 1)
    assert table.hands == [("3C", "2D", "3S"), ("4D", "5C", "5S")]


@rule("R-16")
def test_chance_is_asked_for_partners_and_ties_only_when_needed() -> None:
    table, (ana, ben, cleo) = laid_out(["5C KS", "KD", "AD"], used="6H 5H", solo="", script=[2, ["6H", "5C"]])
    luck = table.chance
    assert isinstance(luck, Scripted)
    asked = luck.at
    ana.plays("5C")
    assert luck.at == asked
    ben.leaves_it_to_chance()
    assert luck.at == asked + 1
    assert ben.sees.dare.partner == 2
    cleo.stops()
    for person in (ben, cleo, ana):
        assert luck.at == asked + 1
        person.passes()
    assert luck.at == asked + 2  # Ana and Ben tie
    assert table.winner == 1


@rule("R-16")
@pytest.mark.parametrize("ending", ["closed", "out"])
def test_an_end_without_a_tie_asks_nothing_of_chance(ending: str) -> None:
    hands = ["9H" if ending == "out" else "KS 2D", "9D 4D", "QD JD"]
    table, people = laid_out(hands, used="8C 8H", final_dare="skipped")
    luck = copy(table.chance)
    if ending == "out":
        people[0].plays("9H")
    else:
        for person in people:
            person.passes()
    assert table.result is not None
    assert table.result.how == ending
    assert table.chance == luck


@rule("R-91")
def test_there_is_one_host_and_it_is_a_person() -> None:
    not_set_up("one_host", "R-91", players=[{"host": True}, {"host": True}])
    bot_as_host = [{}, {"host": True, "bot": True}]
    assert not_set_up("host_is_a_bot", "R-91", players=bot_as_host).facts == {"seat": 1}


@rule("R-61")
def test_nobody_is_hurried_too_much() -> None:
    not_set_up("too_hurried", "R-61", options={**PRIZE, "decision_seconds": 14})
    not_set_up("bad_option", "R-61", options={**PRIZE, "decision_seconds": 301})
    assert new(2, decision_seconds=15)[0].house.decision_seconds == 15


def test_the_table_is_in_the_catalogue() -> None:
    assert GAMES["retos"] is RetosTable
    assert RETOS.game in GAMES
    with pytest.raises(IllegalSetup, match="unknown_option"):
        new(2, dance="yes")


def test_couples_are_advised_before_the_start_and_nothing_more() -> None:
    """D-40 of the catalogue: a notice, no rule."""
    assert RetosTable.notices == ("safety", "couples")


def test_every_option_names_its_rule() -> None:
    assert set(RetosHouse.rules) == set(RetosHouse.__struct_fields__)


def test_a_table_can_bring_its_own_dares() -> None:
    deck = DareDeck("own", dares(all_solo=True).dares[::-1], Dare(id="none", fallback=True))
    table = new_table("retos", seats=2, options=PRIZE, deck=deck, players=[{"blocked": ["act"]}, {}])
    assert isinstance(table, RetosTable)
    assert table.deck is not None
    assert [dare.card for dare in table.deck.dares] == list(PACK)
    assert replay(table.log) == table
