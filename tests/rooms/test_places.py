"""Apart or in one place, what is at hand, and games that fit themselves to what is left."""

from __future__ import annotations

import pytest

from nightcap.decks import Boundaries, tags_used
from nightcap.engine.activities import Deck
from nightcap.engine.refusals import IllegalSetup
from nightcap.games.couples import AdvancedTable, QuickTable
from nightcap.rooms import view_of
from nightcap.rooms.actions import SetBoundaries, SetPlaces, Start
from nightcap.shelf import built_in
from rooms.evening import HOST, Evening, evening, refused

COUPLES = built_in("couples-classic")


def deck_of(night: Evening) -> Deck:
    assert night.room.table is not None
    deck = night.room.table.deck
    assert isinstance(deck, Deck)
    return deck


def test_apart_nothing_needs_the_same_room() -> None:
    night = evening()
    night.says(HOST, SetPlaces(apart=True))
    night.starts()
    assert all(activity.remote for card in deck_of(night).cards.values() for activity in card.activities)


def test_what_is_not_at_hand_is_not_needed() -> None:
    night = evening()
    night.says(HOST, SetPlaces(apart=False, lacking=("scarf", "oil")))
    night.starts()
    needed = {
        prop
        for card in deck_of(night).cards.values()
        for activity in card.activities
        for prop in activity.props
    }
    assert needed
    assert not needed & {"scarf", "oil"}
    assert view_of(night.room, HOST).lacking == ("oil", "scarf")


@pytest.mark.parametrize("device", [HOST, "d2"])
def test_whoever_plays_says_where_you_are_and_everybody_is_asked_again(device: str) -> None:
    night = evening()
    night.all_ready()
    night.says(device, SetPlaces(apart=True))
    assert not any(person.ready for person in night.room.people)


def test_a_screen_does_not_say_where_you_are() -> None:
    night = evening()
    night.comes_in("tv", "TV")
    with refused(night, "only_the_host"):
        night.says("tv", SetPlaces(apart=True))


def mostly_out(night: Evening, fine: int) -> None:
    """Only a few themes are left."""
    never = tags_used(COUPLES)[fine:]
    night.says("d2", SetBoundaries(1, Boundaries(never=never, ceiling=1, covered=False)))


def test_a_quick_game_takes_fewer_cards_and_says_so_to_everybody() -> None:
    night = evening()
    mostly_out(night, fine=2)
    night.starts()
    table = night.room.table
    assert isinstance(table, QuickTable)
    usual = QuickTable.house_rules()
    assert sum(table.house.cards_needed().values()) < sum(usual.cards_needed().values())
    played = [view_of(night.room, device).played for device in (HOST, "d2")]
    assert played[0] == played[1] == table.house.changes() != view_of(night.room, HOST).options


def test_in_an_advanced_game_cards_come_again_and_nobody_begins_less_dressed() -> None:
    night = evening("couples-advanced")
    mostly_out(night, fine=9)
    night.starts()
    table = night.room.table
    assert isinstance(table, AdvancedTable)
    assert any("-again-" in card for card in deck_of(night).cards)
    assert table.house.start_space == 0
    assert table.house.pieces == 5


def test_where_nothing_can_be_dealt_all_are_asked_in_the_same_words() -> None:
    night = evening()
    mostly_out(night, fine=0)
    night.all_commit()
    night.all_ready()
    with pytest.raises(IllegalSetup, match="too_few_left") as refusal:
        night.says(HOST, Start())
    assert refusal.value.facts == {}
