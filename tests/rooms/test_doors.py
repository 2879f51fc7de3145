"""At the door: knocking, being let in, places, who is host, leaving and coming back."""

from __future__ import annotations

import pytest

from nightcap.engine.vocabulary import to_json
from nightcap.rooms import view_of
from nightcap.rooms.actions import (
    AddBot,
    Admit,
    ComeBack,
    Knock,
    KnockWithdrawn,
    Leave,
    Rename,
    Sit,
    StandUp,
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


def test_a_door_is_only_so_wide_and_nobody_shuts_it_for_good() -> None:
    """Whoever has waited longest gives way, and their tries are not counted for ever."""
    night = evening()
    for number in range(300):
        night.says(f"x{number}", Knock("Somebody"))
    night.says("d9", Knock("Zoe"))
    assert [guest.device for guest in night.room.knocking] == [*(f"x{n}" for n in range(289, 300)), "d9"]
    assert len(night.room.tries) == 200
    night.says(HOST, Admit("d9"))
    assert "d9" in night.room.devices
    with refused(night, "nobody_knocks"):
        night.says(HOST, Admit("x0"))


def test_a_room_has_only_so_many_devices() -> None:
    night = evening()
    for number in range(22):
        night.comes_in(f"x{number}", f"Guest {number}")
    with refused(night, "room_is_full"):
        night.says("x99", Knock("One more"))


def test_a_knock_is_withdrawn_by_the_keeper_alone() -> None:
    night = evening()
    night.says("d9", Knock("Zoe"))
    with refused(night, "not_yours"):
        night.says(HOST, KnockWithdrawn("d9"))
    night.keep(KnockWithdrawn("d9"))
    assert night.room.knocking == ()
    with refused(night, "nobody_knocks"):
        night.keep(KnockWithdrawn("d9"))
    assert night.is_its_log()


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
