"""People round a table: seats, lobby, boundaries, pause, stop, rematch. Pure: no clock, no I/O."""

from nightcap.rooms import agreement, doors, playing, starting, stopping
from nightcap.rooms.asking import Asked, asked_of, objection, owing, table_view
from nightcap.rooms.books import Books, books_of
from nightcap.rooms.deck_words import words_of_deck
from nightcap.rooms.entries import KEEPER, VERSION, Entry, UnreadableLog, read, write
from nightcap.rooms.refusals import Refused
from nightcap.rooms.room import Room, room_of
from nightcap.rooms.said import entry_of
from nightcap.rooms.views import RoomView, RoomViews, view_of

__all__ = [
    "KEEPER",
    "VERSION",
    "Asked",
    "Books",
    "Entry",
    "Refused",
    "Room",
    "RoomView",
    "RoomViews",
    "UnreadableLog",
    "agreement",
    "asked_of",
    "books_of",
    "doors",
    "entry_of",
    "objection",
    "owing",
    "playing",
    "read",
    "room_of",
    "starting",
    "stopping",
    "table_view",
    "view_of",
    "words_of_deck",
    "write",
]
