"""Before the game: coming in, sitting down, agreeing, being ready."""

from __future__ import annotations

from typing import Any

import pytest

from decks.small_decks import couples_text
from nightcap import GAMES
from nightcap.decks import Boundaries, tags_used
from nightcap.engine.refusals import IllegalSetup
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import VERSION, Entry, UnreadableLog, read, room_of, view_of, write
from nightcap.rooms.actions import (
    AddBot,
    AddShare,
    Admit,
    BeReady,
    ChooseDeck,
    ChooseGame,
    ComeBack,
    DeclareCouple,
    Knock,
    Leave,
    Opened,
    Rename,
    SecretKept,
    SetBoundaries,
    SetOptions,
    Sit,
    StandUp,
    Start,
    TurnAway,
)
from rooms.evening import HOST, Evening, evening, refused


def test_nobody_comes_in_before_the_host_has_said_so() -> None:
    night = Evening()
    night.says("d2", Knock("Ben"))
    with pytest.raises(Exception, match="not_let_in"):
        view_of(night.room, "d2")
    with refused(night, "not_let_in"):
        night.says("d2", Sit("Ben"))
    with refused(night, "not_let_in"):
        night.says("d2", Admit("d2"))
    night.says(HOST, Admit("d2"))
    assert [person.name for person in night.room.people] == ["Ben"]
    with refused(night, "only_the_host"):
        night.says("d2", TurnAway(HOST))
    with refused(night, "nobody_knocks"):
        night.says(HOST, Admit("d3"))
    assert night.is_its_log()


def test_only_the_host_sees_who_knocks() -> None:
    night = evening()
    night.says("d9", Knock("Zoe"))
    assert [guest.name for guest in view_of(night.room, HOST).knocking] == ["Zoe"]
    assert view_of(night.room, "d2").knocking == ()
    night.says("d9", Knock("Zoe again"))
    assert [guest.name for guest in night.room.knocking] == ["Zoe again"]
    night.says(HOST, TurnAway("d9"))
    assert night.room.knocking == ()


def test_a_door_is_only_so_wide() -> None:
    night = evening()
    for number in range(12):
        night.says(f"x{number}", Knock("Somebody"))
    with refused(night, "room_is_full"):
        night.says("x99", Knock("One more"))


def test_nobody_knocks_for_ever() -> None:
    night = evening()
    for name in ("Zoe", "Zoé", "Zo", "Z", "Zed"):
        night.says("d9", Knock(name))
    with refused(night, "knocked_enough"):
        night.says("d9", Knock("Zorro"))
    night.says(HOST, Admit("d9"))
    assert night.room.tries == {}


def test_several_people_share_a_device_and_another_has_none() -> None:
    night = evening("retos")
    night.says("d2", Sit("Bea"))
    night.says("tv", Knock("Screen", screen=True))
    night.says(HOST, Admit("tv"))
    assert night.room.seats_of("d2") == [1, 2]
    assert night.room.seats_of("tv") == []
    assert [seat.mine for seat in view_of(night.room, "d2").seats] == [False, True, True]
    assert night.is_its_log()


def test_names_are_different_and_ones_own_to_change() -> None:
    night = evening("retos")
    with refused(night, "name_taken"):
        night.says("d2", Sit("ana"))
    with refused(night, "not_your_seat"):
        night.says("d2", Rename(0, "Benny"))
    night.says("d2", Rename(1, "Benny"))
    assert night.room.people[1].name == "Benny"
    with refused(night, "name_taken"):
        night.says("d2", Rename(1, " Ana "))


