"""What a device says twice by the same id is done once."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Phone, server
from server.test_server import started


def test_the_same_answer_twice_is_done_once() -> None:
    with server() as port:
        _, ana, _ = started(port)
        question = ana.sees["asked"]["question"]
        action = {"type": "answer", "seat": 0, "question": question, "client": "once"}
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
            stop = {"type": "answer", "seat": 0, "question": 0, "move": move, "client": "stop"}
        ana.sends({"type": "act", "client": "stop", "action": stop})
        ana.hears_of("accepted")
        ana.says("resume", seat=0)
        ben.says("resume", seat=1)
        while ana.hears_of("update")["room"]["paused"]:
            pass
        ana.sends({"type": "act", "client": "stop", "action": stop})
        ana.hears_of("accepted")
        assert not ana.sees["room"]["paused"]
