"""Invariant 17: what a seat cannot know leaves no trace in what it is told, and imagined worlds fit."""

from __future__ import annotations

import random

from games.retos.playing import laid_out, new
from games.retos.under_test import RETOS
from kit.random_play import random_moves
from kit.rules import rule
from kit.worlds import all_that_is_told
from nightcap import Chance, IllegalMove, imagine
from nightcap.engine.cards import PACK, Card, cards
from nightcap.games.retos import RetosTable
from nightcap.games.retos.knowledge import agrees, swap_cards
from nightcap.games.retos.moves import LowerDrinks, LowerGarments
from nightcap.games.retos.penalties import AskForPenalty
from nightcap.games.retos.table import MATCHES


def with_other_limits(table: RetosTable, seat: int, rng: random.Random) -> RetosTable:
    """The same table, but the others would pay more often, or less; none that can pay now cannot."""
    twin = table.copy()
    for other in range(table.seats):
        if other != seat:
            for paid, limits in (
                (table.drinks, twin.drink_limits),
                (table.garments, twin.garment_limits),
            ):
                if limits[other] > paid[other]:
                    limits[other] = paid[other] + rng.randint(1, 5)
    return twin


@rule("R-12", "R-13")
def test_the_limits_of_others_leave_no_trace() -> None:
    rng = random.Random(1)
    for _ in range(30):
        table = RETOS.table(rng)
        assert isinstance(table, RetosTable)
        for mover, move in random_moves(table, rng, RETOS):
            seat = rng.randrange(table.seats)
            twin = with_other_limits(table, seat, rng)
            probes = [one for _, one in table.played[-3:]]
            assert all_that_is_told(twin, seat, [], probes) == all_that_is_told(table, seat, [], probes)
            being_punished = isinstance(table.question, AskForPenalty) and mover in table.waiting
            told = table.play(mover, move)
            if isinstance(move, LowerDrinks | LowerGarments) and mover != seat and not being_punished:
                assert all_that_is_told(table, seat, told, ()) == all_that_is_told(table, seat, [], ())
                continue
            try:
                twin_told = twin.play(mover, move)
            except IllegalMove:
                assert mover != seat
                continue
            assert all_that_is_told(twin, seat, twin_told, probes) == all_that_is_told(
                table, seat, told, probes
            )


@rule("R-38")
def test_an_imagined_hand_that_passed_had_to() -> None:
    table, (ana, ben, _) = laid_out(["9D 2C 3C", "5C 3S 4S", "KD QD JD"], "7S 8S TS 8C 4D", used="5H")
    ana.draws()
    ana.passes()
    for number in range(50):
        world = imagine(table, 1, Chance.of(str(number)))
        assert not any(card in MATCHES[Card("5H")] for card in world.hands[0])
    ben.draws()
    ben.plays("5C")
    imagined = set()
    for number in range(50):  # another card lies there now, but it is still the hand that passed
        hand = imagine(table, 1, Chance.of(str(number))).hands[0]
        assert not any(card in MATCHES[Card("5H")] for card in hand)
        imagined |= set(hand)
    assert len(imagined) > 8


@rule("R-38")
def test_a_pass_by_choice_tells_nothing() -> None:
    table, (ana, *_) = laid_out(
        ["5C 2C 3C", "KS 3S 4S", "KD QD JD"], "7S 8S 6H 8C 4D 9H 2H", used="5H", must_play=False
    )
    ana.draws()
    ana.passes()
    hands = [imagine(table, 1, Chance.of(str(number))).hands[0] for number in range(50)]
    assert any(card in MATCHES[Card("5H")] for hand in hands for card in hand)
    assert table.lacks == [(), (), ()]


@rule("R-38")
def test_a_card_drawn_after_a_pass_may_be_anything() -> None:
    table, (ana, ben) = laid_out(["9D 2C 3C", "KS 3S 4S"], "7S 8S 6H 8C 4D 9H", used="5H")
    for person in (ana, ben):
        person.draws()
        person.passes()
    ana.draws()  # the 6H, which matches
    counts = set()
    for number in range(100):
        hand = imagine(table, 1, Chance.of(str(number))).hands[0]
        counts.add(sum(card in MATCHES[Card("5H")] for card in hand))
    assert counts == {0, 1}