def test_everybody_sees_who_is_host_and_only_the_host_sees_devices_to_send_away() -> None:
    night = evening(people=2, bots=0, game="retos")
    night.says(HOST, Sit("Olga"))
    night.says(HOST, AddBot("random"))
    for device in (HOST, "d2"):
        assert [seat.host for seat in view_of(night.room, device).seats] == [True, False, True, False]
    assert [seat.device for seat in view_of(night.room, HOST).seats] == [HOST, "d2", HOST, None]
    assert [seat.device for seat in view_of(night.room, "d2").seats] == [None] * 4
    night.says(HOST, TurnAway(view_of(night.room, HOST).seats[1].device or ""))
    assert [seat.name for seat in view_of(night.room, HOST).seats] == ["Ana", "Olga", "Bot 1"]


def test_only_the_host_sees_who_looks_on_without_a_seat_and_may_send_them_away() -> None:
    night = evening()
    assert view_of(night.room, HOST).screens == ()
    night.says("tv", Knock("Screen", screen=True))
    assert view_of(night.room, HOST).screens == ()
    night.says(HOST, Admit("tv"))
    night.says("d2", StandUp(1))
    assert view_of(night.room, HOST).screens == ("d2", "tv")
    assert view_of(night.room, "d2").screens == ()
    assert view_of(night.room, "tv").screens == ()
    night.says("d2", Sit("Ben"))
    night.starts()
    for device, screens in ((HOST, ("tv",)), ("d2", ()), ("tv", ())):
        assert view_of(night.room, device).screens == screens
        assert ("tv" in to_json(view_of(night.room, device)).decode()) == (device == HOST)
    with refused(night, "only_the_host"):
        night.says("d2", TurnAway("tv"))
    night.says(HOST, TurnAway("tv"))
    assert view_of(night.room, HOST).screens == ()
    with refused(night, "not_let_in"):
        view_of(night.room, "tv")


def test_the_lobby_says_with_how_many_clothes_the_evening_begins() -> None:
    night = evening()
    assert view_of(night.room, "d2").pieces == 5
    night.says(HOST, SetOptions({"deck": {"strip": 1}}))
    assert view_of(night.room, "d2").pieces == 3
    night.says(HOST, ChooseGame("peekpoker"))
    assert view_of(night.room, "d2").pieces == 0


def test_a_removed_device_has_no_say_any_more() -> None:
    night = evening(people=3, game="retos")
    night.says(HOST, TurnAway("d2"))
    assert [person.name for person in night.room.people] == ["Ana", "Carla"]
    with refused(night, "not_let_in"):
        night.says("d2", Sit("Ben"))
    with pytest.raises(Exception, match="not_let_in"):
        view_of(night.room, "d2")


def test_somebody_else_becomes_host_when_the_host_leaves() -> None:
    night = evening("retos", people=3)
    night.says(HOST, Leave())
    assert night.room.host == "d2"
    assert [person.name for person in night.room.people] == ["Ben", "Carla"]
    assert view_of(night.room, "d2").host
    assert night.is_its_log()


def test_one_who_left_and_sits_down_again_can_become_host() -> None:
    night = evening("retos", people=2)
    night.says("d2", Leave())
    night.says("d2", Sit("Ben"))
    night.says(HOST, Leave())
    assert night.room.host == "d2"
    assert night.is_its_log()


def test_the_first_to_come_back_to_an_empty_room_is_its_host() -> None:
    night = evening("retos", people=3)
    for device in (HOST, "d2", "d3"):
        night.says(device, Leave())
    night.says("d2", ComeBack())
    assert night.room.host == "d2"
    night.says(HOST, ComeBack())
    assert night.room.host == "d2"
    assert night.is_its_log()


