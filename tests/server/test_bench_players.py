"""The players of `bench.server`: they play a real game, and time every move of it."""

from __future__ import annotations

from functools import partial

from bench.load.load import Load
from bench.load.nightcap_rooms import NightcapRoom
from server.running import server


def test_every_move_that_falls_due_is_played_and_timed() -> None:
    with server() as port:
        load = Load(partial(NightcapRoom, port), 3)
        load.prepare()
        measured = load.offered(per_second=500, seconds=1)
        load.hang_up()
    assert measured.moves == len(measured.waits) == 500
    assert all(wait > 0 for wait in measured.waits)


def test_games_that_end_are_begun_anew() -> None:
    with server() as port:
        load = Load(partial(NightcapRoom, port), 1)
        load.prepare()
        [room] = load.rooms
        assert isinstance(room, NightcapRoom)
        first = room.host.luck.commitment
        while room.host.luck.commitment == first or room.host.phase != "playing":
            assert len(load.offered(per_second=10_000, seconds=0.01).waits) == 100
        load.hang_up()
