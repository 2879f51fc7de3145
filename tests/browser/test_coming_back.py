"""Reload, a lost network, a server that was killed: the page says so, comes back and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.guests import Guest
from browser.people import Evening
from browser.players import IN_A_FAN, Player, play
from browser.privacy import hand, shows_all_of
from server.processes import free_port, serve


def deals_and_exchanges(ana: Guest, ben: Guest) -> None:
    """Somebody is about to exchange cards."""
    play(Player(ana, 1), Player(ben, 2), until=lambda: exchanging(ana, ben) is not None)


def exchanging(*devices: Guest) -> Guest | None:
    """Whose turn it is to exchange."""
    for device in devices:
        if device.question.startswith("ask_to_exchange") and device.update["asked"]["answers"]:
            return device
    return None


def keeps_all(device: Guest) -> None:
    chosen = device.page.get_by_role("button", pressed=True)
    while chosen.count():
        chosen.first.click(position=IN_A_FAN)
    device.taps("page-couples-keep_all")


def test_a_reload_in_the_middle_of_a_game_goes_on_where_it_was(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    evening.begin(ana, ben)
    deals_and_exchanges(ana, ben)
    for seat, device in enumerate((ana, ben)):
        device.page.reload()
        device.waits_until(device.is_at_a_table)
        shows_all_of(device, hand(device, seat))
    play(Player(ana, 3), Player(ben, 4), until=lambda: ana.question == "ask_to_draw_reward")


def test_an_answer_given_while_offline_is_neither_lost_nor_doubled(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    evening.begin(ana, ben)
    deals_and_exchanges(ana, ben)
    away = exchanging(ana, ben)
    assert away is not None
    before = evening.room(ana.code).number
    away.is_offline(True)
    away.sees("page-line_lost")
    away.is_accessible()
    away.picture("offline")
    keeps_all(away)
    assert evening.room(ana.code).number == before
    away.is_offline(False)
    away.waits_until(lambda: evening.room(ana.code).number > before)
    expect(away.page.get_by_text(away.words("page-line_lost"))).to_have_count(0)
    assert evening.room(ana.code).number == before + 1
    play(Player(ana, 3), Player(ben, 4), until=lambda: ana.question == "ask_to_draw_reward")


@pytest.fixture
def away_from_here(browser: Browser, tmp_path: Path) -> Iterator[tuple[Evening, int, Path]]:
    """An evening at a server of its own process, which is not started yet."""
    port = free_port()
    tonight = Evening(browser, f"http://127.0.0.1:{port}/", "restart")
    yield tonight, port, tmp_path
    tonight.ends()
    assert tonight.troubles == []


def test_a_server_that_is_killed_and_started_again_goes_on_with_the_game(
    away_from_here: tuple[Evening, int, Path],
) -> None:
    evening, port, data = away_from_here
    server = serve(port, data)
    try:
        ana, ben = evening.couple("couples-quick")
        evening.begin(ana, ben)
        deals_and_exchanges(ana, ben)
        held = [device.update["table"]["seats"][seat]["hand"] for seat, device in enumerate((ana, ben))]
        server.kill()
        server.wait()
        for device in (ana, ben):
            device.sees("page-line_lost")
        said = exchanging(ana, ben)
        assert said is not None
        keeps_all(said)
        server = serve(port, data)
        said.waits_until(lambda: not said.update["asked"]["answers"], "the answer was lost")
        for seat, device in enumerate((ana, ben)):
            expect(device.page.get_by_text(device.words("page-line_lost"))).to_have_count(0)
            assert device.update["table"]["seats"][seat]["hand"] == held[seat]
        play(Player(ana, 3), Player(ben, 4), until=lambda: ana.question == "ask_to_draw_reward")
    finally:
        server.kill()
        server.wait()
