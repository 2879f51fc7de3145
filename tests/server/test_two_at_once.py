"""Two answers at one moment, the same answer twice, an answer to a question of yesterday."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from nightcap.rooms import Entry
from nightcap.rooms.actions import Answer
from nightcap.server.keys import server_key
from server.processes import ServerProcess
from server.running import Phone, some_move, timeless
from server.test_full_disk import who_is_asked
from server.test_killed import kept
from server.test_server import started


class Tab(Phone):
    """The same device once more, on a line of its own."""

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone.port)
        self.cookie = phone.cookie


def act(asked: dict[str, Any], move: Any, client: str) -> str:
    action = {"type": "answer", "seat": asked["seat"], "question": asked["question"]}
    return json.dumps({"type": "act", "client": client, "action": {**action, "move": move}})


def outcome(phone: Phone, client: str) -> dict[str, Any]:
    while True:
        message = phone.hears()
        if message.get("client") == client:
            return message


def answers_kept(data: Path, code: str) -> list[Entry]:
    entries = asyncio.run(kept(data, [code]))[code]
    return [entry for entry in entries if isinstance(entry.action, Answer)]


def test_of_two_tabs_one_is_heard_and_both_seats_of_a_sealed_question_are(tmp_path: Path) -> None:
    """Everybody answers every question twice at once, differently if they can."""
    rng = random.Random("tabs")
    accepted: Counter[tuple[int, int]] = Counter()
    together = 0
    with ServerProcess(tmp_path) as server:
        code, *first = started(server.port)
        second = [Tab(phone) for phone in first]
        for tab in second:
            tab.comes_to(code)
        for number in range(40):
            who_is_asked(*first, *second)
            asked = [
                (phone, tab, phone.sees["asked"])
                for phone, tab in zip(first, second, strict=True)
                if phone.sees["asked"]["answers"]
            ]
            together += len(asked) == 2
            for phone, tab, question in asked:
                for line, name in ((phone, "phone"), (tab, "tab")):
                    line.sends(act(question, some_move(question, rng), f"{name}{number}"))
            for phone, tab, question in asked:
                told = [outcome(phone, f"phone{number}"), outcome(tab, f"tab{number}")]
                assert sorted(message["type"] for message in told) == ["accepted", "sorry"]
                sorry = next(message for message in told if message["type"] == "sorry")
                assert sorry["code"] in ("old_question", "not_your_turn")
                accepted[question["question"], question["seat"]] += 1
            if first[0].sees["room"]["phase"] != "playing":
                break
        server.kill()
    assert together
    answers = [entry.action for entry in answers_kept(tmp_path, code) if isinstance(entry.action, Answer)]
    assert Counter((answer.question, answer.seat) for answer in answers) == accepted
    assert set(accepted.values()) == {1}


def test_the_same_answer_twice_is_done_once_also_after_a_restart(tmp_path: Path) -> None:
    """A device that did not hear the answer to its answer says it again."""
    with ServerProcess(tmp_path) as server:
        code, ana, ben = started(server.port)
        said = act(ana.sees["asked"], {"type": "throw_sign", "sign": "rock"}, "once")
        tab = Tab(ana)
        tab.comes_to(code)
        for line in (ana, tab, ana):
            line.sends(said)
        assert [outcome(line, "once")["type"] for line in (ana, tab, ana)] == ["accepted"] * 3
        paper = act(ben.sees["asked"], {"type": "throw_sign", "sign": "paper"}, "other")
        ben.sends(paper)
        assert outcome(ben, "other")["type"] == "accepted"
        server.kill()
        server.start()
        ana.leaves()
        before = timeless(ana.comes_to(code))
        ana.sends(said)
        assert outcome(ana, "once")["type"] == "accepted"
        ana.leaves()
        assert timeless(ana.comes_to(code)) == before
        server.kill()
    key = server_key(tmp_path)
    once, other = ana.id_in_log(code, json.loads(said), key), ben.id_in_log(code, json.loads(paper), key)
    assert [entry.said for entry in answers_kept(tmp_path, code)] == [once, other]


def test_a_late_click_on_an_old_menu_is_refused_though_the_move_would_be_legal(tmp_path: Path) -> None:
    rng = random.Random("late")
    late = 0
    with ServerProcess(tmp_path) as server:
        _, ana, ben = started(server.port)
        menus: dict[tuple[int, str], dict[str, Any]] = {}
        for number in range(60):
            phone = who_is_asked(ana, ben)
            asked = phone.sees["asked"]
            move = some_move(asked, rng)
            old = menus.get((asked["seat"], move["type"]))
            if old is not None and old["question"] != asked["question"]:
                phone.sends(act(old, move, f"late{number}"))
                assert outcome(phone, f"late{number}")["code"] == "old_question"
                late += 1
            menus[asked["seat"], move["type"]] = asked
            phone.sends(act(asked, move, f"now{number}"))
            assert outcome(phone, f"now{number}")["type"] == "accepted"
            if phone.sees["room"]["phase"] != "playing":
                break
    assert late > 5
