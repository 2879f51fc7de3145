"""The kit: what must hold for every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit.found import UNDER_TEST, each_game, folder_of
from kit.games import GameUnderTest
from kit.random_play import random_moves, some_games
from kit.rules import numbers_beside_code, numbers_in_catalogues, numbers_in_code, numbers_on_tests, rule
from kit.transcript import transcript
from kit.worlds import all_that_is_told, check_indistinguishable, check_other_secrets
from nightcap import GAMES, Chance, imagine, load, read_log, replay
from nightcap.catalogue import DECLARED
from nightcap.engine.events import seen_by
from nightcap.engine.moves import Move
from nightcap.engine.options import Just
from nightcap.engine.vocabulary import to_json

CHUNKS = 10
in_chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


def test_every_game_is_under_test() -> None:
    assert UNDER_TEST.keys() == GAMES.keys()


def test_a_game_says_once_what_people_bring() -> None:
    for game in DECLARED.values():
        table = game.table
        asked = {*table.player_kind.__struct_fields__, *table.house_rules.to_agree}
        assert set(game.brings) == asked & {"partner", "garments", "drinks", "prize"}
        assert (game.deck is None) == (table.usual_deck() is None)
        assert 0 < game.minutes[0] <= game.minutes[1]


def test_every_rule_has_a_test() -> None:
    assert numbers_in_catalogues() - numbers_on_tests() == set()


def test_every_number_on_a_test_is_a_rule() -> None:
    assert numbers_on_tests() - numbers_in_catalogues() == set()


def test_every_rule_can_be_found_beside_the_code_that_does_it() -> None:
    assert numbers_in_catalogues() - numbers_in_code() == set()


def test_a_number_counts_only_beside_code() -> None:
    source = '''
"""X-01: of the module."""
NUMBERS = {"a_name": "X-02"}
FIVE = 5
"""X-10: a constant that is a rule."""
class Said(Event):
    """X-03: no more than told."""
class House:
    """X-11."""
    rules = {"five": "X-04"}
    five: bool  # X-12
    def check(self):
        """X-05…X-06, X-13/Y-13."""
        raise Refusal("X-14")  # X-15
'''
    assert numbers_beside_code(source) == {"X-10", "X-11", "X-12", "X-13", "Y-13", "X-14", "X-15"}


@in_chunks
@each_game
def test_random_games_end_with_every_invariant_intact(game: GameUnderTest, chunk: int, games: int) -> None:
    """`./test --games 10000 -k random_games` plays as many as it takes to believe it."""
    rng = random.Random(chunk)
    for _ in range(games // CHUNKS):
        table = game.table(rng)
        game.invariants(table)
        for seat, move in random_moves(table, rng, game):
            table.play(seat, move)
            game.invariants(table)
        assert table.result is not None


@in_chunks
@each_game
def test_an_imagined_table_looks_the_same(game: GameUnderTest, chunk: int, games: int) -> None:
    """For each seat, after every move."""
    rng = random.Random(1000 + chunk)
    for _ in range(games // CHUNKS // 10):
        table = game.table(rng)
        for mover, move in random_moves(table, rng, game):
            events = table.play(mover, move)
            for seat in range(table.seats):
                world = imagine(table, seat, Chance.of(str(rng.random())))
                true = all_that_is_told(table, seat, events, ())
                assert all_that_is_told(world, seat, world.events, ()) == true
                assert all(event.seen_by(seat) for event in world.events)
                assert world.waiting == table.waiting_as_seen_by(seat)


@each_game
def test_an_imagined_table_can_be_played_to_its_end(game: GameUnderTest) -> None:
    rng = random.Random(5)
    for _ in range(20):
        table = game.table(rng)
        for mover, move in random_moves(table, rng, game):
            table.play(mover, move)
            if rng.random() < 0.05:
                world = imagine(table, rng.randrange(table.seats), Chance.of(str(rng.random())))
                game.invariants(world)
                for seat, imagined_move in random_moves(world, rng, game):
                    world.play(seat, imagined_move)


@in_chunks
@each_game
def test_worlds_that_differ_in_secrets_are_indistinguishable(game: GameUnderTest, chunk: int) -> None:
    """Other cards or dice out of sight: view, events, options and errors stay the same, byte for byte."""
    rng = random.Random(2000 + chunk)
    tried = 0
    for _ in range(100):
        table = game.table(rng)
        for mover, move in random_moves(table, rng, game):
            seat = rng.randrange(table.seats)
            tried += check_indistinguishable(table, seat, mover, move, rng, game)
            for viewer in (None, *range(table.seats)):
                tried += check_other_secrets(table, viewer, mover, move, rng, game)
            table.play(mover, move)
            if tried > 500:
                return
    pytest.fail("this game has hardly any secrets")


@each_game
def test_a_copy_is_independent(game: GameUnderTest) -> None:
    rng = random.Random(3)
    for _ in range(20):
        table = game.table(rng)
        for seat, move in random_moves(table, rng, game):
            before = table.save()
            twin = table.copy()
            assert twin == table
            twin.play(seat, move)
            assert table.save() == before
            table.play(seat, move)
            assert twin == table


@each_game
def test_a_log_replays_to_an_equal_table(game: GameUnderTest) -> None:
    rng = random.Random(4)
    for _ in range(50):
        table = game.table(rng)
        for seat, move in random_moves(table, rng, game):
            table.play(seat, move)
            if rng.random() < 0.02:
                assert replay(table.log) == table
        again = replay(table.log)
        assert again == table
        assert again.save() == table.save()
        assert read_log(to_json(table.log)) == table.log


@each_game
def test_nothing_on_record_tells_who_made_an_anonymous_move(game: GameUnderTest) -> None:
    """Whoever of those who could, did: log, saved table, events and views are the same, byte for byte."""
    rng = random.Random(10)
    kinds: list[Any] = list(GAMES[game.game].vocabulary.moves.values())
    names_nobody = any(kind.anonymous for kind in kinds)
    tried = 0
    for _ in range(20):
        table = game.table(rng)
        for seat, move in random_moves(table, rng, game):
            by_somebody: dict[Move, set[bytes]] = {}
            for anyone in range(table.seats):
                for option in table.options(anyone):
                    if isinstance(option, Just) and option.move.anonymous:
                        twin = table.copy()
                        events = twin.play(anyone, option.move)
                        views = [twin.view(viewer) for viewer in (None, *range(table.seats))]
                        told = to_json([twin.log, events, views]) + twin.save()
                        by_somebody.setdefault(option.move, set()).add(told)
                        assert replay(twin.log) == twin
                        tried += 1
            assert all(len(records) == 1 for records in by_somebody.values())
            table.play(seat, move)
        if tried > 100:
            break
    assert (tried > 100) == names_nobody


@each_game
def test_a_saved_table_goes_on_exactly(game: GameUnderTest) -> None:
    rng = random.Random(6)
    for table in some_games(game, rng, moves=1500):
        for seat, move in random_moves(table, rng, game):
            loaded = load(table.save())
            assert loaded == table
            assert to_json(loaded.play(seat, move)) == to_json(table.play(seat, move))
            assert loaded.save() == table.save()


@each_game
def test_every_listed_move_is_legal(game: GameUnderTest) -> None:
    rng = random.Random(7)
    for _ in range(5):
        table = game.table(rng)
        for seat, move in random_moves(table, rng, game):
            for anyone in range(table.seats):
                for option in table.options(anyone):
                    listed = list(option.moves())
                    assert len(listed) == option.count()
                    assert all(option.contains(one) for one in listed)
                    table.copy().play(anyone, rng.choice(listed))
            table.play(seat, move)


@each_game
def test_whatever_a_question_does_not_offer_it_bars_for_a_reason(game: GameUnderTest) -> None:
    """Moves of the kinds that it offers at some time: either an option, or barred by `bar`."""
    rng = random.Random(12)
    known: dict[type, dict[Move, None]] = {}
    kinds: dict[type, set[type]] = {}
    barred = 0
    for table in some_games(game, rng, moves=3000):
        for mover, move in random_moves(table, rng, game):
            question, asked = table.question, table.waiting[0]
            answers = table.answers(asked)
            for option in answers:
                one = option.random(rng.randrange)
                known.setdefault(type(one), {})[one] = None
                kinds.setdefault(type(question), set()).add(type(one))
                assert question.bar(table, asked, one) is None
            for kind in sorted(kinds[type(question)], key=lambda kind: kind.__name__):
                for one in rng.sample(list(known[kind]), min(3, len(known[kind]))):
                    is_offered = any(option.contains(one) for option in answers)
                    bar = question.bar(table, asked, one)
                    assert is_offered == (bar is None), (question, one, bar)
                    barred += not is_offered
            table.play(mover, move)
    assert barred == 0 if game.all_goes else barred > 100


@each_game
def test_the_shared_screen_sees_only_what_everybody_sees(game: GameUnderTest) -> None:
    """What the public view shows of any label, every seat may see too."""
    rng = random.Random(8)
    for _ in range(10):
        table = game.table(rng)
        for mover, move in random_moves(table, rng, game):
            events = table.play(mover, move)
            public = to_json([table.view(None), seen_by(None, events)]).decode()
            views = [to_json([table.view(s), seen_by(s, events)]).decode() for s in range(table.seats)]
            for labels in game.interchangeable(table):
                for label in labels:
                    if f'"{label}"' in public:
                        assert all(f'"{label}"' in view for view in views)


@each_game
def test_a_known_game_is_told_as_before(game: GameUnderTest, pytestconfig: pytest.Config) -> None:
    """The golden play-through; `./test --write-golden` writes it anew after a change that is meant."""
    rng = random.Random(9)
    table = game.plain_table("golden")
    for seat, move in random_moves(table, rng, game):
        table.play(seat, move)
    told = transcript(table.log)
    path = folder_of(game) / "golden" / f"{game.game}.txt"
    if pytestconfig.getoption("--write-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


__all__ = ["rule"]
