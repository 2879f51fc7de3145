"""R-01…R-16: what is agreed before the start, and what each player brings."""

from __future__ import annotations

from copy import copy
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from games.retos.playing import PRIZE, Person, dares, laid_out, new, refused
from games.retos.under_test import RETOS
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


def not_set_up(code: str, rule_number: str, seats: int = 2, **setup: Any) -> IllegalSetup:
    setup = {"options": PRIZE, **setup}
    with pytest.raises(IllegalSetup) as refusal:
        new_table("retos", seats=seats, **setup)
    assert (refusal.value.code, refusal.value.rule) == (code, rule_number)
    return refusal.value


@rule("R-01")
@pytest.mark.parametrize("seats", range(13))
def test_two_to_ten_play(seats: int) -> None:
    if 2 <= seats <= 10:
        assert len(new(seats)[0].hands) == seats
    else:
        not_set_up("seat_count", "R-01", seats=seats)


@rule("R-02")
def test_everybody_is_an_adult() -> None:
    assert not_set_up("not_adult", "R-02", players=[{}, {"adult": False}]).facts == {"seat": 1}


@rule("R-03")
@pytest.mark.parametrize("prize", ["", "   "])
def test_there_is_a_prize(prize: str) -> None:
    not_set_up("prize_missing", "R-03", options={"prize": prize})
    not_set_up("bad_option", "R-03", options={"prize": "x" * 201})
    assert new(prize="x" * 200)[1][0].sees.house.prize == "x" * 200


@rule("R-04")
def test_a_forfeit_is_not_needed_and_a_loser_is_named_all_the_same() -> None:
    not_set_up("bad_option", "R-04", options={**PRIZE, "forfeit": "x" * 201})
    for forfeit in ("", "the washing up"):
        table, (ana, _) = laid_out(["AH", "2H 3S"], used="5H", final_dare="skipped", forfeit=forfeit)
        assert ana.sees.house.forfeit == forfeit
        ana.plays("AH")
        assert table.result is not None
        assert table.result.losers == (1,)


@rule("R-05")
def test_a_game_starts_when_all_are_ready_and_nothing_agreed_changes_after() -> None:
    not_set_up("not_ready", "R-05", players=[{"ready": False}, {}])
    table, _ = new(2)
    lobby = {"set_options", "set_stakes", "declare_couple", "ready", "start"}
    assert not lobby & set(table.vocabulary.moves)
    with pytest.raises(AttributeError):
        table.house.prize = "another"


@rule("R-06")
def test_a_pack_has_fifty_two_different_cards_and_no_jokers() -> None:
    table, _ = new(4)
    cards = [*table.stock, *(card for hand in table.hands for card in hand)]
    assert sorted(cards) == sorted(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in SUITS)


@rule("R-07")
@pytest.mark.parametrize("rank", "23456789TJQK")
def test_no_card_but_a_reversing_one_does_anything(rank: str) -> None:
    """No skip, no forced draw, no wild card: three at the table, the next one plays on as ever."""
    top, card = f"{rank}H", f"{rank}S"
    filler = [c for c in PACK if c[0] not in (rank, "A")]
    table, (ana, ben, cleo) = laid_out([f"{card} {filler[0]}", "AC AD", "AH AS"], used=top)
    ana.plays(card)
    ben.accepts()
    ben.is_done()
    assert table.direction == 1
    assert table.waiting == (1,)
    assert [len(hand) for hand in table.hands] == [1, 2, 2]
    with refused(cleo, "not_your_turn", "R-37"):
        cleo.plays("AS")
    table, (ana, *_) = laid_out([f"8H {filler[0]}", "2D 3D"], used="KS")  # an 8 is no wild card
    assert ana.can_play <= {filler[0]}


@rule("R-08")
def test_every_card_has_one_dare_and_everybody_knows_which() -> None:
    table, people = new(3)
    ids = people[0].sees.dares
    assert len(set(ids)) == 52
    assert ids == people[1].sees.dares == table.view(None).dares
    for card, dare in zip(PACK, ids, strict=True):
        assert table.dare_on(card).id == dare
        assert table.dare_on(card).card == card
    short = replace(placeholder_deck(), dares=placeholder_deck().dares[1:])
    problems = not_set_up("bad_deck", "R-08", deck=short).facts["problems"]
    assert problems == ["2C: one dare, not 0"]


@rule("R-08")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"card": Card("3C")}, "3C: one dare, not 2"),
        ({"card": Card("1C")}, "dare-01: no card is called 1C"),
        ({"tags": ("feathers",)}, "dare-01: no tag is called feathers"),
        ({"id": "dare-02"}, "two dares have the same id"),
        ({"id": "dare-00"}, "two dares have the same id"),  # the fallback's
        (
            {"fallback": True},
            "dare-01: marked as the fallback, which is dare-00 and the same on every card",
        ),
    ],
)
def test_a_set_of_dares_is_checked(change: dict[str, Any], problem: str) -> None:
    first, *rest = placeholder_deck().dares
    deck = replace(placeholder_deck(), dares=(replace(first, **change), *rest))
    assert problem in not_set_up("bad_deck", "R-08", deck=deck).facts["problems"]


