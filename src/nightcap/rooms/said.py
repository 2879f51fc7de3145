"""What the log keeps of what a device says."""

from __future__ import annotations

from nightcap.rooms.actions import ChooseDeck, Device, OfDevice, Stopped
from nightcap.rooms.agreement import by_hash
from nightcap.rooms.entries import KEEPER, Entry
from nightcap.rooms.playing import table_of
from nightcap.rooms.room import Room
from nightcap.rooms.stopping import stop_in


def entry_of(room: Room, by: Device, action: OfDevice, said: str = "") -> Entry:
    """Of a stop the log keeps that somebody said so, and not who. `said` must name nobody, either."""
    stop = stop_in(room, action)
    if stop is None:
        return Entry(by, by_hash(room, action) if isinstance(action, ChooseDeck) else action, said)
    room.must_own(by, stop.seat)
    table_of(room)
    return Entry(KEEPER, Stopped(), said)
