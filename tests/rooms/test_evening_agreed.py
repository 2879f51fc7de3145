"""What people agree on for tonight: a stake, how warm it gets, a game that begins by itself."""

from __future__ import annotations

import pytest

from nightcap import GAMES
from nightcap.catalogue import DECLARED
from nightcap.decks import Boundaries
from nightcap.engine.activities import Deck
from nightcap.rooms import view_of
from nightcap.rooms.actions import (
    Begun,
    BeReady,
    ChooseGame,
    Knock,
    SetBoundaries,
    SetOptions,
    SetPlaces,
    SetStake,
    Sit,
    StandUp,
    TurnAway,
)
from nightcap.rooms.starting import is_agreed
from nightcap.shelf import built_in
from nightcap.wire import door_of
from rooms.evening import HOST, Evening, evening, refused

EVERYTHING = tuple(built_in("couples-classic").tags)


def agreed(game: str = "couples-quick") -> Evening:
    night = evening(game)
    night.all_commit()
    night.all_ready()
    return night


def test_a_stake_is_anybodys_idea_and_everybodys_yes() -> None:
    night = agreed()
    night.says("d2", SetStake("  Breakfast in bed  "))
    assert [view_of(night.room, device).stake for device in (HOST, "d2")] == ["Breakfast in bed"] * 2
    assert not any(person.ready for person in night.room.people)
    assert night.is_its_log()


def test_where_the_game_has_a_prize_the_stake_is_it() -> None:
    night = evening("retos")
    night.says("d2", SetStake("Breakfast in bed"))
    assert night.room.options == {"prize": "Breakfast in bed"}
    night.says(HOST, SetOptions({"prize": "A film", "free_passes": 1}))
    assert view_of(night.room, HOST).stake == "A film"
    night.says(HOST, SetStake(""))
    assert night.room.options == {"free_passes": 1}


def test_a_stake_outlasts_the_choice_of_another_game() -> None:
    night = evening()
    night.says(HOST, SetStake("Breakfast in bed"))
    night.says(HOST, ChooseGame("retos"))
    assert night.room.options == {"prize": "Breakfast in bed"}


def test_a_screen_has_no_say_in_it() -> None:
    night = evening()
    night.comes_in("tv", "TV")
    assert not night.room.seats_of("tv")
    with refused(night, "only_the_host"):
        night.says("tv", SetStake("A film"))


def test_how_warm_it_gets_is_capped_for_all() -> None:
    night = evening()
    night.says("d2", SetPlaces(apart=False, heat=2))
    night.starts()
    assert night.room.table is not None
    deck = night.room.table.deck
    assert isinstance(deck, Deck)
    heats = {activity.heat for card in deck.cards.values() for activity in card.activities}
    assert heats <= {1, 2}
    assert view_of(night.room, HOST).heat == 2


def test_a_game_begins_by_itself_when_all_have_said_yes() -> None:
    night = agreed()
    assert is_agreed(night.room)
    night.says("d2", BeReady(1, adult=True, ready=False))
    assert not is_agreed(night.room)
    night.says("d2", BeReady(1, adult=True))
    night.keep(Begun())
    assert night.room.revealing
    assert night.is_its_log()


def test_without_everybodys_share_in_the_luck_it_does_not_begin() -> None:
    night = evening()
    night.all_ready()
    assert not is_agreed(night.room)


def test_without_its_prize_a_game_does_not_begin() -> None:
    night = agreed("retos")
    assert not is_agreed(night.room)
    night.says(HOST, SetStake("A film"))
    night.all_ready()
    assert is_agreed(night.room)


def test_what_stands_against_it_is_told_to_all_alike_until_somebody_says_yes_again() -> None:
    night = evening("couples-advanced")
    night.says("d2", SetBoundaries(1, Boundaries(never=EVERYTHING, covered=False)))
    night.all_commit()
    night.all_ready()
    night.keep(Begun())
    assert [view_of(night.room, device).hitch for device in (HOST, "d2")] == ["too_few_left"] * 2
    assert not any(person.ready for person in night.room.people)
    assert not night.room.revealing
    night.says(HOST, BeReady(0, adult=True))
    assert view_of(night.room, "d2").hitch == ""
    assert night.is_its_log()


def shared() -> Evening:
    """Two people on one device; Ana has ruled something out."""
    night = Evening()
    night.says(HOST, ChooseGame("couples-quick"))
    for name in ("Ana", "Ben"):
        night.says(HOST, Sit(name))
    night.says(HOST, SetBoundaries(0, Boundaries(ceiling=2, never=EVERYTHING[:1])))
    return night


