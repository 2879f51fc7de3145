"""What a seat knows of others' hands, and the worlds that it can therefore imagine."""

from __future__ import annotations

import random

import pytest

from games.game_of_porns.detective import Detective
from games.game_of_porns.invariants import every_card_is_somewhere, what_is_known
from games.game_of_porns.playing import FOUR, FOUR_TOO, IDLE, IDLE_TOO, Person, cards, film, laid_out
from games.game_of_porns.under_test import GAME_OF_PORNS, best
from kit.random_play import random_moves
from kit.rules import rule
from nightcap import Chance, imagine
from nightcap.engine.events import seen_by
from nightcap.engine.moves import Move
from nightcap.games.game_of_porns import GameOfPornsTable
from nightcap.games.game_of_porns.moves import Draw, PlayDefect, PlaySpy, PlayThief

WORLDS = 60


def worlds(person: Person) -> list[GameOfPornsTable]:
    found = [imagine(person.table, person.seat, Chance.of(str(number))) for number in range(WORLDS)]
    for world in found:
        every_card_is_somewhere(world, whole_deck=len(person.table.stock) > 50)
        what_is_known(world)
        assert world.hands[person.seat] == person.hand
    return found


@rule("G-13")
def test_what_was_taken_from_the_pile_stays_where_it_is() -> None:
    _, ada, bea = laid_out([IDLE, IDLE_TOO], pile="N-7 J-1")
    ada.takes()
    assert all("J-1" in world.hands[0] for world in worlds(bea))
    assert len({world.hands[0] for world in worlds(bea)}) > 40
    assert {card for world in worlds(bea) for card in world.hands[0]} >= {"J-2", "E-FEM-1"}
    ada.discards("J-1")
    assert bea.knows_of(ada) == set()


@rule("G-40")
def test_so_does_a_joker_that_was_exchanged() -> None:
    _, ada, bea = laid_out(["B-FEM-SUP-2 E-ART-1", IDLE_TOO], films={0: film("FEM", SUP="J-1")}, drawn=True)
    ada.exchanges("B-FEM-SUP-2", ada)
    assert all("J-1" in world.hands[0] for world in worlds(bea))
    ada.hits("J-1", ada)
    assert bea.knows_of(ada) == set()


@rule("G-58")
def test_a_spys_report_is_remembered_where_it_is_still_certain() -> None:
    _, ada, bea, cem = laid_out([f"I-SPY-1 {FOUR}", FOUR_TOO, IDLE_TOO[:9]], drawn=True)
    ada.spies(bea)
    bea.draws()
    bea.discards("E-COS-2")
    kept = set(cards("E-ART-2 E-RET-2 E-PAR-2"))
    assert all(kept < set(world.hands[1]) for world in worlds(ada))
    assert len({world.hands[1] for world in worlds(ada)}) > 30
    assert len({world.hands[1] for world in worlds(cem)}) > 50


@rule("G-58")
def test_others_do_not_learn_what_a_spy_knows_but_that_it_knows() -> None:
    _, ada, bea, cem = laid_out([f"I-SPY-1 {FOUR}", FOUR_TOO, IDLE_TOO[:9]], drawn=True)
    ada.spies(bea)
    for world in worlds(cem):
        assert world.secrets[0] == ()
        assert set(world.view(0).seats[1].hand) == set(world.hands[1])
    assert any(world.hands[1] != bea.hand for world in worlds(cem))


@rule("G-59")
def test_thief_and_victim_know_what_was_stolen() -> None:
    _, ada, bea = laid_out([f"I-THF-1 {FOUR}", "J-2 E-ART-2 E-COS-2"], script=["J-2"], drawn=True)
    ada.robs(bea)
    assert all("J-2" in world.hands[0] for world in worlds(bea))
    assert all(world.secrets[0] == world.secrets[1] == bea.sees.secrets for world in worlds(bea))
    ada.discards("E-ART-1")
    assert bea.knows_of(ada) == {"J-2"}


