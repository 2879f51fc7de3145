"""A stop that overtakes what is being written: the books replay every table that anybody was shown."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from nightcap.rooms.checking import check
from nightcap.server import make_app
from server.noting import HeldDisk, Witness, books_of
from server.running import KEY, QUICK, begin, serve, server, some_move
from server.test_server import sit_down


def begun(port: int, game: str = "couples-quick", **options: Any) -> tuple[str, Witness, Witness]:
    ana, ben = Witness(port), Witness(port)
    code = sit_down(ana, ben, game)
    if options:
        assert ana.says("set_options", options=options)["type"] == "accepted"
    for seat, phone in enumerate((ana, ben)):
        phone.is_ready(seat)
    begin(ana, ben)
    return code, ana, ben


def is_asked(phone: Witness) -> bool:
    phone.hears_all()
    return bool(phone.sees["asked"] and phone.sees["asked"]["answers"])


def play_until(wanted: Callable[[dict[str, Any]], bool], *phones: Witness) -> None:
    """At random, until there is such a table."""
    rng = random.Random("stop")
    while not wanted(phones[0].sees):
        phone = next(phone for phone in phones if is_asked(phone))
        asked = phone.sees["asked"]
        move = some_move(asked, rng)
        said = phone.says("answer", seat=asked["seat"], question=asked["question"], move=move)
        assert said["type"] == "accepted"
        for each in phones:
            each.hears_all()


def may_stop_something(update: dict[str, Any]) -> bool:
    return "safe_stop" in json.dumps(update["asked"]["asides"])


def wait_until(holds: Callable[[], bool]) -> None:
    while not holds():
        time.sleep(0.001)


def wants_to_go_on(phone: Witness) -> dict[str, Any]:
    return phone.says("resume", seat=phone.notes.seat)


def tables(phone: Witness, since: int) -> list[Any]:
    return [told["table"] for told in phone.told[since:] if told["type"] == "update"]


def test_a_stop_that_overtakes_a_move_leaves_books_that_are_true() -> None:
    """An activity was chosen; a yes to it is being written; somebody stops it."""
    disk = HeldDisk()
    with server(journal=disk) as port:
        code, ana, ben = begun(port)
        play_until(may_stop_something, ana, ben)
        mover, other = (ana, ben) if is_asked(ana) else (ben, ana)
        asked, before = mover.sees["asked"], {phone: phone.sees["table"] for phone in (ana, ben)}
        told = {phone: len(phone.told) for phone in (ana, ben)}
        with disk.held():
            answer = {"seat": asked["seat"], "question": asked["question"], "move": {"type": "accept"}}
            mover.says_without_waiting("move", type="answer", **answer)
            wait_until(lambda: disk.waiting == 1)
            other.says_without_waiting("stop", type="stop", seat=other.notes.seat)
            for phone in (ana, ben):
                at_once = phone.hears_of("update")
                assert (at_once["room"]["paused"], at_once["asked"], at_once["events"]) == (True, None, [])
                assert tables(phone, told[phone]) == [before[phone]], "nobody sees what the log does not have"
        assert other.hears_of("accepted")["client"] == "stop"
        for phone in (ana, ben):
            phone.hears_all()
            news = [event["type"] for told in phone.told if "events" in told for event in told["events"]]
            assert news.count("activity_stopped") == 1
            assert phone.sees["room"]["paused"], "what was told at once is not taken back"
        assert mover.says("answer", **answer)["code"] == "paused"
        assert [wants_to_go_on(phone)["type"] for phone in (ana, ben)] == ["accepted"] * 2
        assert is_asked(ana) or is_asked(ben)
        books = books_of(code, ana, ben)
        assert [made["by"] for made in books["moves"][-2:]] == ["seat", "somebody"]
        for phone in (ana, ben):
            assert not check(books, phone.notes.receipt).doubtful


def test_two_stops_at_once_are_one_and_both_are_known_when_they_are_said_again() -> None:
    disk = HeldDisk()
    with server(journal=disk) as port:
        code, ana, ben = begun(port)
        play_until(may_stop_something, ana, ben)
        with disk.held():
            for phone in (ana, ben):
                phone.says_without_waiting("stop", type="stop", seat=phone.notes.seat)
                phone.hears_all()
        for phone in (ana, ben):
            assert phone.hears_of("accepted")["client"] == "stop"
        for phone in (ana, ben):
            wants_to_go_on(phone)
        for phone in (ana, ben):
            phone.says_without_waiting("stop", type="stop", seat=phone.notes.seat)
            assert phone.hears_of("accepted")["client"] == "stop"
            phone.hears_all()
            assert not phone.sees["room"]["paused"]
        books = books_of(code, ana, ben)
        assert [made["by"] for made in books["moves"]].count("somebody") == 1


def test_a_yes_to_going_on_does_not_outlive_the_stop_that_overtook_it() -> None:
    """Ben says that he is ready, and then stop; the stop is heard first, and is the last word."""
    disk = HeldDisk()
    app = make_app(disk, QUICK, KEY)
    with serve(app) as port:
        code, ana, ben = begun(port)
        ana.says("pause")
        with disk.held():
            ana.says_without_waiting("name", type="rename", seat=0, name="Anna")
            wait_until(lambda: disk.waiting == 1)
            ben.says_without_waiting("yes", type="resume", seat=1)
            ben.says_without_waiting("stop", type="stop", seat=1)
            wait_until(lambda: app.state.rooms.keepers[code].turns.stops == 1)
        sorry = ben.hears_of("sorry")
        assert (sorry["client"], sorry["code"]) == ("yes", "paused")
        ben.hears_all()
        assert (ben.sees["room"]["paused"], ben.sees["room"]["resuming"]) == (True, [])
        assert [wants_to_go_on(phone)["type"] for phone in (ana, ben)] == ["accepted"] * 2
        assert not ben.sees["room"]["paused"]


def test_a_stop_holds_against_the_last_yes_that_is_being_written() -> None:
    """Everything rests when it is said, and would not a moment later."""
    disk = HeldDisk()
    with server(journal=disk) as port:
        _, ana, ben = begun(port)
        ben.says("leave")
        ana.says("pause")
        with disk.held():
            ana.says_without_waiting("yes", type="resume", seat=0)
            wait_until(lambda: disk.waiting == 1)
            ben.says_without_waiting("stop", type="stop", seat=1)
            ben.hears_all()
        assert ben.hears_of("accepted")["client"] == "stop"
        for phone in (ana, ben):
            phone.hears_all()
            assert phone.sees["room"]["paused"]
