"""R-01…R-16: what is agreed before the start, and what each player brings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.retos.playing import PRIZE, laid_out, new, not_set_up
from kit.people import refused
from kit.rules import rule
from nightcap import new_table, replay
from nightcap.engine.cards import PACK, SUITS, Card
from nightcap.games.retos.dare_cards import placeholder_deck
from nightcap.games.retos.game import RetosTable
from nightcap.games.retos.house import RetosHouse

COUPLE = [{"partner": 1}, {"partner": 0}]


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
def test_every_card_has_one_dare_and_people_know_those_of_the_cards_they_have_seen() -> None:
    table, people = new(3)
    assert len({table.dare_on(card).id for card in PACK}) == 52
    assert all(table.dare_on(card).card == card for card in PACK)
    used = {card: table.dare_on(card).id for card in table.used}
    assert table.view(None).dares == used
    for person in people:
        own = {card: table.dare_on(card).id for card in table.hands[person.seat]}
        assert person.sees.dares == used | own


@rule("R-08")
def test_a_card_without_a_dare_of_its_own_gets_another() -> None:
    first, *rest = placeholder_deck().dares
    spare = replace(first, id="spare", card=None)
    table = new_table("retos", seats=2, options=PRIZE, deck=replace(placeholder_deck(), dares=(*rest, spare)))
    assert isinstance(table, RetosTable)
    assert table.dare_on(PACK[0]) == replace(spare, card=PACK[0])
    assert replay(table.log) == table


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