@rule("G-59")
def test_who_looks_on_knows_two_hands_where_a_card_may_be() -> None:
    for stolen in ("J-1", "E-ART-2"):
        table, ada, bea, cem = laid_out(
            ["E-RET-1 E-RET-2 E-RET-3", "E-ART-2 E-COS-2", "I-THF-1 E-PAR-1 E-PAR-2"],
            pile="N-7 J-2 E-FEM-1 J-1",
            turn=1,
            script=[stolen],
        )
        bea.takes()
        bea.discards("E-COS-2")
        assert ada.knows_of(bea) == {"J-1"}
        cem.draws()
        cem.robs(bea)
        assert ada.knows_of(bea) == ada.knows_of(cem) == set()
        found = worlds(ada)
        holders = {seat for world in found for seat in (0, 1, 2) if "J-1" in world.hands[seat]}
        assert holders == {1, 2}
        assert not any("J-1" in world.stock for world in found)
        if stolen == "J-1":
            assert all("J-1" in world.hands[2] for world in worlds(bea))
            cem.discards("J-1")
        else:
            assert all("J-1" in world.hands[1] for world in worlds(cem))
            cem.discards("E-PAR-1")
            assert table.suspicions
        assert not table.suspicions or table.suspicions[0].cards == cards("J-1")


@rule("G-59")
def test_when_the_loot_turns_up_the_rest_is_certain_again() -> None:
    table, ada, bea, cem = laid_out(
        ["E-RET-1 E-RET-2 E-RET-3", "E-ART-2 E-COS-2", "I-THF-1 E-PAR-1 E-PAR-2"], turn=2, script=["J-1"]
    )
    for seat in range(3):
        table.learn(seat, 1, cards("E-ART-2"))
    table.hands[1] += cards("J-1")
    table.stock.remove("J-1")
    for seat in range(3):
        table.learn(seat, 1, cards("J-1"))
    cem.draws()
    cem.robs(bea)
    at_most_one = [sum(card in world.hands[2] for card in cards("J-1 E-ART-2")) for world in worlds(ada)]
    assert set(at_most_one) == {0, 1}
    cem.discards("J-1")
    assert ada.knows_of(bea) == {"E-ART-2"}
    assert table.suspicions == []


@rule("G-58", "G-59")
def test_a_spy_settles_what_was_suspected() -> None:
    for target in (1, 2):
        table, ada, bea, cem = laid_out(
            ["I-SPY-1 E-RET-1 E-RET-2", "E-ART-2 E-COS-2", "I-THF-1 E-PAR-1 E-PAR-2"],
            turn=2,
            script=["E-ART-2"],
        )
        table.learn(0, 1, cards("E-ART-2 E-COS-2"))
        cem.draws()
        cem.robs(bea)
        cem.discards("E-PAR-1")
        ada.draws()
        ada.spies((ada, bea, cem)[target])
        assert "E-COS-2" in ada.knows_of(bea)
        assert "E-ART-2" in ada.knows_of(cem)
        assert table.suspicions == []


@rule("G-61")
def test_after_a_defect_nothing_is_certain_of_that_hand() -> None:
    table, ada, bea, cem = laid_out(["I-DEF-1 E-RET-1", "E-ART-2 E-COS-2", "E-PAR-1 E-PAR-2"], drawn=True)
    for observer in (0, 2):
        table.learn(observer, 1, cards("E-ART-2"))
    ada.sabotages(bea)
    bea.gives_up("E-COS-2")
    assert ada.knows_of(bea) == cem.knows_of(bea) == set()
    assert any("E-ART-2" in world.stock for world in worlds(cem))
    assert all(len(world.secrets[1]) == 0 for world in worlds(cem))
    assert bea.sees.secrets[0].lost == cards("E-COS-2")


@rule("G-63")
def test_after_a_reshuffle_old_hands_and_new_stock_are_told_apart() -> None:
    """Everybody has seen the pile: nobody held any of it when it was shuffled."""
    old = IDLE_TOO.split()
    _, ada, bea, cem = laid_out(
        [FOUR, " ".join(old[:5]), " ".join(old[5:])], stock=None, pile="J-1 J-2 J-3 J-4 J-5 J-6"
    )
    ada.draws()
    ada.discards("E-ART-1")
    bea.draws()
    bea.discards(bea.hand[-1])
    cem.draws()
    cem.discards(cem.hand[0])
    jokers = {f"J-{number}" for number in range(1, 7)}
    seen = set()
    for world in worlds(ada):
        assert len(jokers & set(world.hands[1])) == 0
        assert len(jokers & set(world.hands[2])) == 1
        assert set(world.stock) <= jokers
        seen.add(frozenset(world.hands[1]))
    assert len(seen) > 10
    assert cem.hand[-1] in jokers


