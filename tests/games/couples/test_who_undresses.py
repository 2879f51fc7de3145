"""A strip or nude card knows who undresses, and tells each of the two their own part."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from decks.small_decks import couples_deck
from kit.found import UNDER_TEST
from kit.random_play import random_moves
from kit.rules import rule
from nightcap import new_table
from nightcap.engine.activities import Activity, Deck
from nightcap.engine.events import Event
from nightcap.engine.moves import Seat
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.couples import events
from nightcap.games.couples.reward_cards import STRIPPING, faults
from nightcap.games.couples.table import CouplesTable
from nightcap.games.couples.views import FaceUpSeen
from nightcap.shelf import built_in
from nightcap.text import Speaker, texts
from nightcap.text.speaker import people_in

CLASSIC = built_in("couples-classic")
NAMES = ["Emma", "David"]
GAMES = ("couples-quick", "couples-advanced")
Target = Literal["partner", "drawer"]

BOTH_WAYS = pytest.mark.parametrize("target", ["partner", "drawer"])


def table_of(game: str, target: Target, seed: str = "", **options: Any) -> CouplesTable:
    options = {"strip_target": target, "first_dealer": "seat0", **options}
    table = new_table(game, seed=seed, options=options, deck=CLASSIC.deck)
    assert isinstance(table, CouplesTable)
    return table


def undresses(target: Target, drawer: Seat) -> Seat:
    """Q-58/A-75, said once more for the tests."""
    return drawer if target == "drawer" else 1 - drawer


def speaker_of(table: CouplesTable, language: str = "en") -> Speaker:
    return Speaker(texts(language), table.game, NAMES.__getitem__, CLASSIC)


def read(table: CouplesTable, reader: Seat | None, activity: Activity) -> str:
    """What this reader's view says."""
    face_up: FaceUpSeen = table.view(reader).face_up  # type: ignore[attr-defined]
    return speaker_of(table).activity(activity, people_in(face_up), reader)


def plays(table: CouplesTable, seed: str) -> Iterator[list[Event]]:
    rng = random.Random(seed)
    for seat, move in random_moves(table, rng, UNDER_TEST[table.game]):
        yield table.play(seat, move)


@rule("Q-58", "A-75")
@BOTH_WAYS
@pytest.mark.parametrize("game", GAMES)
def test_each_reads_their_own_part(game: str, target: Target) -> None:
    table = table_of(game, target)
    cards = [card for card in table.cards.values() if card.category in STRIPPING]
    assert len(cards) == 49
    for drawer in (0, 1):
        mine = undresses(target, drawer)
        theirs = 1 - mine
        for card in cards:
            table.lay_face_up(drawer, card.id)
            for activity in card.activities:
                said = CLASSIC.readings(activity.id, "en")
                assert read(table, mine, activity) == said.does.replace("{other}", NAMES[theirs])
                assert read(table, theirs, activity) == said.gets.replace("{other}", NAMES[mine])
                names = said.seen.replace("{actor}", NAMES[mine]).replace("{receiver}", NAMES[theirs])
                assert read(table, None, activity) == names


@rule("Q-58", "A-75")
@BOTH_WAYS
@pytest.mark.parametrize("game", GAMES)
def test_who_is_told_to_undress_is_who_loses_clothes(game: str, target: Target) -> None:
    """In whole games, by what each of the two has read before."""
    lost = 0
    for seed in ("one", "two", "three"):
        table = table_of(game, target, seed)
        doing: Seat | None = None
        for told in plays(table, seed):
            for event in told:
                if isinstance(event, events.ActivitySelected):
                    doing = who_does(table, event)
                elif isinstance(event, events.ClothesLost) and doing is not None:
                    assert event.seat == doing
                    lost += 1
                elif isinstance(event, events.CardUsed):
                    doing = None
    assert lost > 3


def who_does(table: CouplesTable, selected: events.ActivitySelected) -> Seat | None:
    """Who reads `does`, in the views; and the log has the same in mind."""
    if table.card(table.on_table.card).category not in STRIPPING:
        return None
    words = CLASSIC.readings(selected.activity.id, "en")
    [seat] = [
        seat
        for seat in (0, 1)
        if read(table, seat, selected.activity) == words.does.replace("{other}", NAMES[1 - seat])
    ]
    seen = words.seen.replace("{actor}", NAMES[seat]).replace("{receiver}", NAMES[1 - seat])
    assert seen in speaker_of(table).event(selected)
    return seat


@BOTH_WAYS
@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_it_is_always_known_who(game: str, target: Target) -> None:
    """Every view and every event goes by a seat: nobody has to ask the house rules again."""
    table = table_of(game, target, limits=["mirror"])
    assert all(a.actor != "undresses" for card in table.cards.values() for a in card.activities)
    stripping = [card for card in table.cards.values() if card.category in STRIPPING]
    assert {a.actor for card in stripping for a in card.activities} == {target}


@rule("Q-59", "A-76")
def test_with_nothing_left_to_take_off_the_card_still_speaks_to_each() -> None:
    table = table_of("couples-quick", "partner", deck={"strip": 0, "nude": 1}, start_clothes=0)
    card = next(card for card in table.cards.values() if card.category == "nude")
    table.lay_face_up(0, card.id)
    assert table.clothes == [0, 0]
    assert len({read(table, reader, card.activities[0]) for reader in (0, 1, None)}) == 3


@BOTH_WAYS
def test_a_deck_of_the_old_form_still_plays(target: Target) -> None:
    """Its strip cards are for both, and read by both alike."""
    written = couples_deck()
    table = new_table("couples-quick", options={"strip_target": target}, deck=written.deck)
    assert isinstance(table, CouplesTable)
    assert {a.actor for card in table.cards.values() for a in card.activities} == {"both"}
    lost = [event for told in plays(table, "old") for event in told if isinstance(event, events.ClothesLost)]
    assert lost


@pytest.mark.parametrize(
    ("category", "change"), [("hot", {"actor": "undresses"}), ("strip", {"receiver": "drawer"})]
)
def test_a_deck_that_puts_it_elsewhere_is_refused(category: str, change: dict[str, Any]) -> None:
    assert isinstance(CLASSIC.deck, Deck)
    card = next(card for card in CLASSIC.deck.cards.values() if card.category == category)
    first, *rest = card.activities
    wrong = replace(card, activities=(replace(first, **change), *rest))
    deck = replace(CLASSIC.deck, cards=CLASSIC.deck.cards | {card.id: wrong})
    assert len(list(faults(deck))) == 1
    with pytest.raises(IllegalSetup):
        new_table("couples-quick", deck=deck)
