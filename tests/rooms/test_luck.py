"""Luck that nobody can choose: commitments, what is settled, shares, and starts that are void."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from nightcap import GAMES
from nightcap.decks import Boundaries
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import asked_of, luck, view_of
from nightcap.rooms.actions import (
    AddBot,
    Admit,
    BeReady,
    ChooseDeck,
    ChooseGame,
    CommitShare,
    DeclareCouple,
    EndGame,
    Knock,
    Leave,
    PlayAgain,
    RevealShare,
    SecretKept,
    SetBoundaries,
    SetOptions,
    Sit,
    StandUp,
    Start,
    StartVoided,
    TurnAway,
)
from rooms.evening import HOST, SECRET, Evening, evening, refused, share_of
from server.running import some_move

OTHER = "0f" * 32
AGREED: dict[str, dict[str, Any]] = {"retos": {"prize": "breakfast"}}


def settled(people: int = 2, game: str = "couples-quick") -> Evening:
    night = evening(game, people=people)
    night.is_settled()
    return night


# Committing


def test_nobody_commits_before_the_room_has() -> None:
    night = evening()
    with refused(night, "not_now"):
        night.says("d2", CommitShare(OTHER))


def test_a_start_waits_for_everybodys_commitment_and_says_whose() -> None:
    night = evening(people=3, game="peekpoker")
    night.keep(SecretKept(SECRET))
    night.all_ready()
    night.says(HOST, CommitShare(luck.share_commitment(share_of(HOST))))
    before = night.room
    with pytest.raises(Exception, match="no_commitment") as refusal:
        night.says(HOST, Start())
    assert refusal.value.facts == {"names": "Ben, Carla"}  # type: ignore[attr-defined]
    assert night.room is before


def test_another_secret_asks_for_other_commitments() -> None:
    night = evening()
    night.all_commit()
    night.keep(SecretKept(OTHER))
    assert not any(party.commitment for party in view_of(night.room, HOST).luck.parties)


def test_everybody_sees_all_commitments_and_no_share_before_all_are_there() -> None:
    night = settled()
    night.says(HOST, RevealShare(share_of(HOST)))
    seen = view_of(night.room, "d2").luck
    assert seen.commitment == luck.commitment(SECRET)
    assert [(party.seats, party.commitment, party.revealed) for party in seen.parties] == [
        ((0,), luck.share_commitment(share_of(HOST)), True),
        ((1,), luck.share_commitment(share_of("d2")), False),
    ]
    told = to_json(view_of(night.room, "d2")).decode()
    assert share_of(HOST) not in told
    assert SECRET not in told
    night.says("d2", RevealShare(share_of("d2")))
    shown = view_of(night.room, "d2").luck
    assert [party.share for party in shown.parties] == [share_of(HOST), share_of("d2")]
    assert SECRET not in to_json(view_of(night.room, "d2")).decode()
    assert night.is_its_log()


def test_a_screen_and_bots_take_no_part() -> None:
    night = evening("peekpoker", people=2, bots=1)
    night.says("tv", Knock("TV", screen=True))
    night.says(HOST, Admit("tv"))
    night.keep(SecretKept(SECRET))
    with refused(night, "not_your_seat"):
        night.says("tv", CommitShare(OTHER))
    night.starts()
    assert night.room.playing
    assert [party.seats for party in view_of(night.room, "tv").luck.parties] == [(0,), (1,)]


def test_several_people_on_a_device_have_one_share() -> None:
    night = evening("peekpoker", people=2)
    night.says("d2", Sit("Zoe"))
    night.starts()
    assert [party.seats for party in view_of(night.room, HOST).luck.parties] == [(0,), (1, 2)]


# What is settled


CHANGES = {
    "game": (HOST, ChooseGame("peekpoker")),
    "rules": (HOST, SetOptions({"tie_dealer": "swap"})),
    "deck": (HOST, ChooseDeck("couples-classic")),
    "boundaries": ("d2", SetBoundaries(1, Boundaries(ceiling=2))),
    "couple": ("d2", DeclareCouple(1, 0)),
    "seat": ("d2", Sit("Zoe")),
    "no seat": ("d2", StandUp(1)),
    "bot": (HOST, AddBot("random")),
    "ready": ("d2", BeReady(1, adult=True)),
    "commitment": (HOST, CommitShare(OTHER)),
    "start": (HOST, Start()),
}


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_changes_once_it_is_settled(change: str) -> None:
    night = settled()
    device, action = CHANGES[change]
    with refused(night, "revealing"):
        night.says(device, action)


def test_the_room_cannot_take_another_secret_either() -> None:
    night = settled()
    with refused(night, "revealing"):
        night.keep(SecretKept(OTHER))


def test_nobody_comes_in_meanwhile() -> None:
    night = settled()
    night.says("d3", Knock("Carla"))
    with refused(night, "revealing"):
        night.says(HOST, Admit("d3"))


def test_what_is_settled_is_bound_and_tells_nothing() -> None:
    """Whatever the setup, the hash is another; and without the secret it cannot be guessed."""
    hashes = set()
    for ceiling in (5, 4):
        for secret in (SECRET, OTHER):
            night = evening()
            night.says("d2", SetBoundaries(1, Boundaries(ceiling=ceiling)))
            night.all_commit(secret)
            night.all_ready()
            night.says(HOST, Start())
            hashes.add(view_of(night.room, HOST).luck.setup_hash)
    assert len(hashes) == 4


def test_the_deck_that_is_played_is_the_common_ground_of_the_one_that_was_chosen() -> None:
    night = evening()
    night.says("d2", SetBoundaries(1, Boundaries(ceiling=4)))
    night.starts()
    table, written = night.room.table, night.room.deck
    assert table is not None
    assert written is not None
    kept = {card.id for card in table.deck.cards.values()}  # type: ignore[union-attr]
    fine = {
        card.id
        for card in written.deck.cards.values()  # type: ignore[union-attr]
        if all(written.heats[activity.id] <= 4 for activity in card.activities)
    }
    assert kept == fine


# Shares


def test_only_the_share_that_was_promised_is_taken() -> None:
    night = settled()
    with refused(night, "other_share"):
        night.says("d2", RevealShare(OTHER))
    with refused(night, "not_let_in"):
        night.says("d9", RevealShare(share_of("d2")))


def test_who_knows_the_secret_and_all_other_shares_can_only_keep_silent() -> None:
    """The attack that was: the host reads the secret, waits for the guest, and tries shares of his own."""
    night = settled()
    night.says("d2", RevealShare(share_of("d2")))
    for tried in range(200):
        with refused(night, "other_share"):
            night.says(HOST, RevealShare(f"{tried:064x}"))
        with refused(night, "revealing"):
            night.says(HOST, CommitShare(luck.share_commitment(f"{tried:064x}")))
    night.keep(StartVoided((HOST,)))
    told = view_of(night.room, "d2").luck
    assert told.voided == luck.Voided(("Ana",), "silent")
    assert (told.voids, told.attempt, told.setup_hash) == (1, 2, "")
    assert not night.room.luck.secret, "its keeper chooses another"
    night.keep(SecretKept(OTHER))
    with refused(night, "no_commitment"):
        night.says(HOST, Start())


def test_each_share_and_the_secret_and_the_setup_make_another_seed() -> None:
    shares = [((0,), "aa" * 32), ((1,), "bb" * 32)]
    seeds = {
        luck.seed("5e" * 32, "cc" * 32, shares),
        luck.seed("5f" * 32, "cc" * 32, shares),
        luck.seed("5e" * 32, "cd" * 32, shares),
        luck.seed("5e" * 32, "cc" * 32, [((0,), "ab" * 32), shares[1]]),
        luck.seed("5e" * 32, "cc" * 32, [((0,), "bb" * 32), ((1,), "aa" * 32)]),
        luck.seed("5e" * 32, "cc" * 32, [((0, 1), "aa" * 32)]),
    }
    assert len(seeds) == 6
    assert luck.seed("5e" * 32, "cc" * 32, shares) == luck.seed("5e" * 32, "cc" * 32, shares[::-1])


# Void


GOING: dict[str, tuple[str, Any, str]] = {
    "left": ("d2", Leave(), "left"),
    "sent away": (HOST, TurnAway("d2"), "turned_away"),
    "thought again": ("d2", BeReady(1, adult=True, ready=False), "taken_back"),
}


@pytest.mark.parametrize("how", GOING)
def test_whoever_goes_in_between_voids_the_start_and_is_named(how: str) -> None:
    night = settled(people=3, game="peekpoker")
    night.says(HOST, RevealShare(share_of(HOST)))
    device, action, why = GOING[how]
    night.says(device, action)
    assert not night.room.revealing
    assert night.room.luck.voided == luck.Voided(("Ben",), why)  # type: ignore[arg-type]
    assert night.room.luck.shares == {}
    night.starts()
    assert night.room.playing
    assert night.room.luck.setup is not None
    assert night.room.luck.setup.attempt == 2
    assert view_of(night.room, HOST).luck.voided is None
    assert night.is_its_log()


def test_a_screen_may_go_without_a_word() -> None:
    night = evening()
    night.says("tv", Knock("TV", screen=True))
    night.says(HOST, Admit("tv"))
    night.is_settled()
    night.says("tv", Leave())
    assert night.room.revealing


def test_only_those_who_were_silent_are_named() -> None:
    night = settled(people=3, game="peekpoker")
    night.says(HOST, RevealShare(share_of(HOST)))
    for wrong in ((), (HOST,), ("d2",), (HOST, "d2", "d3")):
        with refused(night, "not_now"):
            night.keep(StartVoided(wrong))
    night.keep(StartVoided(("d2", "d3")))
    assert night.room.luck.voided == luck.Voided(("Ben", "Carla"), "silent")
    with refused(night, "not_now"):
        night.keep(StartVoided(("d2", "d3")))


def test_people_stay_ready_after_a_void_start() -> None:
    night = settled()
    night.keep(StartVoided((HOST, "d2")))
    assert all(person.ready for person in night.room.people)


def test_another_game_begins_with_another_secret_and_other_shares() -> None:
    night = settled()
    night.keep(StartVoided((HOST, "d2")))
    night.starts()
    for seat in range(2):
        night.says(f"d{seat + 1}", EndGame(seat))
    night.says(HOST, PlayAgain())
    assert night.room.luck == luck.Luck(voids=1)
    assert night.is_its_log()


# The record


def test_the_record_is_shown_when_the_game_is_over_and_stays() -> None:
    night = evening("peekpoker")
    night.starts()
    assert view_of(night.room, HOST).luck.record == ""
    night.plays_on("record")
    record = view_of(night.room, HOST).luck.record
    assert len(record) == 64
    night.says("d2", Leave())
    assert view_of(night.room, HOST).luck.record == record


# The text that is hashed


def test_canonical_text_is_the_same_in_any_program() -> None:
    value = {"z": [1, True, None], "a": 'é "\n\u0001\x7f\u2028', "\U0001f600": 1, "\uffff": 2}
    assert luck.canonical(value) == (
        '{"a":"é \\"\\n\\u0001\x7f\u2028","z":[1,true,null],"\uffff":2,"\U0001f600":1}'
    )
    assert json.loads(luck.canonical(value)) == value
    for bad in (1.5, 2**53, {1: "x"}, [[-(2**53)]]):
        with pytest.raises(ValueError):  # noqa: PT011
            luck.canonical(bad)


def test_hashes_are_those_that_other_programs_compute() -> None:
    """By hand: `printf 'nightcap share\\n000…0' | sha256sum`."""
    assert luck.share_commitment("0" * 64) == (
        "4b4f06ffe07fe4e7794d8bbb1aee96ddce69f482ca3457468b1f5320c33564a0"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_move_as_a_page_sends_it_has_the_same_text_as_the_log_keeps(game: str) -> None:
    """Otherwise a receipt would not know its own moves again."""
    night = evening(game, people=GAMES[game].seat_counts.start, **AGREED.get(game, {}))
    night.starts()
    rng = Random(f"{game} as sent")
    for _ in range(150):
        table = night.room.table
        assert table is not None
        for seat in table.waiting:
            asked = asked_of(night.room, str(night.room.people[seat].device), seat)
            assert asked is not None
            sent = some_move(json.loads(to_json(asked)), rng)
            assert luck.canonical(table.vocabulary.move(sent)) == luck.canonical(sent)
        if not night.answers(rng):
            break