def test_after_the_end_the_penalties_are_the_same_in_every_world() -> None:
    table, ada, *_ = laid_out(
        ["E-ART-1", "J-1 E-ART-2 E-ART-3", "P-1 P-2"], films={0: film("FEM")}, drawn=True
    )
    ada.discards("E-ART-1")
    for world in worlds(ada):
        assert [world.value_of_hand(seat) for seat in range(3)] == list(table.result.scores)
    assert len({world.hands[1] for world in worlds(ada)}) > 30


def test_what_a_seat_is_sure_of_is_the_same_in_all_its_worlds() -> None:
    """In random games, at any moment; and nothing else that is hidden stays in its place."""
    rng = random.Random(12)
    sure = moved = 0
    for _ in range(15):
        table = GAME_OF_PORNS.table(rng)
        assert isinstance(table, GameOfPornsTable)
        for seat, move in random_moves(table, rng, GAME_OF_PORNS):
            table.play(seat, move)
            observer = rng.randrange(table.seats)
            world = imagine(table, observer, Chance.of(str(rng.random())))
            for other in table.others(observer):
                known = table.known(observer, other)
                sure += len(known)
                assert set(known) <= set(world.hands[other])
                moved += set(world.hands[other]) != set(table.hands[other])
    assert sure > 1000
    assert moved > 1000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_world_contradicts_what_a_seat_was_told(seats: int) -> None:
    """Long games, with reshuffles, thefts and spies; each move, another seat imagines a world."""
    rng = random.Random(seats)
    checked = reshuffled = 0
    for number in range(12):
        table = GameOfPornsTable.new(seats=seats, seed=str(number), options={"turn_limit": 250})
        detectives = [Detective(seats, seat) for seat in range(seats)]
        told = table.events
        while True:
            for seat, detective in enumerate(detectives):
                for event in seen_by(seat, told):
                    detective.hear(event)
            if not table.waiting:
                break
            detective = rng.choice(detectives)
            if not detective.blurred:
                detective.believes(imagine(table, detective.seat, Chance.of(str(rng.random()))))
                checked += 1
                reshuffled += bool(detective.shuffled)
            seat = table.waiting[0]
            thieves = number % 2 == 0
            moves = best(table, seat) if rng.random() < 0.3 else stirring(table, seat, thieves)
            told = table.play(seat, rng.choice(moves))
    assert checked > 500
    assert reshuffled > 100


def stirring(table: GameOfPornsTable, seat: int, thieves: bool) -> list[Move]:
    """Spies and perhaps thieves whenever possible, defects never, and cards from the stock."""
    moves = [move for move in table.moves(seat) if not isinstance(move, PlayDefect)]
    if not thieves:
        moves = [move for move in moves if not isinstance(move, PlayThief)]
    return [move for move in moves if isinstance(move, PlayThief | PlaySpy) or move == Draw("stock")] or moves


@rule("G-59")
def test_who_suspects_and_steals_knows_more() -> None:
    """Ada looked on while Cem robbed Bea; now she robs her too, and sees one of the two cards."""
    table, ada, bea, cem = laid_out(
        ["I-THF-2 E-RET-1 E-RET-2", "E-ART-2 E-COS-2", "I-THF-1 E-PAR-1 E-PAR-2"],
        turn=2,
        stock="J-5 J-6",
        script=["E-ART-2", "E-COS-2"],
    )
    table.learn(0, 1, cards("E-ART-2 E-COS-2"))
    cem.draws()
    cem.robs(bea)
    cem.discards("E-PAR-1")
    ada.draws()
    ada.robs(bea, "I-THF-2")
    assert [suspicion.cards for suspicion in table.suspicions] == [cards("E-ART-2")]
    holders = {seat for world in worlds(ada) for seat in (1, 2) if "E-ART-2" in world.hands[seat]}
    assert holders == {1, 2}
