"""People round a table: seats, lobby, boundaries, pause, stop, rematch. Pure: no clock, no I/O."""

from nightcap.rooms import agreement, doors, playing
from nightcap.rooms.entries import KEEPER, VERSION, Entry, UnreadableLog, read, write
from nightcap.rooms.playing import entry_of
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room, room_of
from nightcap.rooms.views import (
    Asked,
    RoomView,
    RoomViews,
    asked_of,
    objection,
    owing,
    table_view,
    view_of,
    words_of_deck,
)

__all__ = [
    "KEEPER",
    "VERSION",
    "Asked",
    "Entry",
    "Refused",
    "Room",
    "RoomView",
    "RoomViews",
    "UnreadableLog",
    "agreement",
    "asked_of",
    "doors",
    "entry_of",
    "objection",
    "owing",
    "playing",
    "read",
    "room_of",
    "table_view",
    "view_of",
    "words_of_deck",
    "write",
]