@rule("R-42")
def test_a_card_everybody_has_seen_stays_in_the_imagined_hand() -> None:
    table, (ana, *_) = laid_out(["5C 9D 2C", "2H 3S 4S"], "7S 8S TS JS QS", used="5H", missed_draw="auto")
    ana.plays("5C")
    worlds = [imagine(table, 1, Chance.of(str(number))) for number in range(20)]
    assert all("5C" in world.hands[0] for world in worlds)
    assert len({world.hands[0] for world in worlds}) > 10


@rule("R-75")
def test_whoever_could_not_pay_cannot_in_any_imagined_world() -> None:
    table, (ana, ben, _) = laid_out(
        ["5C 9D", "2H 3S", "KD QD"], used="5H", players=[{}, {"drinks": 0, "garments": 0}, {}]
    )
    ana.plays("5C")
    before = {imagine(table, 0, Chance.of(str(n))).drink_limits[1] for n in range(50)}
    assert before == set(range(7))
    ben.refuses()
    for number in range(20):
        world = imagine(table, 0, Chance.of(str(number)))
        assert (world.drink_limits[1], world.garment_limits[1]) == (0, 0)


@rule("R-77")
def test_whoever_is_asked_to_pay_can_in_every_imagined_world() -> None:
    table, (ana, ben, _) = laid_out(
        ["5C 9D", "2H 3S", "KD QD"], used="5H", drink_max=1, garment_max=1, players=[{}, {"drinks": 0}, {}]
    )
    ana.plays("5C")
    ben.refuses()
    assert isinstance(table.question, AskForPenalty)
    limits = set()
    for number in range(60):
        world = imagine(table, 0, Chance.of(str(number)))
        assert world.answers(1)
        limits.add((world.drink_limits[1], world.garment_limits[1]))
    assert limits == {(0, 1), (1, 0), (1, 1)}


def test_an_imagined_world_does_not_know_what_others_brought() -> None:
    table, _ = new(3, players=[{"drinks": 1}, {"drinks": 2, "garments": 3, "blocked": ["music"]}, {}])
    world = imagine(table, 0, Chance.of("x"))
    assert world.players[0] == table.players[0]
    assert (world.players[1].drinks, world.players[1].garments, world.players[1].blocked) == (None, None, ())
    known = {*table.used, *table.hands[0]}
    assert all(world.dare_on(card) == table.dare_on(card) for card in known)
    assert sum(world.dare_on(card) != table.dare_on(card) for card in PACK if card not in known) > 20


def test_after_the_end_there_is_nothing_left_to_imagine() -> None:
    table, people = laid_out(["KS 2D", "9D 4D", "QD JD"], used="8C 8H")
    for person in people:
        person.passes()
    assert imagine(table, 0, Chance.of("x")).hands == table.hands
    stopped, people = laid_out(["KS 2D", "9D 4D", "QD JD"], "7S 7C 7D 7H", used="8C 8H")
    people[0].stops_the_game()
    hands = {imagine(stopped, 0, Chance.of(str(number))).hands[1] for number in range(20)}
    assert len(hands) > 5
    assert all(imagine(stopped, 0, Chance.of("y")).hands[0] == cards("KS 2D") for _ in range(3))


def test_where_few_deals_agree_the_true_one_is_still_not_kept() -> None:
    """Cards change places two by two, and every hand still agrees with its passes."""
    rng = random.Random(4)
    moved = tried = 0
    for _ in range(30):
        table = RETOS.table(rng, seats=4)
        for mover, move in random_moves(table, rng, RETOS):
            table.play(mover, move)
            if not any(table.lacks) or not table.stock:  # type: ignore[attr-defined]
                continue
            assert isinstance(table, RetosTable)
            world = table.copy()
            swap_cards(world, [1, 2, 3])
            assert world.hands[0] == table.hands[0]
            assert all(agrees(world, seat, list(world.hands[seat])) for seat in (1, 2, 3))
            together = [*world.stock, *(card for hand in world.hands for card in hand)]
            assert sorted(together) == sorted(
                [*table.stock, *(card for hand in table.hands for card in hand)]
            )
            tried += 1
            moved += world.hands[1:] != table.hands[1:]
            if tried == 100:
                assert moved > 95
                return
