"""Books and receipts: honest ones are found true, and no field of them can be changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import pytest

from nightcap import GAMES
from nightcap.rooms import Entry, RoomViews, luck
from nightcap.rooms.actions import Rename
from nightcap.rooms.checking import Lie, NoBooks, OtherRules, check, read_file
from rooms.evening import evening
from rooms.played import SEATS, at, broken_off, lie, played, put, retos, with_bot
from rooms.witness import Data, changed, opened, receipt_of, sealed_again

# Honest books


@pytest.mark.parametrize("game", GAMES)
def test_honest_books_are_true_with_and_without_a_receipt(game: str) -> None:
    books, receipt = played(game)
    proof = check(books)
    assert (proof.moves, proof.devices, proof.receipt) == (len(books["moves"]), SEATS[game], False)
    proof = check(books, receipt)
    assert proof.receipt
    assert proof.own == len(receipt["said"]) > 0
    assert proof.saw == proof.tables > 0
    assert proof.events > 0
    assert (proof.shares, proof.games, proof.doubtful) == (1, 0, False)


def test_time_that_is_up_and_stops_are_told_apart_from_ones_own_moves() -> None:
    books, receipt = retos()
    assert {"seat", "clock", "somebody"} == {made["by"] for made in books["moves"]}
    proof = check(books, receipt)
    assert receipt["seats"] == [1, 3]
    assert proof.clock == len([m for m in books["moves"] if m["by"] == "clock" and m["seat"] in (1, 3)]) > 0


def test_what_a_bot_did_in_ones_place_is_told() -> None:
    books, receipt = with_bot()
    proof = check(books, receipt)
    assert proof.bot == len([m for m in books["moves"] if m["by"] == "bot" and m["seat"] == 1]) > 0
    assert receipt["left"]


def test_a_game_that_was_broken_off_says_so() -> None:
    night, books = broken_off()
    assert check(books).broken_off
    assert books["agreed"] == [0, 1]
    assert check(books, receipt_of(night, "d2")).broken_off


def test_the_record_of_a_game_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a long game it takes long, and nobody can have it made again and again."""
    made: list[str] = []
    really = luck.record
    night, _ = broken_off()
    views = RoomViews()

    def noted(secret: str, books: dict[str, Any]) -> str:
        made.append(really(secret, books))
        return made[-1]

    monkeypatch.setattr(luck, "record", noted)
    for number in range(5):
        room = night.room.after(Entry("d2", Rename(1, f"Ben {number}")))
        told = {views.of(room, device).luck.record for device in room.devices}
        night.room = room
    assert (len(told), len(made)) == (1, 1)


def test_a_move_that_may_have_been_lost_on_the_way_is_no_lie() -> None:
    books, receipt = played("peekpoker")
    said = receipt["said"]
    unsure = [{**each, "sure": False} for each in said]
    assert check(books, {**receipt, "said": unsure})
    for place in range(len(said) + 1):
        with_lost = [*said[:place], {**said[0], "sure": False}, *said[place:]]
        assert check(books, {**receipt, "said": with_lost})
    assert lie(books, {**receipt, "said": [*said, said[0]]}) == "receipt_missing"
    assert lie(books, {**receipt, "said": said[:-1]}) == "receipt_move"


def test_a_receipt_that_an_earlier_program_wrote_is_checked_as_far_as_it_goes() -> None:
    night = evening("peekpoker")
    night.starts()
    night.plays_on("earlier")
    books, receipt = opened(night), receipt_of(night, "d2")
    only_views = [
        luck.view_hash(receipt["share"], 1, what) for kind, what in night.shown["d2"] if kind == "view"
    ]
    earlier: Data = {
        name: part for name, part in receipt.items() if name not in {"shares", "games", "altered"}
    } | {"format": 1, "saw": only_views}
    proof = check(books, earlier)
    assert (proof.saw, proof.events, proof.shares) == (proof.tables, 0, 0)
    assert lie(books, {**earlier, "saw": only_views[::-1]}) == "receipt_view"
    assert lie(books, {**earlier, "shares": 1}) == "malformed"
    assert lie(books, {**earlier, "format": 3}) == "format"


# Every field, one by one


def ways_to_change(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, -1, str(value), float(value), None)
        case str():
            yield from (f"{value}0", value[:-1] + ("0" if value[-1:] != "0" else "1"), None, 7)
        case None:
            yield from (0, "", {}, [])
        case list():
            yield from ([*value, value[0] if value else 0], value[:-1] if value else None)
            if len(value) > 1 and value[0] != value[-1]:
                yield [value[-1], *value[1:-1], value[0]]
        case dict():
            yield {**value, "more": 1}
            for name in value:
                yield {other: part for other, part in value.items() if other != name}


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield from paths(part, (*path, name))


def tampered(data: Any, path: tuple[Any, ...]) -> Iterator[Any]:
    for other in ways_to_change(at(data, path)):
        yield with_other(data, path, other)


def with_other(data: Any, path: tuple[Any, ...], other: Any) -> Any:
    """The same with something else there; what is not on the way to it is shared, not copied."""
    if not path:
        return other
    copied = copy(data)
    copied[path[0]] = with_other(data[path[0]], path[1:], other)
    return copied


def some(every: list[tuple[Any, ...]], of_deck: int) -> list[tuple[Any, ...]]:
    """All but for the deck's own fields, of which there are thousands: so many of those."""
    deck = [path for path in every if path[:1] == ("deck",) and len(path) > 2]
    rest = [path for path in every if not (path[:1] == ("deck",) and len(path) > 2)]
    return rest + random.Random("deck").sample(deck, min(of_deck, len(deck)))


@pytest.mark.parametrize("story", [retos, with_bot], ids=["retos", "peekpoker"])
def test_no_field_of_honest_books_can_be_changed(story: Callable[[], tuple[Data, Data]]) -> None:
    books, _ = story()
    tried = 0
    for path in some(list(paths(books)), of_deck=30):
        for other in tampered(books, path):
            tried += 1
            with pytest.raises((Lie, NoBooks)):
                pytest.fail(f"{path} {at(other, path)!r}: {check(other)}")
    assert tried > 1000


def test_no_field_of_a_receipt_can_be_changed() -> None:
    """But for what claims less: that a move may have been lost, that one has left, or seen no end; and for
    what only this device can know: how many games there were before, and whether it was shown otherwise."""
    books, receipt = retos()
    for path in paths(receipt):
        if path[-1:] in {("sure",), ("left",)} or path[:1] in {
            ("enough",),
            ("saw",),
            ("games",),
            ("altered",),
        }:
            continue
        for other in tampered(receipt, path):
            with pytest.raises((Lie, NoBooks)):
                pytest.fail(f"{path}: {check(books, other)}")


# What cannot be read


def test_nothing_is_said_twice_in_a_file() -> None:
    with pytest.raises(NoBooks):
        read_file(b'{"secret": "a", "secret": "b"}')
    for nonsense in (b"", b"[", b"\xff", b"[" * 100_000):
        with pytest.raises(NoBooks):
            read_file(nonsense)


def test_books_of_other_rules_are_not_judged() -> None:
    books, _ = played("peekpoker")
    with pytest.raises(OtherRules, match="version 99"):
        check(sealed_again(changed(books, put("setup", "version", to=99))))