CHANGES = [
    SetOptions({"prize": "a song"}),
    ChooseDeck("retos-mild"),
    Sit("Eve"),
    DeclareCouple(0, 1),
    AddBot("random"),
    ChooseGame("peekpoker"),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_any_change_of_what_is_agreed_asks_everybody_again(change: Any) -> None:
    night = evening("retos", people=2, prize="breakfast")
    night.all_ready()
    assert all(person.ready for person in night.room.people)
    night.says(HOST, change)
    assert not any(person.ready for person in night.room.people if not person.is_bot)


def test_only_adults_play_and_only_when_all_are_ready() -> None:
    night = evening()
    night.keep(SecretKept("secret"))
    with refused(night, "adults_only"):
        night.says("d2", BeReady(1, adult=False))
    with refused(night, "boundaries_first"):
        night.says("d2", BeReady(1, adult=True))
    for seat, device in enumerate((HOST, "d2")):
        night.says(device, SetBoundaries(seat, Boundaries()))
    night.says("d2", BeReady(1, adult=True))
    with refused(night, "not_everybody_ready"):
        night.says(HOST, Start())
    night.says(HOST, BeReady(0, adult=True))
    with refused(night, "only_the_host"):
        night.says("d2", Start())
    night.says(HOST, Start())
    assert night.room.playing
    with refused(night, "game_has_begun"):
        night.says("d2", Sit("Late"))
    assert night.is_its_log()


def test_house_rules_are_refused_by_the_games_own_rule() -> None:
    night = evening()
    for options, code in (({"tie_dealer": "maybe"}, "bad_option"), ({"colour": 1}, "unknown_option")):
        with refused(night, code):
            night.says(HOST, SetOptions(options))
    night.says(HOST, SetOptions({"tie_dealer": "swap"}))
    assert view_of(night.room, "d2").options == {"tie_dealer": "swap"}


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_people_must_fit(game: str) -> None:
    night = evening(game, people=1)
    night.keep(SecretKept("secret"))
    night.all_ready()
    with refused(night, "seat_count"):
        night.says(HOST, Start())


def test_what_must_be_agreed_in_words_is_asked_for() -> None:
    """R-03."""
    night = evening("retos")
    night.keep(SecretKept("secret"))
    night.all_ready()
    with refused(night, "not_agreed"):
        night.says(HOST, Start())


def test_a_deck_of_ones_own_is_checked_and_problems_are_told_by_line() -> None:
    night = evening()
    night.says(HOST, ChooseDeck(text=couples_text()))
    assert view_of(night.room, "d2").deck is not None
    bad = couples_text().replace("heat = 4", "heat = 9", 1)
    with pytest.raises(Exception, match="bad_deck_file") as refusal:
        night.says(HOST, ChooseDeck(text=bad))
    assert [problem["code"] for problem in refusal.value.facts["problems"]] == ["bad_value"]  # type: ignore[attr-defined]
    with refused(night, "other_deck"):
        night.says(HOST, ChooseDeck("retos-mild"))
    with refused(night, "no_such_deck"):
        night.says(HOST, ChooseDeck("nowhere"))
    assert night.is_its_log()


# Boundaries


def test_boundaries_are_seen_by_nobody_else() -> None:
    """Whatever one person sets, every byte that another device can get stays the same."""
    told = set()
    deck = evening().room.deck
    assert deck is not None
    for ceiling, never in ((1, ()), (5, tags_used(deck)), (3, ("kissing",))):
        night = evening()
        night.says("d2", SetBoundaries(1, Boundaries(ceiling=ceiling, never=never)))
        told.add(to_json(view_of(night.room, HOST)))
        mine = view_of(night.room, "d2", 1).mine
        assert mine is not None
        assert mine.boundaries is not None
        assert mine.boundaries.ceiling == ceiling
    assert len(told) == 1


def test_another_deck_asks_for_boundaries_anew_and_keeps_what_was_said() -> None:
    night = evening("retos", prize="tea")

    def asked_anew() -> bool:
        mine = view_of(night.room, "d2", 1).mine
        assert mine is not None
        return not mine.of_this_deck

    assert asked_anew()
    night.says("d2", SetBoundaries(1, Boundaries(ceiling=2)))
    assert not asked_anew()
    night.says(HOST, SetOptions({"prize": "a song"}))
    assert not asked_anew()
    night.says(HOST, ChooseDeck("retos-mild"))
    assert asked_anew()
    assert night.room.people[1].boundaries == Boundaries(ceiling=2)
    assert night.is_its_log()


def test_on_a_shared_device_boundaries_are_seen_only_on_ones_own_seat() -> None:
    night = evening("retos")
    night.says("d2", Sit("Bea"))
    night.says("d2", SetBoundaries(1, Boundaries(ceiling=2)))
    assert view_of(night.room, "d2").mine is None
    bea = view_of(night.room, "d2", 2).mine
    assert bea is not None
    assert (bea.seat, bea.boundaries) == (2, None)
    with refused(night, "not_your_seat"):
        view_of(night.room, "d2", 0)


def test_boundaries_are_ones_own_and_settled_before_the_start() -> None:
    night = evening()
    with refused(night, "not_your_seat"):
        night.says("d2", SetBoundaries(0, Boundaries()))
    night.starts()
    with refused(night, "game_has_begun"):
        night.says("d2", SetBoundaries(1, Boundaries()))


def test_what_does_not_suffice_is_refused_before_the_start_and_names_nobody() -> None:
    """Of what kind too few are left is said; how many would tell two players of each other."""
    refusals = set()
    for strict in (0, 1):
        night = evening()
        night.says(f"d{strict + 1}", SetBoundaries(strict, Boundaries(ceiling=1)))
        night.keep(SecretKept("secret"))
        night.all_ready()
        with pytest.raises(IllegalSetup, match="too_few_left") as refusal:
            night.says(HOST, Start())
        refusals.add(str(refusal.value))
        assert set(refusal.value.facts) == {"category"}
        assert not night.room.playing
    assert len(refusals) == 1


def test_limits_of_retos_come_from_boundaries() -> None:
    night = evening("retos", people=3, prize="breakfast")
    night.says("d2", SetBoundaries(1, Boundaries(garments=2, drinks=0)))
    night.says(HOST, DeclareCouple(0, 2))
    night.says("d3", DeclareCouple(2, 0))
    night.starts()
    assert night.room.table is not None
    mine = night.room.table.view(1).mine  # type: ignore[attr-defined]
    assert (mine.garment_limit, mine.drink_limit) == (2, 0)
    assert [player.partner for player in night.room.table.players] == [2, None, 0]


# Luck


def test_the_seed_is_nobodys_choice() -> None:
    seeds = set()
    for secret, share in (("one", "aa" * 8), ("two", "aa" * 8), ("one", "bb" * 8)):
        night = evening()
        night.keep(SecretKept(secret))
        shown = view_of(night.room, "d2").commitment
        night.says("d2", AddShare(share))
        night.says("d2", AddShare("cc" * 8))  # only the first counts
        night.all_ready()
        night.says(HOST, Start())
        assert night.room.table is not None
        seeds.add(night.room.table.seed)
        assert view_of(night.room, "d2").commitment == shown
        assert secret not in shown
    assert len(seeds) == 3


def test_a_share_comes_after_the_hash() -> None:
    night = evening()
    with refused(night, "not_now"):
        night.says("d2", AddShare("aa" * 8))


# The log


def test_a_log_is_read_by_the_rules_it_was_written_by() -> None:
    assert room_of([Entry("", Opened(VERSION, HOST))]).host == HOST
    for other in (VERSION - 1, VERSION + 1):
        with pytest.raises(UnreadableLog, match=f"a room of version {other}"):
            room_of([Entry("", Opened(other, HOST))])
    with pytest.raises(UnreadableLog, match="begins with"):
        room_of([Entry(HOST, Sit("Ana"))])
    with pytest.raises(UnreadableLog):
        read(b"{}")
    entry = Entry(HOST, Sit("Ana"))
    assert read(write(entry)) == entry


def test_a_device_cannot_speak_for_the_keeper() -> None:
    night = evening()
    for action in (SecretKept("mine"), Opened(VERSION, "d2")):
        with refused(night, "not_yours"):
            night.says("d2", action)
