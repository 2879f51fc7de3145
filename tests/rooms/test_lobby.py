"""Before the game: what is agreed, boundaries, being ready, the luck."""

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
    BeReady,
    ChooseDeck,
    ChooseGame,
    DeclareCouple,
    Opened,
    RevealShare,
    SecretKept,
    SetBoundaries,
    SetOptions,
    Sit,
    Start,
)
from nightcap.rooms.room import MOST_OWN_DECKS
from nightcap.shelf import built_in
from rooms.evening import HOST, evening, refused, share_of


def test_the_lobby_says_with_how_many_clothes_the_evening_begins() -> None:
    night = evening()
    assert view_of(night.room, "d2").pieces == 5
    night.says(HOST, SetOptions({"deck": {"strip": 1}}))
    assert view_of(night.room, "d2").pieces == 3
    night.says(HOST, ChooseGame("peekpoker"))
    assert view_of(night.room, "d2").pieces == 0


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
    night.all_commit()
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
    with refused(night, "revealing"):
        night.says("d2", Sit("Late"))
    for device in (HOST, "d2"):
        night.says(device, RevealShare(share_of(device)))
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
    night.all_commit()
    night.all_ready()
    with refused(night, "seat_count"):
        night.says(HOST, Start())


def test_what_must_be_agreed_in_words_is_asked_for() -> None:
    """R-03."""
    night = evening("retos")
    night.all_commit()
    night.all_ready()
    with refused(night, "not_agreed"):
        night.says(HOST, Start())


def test_a_deck_of_ones_own_is_in_the_log_once() -> None:
    """Chosen again it is logged by its hash, and comes to the same room."""
    night = evening("couples-quick")
    text = couples_text()
    night.says(HOST, ChooseDeck(text=text))
    first, size = night.room.deck, len(night.log[-1])
    for _ in range(50):
        night.says(HOST, ChooseDeck("couples-classic"))
        night.says(HOST, ChooseDeck(text=text))
        assert night.room.deck is first
        assert len(night.log[-1]) < 200 < size
    assert night.is_its_log()
    with refused(night, "no_such_deck"):
        night.says(HOST, ChooseDeck(known="0" * 32))


def test_a_room_reads_only_so_many_decks() -> None:
    night = evening("couples-quick")
    texts = [f"{couples_text()}\n# {number}\n" for number in range(MOST_OWN_DECKS + 1)]
    for text in texts[:-1]:
        night.says(HOST, ChooseDeck(text=text))
    with refused(night, "decks_enough"):
        night.says(HOST, ChooseDeck(text=texts[-1]))
    night.says(HOST, ChooseDeck(text=texts[0]))
    night.says(HOST, ChooseDeck("couples-classic"))


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
    """In the same words whoever it was: neither what is missing nor how much is said."""
    refusals = set()
    for strict in (0, 1):
        night = evening()
        night.says(
            f"d{strict + 1}",
            SetBoundaries(strict, Boundaries(never=tags_used(built_in("couples-classic")))),
        )
        night.all_commit()
        night.all_ready()
        with pytest.raises(IllegalSetup, match="too_few_left") as refusal:
            night.says(HOST, Start())
        refusals.add(str(refusal.value))
        assert refusal.value.facts == {}
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
    for action in (SecretKept("5e" * 32), Opened(VERSION, "d2")):
        with refused(night, "not_yours"):
            night.says("d2", action)
