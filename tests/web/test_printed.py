"""What the page prints on the couples' board and on the hand-rankings card is what the rules say."""

from __future__ import annotations

import json

from kit.rules import ROOT
from kit.texts import messages_in
from nightcap.games.couples.advanced.scoring import HAND_COINS, HAND_POINTS
from nightcap.games.couples.advanced.track import FINISH, LINES
from nightcap.games.couples.hands import CATEGORIES, rank
from nightcap.shelf import BUILT_IN, built_in
from nightcap.text.texts import source_of

PRINTED = json.loads(
    (ROOT / "web" / "src" / "games" / "couples" / "printed.json").read_text(encoding="utf-8")
)


def test_the_board_has_its_lines() -> None:
    assert PRINTED["finish"] == FINISH
    assert {line["at"]: line["kind"] for line in PRINTED["lines"]} == LINES


def test_the_rankings_card_shows_every_hand_best_first() -> None:
    hands = PRINTED["hands"]
    assert [hand["name"] for hand in hands] == [*reversed(CATEGORIES)]
    for hand in hands:
        name = hand["name"]
        assert rank(tuple(hand["cards"])).name == name
        assert (hand["points"], hand["coins"]) == (HAND_POINTS[name], HAND_COINS.get(name, 0))


def test_what_built_in_activities_need_has_its_words() -> None:
    words = messages_in(source_of("en"))
    for name in BUILT_IN:
        for card in getattr(built_in(name).deck, "cards", {}).values():
            for prop in (prop for activity in card.activities for prop in activity.props):
                assert f"page-prop-{prop.replace(' ', '_')}" in words
