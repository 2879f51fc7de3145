"""A game that was played, its books, and what a device has kept of it: all as plain data."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from nightcap.decks import WrittenDeck
from nightcap.engine.vocabulary import to_json
from nightcap.rooms import books_of, luck, read, view_of
from nightcap.rooms.actions import (
    Answer,
    EndGame,
    Leave,
    OpenTheBooks,
    PlayAgain,
    Resume,
    RevealShare,
    Stop,
    TimeUp,
)
from nightcap.rooms.luck import Setup
from nightcap.rooms.playing import move_of_silence
from rooms.evening import Evening, share_of

Data = dict[str, Any]


def plain(value: Any) -> Any:
    return json.loads(to_json(value))


def opened(night: Evening) -> Data:
    """The books, once everybody agrees."""
    for seat in sorted(night.room.everybody):
        night.says(str(night.room.people[seat].device), OpenTheBooks(seat))
    books: Data = plain(books_of(night.room, night.room.host))
    return books


def receipt_of(night: Evening, device: str) -> Data:
    """As this device's page has kept it."""
    seen = plain(view_of(night.room, device).luck)
    entries = [read(line) for line in night.log]
    last = max(n for n, entry in enumerate(entries) if isinstance(entry.action, RevealShare))
    since = [entry.action for entry in entries[last:] if entry.by == device]
    hashes = {"view": luck.view_hash, "event": luck.event_hash}
    again = [n for n, entry in enumerate(entries) if isinstance(entry.action, PlayAgain)]
    return {
        "format": 2,
        "seats": night.room.seats_of(device),
        "share": share_of(device),
        "commitment": seen["commitment"],
        "setup_hash": seen["setup_hash"],
        "shares": sum(
            entry.by == device and isinstance(entry.action, RevealShare)
            for entry in entries[max(again, default=0) :]
        ),
        "games": len(again),
        "parties": [
            {name: party[name] for name in ("seats", "commitment", "share")} for party in seen["parties"]
        ],
        "said": [
            {
                "seat": said.seat,
                "hash": luck.move_hash(share_of(device), said.seat, plain(said.move)),
                "sure": True,
            }
            for said in since
            if isinstance(said, Answer)
        ],
        "saw": [
            hashes[kind](share_of(device), night.room.seats_of(device)[0], what)
            for kind, what in night.shown[device]
        ],
        "altered": False,
        "enough": sorted({said.seat for said in since if isinstance(said, EndGame)}),
        "left": any(isinstance(said, Leave) for said in since),
        "record": seen["record"],
    }


def plays_with_silence_and_stops(night: Evening, seed: str) -> None:
    """Now and then time is up, or somebody says stop."""
    rng = Random(seed)
    while (table := night.room.table) is not None and night.room.playing:
        seat = rng.choice(table.waiting)
        stop = table.vocabulary.moves["safe_stop"]
        stoppable = any(table.why_not(other, stop()) is None for other in range(table.seats))
        if rng.random() < 0.1 and move_of_silence(table, seat) and table.question.seconds(table):
            night.keep(TimeUp(seat, night.room.question))
        elif rng.random() < 0.1 and stoppable:
            night.says(str(night.room.people[seat].device), Stop(seat))
            for other in sorted(night.room.everybody):
                night.says(str(night.room.people[other].device), Resume(other))
        else:
            assert night.answers(rng)


def changed(data: Data, change: Callable[[Data], object]) -> Data:
    other = deepcopy(data)
    change(other)
    return other


def sealed_again(books: Data, *, kept: str = "") -> Data:
    """With every hash as it would be if these were the true books: whoever runs the server can do so."""
    books = deepcopy(books)
    if books["deck"] is not None:
        books["setup"]["deck"] = luck.deck_hash(msgspec.convert(books["deck"], WrittenDeck))
    for party in books["parties"]:
        party["commitment"] = luck.share_commitment(party["share"])
    books["commitment"] = luck.commitment(books["secret"])
    books["setup_hash"] = luck.setup_hash(books["secret"], msgspec.convert(books["setup"], Setup))
    shares = [(tuple(party["seats"]), party["share"]) for party in books["parties"]]
    if kept != "seed":
        books["seed"] = luck.seed(books["secret"], books["setup_hash"], shares)
    bare = {name: part for name, part in books.items() if name not in {"deck", "record"}}
    books["record"] = luck.record(books["secret"], bare)
    return books