@rule("R-15")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"needs_partner": True}, "dare-00: the fallback is solo, of heat 0 and without tags"),
        ({"heat": 1}, "dare-00: the fallback is solo, of heat 0 and without tags"),
        ({"tags": ("act",)}, "dare-00: the fallback is solo, of heat 0 and without tags"),
        ({"fallback": False}, "dare-00: the fallback is solo, of heat 0 and without tags"),
        ({"card": Card("2C")}, "dare-00: the fallback lies on no card of its own"),
    ],
)
def test_the_fallback_suits_everybody(change: dict[str, Any], problem: str) -> None:
    deck = replace(placeholder_deck(), fallback=replace(placeholder_deck().fallback, **change))
    assert not_set_up("bad_deck", "R-08", deck=deck).facts["problems"] == [problem]


@rule("R-15")
def test_a_fallback_among_the_cards_is_the_fallback_itself() -> None:
    """As in the deck of a log, whose dares have been replaced already."""
    usual = placeholder_deck()
    first, *rest = usual.dares
    neutral = replace(usual.fallback, card=first.card)
    deck = replace(usual, dares=(neutral, *rest))
    table = new_table("retos", seats=2, options=PRIZE, deck=deck)
    assert replay(table.log) == table
    for other in ({"seconds": 30}, {"heat": 1}, {"needs_partner": True}, {"id": "dare-01"}):
        almost = replace(usual, dares=(replace(neutral, **other), *rest))
        (problem,) = not_set_up("bad_deck", "R-08", deck=almost).facts["problems"]
        assert "marked as the fallback" in problem


@rule("R-09")
def test_the_aces_reverse_or_any_up_to_four_ranks_but_no_fours_and_sevens() -> None:
    assert RetosHouse().reverse_ranks == ("A",)
    for rank in "47":
        not_set_up("bad_option", "R-09", options={**PRIZE, "reverse_ranks": [rank]})
    not_set_up("bad_option", "R-09", options={**PRIZE, "reverse_ranks": list("235A6")})
    not_set_up("named_twice", "R-09", options={**PRIZE, "reverse_ranks": ["A", "A"]})
    for ranks, direction in (("A", -1), ("2T", 1), ("", 1)):
        table, (ana, *_) = laid_out(["AH 2C", "2H 3S", "4S 5S"], used="5H", reverse_ranks=list(ranks))
        ana.plays("AH")
        assert table.direction == direction


@rule("R-10")
def test_a_reversing_card_gives_its_dare_or_only_reverses() -> None:
    table, (ana, _, cleo) = laid_out(["AH 2C", "2H 3S", "4S 5S"], used="5H")
    ana.plays("AH")
    assert cleo.can >= {"dare_accept", "refuse"}
    table, (ana, _, cleo) = laid_out(["AH 2C", "2H 3S", "4S 5S"], used="5H", reverse_carries_dare=False)
    ana.plays("AH")
    assert table.view(None).dare is None
    assert table.waiting == (2,)
    assert cleo.can >= {"pass"}


@rule("R-11")
def test_penalties_are_of_the_kinds_agreed() -> None:
    not_set_up("bad_option", "R-11", options={**PRIZE, "penalty_kinds": []})
    not_set_up("bad_option", "R-11", options={**PRIZE, "penalty_kinds": ["dance"]})
    not_set_up("named_twice", "R-11", options={**PRIZE, "penalty_kinds": ["drink", "drink"]})
    for kinds in (["drink"], ["garment", "cards"], ["drink", "garment", "cards"]):
        _, (ana, ben) = laid_out(["5C 9D 2C", "2H 3S 4S"], "7S 8S", used="5H", penalty_kinds=kinds)
        ana.draws()
        ana.plays("5C")
        ben.refuses()
        assert ben.can_pay == kinds


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
    usual = placeholder_deck().dares
    table, _ = new(3, max_heat=1)
    for dare in usual:
        assert (table.dare_on(Card(str(dare.card))).id == "dare-00") == (dare.heat > 1)
    table, _ = new(3, players=[{}, {"blocked": ["music"]}, {"blocked": ["props"]}])
    for dare in usual:
        lying = table.dare_on(Card(str(dare.card)))
        blocked = bool({"music", "props"} & set(dare.tags))
        assert lying.fallback == blocked
        assert lying == (replace(placeholder_deck().fallback, card=dare.card) if blocked else dare)
    assert replay(table.log) == table
    assert {tag for dare in usual for tag in dare.tags} == set(TAGS)
    not_set_up("bad_player", "R-15", players=[{"blocked": ["feathers"]}, {}])


@rule("R-15")
@pytest.mark.parametrize("blocker", range(3))
def test_whoever_blocks_a_tag_it_is_gone_for_all(blocker: int) -> None:
    table, people = with_music_blocked_by(blocker)
    assert people[blocker].sees.mine.blocked == ("music",)
    for dare in placeholder_deck().dares:
        assert table.dare_on(Card(str(dare.card))).fallback == ("music" in dare.tags)


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
