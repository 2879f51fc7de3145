"""The luck of a game, as people meet it: numbers to compare, books to check, a start that came to nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from browser.guests import Guest
from browser.people import Evening
from browser.players import Player, play
from browser.test_leaving import two_at_peekpoker
from nightcap.rooms import Room, views
from nightcap.rooms.checking import check, read_file
from nightcap.rooms.luck import Luck
from nightcap.rooms.views import LuckOfRoom, luck_of


def digits_on(device: Guest) -> str:
    shown = device.page.locator(".digits").inner_text()
    return shown.splitlines()[-1].strip()


def test_both_see_the_same_numbers_and_check_the_books_with_what_they_have_kept(
    evening: Evening, tmp_path: Path
) -> None:
    ana, ben = two_at_peekpoker(evening)
    first = ana.update["room"]["news"]
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.update["room"]["news"] > first + 10)
    ben.page.reload()
    ben.waits_until(ben.is_at_a_table)
    for device in (ana, ben):
        device.taps("page-menu")
        device.taps("page-menu-luck")
        device.sees("page-luck-fingerprint.hint")
        device.is_accessible()
    assert digits_on(ana) == digits_on(ben)
    assert len(digits_on(ana)) == 15
    ana.picture("fingerprint")
    for device in (ana, ben):
        device.taps("page-close")

    ana.taps("page-menu")
    ana.taps("page-menu-end")
    ana.taps("page-confirm-end.yes")
    ben.taps("page-ending-agree")
    for device in (ana, ben):
        device.sees("page-end-broken_off")
    the_books_are_opened(ana, ben)
    for device in (ana, ben):
        device.sees("page-luck-true")
        device.is_accessible()
    ben.picture("books-are-true")
    said = sum(message.get("action", {}).get("type") == "answer" for message in ben.said)
    with ben.page.expect_download() as saved:
        ben.taps("page-books-open")
    file = tmp_path / "books.json"
    saved.value.save_as(file)
    proof = check(*read_file(file.read_bytes()))
    assert proof.receipt
    assert proof.saw_the_end
    assert proof.own == said > 0
    assert proof.tables >= proof.saw > said
    assert proof.events > 0
    assert (proof.shares, proof.games, proof.doubtful) == (1, 0, False)


def the_books_are_opened(ana: Guest, ben: Guest) -> None:
    """Ana asks; Ben hears of it, and agrees."""
    ana.taps("page-books")
    ana.taps("page-books-agree")
    asked = ben.words("page-books-asked", names="Ana")
    heard = ben.page.get_by_role("status").filter(has_text=asked)
    expect(heard).to_have_count(1)
    ben.sees("page-books-asked", names="Ana")
    ben.is_accessible()
    ben.picture("books-are-asked-for")
    ben.taps("page-books-agree")
    expect(heard).to_have_count(0)


def test_nothing_of_the_luck_stays_when_the_room_is_burnt(evening: Evening) -> None:
    ana, ben = two_at_peekpoker(evening)
    assert f"luck.{ana.code}" in ben.everything_kept()
    ana.taps("page-menu")
    ana.taps("page-menu-burn")
    ana.taps("page-confirm-burn.yes")
    for device in (ana, ben):
        device.sees("page-gone-burnt")
        assert "luck" not in device.page.evaluate("() => JSON.stringify(sessionStorage)")


def time_is_up(evening: Evening, code: str) -> None:
    """For those who have not shown their shares."""
    assert evening.rooms is not None
    clock = evening.rooms.keepers[code].reveals
    assert clock._running is not None
    loop = clock._running.get_loop()
    asyncio.run_coroutine_threadsafe(clock._void(1), loop).result(timeout=60)


def test_whose_page_was_closed_is_named_and_the_next_start_succeeds(evening: Evening) -> None:
    ana, ben = evening.couple("peekpoker")
    ben.is_ready()
    ben.page.goto("about:blank")
    ana.is_ready()
    ana.sees("page-luck-shuffling")
    ana.waits_until(lambda: ana.update["room"]["luck"]["parties"][0]["revealed"])
    time_is_up(evening, ana.code)
    ana.sees("page-luck-voided-silent", names="Ben")
    ana.sees("page-luck-voids-own", own=1)
    ana.is_accessible()
    ana.picture("start-was-void")
    ben.page.goto(f"{evening.url}#{ana.code}")
    ben.waits_until(lambda: all(party["commitment"] for party in ana.update["room"]["luck"]["parties"]))
    ana.starts()
    expect(ana.page.get_by_text(ana.words("page-luck-voided-silent", names="Ben"))).to_have_count(0)


def test_a_server_that_hides_a_void_start_is_contradicted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one's share is known, the own is held back, and nothing is said of it."""
    monkeypatch.setattr(Luck, "void", lambda *_: Luck())
    ana, ben = evening.couple("peekpoker")
    ben.is_ready()
    ben.page.goto("about:blank")
    ana.is_ready()
    ana.waits_until(lambda: ana.update["room"]["luck"]["parties"][0]["revealed"])
    time_is_up(evening, ana.code)
    ana.sees("page-luck-hidden", own=1, count=0)
    ana.is_accessible()


def test_a_server_that_switches_the_notes_off_is_found_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def without_commitment(room: Room, record: str) -> LuckOfRoom:
        seen = luck_of(room, record)
        return replace(seen, commitment="" if room.playing else seen.commitment)

    monkeypatch.setattr(views, "luck_of", without_commitment)
    ana, ben = two_at_peekpoker(evening)
    for device in (ana, ben):
        expect(device.page.get_by_role("alert")).to_have_text(device.words("page-luck-altered"))
        device.is_accessible()
    ana.taps("page-menu")
    ana.taps("page-menu-end")
    ana.taps("page-confirm-end.yes")
    ben.taps("page-ending-agree")
    the_books_are_opened(ana, ben)
    ben.sees("page-luck-doubtful")
    with ben.page.expect_download() as saved:
        ben.taps("page-books-open")
    file = tmp_path / "books.json"
    saved.value.save_as(file)
    proof = check(*read_file(file.read_bytes()))
    assert proof.altered
    assert proof.saw > 0, "what was shown was noted all the same"
