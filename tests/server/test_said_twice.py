"""What a device says twice by the same id is done once."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from nightcap.rooms import KEEPER, Entry, read
from nightcap.rooms.actions import Resume, Stop, Stopped
from nightcap.server.devices import Devices, name_in_room
from nightcap.server.repeats import said_id
from server.processes import ServerProcess
from server.running import KEY, Phone, server, timeless
from server.test_server import started
from server.turns import loop_server, secret_of, table


def test_the_same_answer_twice_is_done_once() -> None:
    with server() as port:
        _, ana, _ = started(port)
        question = ana.sees["asked"]["question"]
        action = {"type": "answer", "seat": 0, "question": question}
        action["move"] = {"type": "throw_sign", "sign": "rock"}
        for _ in range(3):
            ana.sends({"type": "act", "client": "once", "action": action})
        accepted = [ana.hears_of("accepted") for _ in range(3)]
        assert len(accepted) == 3


def test_whatever_is_repeated_is_done_once() -> None:
    """A phone that lost its line before it heard that a bot was added says so again."""
    with server() as port:
        ana = Phone(port)
        code = ana.opens_room()
        ana.comes_to(code)
        ana.says("choose_game", game="peekpoker")
        add = {"type": "act", "client": "one", "action": {"type": "add_bot", "bot": "random"}}
        ana.sends(add)
        assert ana.hears_of("accepted")["client"] == "one"
        ana.leaves()
        ana.comes_to(code)
        ana.sends(add)
        assert ana.hears_of("accepted")["client"] == "one"
        assert len(ana.sees["room"]["seats"]) == 1
        ana.sends({**add, "client": "two"})
        ana.hears_of("accepted")
        assert len(ana.sees["room"]["seats"]) == 2
        ana.sends({**add, "client": "one", "action": {"type": "sit", "name": "Ana"}})
        ana.hears_of("accepted")
        assert len(ana.sees["room"]["seats"]) == 3, "another thing by an old id is another thing"


@pytest.mark.parametrize("by_answer", [False, True])
def test_a_stop_that_is_repeated_is_one_stop(by_answer: bool) -> None:
    """The second would find nothing to stop any more, and pause everybody again after they went on."""
    with server() as port:
        _, ana, ben = started(port)
        stop: dict[str, Any] = {"type": "stop", "seat": 0}
        if by_answer:
            move = {"type": "safe_stop"}
            stop = {"type": "answer", "seat": 0, "question": 0, "move": move}
        ana.sends({"type": "act", "client": "stop", "action": stop})
        ana.hears_of("accepted")
        ana.says("resume", seat=0)
        ben.says("resume", seat=1)
        while ana.hears_of("update")["room"]["paused"]:
            pass
        ana.sends({"type": "act", "client": "stop", "action": stop})
        ana.hears_of("accepted")
        assert not ana.sees["room"]["paused"]


def test_it_is_known_after_a_restart_whatever_it_is(tmp_path: Path) -> None:
    """A bot that was added, and a stop: both are in the log, so a killed server has not forgotten them."""
    with ServerProcess(tmp_path) as server:
        ana = Phone(server.port)
        lobby = ana.opens_room()
        ana.comes_to(lobby)
        ana.says("choose_game", game="peekpoker")
        add = {"type": "act", "client": "one", "action": {"type": "add_bot", "bot": "random"}}
        ana.sends(add)
        ana.hears_of("accepted")
        code, cleo, dani = started(server.port)
        stop = {"type": "act", "client": "stop", "action": {"type": "stop", "seat": 0}}
        cleo.sends(stop)
        cleo.hears_of("accepted")
        cleo.says("resume", seat=0)
        dani.says("resume", seat=1)
        server.kill()
        server.start()
        for phone, room, said in ((ana, lobby, add), (cleo, code, stop)):
            phone.leaves()
            before = phone.comes_to(room)
            phone.sends(said)
            assert phone.hears_of("accepted")["client"] == said["client"]
            phone.leaves()
            assert timeless(phone.comes_to(room)) == timeless(before)
        assert len(ana.sees["room"]["seats"]) == 1
        assert not cleo.sees["room"]["paused"]


# Whom an id names


def stops_of(*says: tuple[str, str]) -> list[Entry]:
    """The stops in a log, of which each was said by a device, and by a client id or none."""

    async def play() -> list[Entry]:
        async with loop_server() as there:
            at = await table(there)
            keeper = at.keeper
            for device, client in says:
                who = name_in_room(secret_of(device), keeper.code)
                (seat,) = keeper.room.seats_of(who)
                await keeper.says(who, Stop(seat), client)
                for number in range(2):
                    other = name_in_room(secret_of(f"a-{number}"), keeper.code)
                    await keeper.says(other, Resume(number))
            log = [read(data) for _, data in await keeper.journal.read(keeper.code)]
            return [entry for entry in log if isinstance(entry.action, Stopped)]

    return asyncio.run(play())


def test_all_stops_look_alike_in_the_log() -> None:
    """Also those of a program that gives no client id."""
    stops = stops_of(("a-0", "c1"), ("a-1", "c1"), ("a-0", ""), ("a-1", ""))
    assert len(stops) == 4
    assert len({stop.said for stop in stops}) == 4
    assert all(re.fullmatch("[0-9a-f]{18}", stop.said) and stop.by == KEEPER for stop in stops)


def test_only_the_device_itself_can_say_that_a_stop_was_its_own() -> None:
    """Whoever has the log and the server's key, and guesses the client id, finds nobody's name."""
    with server() as port:
        code, ana, ben = started(port)
        for phone in (ana, ben):
            act = {"type": "act", "client": "c1", "action": {"type": "stop", "seat": 0}}
            own = phone.id_in_log(code, act)
            name = phone.device_in(code)
            guesses = [
                KEY.key_for("said"),
                KEY.key_for("devices"),
                bytes(32),
                b"",
                name.encode(),
                code.encode(),
            ]
            guesses += [Devices(KEY).keys_of(guess).said for guess in ("", name, code)]
            assert own == said_id(Devices(KEY).keys_of(phone.secret).said, name, Stop(0), "c1")
            assert all(said_id(guess, name, Stop(0), "c1") != own for guess in guesses)
