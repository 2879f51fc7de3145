"""The luck of a game over real sockets: silence voids a start and is told by name, also after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from nightcap.rooms import luck
from nightcap.rooms.actions import RevealShare, StartVoided
from nightcap.server import make_app
from nightcap.server.revealing import RevealClock
from nightcap.store import MemoryJournal
from rooms.evening import evening, share_of
from server.processes import MANY, ServerProcess
from server.running import QUICK, Phone, begin, serve, server
from server.test_server import two_at_the_table

AT_ONCE = 0.0
NEVER = 3600.0


def settled(ana: Phone, ben: Phone) -> None:
    for seat, phone in enumerate((ana, ben)):
        phone.is_ready(seat)
        phone.commits()
    assert ana.says("start")["type"] == "accepted"


def hears_of_void(phone: Phone) -> dict[str, Any]:
    while not phone.sees["room"]["luck"]["voided"]:
        phone.hears()
    told: dict[str, Any] = phone.sees["room"]["luck"]
    return told


def test_whoever_keeps_silent_is_named_to_everybody_and_all_begin_anew() -> None:
    app = make_app(MemoryJournal(), msgspec.structs.replace(QUICK, revealing=AT_ONCE))
    with serve(app) as port:
        code, ana, ben = two_at_the_table(port, "peekpoker")
        first = ana.sees["room"]["luck"]["commitment"]
        settled(ana, ben)
        for phone in (ana, ben):
            told = hears_of_void(phone)
            assert told["voided"] == {"names": ["Ana", "Ben"], "why": "silent"}
            assert (told["voids"], told["attempt"], told["setup_hash"]) == (1, 2, "")
            assert phone.sees["room"]["phase"] == "lobby"
            assert told["commitment"] not in ("", first), "the room has another secret"
        assert ana.reveals()["code"] == "not_now"
        assert ana.says("start")["code"] == "no_commitment"
        app.state.rooms.keepers[code].reveals.seconds = NEVER
        begin(ana, ben)
        assert ana.sees["room"]["phase"] == "playing"


def test_a_wrong_share_is_refused_and_changes_nothing() -> None:
    with server() as port:
        _, ana, ben = two_at_the_table(port, "peekpoker")
        settled(ana, ben)
        assert ana.says("reveal_share", share="0" * 64)["code"] == "other_share"
        assert ana.says("commit_share", commitment=luck.share_commitment("0" * 64))["code"] == "revealing"
        assert ana.reveals()["type"] == ben.reveals()["type"] == "accepted"


def test_nobody_sees_a_share_before_all_are_there() -> None:
    with server() as port:
        _, ana, ben = two_at_the_table(port, "peekpoker")
        settled(ana, ben)
        assert ana.reveals()["type"] == "accepted"
        ben.sends({"type": "ping"})
        ben.hears_of("pong")
        assert ben.sees["room"]["luck"]["parties"][0]["revealed"]
        assert ana.share not in str(ben.told)
        assert ben.sees["room"]["phase"] == "revealing"


def test_a_server_that_was_killed_in_between_waits_anew(tmp_path: Path) -> None:
    """The log has it all: shares that were shown stay shown, and the others are waited for again."""
    with ServerProcess(tmp_path, msgspec.structs.replace(MANY, revealing=NEVER)) as running:
        code, ana, ben = two_at_the_table(running.port, "peekpoker")
        settled(ana, ben)
        assert ana.reveals()["type"] == "accepted"
        running.kill()
        running.start()
        for phone in (ana, ben):
            phone.leaves()
            assert phone.comes_to(code)["room"]["phase"] == "revealing"
        assert ben.reveals()["type"] == "accepted"
        assert ben.sees["room"]["phase"] == "playing"


def test_the_clock_of_a_start_runs_again_after_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, msgspec.structs.replace(MANY, revealing=NEVER)) as patient:
        code, ana, ben = two_at_the_table(patient.port, "peekpoker")
        settled(ana, ben)
        assert ben.reveals()["type"] == "accepted"
        patient.kill()
        with ServerProcess(tmp_path, msgspec.structs.replace(MANY, revealing=AT_ONCE)) as hasty:
            for phone in (ana, ben):
                phone.leaves()
                phone.port = hasty.port
                phone.told.clear()
                phone.comes_to(code)
            assert hears_of_void(ana)["voided"] == {"names": ["Ana"], "why": "silent"}


# The clock itself


def voided_by_clock(*rooms: Any) -> list[int]:
    """The starts that a clock which has no patience voids, when it is shown these rooms in turn."""
    voided: list[int] = []

    async def void(start: int) -> None:
        voided.append(start)

    async def run() -> None:
        clock = RevealClock(void, again=0.0)
        clock.seconds = AT_ONCE
        for room in rooms:
            clock.follow(room)
        for _ in range(10):
            await asyncio.sleep(0)
        clock.close()

    asyncio.run(run())
    return voided


def test_the_clock_runs_for_a_start_and_stops_when_all_have_shown_their_shares() -> None:
    night = evening("peekpoker")
    lobby = night.room
    waiting = night.is_settled()
    half = night.says("d1", RevealShare(share_of("d1")))
    playing = night.says("d2", RevealShare(share_of("d2")))
    assert voided_by_clock(lobby) == []
    assert voided_by_clock(waiting) == voided_by_clock(waiting, half) == [1]
    assert voided_by_clock(waiting, half, playing) == []


def test_the_clock_runs_anew_for_the_next_start() -> None:
    night = evening("peekpoker")
    first = night.is_settled()
    void = night.keep(StartVoided(("d1", "d2")))
    assert voided_by_clock(first, void) == []
    assert voided_by_clock(first, void, night.is_settled()) == [2]
