"""A-48…A-60: points, steps and the track."""

from __future__ import annotations

import re

import pytest

from games.couples.playing_advanced import (
    LOW,
    SWEEP,
    TIED,
    after_round,
    before_tricks,
    play_tricks,
)
from kit.rules import RULES, rule
from nightcap.engine.cards import cards
from nightcap.games.couples import events
from nightcap.games.couples.advanced.numbers import SAME_RULE
from nightcap.games.couples.advanced.scoring import HAND_COINS, HAND_POINTS
from nightcap.games.couples.advanced.track import FINISH, LINES, lines_passed
from nightcap.games.couples.hands import rank

CATALOGUE = (RULES / "couples-advanced.md").read_text(encoding="utf-8")
TRICKS = re.findall(
    r"tricks (AX-\d+) leader=D\n\s*D: (.*)\n\s*E: (.*)\n\s*plays: (.*)\n\s*winners: (.*)\n\s*best: (.*)",
    CATALOGUE,
)
NAMES = {"twopair": "two_pair", "royal": "royal_flush"}


def test_the_examples_were_found() -> None:
    assert [name for name, *_ in TRICKS] == ["AX-02", "AX-10", "AX-12"]


@rule("A-42", "A-43", "A-44", "A-48", "A-50")
@pytest.mark.parametrize(("name", "david", "emma", "plays", "winners", "best"), TRICKS)
def test_tricks_of_the_catalogue(
    name: str, david: str, emma: str, plays: str, winners: str, best: str
) -> None:
    table, _, _ = before_tricks(david, emma)
    play_tricks(table, plays)
    assert table.trick_winners == ["DE".index(winner) for winner in winners.split()]
    who, category = best.split()
    assert table.best_hand == {"D": 0, "E": 1, "tie": None}[who]
    assert rank(cards(david if who == "D" else emma)).name == NAMES.get(category, category)


@rule("A-48", "A-49", "A-54")
def test_two_points_for_the_last_trick_four_for_all_and_before_the_hand() -> None:
    table, _, _ = after_round(LOW)
    moved = [event for event in table.events if isinstance(event, events.PawnMoved)]
    assert moved == [events.PawnMoved(0, "tricks", 2, 2), events.PawnMoved(1, "hand", 3, 3)]
    table, _, _ = after_round(SWEEP)
    moved = [event for event in table.events if isinstance(event, events.PawnMoved)]
    assert moved == [events.PawnMoved(0, "tricks", 4, 4), events.PawnMoved(0, "hand", 10, 14)]


@rule("A-50", "A-51")
def test_points_and_coins_of_a_hand() -> None:
    rows = re.findall(r"^\| (\d+) \| ([a-z ]+) \| (\d+)\*? \| (\d+)\*? \|", CATALOGUE, re.MULTILINE)
    assert len(rows) == 10
    for _, hand, points, coins in rows:
        category = hand.strip().replace(" ", "_")
        assert HAND_POINTS[category] == int(points)
        assert HAND_COINS.get(category, 0) == int(coins)


@rule("A-52")
def test_a_tie_scores_no_hand_and_is_not_replayed() -> None:
    table, _, _ = after_round(TIED, (30, 30))
    assert table.positions == [30, 32]
    assert table.best_hand is None
    assert events.HandsTied("straight") in table.events
    assert (table.round, table.dealer) == (2, 0)


@rule("A-53", "A-55", "A-56")
def test_a_pawn_goes_a_step_a_point_and_stops_at_the_finish() -> None:
    table, _, _ = after_round(SWEEP, (20, 20))
    assert table.positions == [34, 20]
    table, _, _ = after_round(SWEEP, (65, 20))
    assert table.positions == [FINISH, 20]
    assert max(HAND_POINTS.values()) + 4 == 14


@rule("A-57")
def test_the_track_is_that_of_the_catalogue() -> None:
    lines = re.search(r"^\| Line \|(.*)\|$", CATALOGUE, re.MULTILINE)
    kinds = re.search(r"^\| Kind \|(.*)\|$", CATALOGUE, re.MULTILINE)
    assert lines
    assert kinds
    listed = {
        int(line): kind.strip() for line, kind in zip(lines[1].split("|"), kinds[1].split("|"), strict=True)
    }
    assert listed.pop(FINISH) == "FINISH"
    assert listed == LINES


@rule("A-58")
def test_a_line_lies_directly_before_its_space() -> None:
    assert lines_passed(10, 11) == [11]
    assert lines_passed(11, 13) == []
    assert lines_passed(13, 14) == [14]
    assert lines_passed(9, 14) == [11, 14]


def test_rules_that_equal_a_quick_rule_carry_their_own_number() -> None:
    """Every "= Q-nn" of the catalogue."""
    equal = re.findall(r"^- \*\*(A-\d+)\*\* (?:\[[^\]]*\] )*= (Q-\d+)", CATALOGUE, re.MULTILINE)
    assert len(equal) == 40
    for ours, quick_rule in equal:
        assert SAME_RULE[quick_rule] == ours