def test_what_was_said_on_a_shared_device_is_never_shown_again() -> None:
    night = shared()
    mine = view_of(night.room, HOST, 0).mine
    assert mine is not None
    assert (mine.boundaries, mine.sealed, mine.of_this_deck) == (None, True, True)
    night.says(HOST, StandUp(1))  # whoever gives up a seat does not open the other's page by it
    mine = view_of(night.room, HOST, 0).mine
    assert mine is not None
    assert (mine.boundaries, mine.sealed) == (None, True)


def test_nor_what_was_said_before_it_was_shared() -> None:
    night = evening()
    night.says(HOST, SetBoundaries(0, Boundaries(ceiling=2)))
    before = view_of(night.room, HOST, 0).mine
    assert before is not None
    assert before.boundaries == Boundaries(ceiling=2)
    night.says("d2", StandUp(1))
    night.says(HOST, Sit("Carla"))
    mine = view_of(night.room, HOST, 0).mine
    assert mine is not None
    assert mine.boundaries is None
    assert mine.sealed


def test_on_a_shared_device_nobody_takes_anothers_no_back() -> None:
    night = shared()
    night.says(HOST, SetBoundaries(0, Boundaries(ceiling=5, never=EVERYTHING[1:2], covered=False)))
    said = night.room.people[0].boundaries
    assert said is not None
    assert said.ceiling == 2
    assert said.never == tuple(sorted(EVERYTHING[:2]))
    assert said.covered
    assert night.is_its_log()


def test_on_a_device_of_ones_own_one_can_think_again() -> None:
    night = evening()
    night.says(HOST, SetBoundaries(0, Boundaries(ceiling=2)))
    night.says(HOST, SetBoundaries(0, Boundaries(ceiling=4)))
    assert night.room.people[0].boundaries == Boundaries(ceiling=4)


def test_whoever_is_at_the_door_learns_who_invites_to_what_and_what_became_of_the_knock() -> None:
    night = evening()
    night.says(HOST, SetPlaces(apart=False, heat=3))
    night.says("d9", Knock("Zoe"))
    door = door_of(night.room, "d9")
    assert (door.host, door.game, door.heat) == ("Ana", "couples-quick", 3)
    assert (door.knocking, door.declined) == (True, False)
    night.says(HOST, TurnAway("d9"))
    door = door_of(night.room, "d9")
    assert (door.knocking, door.declined) == (False, True)
    night.says("d9", Knock("Zoe"))
    assert not door_of(night.room, "d9").declined


@pytest.mark.parametrize("game", GAMES)
def test_every_evening_on_the_menu_can_be_had(game: str) -> None:
    presets = DECLARED[game].presets
    assert not presets or "classic" in [preset.name for preset in presets]
    assert len({preset.name for preset in presets}) == len(presets)
    for preset in presets:
        GAMES[game].house_rules.read(dict(preset.options))
        night = evening(game, people=max(2, GAMES[game].seat_counts.start))
        night.says(HOST, SetOptions(dict(preset.options)))
        night.says(HOST, SetPlaces(apart=False, heat=preset.heat))
        if "prize" in GAMES[game].house_rules.to_agree:
            night.says(HOST, SetStake("A film"))
        night.starts()
        assert night.room.playing


def test_a_yes_counts_only_for_what_was_seen() -> None:
    night = evening()
    night.says("d2", SetBoundaries(1, Boundaries()))
    seen = view_of(night.room, "d2").agreement
    night.says(HOST, SetStake("Everything"))
    with refused(night, "agreement_changed"):
        night.says("d2", BeReady(1, adult=True, agreement=seen))
    night.says("d2", BeReady(1, adult=True, agreement=view_of(night.room, "d2").agreement))
    assert night.room.people[1].ready


def test_the_same_again_takes_nobodys_yes_back() -> None:
    night = evening()
    night.says(HOST, SetStake("A film"))
    night.all_ready()
    before = view_of(night.room, HOST)
    night.says("d2", SetStake(" A film "))
    night.says("d2", SetPlaces(apart=False))
    assert view_of(night.room, HOST) == before


def test_a_stake_is_cleaned_of_what_cannot_be_seen() -> None:
    night = evening()
    night.says(HOST, SetStake("A\u202e film\n\u200b night\u0000"))
    assert view_of(night.room, HOST).stake == "A film night"
    night.says(HOST, SetStake("\u200b\u200b"))
    assert view_of(night.room, HOST).stake == ""


def test_nobody_draws_fresh_cover_for_another_on_a_shared_device() -> None:
    night = shared()
    night.says(HOST, SetBoundaries(0, Boundaries(mix=7)))
    said = night.room.people[0].boundaries
    assert said is not None
    assert said.mix == 0
