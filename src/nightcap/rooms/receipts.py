"""What one device has kept of a game: its own word against the books."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from nightcap.engine.moves import Seat
from nightcap.rooms.actions import Hex
from nightcap.rooms.luck import Party

FORMAT = 2
"""Of receipts: those of format 1 have neither `shares`, `games` and `altered`, nor events in `saw`."""

Seen: TypeAlias = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
"""The hash of a table or of an event."""


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was sent from this device."""

    seat: Seat
    hash: Hex
    """Of the move, keyed by the share: whoever gets the device next does not read it."""
    sure: bool
    """Whether the room has said that it is done; otherwise it may have been, or not."""


class Receipt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Kept by the page while its tab lives. Stops are not in it: nobody keeps who said one."""

    format: int
    seats: tuple[Seat, ...]
    """Of this device."""
    share: Hex
    commitment: Hex
    """The hash of the room's secret, as this device saw it before it showed its share."""
    setup_hash: Hex
    shares: Annotated[int, Meta(ge=1)]
    """How many this device has shown for this game: all but the last came to nothing."""
    games: Annotated[int, Meta(ge=0)]
    """How many games it had taken part in before, in this room."""
    parties: tuple[Party, ...]
    """Everybody's commitments as this device saw them before it showed its share, and their shares."""
    said: tuple[Said, ...]
    saw: tuple[Seen, ...]
    """The table each time that it was shown to this device, and before it each event that was new; empty on
    a device that is passed round, where the next one could try out which cards have such a hash."""
    altered: bool
    """While the game was on, the room showed another commitment or setup than at its start, or none."""
    enough: tuple[Seat, ...]
    """The seats for which this device has said that the game may end."""
    left: bool
    """This device has left the game at some time."""
    record: str
    """As it was shown when the game was over; empty: this device did not see the end."""
