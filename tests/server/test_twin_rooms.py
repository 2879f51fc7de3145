"""Two rooms that differ in everything a seat may not know: its device is told the same, byte by byte.

This does not ask a view what may be seen; it changes what may not, and compares what is sent.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nightcap import GAMES
from nightcap.decks import Away, Boundaries
from nightcap.engine.chance import Chance
from nightcap.engine.imagine import imagine
from nightcap.engine.moves import Seat
from nightcap.engine.refusals import Refusal
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import Room, objection
from nightcap.server.keeper import Keeper
from nightcap.store import MemoryJournal
from server.test_traffic import Recorder, begun


def twin_of(room: Room, table: Table, seat: Seat, rng: Random) -> Room:
    """Others hold other cards, have answered otherwise and ruled out other things; luck will be another."""
    twin = room.copy()
    twin.table = imagine(table, seat, Chance.of(str(rng.random())))
    assert room.luck.setup is not None
    other = replace(room.luck.setup, away=Away(themes=("lips",), ceiling=rng.randint(1, 5)))
    twin.luck = replace(room.luck, setup=other)
    twin.people = tuple(
        person
        if other == seat
        else replace(
            person,
            boundaries=Boundaries(ceiling=rng.randint(1, 5), never=("lips",), garments=rng.randint(0, 9)),
        )
        for other, person in enumerate(room.people)
    )
    return twin


def told(room: Room, seat: Seat, probes: list[Any]) -> list[bytes]:
    """Everything this seat's device hears when it comes, and the reasons why moves are refused."""
    line = Recorder(str(room.people[seat].device))
    keeper = Keeper("code", room, MemoryJournal())
    keeper.join(line)
    keeper.close()
    return line.heard + [to_json(str(refused(room, line.device, seat, probe))) for probe in probes]


def refused(room: Room, device: str, seat: Seat, move: Any) -> Refusal | None:
    try:
        return objection(room, device, seat, move)
    except Refusal as refusal:
        return refusal


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_may_not_know_changes_no_byte_of_its_messages(game: str, games: int) -> None:
    """`./test --games 100000 -k no_byte_of_its_messages` plays a hundred of each."""
    noticed_by_others = 0
    for number in range(max(1, games // 1000)):
        rng = Random(f"twins of {game} {number}")
        night = begun(game)
        for _ in range(400):
            room, table = night.room, night.room.table
            if table is None or not room.playing:
                break
            probes = [
                option.random(rng.randrange) for asked in table.waiting for option in table.answers(asked)
            ]
            for seat in range(table.seats):
                twin = twin_of(room, table, seat, rng)
                assert told(twin, seat, probes) == told(room, seat, probes)
                other = (seat + 1) % table.seats
                noticed_by_others += twin.table is not None and twin.table.view(other) != table.view(other)
            night.answers(rng)
    assert noticed_by_others > 10
